import { expect, test } from 'vitest'

import { translator } from '#i18n/catalogue.server.ts'

import {
  errorsOf,
  readCode,
  readEmail,
  readNewPassword,
  readPassword,
  readProfile,
} from './entries.ts'

const t = translator('en')

function input(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test('decisions, section 9: an address is accepted as users type it', () => {
  const email = readEmail(input({ email: ' Ｔaro@Example.com ' }), t)
  expect(email).toEqual({ ok: true, value: 'taro@example.com' })
})

test.each(['', 'taro', 'taro@', '@example.com', 'taro@example', 'a b@example.com'])(
  '%j is no address, and the field says how one looks',
  (email) => {
    const message = 'Please enter an email address, such as name@example.com.'
    expect(readEmail(input({ email }), t)).toEqual({
      ok: false,
      error: { fieldId: 'email', message },
    })
  },
)

test.each(['123456', ' 123 456 ', '１２３４５６', '123-456', 'Code: 123456'])(
  'decisions, section 9: %j is read as the code 123456',
  (code) => expect(readCode(input({ code }), t)).toEqual({ ok: true, value: '123456' }),
)

test.each(['', '12345', '1234567', 'abcdef'])('%j is no code of six digits', (code) => {
  expect(readCode(input({ code }), t)).toEqual({
    ok: false,
    error: { fieldId: 'code', message: 'Please enter the 6 digits from the email.' },
  })
})

test('decisions, section 9: a new password has ten characters or more, whatever they are', () => {
  expect(readNewPassword(input({ password: '123456789' }), t).ok).toBe(false)
  expect(readNewPassword(input({ password: '1234567890' }), t).ok).toBe(true)
  expect(readNewPassword(input({ password: '香りを噴射する装置です' }), t).ok).toBe(true)
  expect(readNewPassword(input({ password: '🌸🌸🌸🌸🌸' }), t).ok).toBe(false)
})

test('the error for a password of more than 256 bytes names a length that always fits', () => {
  expect(readNewPassword(input({ password: '香'.repeat(86) }), t)).toEqual({
    ok: false,
    error: { fieldId: 'password', message: 'Please use at most 64 characters.' },
  })
})

test('a password to sign in with is sent as it was typed, with its spaces', () => {
  expect(readPassword(input({ password: ' old one ' }), t)).toEqual({
    ok: true,
    value: ' old one ',
  })
  expect(readPassword(input({}), t).ok).toBe(false)
})

test('spec §7 call 5: a profile may be empty, and is trimmed', () => {
  expect(readProfile(input({ name: ' Aroma ' }), t)).toEqual({
    ok: true,
    value: { name: 'Aroma', phone: '', company: '', department: '', country: '' },
  })
})

test('spec §7 call 5: each field of a profile that is too long is named once', () => {
  const read = readProfile(input({ name: 'a'.repeat(101), phone: '1'.repeat(41) }), t)
  const message = 'Please check this field.'
  expect(read).toEqual({
    ok: false,
    error: [
      { fieldId: 'name', message },
      { fieldId: 'phone', message },
    ],
  })
})

test('errors are in the order of the form', () => {
  const form = input({ email: 'x', password: '' })
  const errors = errorsOf(readEmail(form, t), readPassword(form, t))
  expect(errors.map(({ fieldId }) => fieldId)).toEqual(['email', 'password'])
})
