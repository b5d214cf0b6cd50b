import { expect, test } from 'vitest'

import { LINE_LENGTH_MAX, MESSAGE_LENGTH_MAX } from '#domain/contact/policy.ts'

import { isAsked, readContact } from './read-contact.ts'

const input = {
  name: '山田 花子',
  email: 'Hanako@Example.com',
  company: '',
  subject: '',
  message: '',
}

test('§3 contact: name and address are enough, and are cleaned', () => {
  expect(readContact('general', { ...input, name: ' 山田 花子 ' })).toEqual({
    ok: true,
    value: { ...input, topic: 'general', email: 'hanako@example.com' },
  })
})

test('§5 required fields: each that is missing is named, in the order of the form', () => {
  const nothing = { ...input, name: ' ', email: '' }
  expect(codesOf(readContact('general', nothing))).toEqual([
    'name field_required',
    'email field_required',
  ])
  expect(codesOf(readContact('signage', nothing))).toEqual([
    'name field_required',
    'email field_required',
    'message field_required',
  ])
  expect(isAsked('general', 'message')).toBe(false)
})

test('A4 what is no address, too long, or breaks its line is refused with its reason', () => {
  expect(codesOf(readContact('general', { ...input, email: 'hanako@' }))).toEqual([
    'email email_invalid',
  ])
  expect(codesOf(readContact('general', { ...input, name: 'a\r\nBcc: b@example.com' }))).toEqual([
    'name field_invalid',
  ])
  const atLimit = { subject: 'a'.repeat(LINE_LENGTH_MAX), message: 'a'.repeat(MESSAGE_LENGTH_MAX) }
  expect(codesOf(readContact('general', { ...input, ...atLimit }))).toEqual([])
  const over = { subject: `${atLimit.subject}a`, message: `${atLimit.message}a` }
  expect(readContact('general', { ...input, ...over })).toEqual({
    ok: false,
    error: [
      { field: 'subject', code: 'field_too_long', max: LINE_LENGTH_MAX },
      { field: 'message', code: 'field_too_long', max: MESSAGE_LENGTH_MAX },
    ],
  })
})

const codesOf = (read: ReturnType<typeof readContact>): string[] =>
  read.ok ? [] : read.error.map(({ field, code }) => `${field} ${code}`)
