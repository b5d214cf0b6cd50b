import { expect, test } from 'vitest'

import { type ErrorReport, signatureOf, withoutPersons } from './error-report.ts'
import { MESSAGE_LENGTH_MAX, STACK_LENGTH_MAX } from './policy.ts'

const HAPPENED: ErrorReport = {
  source: 'browser',
  message: 'Order 17 of hanako@example.com failed',
  stack: 'Error\n at go (https://shop.example/assets/a.js?token=secret:1:2)',
  place: '/contact?name=Hanako',
  version: 'v1',
}

test('user input is not stored: no e-mail address, no query', () => {
  const kept = JSON.stringify(withoutPersons(HAPPENED))
  expect(kept).not.toMatch(/hanako|secret|Hanako/)
  expect(withoutPersons(HAPPENED).place).toBe('/contact')
})

test('an unexpected error is stored in bounded length, as text that every database accepts', () => {
  const kept = withoutPersons({ ...HAPPENED, message: `a\0${'b'.repeat(2000)}\ud800` })
  expect(kept.message).toHaveLength(MESSAGE_LENGTH_MAX)
  expect(kept.message).not.toContain('\0')
  expect(kept.message.isWellFormed()).toBe(true)
})

test.each([
  ['a long word', 'a'.repeat(16_000), 'a'.repeat(STACK_LENGTH_MAX)],
  ['an address without end', `a@${'.a'.repeat(8_000)}`, `a@${'.a'.repeat(1_999)}`],
  ['many addresses', 'a@b.example '.repeat(2_000), `${'…@… '.repeat(333)}…@…`],
])('%s is cut before it is searched', (_, stack, kept) => {
  expect(withoutPersons({ ...HAPPENED, stack }).stack).toBe(kept)
})

test('an e-mail address is not stored when its end was cut off', () => {
  const message = `${' '.repeat(MESSAGE_LENGTH_MAX - 11)}hanako@example.com`
  expect(withoutPersons({ ...HAPPENED, message }).message.trim()).toBe('…@…')
})

const SECRET = 'S9d_-kQ2b7xVt0aLzE4mNw8RgYhUc3oPiJfKs6TdXv1'

test.each([
  `/verify-email/${SECRET}`,
  `/reset-password/${SECRET}`,
  `GET /admin/sign-in/${SECRET}`,
  `/subscription/confirm/0b0e8a52-92c5-4f4e-8a35-5f4f4c0f3d4e.${SECRET}`,
  `    at https://shop.example/reset-password/${SECRET}:1:20`,
])('the secret of a link is not stored: %s', (place) => {
  const kept = JSON.stringify(withoutPersons({ ...HAPPENED, place, stack: place }))
  expect(kept).not.toContain(SECRET.slice(0, 10))
  expect(withoutPersons({ ...HAPPENED, place }).place).toContain('/…')
})

test.each([
  '/products/aroma-shooter-wearable-3',
  '/solutions/virtual-reality-smell',
  '/orders/0b0e8a52-92c5-4f4e-8a35-5f4f4c0f3d4e',
  '    at show (https://shop.example/assets/confirmation-step-BqX9_aT2.js:1:2)',
  '    at file:///shop/node_modules/@react-router/dev/dist/vite-configureServer.js:3:4',
])('the place of the error stays readable: %s', (stack) => {
  expect(withoutPersons({ ...HAPPENED, stack }).stack).toBe(stack)
})

test('the same unexpected error with another number is the same, from another source it is another', () => {
  const again = { ...HAPPENED, message: 'Order 18 of hanako@example.com failed' }
  expect(signatureOf(again)).toBe(signatureOf(HAPPENED))
  expect(signatureOf({ ...HAPPENED, source: 'server' })).not.toBe(signatureOf(HAPPENED))
  expect(signatureOf({ ...HAPPENED, stack: 'Error\n at elsewhere' })).not.toBe(
    signatureOf(HAPPENED),
  )
})
