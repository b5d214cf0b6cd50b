import { expect, test } from 'vitest'

import { answeredIds, idsIn, rememberIds } from './answered-ids.ts'

test('§9 trying: the id of an answer is known to the next call, and a later answer replaces it', () => {
  expect(answeredIds().get('orderId')).toBeUndefined()
  rememberIds({ data: { data: { orderId: 'a1', totalChargeAmount: 80_000 } } })
  expect(answeredIds().get('orderId')).toBe('a1')
  rememberIds({ data: [{ orderId: 'b2' }, { orderId: 'c3' }], meta: { count: 2 } })
  expect(answeredIds().get('orderId')).toBe('b2')
  rememberIds({ error: { code: 'order_not_found' } })
  expect(answeredIds().get('orderId')).toBe('b2')
})

test('§9 trying: numbers are ids too; empty ones and other fields are none', () => {
  expect(idsIn({ profileId: 7, tokenId: null, isValid: true, paid: 'x', Id: 1 })).toEqual(
    new Map([
      ['profileId', '7'],
      ['Id', '1'],
    ]),
  )
  expect(idsIn(null).size).toBe(0)
})
