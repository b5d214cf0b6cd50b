import { expect, test } from 'vitest'

import type { Call } from '../reference/reference.ts'
import { codeOf } from './languages.ts'
import { sampleOf, urlOf } from './sample.ts'

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
  expect(code).toContain("-H 'idempotency-key: placeOrder-1'")
  expect(code).toContain(`"note": "it'\\''s"`)
})

test('§8 examples: JavaScript can be read by a machine', () => {
  const AsyncFunction = (async () => {}).constructor
  expect(() => Reflect.construct(AsyncFunction, [codeOf('javascript', sample)])).not.toThrow()
})

test('§8 examples: TypeScript says what the answer is made of', () => {
  const answer = { data: { id: 1, names: ['Lemon'], next: null } }
  expect(codeOf('typescript', { ...sample, answer })).toContain(
    'type Answer = {\n  data: {\n    id: number\n    names: string[]\n    next: unknown\n  }\n}',
  )
})

test('§8 examples: Python and PHP write a body as literals of their own', () => {
  const written = { ...sample, body: { isAgreed: true, chambers: [null, 'A'], note: "it's" } }
  expect(codeOf('python', written)).toContain(
    "json={\n        'isAgreed': True,\n        'chambers': [\n            None,\n            'A',\n        ],\n        'note': 'it\\'s',\n    },",
  )
  expect(codeOf('php', written)).toContain("'isAgreed' => true,")
  expect(codeOf('php', written)).toContain("'authorization' => 'Bearer ' . getenv('TOKEN'),")
})

test('§8 examples: a file is saved, and an answer without a body is read by its status', () => {
  const file = { ...sample, answer: null, isFile: true }
  expect(codeOf('curl', file)).toMatch(/-OJ$/)
  expect(codeOf('javascript', file)).toContain('await writeFile(')
  expect(codeOf('python', { ...sample, answer: null })).toContain('print(response.status_code)')
})
