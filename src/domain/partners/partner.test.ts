import { expect, test } from 'vitest'

import { keyState, NewKey, NewPartner } from './partner.ts'
import { ORIGINS_MAX } from './policy.ts'

const NOW = new Date('2026-11-02T01:00:00Z')
const after = (milliseconds: number) => new Date(NOW.getTime() + milliseconds)

test('§8 keys: a key lives until the moment it expires, and not in it', () => {
  const state = (expiresAt: Date | null) =>
    keyState({ expiresAt, pausedAt: null, revokedAt: null }, NOW)
  expect(state(null)).toBe('live')
  expect(state(after(1))).toBe('live')
  expect(state(after(0))).toBe('expired')
  expect(state(after(-1))).toBe('expired')
})

test('§8 keys: a revoked key is revoked, whether or not it had time left or was paused', () => {
  for (const expiresAt of [null, after(1), after(-1)]) {
    for (const pausedAt of [null, after(-9)]) {
      expect(keyState({ expiresAt, pausedAt, revokedAt: after(-5) }, NOW)).toBe('revoked')
    }
  }
})

test('§8 keys: a paused key is paused until it expires', () => {
  const state = (expiresAt: Date | null) =>
    keyState({ expiresAt, pausedAt: after(-5), revokedAt: null }, NOW)
  expect(state(null)).toBe('paused')
  expect(state(after(1))).toBe('paused')
  expect(state(after(0))).toBe('expired')
})

test('§8 partners: a name has 1 to 100 characters in one line, an address is an address', () => {
  const contactEmail = 'Dev@Example.com'
  const named = (name: string) => NewPartner.safeParse({ name, contactEmail }).success
  expect(NewPartner.parse({ name: ' 香りの会社 ', contactEmail })).toEqual({
    name: '香りの会社',
    contactEmail: 'dev@example.com',
  })
  expect(named('x'.repeat(100))).toBe(true)
  for (const name of ['', ' ', 'x'.repeat(101), 'a\nb', 'a\u202eb']) expect(named(name)).toBe(false)
  expect(NewPartner.safeParse({ name: 'x', contactEmail: 'x' }).success).toBe(false)
})

test('§8 keys: a new key has a scope, known ones only, and one of the offered lives', () => {
  const key = { partnerId: crypto.randomUUID(), scopes: ['catalog'], lifeDays: null }
  expect(NewKey.safeParse(key).success).toBe(true)
  expect(NewKey.safeParse({ ...key, lifeDays: 90 }).success).toBe(true)
  expect(NewKey.safeParse({ ...key, scopes: [] }).success).toBe(false)
  expect(NewKey.safeParse({ ...key, scopes: ['everything'] }).success).toBe(false)
  expect(NewKey.safeParse({ ...key, lifeDays: 91 }).success).toBe(false)
})

test('§8 keys: a listed origin is written as browsers write it', () => {
  const key = { partnerId: crypto.randomUUID(), scopes: ['catalog'], lifeDays: null }
  const takes = (...origins: string[]) => NewKey.safeParse({ ...key, origins }).success
  expect(takes()).toBe(true)
  expect(takes('https://www.example.com', 'https://a.example:8443', 'http://localhost:5173')).toBe(
    true,
  )
  expect(takes(...Array<string>(ORIGINS_MAX).fill('https://a.example'))).toBe(true)
  expect(takes(...Array<string>(ORIGINS_MAX + 1).fill('https://a.example'))).toBe(false)
  for (const wrong of [
    ...['', '*', 'null', 'example.com', 'http://example.com', 'https://example.com/'],
    ...[
      'https://example.com/shop',
      'https://EXAMPLE.com',
      'https://example.com:443',
      'ftp://localhost',
      'http://localhost.example.com',
    ],
  ]) {
    expect(takes(wrong), wrong).toBe(false)
  }
})
