/** Parses an edit of an order by the rules of placing it. Unchanged fields are not validated again. */
import { isRequiredIn } from '#domain/addresses/address-form.ts'
import { isPostalCode, normalPostalCode } from '#domain/addresses/postal-code.ts'
import { JAPAN } from '#domain/shipping/country.ts'
import { DELIVERY_TIMES } from '#domain/shipping/delivery-time.ts'
import { parsePrefecture } from '#domain/shipping/prefecture.ts'
import { tidyTrackingNumbers } from '#domain/shipping/tracking/tracking.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { z } from '#shared/schema.ts'
import { Email, PersonName, singleLine } from '#shared/text-schema.ts'

import { AddressLine, Country, Kana, LINE_LENGTH_MAX, Notes, Phone } from '../order.ts'
import {
  EDITABLE_FIELDS,
  type EditField,
  type EditFieldError,
  type EditPart,
  type EditTexts,
} from './editable-fields.ts'

/** Only the changed fields, ready to store; telephone numbers as typed. */
export type EditChange = Partial<Record<EditField, string>>

type Input = Readonly<Record<string, string | undefined>>

export function readEdit(
  part: EditPart,
  before: EditTexts,
  input: Input,
): Result<EditChange, EditFieldError[]> {
  const country = Country.safeParse(input.country).data ?? ''
  const movesAbroad = part === 'address' && country !== before.country
  const errors: EditFieldError[] = recipientErrors(part, input)
  const change: EditChange = {}
  for (const field of EDITABLE_FIELDS[part]) {
    const text = cleaned(input[field])
    const isSame = text === (before[field] ?? '')
    // Another country has other address fields.
    if (isSame && !movesAbroad) continue
    const read = readField(field, text, country)
    if (read === null) errors.push({ field, code: text === '' ? 'missing' : 'invalid' })
    else if (!isSame) change[field] = read
  }
  return errors.length > 0 ? fail(errors) : ok(change)
}

/** Carriers need a name and a telephone number. */
function recipientErrors(part: EditPart, input: Input): EditFieldError[] {
  const { recipientName, recipientCompany, recipientDepartment, recipientPhone } = input
  const texts = [recipientName, recipientCompany, recipientDepartment, recipientPhone]
  if (part !== 'address' || texts.every((text) => cleaned(text) === '')) return []
  return (['recipientName', 'recipientPhone'] as const)
    .filter((field) => cleaned(input[field]) === '')
    .map((field) => ({ field, code: 'missing' }))
}

/** Browsers submit CRLF line endings. */
const cleaned = (text = ''): string => text.normalize('NFC').replaceAll('\r\n', '\n').trim()

const SCHEMAS = {
  name: PersonName.refine((name) => name !== ''),
  kana: Kana,
  company: singleLine(LINE_LENGTH_MAX.company),
  department: singleLine(LINE_LENGTH_MAX.department),
  email: Email,
  phone: Phone,
  purchaseOrderNumber: singleLine(LINE_LENGTH_MAX.purchaseOrderNumber),
  notes: Notes,
  country: Country,
  postalCode: singleLine(LINE_LENGTH_MAX.postalCode),
  state: singleLine(LINE_LENGTH_MAX.state),
  city: AddressLine(LINE_LENGTH_MAX.city),
  line1: AddressLine(LINE_LENGTH_MAX.line1),
  line2: AddressLine(LINE_LENGTH_MAX.line2),
  deliveryTime: z.enum(['', ...DELIVERY_TIMES]),
  recipientName: PersonName,
  recipientCompany: singleLine(LINE_LENGTH_MAX.company),
  recipientDepartment: singleLine(LINE_LENGTH_MAX.department),
  recipientPhone: z.literal('').or(Phone),
  trackingNumber: z
    .string()
    .transform(tidyTrackingNumbers)
    .refine((text) => text !== ''),
} as const satisfies Record<EditField, z.ZodType<string>>

/** `null` for an invalid value. */
function readField(field: EditField, text: string, country: string): string | null {
  const read = SCHEMAS[field].safeParse(text)
  if (!read.success) return null
  switch (field) {
    case 'postalCode':
      return isPostalCode(text, country) ? normalPostalCode(text, country) : null
    case 'state':
      return country === JAPAN
        ? (parsePrefecture(text)?.code ?? null)
        : filled(field, text, country)
    case 'city':
    case 'line1':
      return filled(field, read.data, country)
    case 'name':
    case 'kana':
    case 'company':
    case 'department':
    case 'email':
    case 'phone':
    case 'purchaseOrderNumber':
    case 'notes':
    case 'country':
    case 'line2':
    case 'recipientName':
    case 'recipientCompany':
    case 'recipientDepartment':
    case 'recipientPhone':
    case 'trackingNumber':
      return read.data
    case 'deliveryTime':
      return text === '' || country === JAPAN ? text : null
  }
}

const filled = (part: 'state' | 'city' | 'line1', text: string, country: string): string | null =>
  text === '' && isRequiredIn(country, part) ? null : text
