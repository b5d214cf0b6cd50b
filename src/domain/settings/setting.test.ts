import { expect, test } from 'vitest'

import { isRequired, keysOf, readGroup, SETTING_GROUPS } from './setting.ts'

const ACCOUNT = {
  'company.bank_name': 'Sample Bank',
  'company.bank_name_ja': '見本銀行',
  'company.bank_code': '0000',
  'company.bank_branch': 'Kyoto',
  'company.bank_branch_ja': '京都',
  'company.bank_branch_code': '000',
  'company.bank_account_type': 'Ordinary',
  'company.bank_account_type_ja': '普通',
  'company.bank_account_number': '0000000',
  'company.bank_account_holder': 'SAMPLE',
  'company.bank_account_holder_ja': 'ミホン',
  'company.bank_swift': 'SMPLJPJT',
} as const

test('§3 settings: no key belongs to two groups', () => {
  const keys = SETTING_GROUPS.flatMap(keysOf)
  expect(new Set(keys).size).toBe(keys.length)
})

test('§3 settings: an account is read whole, in full width too', () => {
  const input = { ...ACCOUNT, 'company.bank_account_number': ' １２３４５６７ ' }
  const { values, errors } = readGroup('bank', input)
  expect(errors).toEqual([])
  expect(values['company.bank_account_number']).toBe('1234567')
})

test.each([
  ['bank', 'company.bank_account_number', '123456'],
  ['bank', 'company.bank_account_number', '12345678'],
  ['bank', 'company.bank_code', '1'],
  ['bank', 'company.bank_swift', 'SMPLJP'],
  ['bank', 'company.bank_account_holder', ' '],
  ['invoice', 'company.invoice_registration_number', '0000000000000'],
  ['invoice', 'company.invoice_registration_number', 'T000000000000'],
  ['invoice', 'company.seal', 'https://example.com/seal.png'],
  ['invoice', 'company.seal', '/pictures/../seal.jpg'],
  ['charges', 'currency_rate', '0'],
  ['charges', 'currency_rate', '1.1'],
  ['charges', 'currency_rate', '-0.01'],
  ['charges', 'transaction_fee_jpy', '1.5'],
  ['figures', 'company.established', '2012-13'],
  ['reach', 'company.email', 'nobody'],
  ['reach', 'company.address', 'a\nb'],
  ['home', 'background.home', 'https://example.com/a.png'],
] as const)('§3 settings: of the group %s, %s does not take “%s”', (group, key, text) => {
  expect(readGroup(group, { ...ACCOUNT, [key]: text }).errors).toContain(key)
})

test('§3 settings: a text may be missing in a language, but not in the fallback language', () => {
  expect(isRequired('names', 'company.name')).toBe(true)
  expect(isRequired('names', 'company.name_ko')).toBe(false)
  expect(isRequired('devices', 'plate_serial_prefix')).toBe(false)
})
