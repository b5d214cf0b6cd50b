import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, test } from 'vitest'

import { accidentLine, describeAccident } from './accident.ts'

const QUERY = new DrizzleQueryError(
  'insert into users (email) values ($1)',
  ['taro@example.com'],
  new Error('connection lost'),
)

test('A.4.30n a failed query is told without the values it carried', () => {
  expect(describeAccident(QUERY)).toBe('query failed: connection lost')
})

test('several accidents are told one by one, each with its cause', () => {
  const accidents = [
    new Error('order one', { cause: QUERY }),
    new Error('order two', { cause: 'the processor does not know it' }),
  ]
  expect(describeAccident(new AggregateError(accidents, '2 orders failed'))).toBe(
    '2 orders failed\norder one: query failed: connection lost\norder two: the processor does not know it',
  )
})

test('an accident without a cause is told with where it happened', () => {
  expect(describeAccident(new Error('broken'))).toContain('accident.test.ts')
})

test('one line says what broke, without where', () => {
  expect(accidentLine(new Error('550 mailbox unavailable'))).toBe('550 mailbox unavailable')
  expect(accidentLine(new TypeError('no'))).toBe('TypeError: no')
  expect(accidentLine(new AggregateError([QUERY], '1 drafts failed'))).toBe('1 drafts failed')
  expect(accidentLine('refused')).toBe('refused')
})
