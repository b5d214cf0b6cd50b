/** All settings that staff can change, their schemas and groups. Spec §3 "Setting record". */
import { isIsoDay } from '#shared/iso-day.ts'
import { z } from '#shared/schema.ts'
import { Email, singleLine } from '#shared/text-schema.ts'

import { isHomeBackground } from './home-background.ts'

const LINE_MAX = 200

const optional = singleLine(LINE_MAX)
const required = optional.pipe(z.string().min(1))

/** Numbers and codes: full-width input is normalised. */
const code = (form: RegExp) =>
  z
    .string()
    .transform((input) => input.normalize('NFKC').trim().toUpperCase())
    .pipe(z.string().regex(form))

const between = (form: RegExp, min: number, max: number) =>
  code(form).pipe(z.string().refine((text) => Number(text) >= min && Number(text) <= max))

const month = code(/^\d{4}-\d{2}$/).pipe(z.string().refine((text) => isIsoDay(`${text}-01`)))

/** The address of an uploaded picture, or none. */
const UPLOADED_PICTURE = /^(?:\/pictures\/[a-z0-9]{24}-\d{1,5}x\d{1,5}\.jpg)?$/

/** A base value in English, and optional values in the other languages. */
const SETTINGS = {
  names: {
    'company.name': required,
    'company.name_ja': optional,
    'company.name_ko': optional,
    'company.legal_name': required,
    'company.legal_name_ja': optional,
    'company.legal_name_ko': optional,
    'company.representative': required,
    'company.representative_ja': optional,
    'company.representative_ko': optional,
  },
  reach: {
    'company.postal_code': required,
    'company.address': required,
    'company.address_ja': optional,
    'company.address_ko': optional,
    'company.telephone': code(/^\+?[\d() -]{6,24}$/),
    'company.email': Email,
  },
  figures: {
    'company.established': month,
    'company.capital_jpy': code(/^\d{1,12}$/),
    'company.staff': code(/^\d{1,6}$/),
  },
  bank: {
    'company.bank_name': required,
    'company.bank_name_ja': required,
    'company.bank_address': optional,
    'company.bank_code': code(/^\d{4}$/),
    'company.bank_branch': required,
    'company.bank_branch_ja': required,
    'company.bank_branch_code': code(/^\d{3}$/),
    'company.bank_account_type': required,
    'company.bank_account_type_ja': required,
    'company.bank_account_number': code(/^\d{7}$/),
    'company.bank_account_holder': required,
    'company.bank_account_holder_ja': required,
    'company.bank_swift': code(/^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/),
  },
  invoice: {
    'company.invoice_registration_number': code(/^T\d{13}$/),
    'company.contact': optional,
    'company.contact_ja': optional,
    'company.contact_ko': optional,
    'company.seal': optional.pipe(z.string().regex(UPLOADED_PICTURE)),
  },
  charges: {
    currency_rate: between(/^\d(?:\.\d{1,6})?$/, 0.0001, 1),
    transaction_fee_jpy: code(/^\d{1,6}$/),
    bank_fee_limit_jpy: code(/^\d{1,4}$/),
    bank_fee_limit_usd: code(/^\d{1,3}$/),
    operations_refund_limit_jpy: code(/^\d{1,7}$/),
  },
  devices: { plate_serial_prefix: code(/^[A-Z0-9]{0,10}$/) },
  home: { 'background.home': optional.pipe(z.string().refine(isHomeBackground)) },
} as const satisfies Record<string, Record<string, z.ZodType<string>>>

export type SettingGroup = keyof typeof SETTINGS
/** Keys of every group. */
export type EditableKey = { [Group in SettingGroup]: keyof (typeof SETTINGS)[Group] }[SettingGroup]

export const SETTING_GROUPS = Object.keys(SETTINGS) as SettingGroup[] // Its own keys.

export const keysOf = (group: SettingGroup): EditableKey[] =>
  Object.keys(SETTINGS[group]) as EditableKey[] // Each group's keys are written above.

export type SettingValues = Readonly<Partial<Record<EditableKey, string>>>

/** The parsed input, or the invalid keys. */
export function readGroup(
  group: SettingGroup,
  input: SettingValues,
): { values: SettingValues; errors: EditableKey[] } {
  const schemas: Partial<Record<EditableKey, z.ZodType<string>>> = SETTINGS[group]
  const values: Partial<Record<EditableKey, string>> = {}
  const errors: EditableKey[] = []
  for (const key of keysOf(group)) {
    const read = schemas[key]?.safeParse(input[key] ?? '')
    if (read?.success) values[key] = read.data
    else errors.push(key)
  }
  return { values, errors }
}

/** Where one of a group may not be empty. */
export function isRequired(group: SettingGroup, key: EditableKey): boolean {
  const schemas: Partial<Record<EditableKey, z.ZodType<string>>> = SETTINGS[group]
  return schemas[key]?.safeParse('').success === false
}
