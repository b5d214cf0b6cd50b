import { expect, test } from 'vitest'

import { type Accident, signatureOf, withoutPersons } from './accident.ts'
import { MESSAGE_LENGTH_MAX } from './policy.ts'

const HAPPENED: Accident = {
  source: 'browser',
  message: 'Order 17 of hanako@example.com failed',
  stack: 'Error\n at go (https://shop.example/assets/a.js?token=secret:1:2)',
  place: '/contact?name=Hanako',
  version: 'v1',
}

test('what people typed is not kept: no mail address, no query', () => {
  const kept = JSON.stringify(withoutPersons(HAPPENED))
  expect(kept).not.toMatch(/hanako|secret|Hanako/)
  expect(withoutPersons(HAPPENED).place).toBe('/contact')
})

test('an accident is kept in bounded length, and as text that every database takes', () => {
  const kept = withoutPersons({ ...HAPPENED, message: `a\0${'b'.repeat(2000)}\ud800` })
  expect(kept.message).toHaveLength(MESSAGE_LENGTH_MAX)
  expect(kept.message).not.toContain('\0')
  expect(kept.message.isWellFormed()).toBe(true)
})

test('the same accident with another number is the same, from another source it is another', () => {
  const again = { ...HAPPENED, message: 'Order 18 of hanako@example.com failed' }
  expect(signatureOf(again)).toBe(signatureOf(HAPPENED))
  expect(signatureOf({ ...HAPPENED, source: 'server' })).not.toBe(signatureOf(HAPPENED))
  expect(signatureOf({ ...HAPPENED, stack: 'Error\n at elsewhere' })).not.toBe(
    signatureOf(HAPPENED),
  )
})
