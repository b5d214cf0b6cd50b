import { expect, test } from 'vitest'

import { decodeForm } from './form.ts'

const decode = (text: string) => decodeForm(new URLSearchParams(text))

test("brackets make fields, numbered and empty brackets make lists, as Stripe's encoding has it", () => {
  expect(decode('amount=80000&metadata[order_id]=o1&metadata[note]=a%26b')).toEqual({
    amount: '80000',
    metadata: { order_id: 'o1', note: 'a&b' },
  })
  expect(decode('types[0]=a&types[1]=b&expand[]=x&expand[]=y')).toEqual({
    types: ['a', 'b'],
    expand: ['x', 'y'],
  })
})

test('a name that would reach a prototype, is unbalanced or too deep is not read', () => {
  expect(decode('__proto__[polluted]=1')).toBeNull()
  expect(decode('metadata[constructor][prototype]=1')).toBeNull()
  expect(decode('metadata[order=1')).toBeNull()
  expect(decode('a[b][c][d][e][f][g]=1')).toBeNull()
  expect(decode('a=1&a[b]=2')).toBeNull()
})
