import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, test } from 'vitest'

import { unavailabilityOf } from './unavailable.ts'

const coded = (code: string, more: object = {}): Error =>
  Object.assign(new Error(code), { code, ...more })

test.each([
  ['53100', 'disk_full'],
  ['53200', 'no_connection'],
  ['53300', 'no_connection'],
  ['57P01', 'database_down'],
  ['57P02', 'database_down'],
  ['57P03', 'database_down'],
  ['08006', 'database_down'],
  ['08P01', 'database_down'],
  ['25006', 'database_down'],
] as const)('SQLSTATE %s means %s', (code, reason) => {
  expect(unavailabilityOf(coded(code))).toBe(reason)
})

test.each([
  ['timeout exceeded when trying to connect', 'no_connection'],
  ['Connection terminated unexpectedly', 'database_down'],
  ['Connection terminated due to connection timeout', 'database_down'],
  ['Client has encountered a connection error and is not queryable', 'database_down'],
] as const)('the driver says "%s": %s', (message, reason) => {
  expect(unavailabilityOf(new Error(message))).toBe(reason)
})

test('a socket that is refused, cut or missing is a database that is down', () => {
  expect(unavailabilityOf(coded('ECONNREFUSED', { syscall: 'connect' }))).toBe('database_down')
  expect(unavailabilityOf(coded('ECONNRESET', { syscall: 'read' }))).toBe('database_down')
  expect(unavailabilityOf(coded('ENOENT', { syscall: 'connect' }))).toBe('database_down')
})

test('the queue reports errors as plain objects', () => {
  const reported = {
    code: 'ENOENT',
    syscall: 'connect',
    message: 'connect ENOENT (Queue: mail.send)',
  }
  expect(unavailabilityOf(reported)).toBe('database_down')
})

test('it is found below what wraps it', () => {
  const query = new DrizzleQueryError('select 1', [], coded('57P01'))
  expect(unavailabilityOf(query)).toBe('database_down')
  expect(unavailabilityOf(new Error('placing failed', { cause: query }))).toBe('database_down')
  const both = new AggregateError([new Error('a bug'), coded('53100')])
  expect(unavailabilityOf(both)).toBe('disk_full')
})

test.each([
  ['a unique violation', coded('23505')],
  ['a syntax error', coded('42601')],
  ['a statement that took too long', coded('57014')],
  ['a deadlock', coded('40P01')],
  ['a missing file', coded('ENOENT', { syscall: 'open' })],
  ['a bug', new TypeError("Cannot read properties of undefined (reading 'x')")],
  ['a text', '57P01'],
  ['nothing', undefined],
])('%s is no outage', (_, error) => {
  expect(unavailabilityOf(error)).toBeNull()
})
