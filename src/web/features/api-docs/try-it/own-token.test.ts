import { expect, test } from 'vitest'

import { confirmFirst, isSentFrom } from './confirm-first.ts'
import { changeOf } from './own-token.ts'

const own = { id: '1', authentication_token: 'old', token_expiry: '2026-11-02', name: 'Mina' }
const later = '2026-11-03'
const renewal = { method: 'GET', path: '/api/users/{userId}/refresh_token' }

test('§9 trying: a token that was renewed here is the one this browser goes on with', () => {
  const answer = { data: { token: 'new', token_expiry: later } }
  expect(changeOf({ call: renewal, status: 200, answer, own })).toEqual({
    kind: 'record',
    record: { ...own, authentication_token: 'new', token_expiry: later },
  })
  expect(changeOf({ call: renewal, status: 200, answer, own: null })).toEqual({ kind: 'none' })
  expect(changeOf({ call: renewal, status: 401, answer: {}, own })).toEqual({ kind: 'none' })
})

test('§9 trying: a sign-in by a call is a sign-in on the site', () => {
  const call = { method: 'POST', path: '/api/sessions' }
  const data = { id: '2', authentication_token: 'two', token_expiry: later, name: null }
  expect(changeOf({ call, status: 201, answer: { data }, own: null })).toEqual({
    kind: 'record',
    record: { id: '2', authentication_token: 'two', token_expiry: later, name: '' },
  })
})

test('§9 trying: signing out and closing the account sign this browser out, other endings do not', () => {
  const ended = (path: string) =>
    changeOf({ call: { method: 'DELETE', path }, status: 204, answer: null, own }).kind
  expect(ended('/api/sessions')).toBe('signed out')
  expect(ended('/api/users/{userId}')).toBe('signed out')
  expect(ended('/api/users/{userId}/sessions')).toBe('none')
  expect(ended('/v1/order-draft')).toBe('none')
})

test('§8 trying: an order and what cannot be undone need a confirmation', () => {
  expect(confirmFirst({ method: 'POST', path: '/v1/orders' })).toBe('order')
  expect(confirmFirst({ method: 'DELETE', path: '/v1/order-draft' })).toBe('change')
  expect(confirmFirst({ method: 'POST', path: '/v1/orders/{orderId}/cancellation' })).toBe('change')
  expect(confirmFirst({ method: 'PUT', path: '/v1/orders/quote' })).toBeNull()
})

test('decisions, section 13: where real cards are charged, only reads are sent', () => {
  const live = {
    isProduction: true,
    cardProvider: { kind: 'stripe', publishableKey: '', isTest: false },
  } as const
  const sandbox = {
    isProduction: true,
    cardProvider: { kind: 'sandbox', publishableKey: '', basePath: '' },
  } as const
  expect(isSentFrom({ method: 'GET' }, live)).toBe(true)
  for (const method of ['POST', 'PUT', 'DELETE']) {
    expect(isSentFrom({ method }, live)).toBe(false)
    expect(isSentFrom({ method }, sandbox)).toBe(true)
    expect(isSentFrom({ method }, { ...live, isProduction: false })).toBe(true)
  }
})
