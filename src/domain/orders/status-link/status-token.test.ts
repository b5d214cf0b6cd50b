import { expect, test } from 'vitest'

import { readStatusToken, statusToken } from './status-token.server.ts'

const ORDER = '0b7f5a52-6c1e-4c53-9d0e-1f6f7a3b2c4d'
const UNTIL = new Date('2026-12-02T01:00:00Z')
const BEFORE = new Date(UNTIL.getTime() - 1000)
const token = statusToken('secret', ORDER, UNTIL)

test('a status link names its order until it ends', () => {
  expect(readStatusToken('secret', token, BEFORE)).toEqual({ ok: true, value: { orderId: ORDER } })
  expect(readStatusToken('secret', token, UNTIL)).toEqual({ ok: false, error: 'link_expired' })
})

test('a status link fits into an address as it is and says nothing of the order', () => {
  expect(token).toMatch(/^[A-Za-z0-9_-]{72}$/)
  expect(token).not.toContain(ORDER)
})

test('not one changed character, other secret, or other length is taken', () => {
  const invalid = { ok: false, error: 'link_invalid' }
  for (let at = 0; at < token.length; at += 1) {
    const other = token[at] === 'A' ? 'B' : 'A'
    const tampered = token.slice(0, at) + other + token.slice(at + 1)
    expect(readStatusToken('secret', tampered, BEFORE)).toEqual(invalid)
  }
  expect(readStatusToken('another', token, BEFORE)).toEqual(invalid)
  for (const short of ['', 'x', token.slice(1), `${token}A`, `${token.slice(0, -1)}=`]) {
    expect(readStatusToken('secret', short, BEFORE)).toEqual(invalid)
  }
})
