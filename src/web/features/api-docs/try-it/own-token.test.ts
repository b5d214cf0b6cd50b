import { expect, test } from 'vitest'

import { findCalls } from '../reference/find-calls.ts'
import type { Call, Group } from '../reference/reference.ts'
import { confirmFirst } from './confirm-first.ts'
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

test('§8 search: every word must be in the name, the method or the address of a call', () => {
  const call = (id: string, method: string, path: string): Call => ({
    id,
    method,
    path,
    title: id,
    text: '',
    number: null,
    needs: { key: false, token: 'no', scope: null },
    asked: [],
    body: null,
    given: [],
    refused: [],
  })
  const calls = [call('Place an order', 'POST', '/v1/orders'), call('News', 'GET', '/v1/news')]
  const groups: Group[] = [{ id: 'all', name: 'All', text: '', calls }]
  const found = (query: string) => findCalls(groups, query).flatMap((group) => group.calls)
  expect(found(' ')).toHaveLength(2)
  expect(found('post ORDER')).toEqual([calls[0]])
  expect(found('order news')).toEqual([])
})
