import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, test } from 'vitest'

import { describeError, errorLine } from './describe-error.ts'

const QUERY = new DrizzleQueryError(
  'insert into users (email) values ($1)',
  ['taro@example.com'],
  new Error('connection lost'),
)

test('A.4.30n a failed query is reported without its values', () => {
  expect(describeError(QUERY)).toBe('query failed: connection lost')
})

test('several unexpected errors are described one by one, each with its cause', () => {
  const errors = [
    new Error('order one', { cause: QUERY }),
    new Error('order two', { cause: 'the processor does not know it' }),
  ]
  expect(describeError(new AggregateError(errors, '2 orders failed'))).toBe(
    '2 orders failed\norder one: query failed: connection lost\norder two: the processor does not know it',
  )
})

test('an unexpected error without a cause is described with its place', () => {
  expect(describeError(new Error('broken'))).toContain('describe-error.test.ts')
})

test('one line says what broke, without where', () => {
  expect(errorLine(new Error('550 mailbox unavailable'))).toBe('550 mailbox unavailable')
  expect(errorLine(new TypeError('no'))).toBe('TypeError: no')
  expect(errorLine(new AggregateError([QUERY], '1 drafts failed'))).toBe('1 drafts failed')
  expect(errorLine('refused')).toBe('refused')
})
