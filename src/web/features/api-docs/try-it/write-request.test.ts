import { expect, test } from 'vitest'

import type { Call } from '../reference/reference.ts'
import { findBodyError } from './read-body.ts'
import { codeOf, sampleOf, urlOf } from './write-request.ts'

const CALL: Call = {
  id: 'placeOrder',
  method: 'POST',
  path: '/v1/orders/{orderId}/notes',
  title: '',
  text: '',
  number: null,
  needs: { key: true, token: 'yes', scope: 'orders' },
  asked: [
    { name: 'orderId', place: 'path', type: 'string', isRequired: true, example: 'a/b' },
    { name: 'q[text_cont]', place: 'query', type: 'string', example: 'lemon & rose' },
    { name: 'Idempotency-Key', place: 'header', type: 'string', example: 'order-1' },
  ],
  body: { rows: [], example: { note: "it's" } },
  given: [],
  refused: [],
}

const SHOP = 'https://shop.example'
const sample = sampleOf(CALL, SHOP)

test('§8 examples: a path is filled in so that it stays one, and what is empty is left out', () => {
  expect(urlOf(CALL, SHOP, new Map([['orderId', 'a/b']]))).toBe(
    'https://shop.example/v1/orders/a%2Fb/notes',
  )
  const values = new Map([
    ['orderId', '1'],
    ['q[text_cont]', 'lemon & rose'],
  ])
  expect(urlOf(CALL, SHOP, values)).toBe(
    'https://shop.example/v1/orders/1/notes?q[text_cont]=lemon%20%26%20rose',
  )
})

test('§8 examples: a shell reads the body as it is, whatever quotes it contains', () => {
  const code = codeOf('curl', sample)
  expect(code).toContain('-H "x-api-key: $API_KEY"')
  expect(code).toContain("-H 'idempotency-key: order-1'")
  expect(code).toContain(`"note": "it'\\''s"`)
})

test('§8 examples: JavaScript of both kinds can be read by a machine', () => {
  for (const language of ['fetch', 'node'] as const) {
    const code = codeOf(language, sample)
    const AsyncFunction = (async () => {}).constructor
    expect(() => Reflect.construct(AsyncFunction, [code])).not.toThrow()
  }
})

test('§8 trying: invalid JSON is reported with its line', () => {
  expect(findBodyError('{"a": 1}')).toBeNull()
  expect(findBodyError('{"a": 1,\n "b" 2}')).toEqual({ line: 2 })
  expect(findBodyError('{"a": 1')).toEqual({ line: null })
})
