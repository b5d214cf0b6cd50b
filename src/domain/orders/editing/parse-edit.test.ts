import { expect, test } from 'vitest'

import { mayEdit } from './editable-fields.ts'
import { readEdit } from './parse-edit.ts'

const BEFORE = {
  country: 'JP',
  postalCode: '104-0061',
  state: '東京都',
  city: '中央区',
  line1: '見本町1-2-3',
  line2: '',
}
const address = (change: Record<string, string>) =>
  readEdit('address', BEFORE, { ...BEFORE, ...change })

test('§5 address: only what changed is read, and as placing reads it', () => {
  expect(address({})).toEqual({ ok: true, value: {} })
  expect(address({ postalCode: '１５００００１', state: 'Kanagawa', line2: ' 4階 ' })).toEqual({
    ok: true,
    value: { postalCode: '150-0001', state: 'JP-14', line2: '4階' },
  })
})

test('§5 address: what its country asks for may not be emptied', () => {
  expect(address({ postalCode: '', city: ' ', state: 'Atlantis', line2: '' })).toEqual({
    ok: false,
    error: [
      { field: 'postalCode', code: 'missing' },
      { field: 'state', code: 'invalid' },
      { field: 'city', code: 'missing' },
    ],
  })
})

test('§5 address: another country validates every part again', () => {
  expect(address({ country: 'KR' })).toEqual({
    ok: false,
    error: [{ field: 'postalCode', code: 'invalid' }],
  })
  expect(address({ country: 'Atlantis' })).toMatchObject({ ok: false })
})

test('fields that are not requested or were removed cause no error', () => {
  const before = { name: '', kana: '', company: '', email: 'a@example.com', phone: '', notes: '' }
  const edited = readEdit('customer', before, { ...before, email: 'Hana@Example.com ' })
  expect(edited).toEqual({ ok: true, value: { email: 'hana@example.com' } })
  expect(readEdit('customer', before, { ...before, phone: '123' })).toEqual({
    ok: false,
    error: [{ field: 'phone', code: 'invalid' }],
  })
})

test('a browser’s ends of lines are no change, and a tracking number can’t be emptied', () => {
  const before = { name: 'A', kana: '', company: '', email: 'a@example.com', phone: '123456' }
  const notes = 'one\ntwo'
  expect(readEdit('customer', { ...before, notes }, { ...before, notes: 'one\r\ntwo' })).toEqual({
    ok: true,
    value: {},
  })
  expect(readEdit('tracking', { trackingNumber: '1' }, { trackingNumber: ' ' }).ok).toBe(false)
})

test('Decisions, section 7: the address until it ships, its number afterwards, the customer always', () => {
  const of = (status: 'awaiting_transfer' | 'confirmed' | 'shipped' | 'delivered' | 'canceled') =>
    (['customer', 'address', 'tracking'] as const).filter((part) => mayEdit(part, { status }))
  expect(of('awaiting_transfer')).toEqual(['customer', 'address'])
  expect(of('confirmed')).toEqual(['customer', 'address'])
  expect(of('shipped')).toEqual(['customer', 'tracking'])
  expect(of('delivered')).toEqual(['customer', 'tracking'])
  expect(of('canceled')).toEqual(['customer'])
})
