import { expect, test } from 'vitest'

import { isScope, SCOPES, scopeOf } from './scopes.ts'

test('§8 scopes: a call belongs to the area in whose address it begins, with and without a slash at its end', () => {
  expect(scopeOf('/v1/prices/kit')).toBe('catalog')
  expect(scopeOf('/v1/prices/kit/')).toBe('catalog')
  expect(scopeOf('/v1/orders')).toBe('orders')
  expect(scopeOf('/v1/orders/1/complete-bank-order/')).toBe('orders')
  expect(scopeOf('/v1/contacts/notify')).toBe('messages')
  expect(scopeOf('/graphql')).toBe('graphql')
})

test('§8 scopes: a call that no row names is open to no scope', () => {
  for (const path of ['/', '/v1', '/v1/nothing', '/v1/ordersx', '/v1/orders-all', '/V1/orders']) {
    expect(scopeOf(path), path).toBeNull()
  }
})

test('§8 scopes: a word is a scope only as it is written', () => {
  expect(SCOPES.every(isScope)).toBe(true)
  for (const word of ['', 'Catalog', 'orders ', 'all', '__proto__'])
    expect(isScope(word)).toBe(false)
})
