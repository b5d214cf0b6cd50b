import { expect, test } from 'vitest'

import { refusedField } from './refused-field.ts'

const NAMES = ['email', 'password', 'name']

test('a refused field is found by the last part of its path', () => {
  expect(refusedField({ fields: ['user.password'] }, NAMES)).toBe('password')
  expect(refusedField({ fields: ['password'] }, NAMES)).toBe('password')
})

test('a field that only ends alike, or that the form does not have, is none of it', () => {
  expect(refusedField({ fields: ['profile.username', 'locale'] }, NAMES)).toBeNull()
  expect(refusedField({ fields: [] }, NAMES)).toBeNull()
})
