/** Validates the forms of checkout by the rules of the server. Spec §5 "Order creation requires". */

import { type AddressPart, addressForm, type FormPart } from '#domain/addresses/address-form.ts'
import { asksForCustomsCode, isCustomsCode } from '#domain/addresses/customs-code.ts'
import { isPostalCode } from '#domain/addresses/postal-code.ts'
import { Phone, Required } from '#domain/orders/order.ts'
import { isEuropeanUnion, JAPAN } from '#domain/shipping/country.ts'
import { findPrefecture } from '#domain/shipping/prefecture.ts'
import { Email, PersonName } from '#shared/text-schema.ts'
import type { OrderDraft } from '#web/draft/order-draft.ts'

const CUSTOMER_FIELDS = ['location', 'email', 'name', 'phone', 'company', 'kana'] as const
const SHIPPING_FIELDS = [
  'country',
  'postal-code',
  'city',
  'line1',
  'line2',
  'state',
  'prefecture',
  'customs-code',
  'method',
] as const
/** Also the `id` of the control, so that a summary of errors leads there. */
export type CheckoutField = (typeof CUSTOMER_FIELDS | typeof SHIPPING_FIELDS)[number]

/** A key of the messages about problems. */
export type ErrorCode =
  | 'field_required'
  | 'email_invalid'
  | 'phone_invalid'
  | 'postal_code_invalid'
  | 'postal_code_japan'
  | 'postal_code_korea'
  | 'customs_code_invalid'
  | 'field_invalid'
  | 'eu_resident'

export type CheckoutError = { field: CheckoutField; code: ErrorCode }

const COMPANY_MAX = 200
const LENGTH_MAX: Record<AddressPart, number> = {
  postalCode: 20,
  state: 100,
  city: 100,
  line1: 200,
  line2: 200,
}

type Check = { field: CheckoutField; input: string; isRight: boolean; otherwise: ErrorCode }

export function validateCustomer(draft: OrderDraft): CheckoutError[] {
  const { location, customerEmail, customerName, customerPhone, customerCompany } = draft
  return [
    ...validateEu('location', location),
    ...failedChecks([
      {
        field: 'name',
        input: customerName,
        isRight: PersonName.safeParse(customerName).success,
        otherwise: 'field_invalid',
      },
      {
        field: 'email',
        input: customerEmail,
        isRight: Email.safeParse(customerEmail).success,
        otherwise: 'email_invalid',
      },
      {
        field: 'phone',
        input: customerPhone,
        isRight: Phone.safeParse(customerPhone).success,
        otherwise: 'phone_invalid',
      },
    ]),
    ...(customerCompany.length > COMPANY_MAX
      ? [{ field: 'company' as const, code: 'field_invalid' as const }]
      : []),
  ]
}

/** In the order of the fields on the page, so that the first error is the topmost one. */
export function validateShipping(draft: OrderDraft): CheckoutError[] {
  const { country } = draft.address
  const parts = addressForm(country, 'ja')
  return [
    ...validateEu('country', country),
    ...parts.flatMap((part) => partError(part, draft.address)),
    ...customsError(draft),
  ]
}

/** The prefecture of Japan is chosen from a list, so it is another control than the state of elsewhere. */
export function fieldOfPart(country: string, part: AddressPart): CheckoutField {
  if (part === 'postalCode') return 'postal-code'
  return part === 'state' && country === JAPAN ? 'prefecture' : part
}

function partError(
  { part, isRequired }: FormPart,
  address: OrderDraft['address'],
): readonly CheckoutError[] {
  const input = address[part]
  if (input.trim() === '' && !isRequired) return []
  return failedChecks([
    {
      field: fieldOfPart(address.country, part),
      input,
      isRight: isPartRight(part, address),
      otherwise: part === 'postalCode' ? postalError(address.country) : 'field_invalid',
    },
  ])
}

function isPartRight(part: AddressPart, { country, ...address }: OrderDraft['address']): boolean {
  if (part === 'postalCode') return isPostalCode(address.postalCode, country)
  if (part === 'state' && country === JAPAN) return findPrefecture(address.state) !== null
  return Required(LENGTH_MAX[part]).safeParse(address[part]).success
}

const postalError = (country: string): ErrorCode => POSTAL_ERRORS[country] ?? 'postal_code_invalid'

const POSTAL_ERRORS: Readonly<Record<string, ErrorCode>> = {
  JP: 'postal_code_japan',
  KR: 'postal_code_korea',
}

/** A company imports under a number of its own, so only a person is bound to give the personal code. */
export const needsCustomsCode = ({ address, customerCompany }: OrderDraft): boolean =>
  asksForCustomsCode(address.country) && customerCompany.trim() === ''

function customsError(draft: OrderDraft): CheckoutError[] {
  const { customsCode: input, address } = draft
  const isLeftOut = input.trim() === '' && !needsCustomsCode(draft)
  if (!asksForCustomsCode(address.country) || isLeftOut) return []
  const isRight = isCustomsCode(input)
  return failedChecks([
    { field: 'customs-code', input, isRight, otherwise: 'customs_code_invalid' },
  ])
}

/** Statements of Japanese banks write names in katakana; only payers in Japan are asked for the reading. */
export const asksForKana = ({ paymentSource, location }: OrderDraft): boolean =>
  paymentSource === 'bank' && location === JAPAN

const validateEu = (field: CheckoutField, country: string): CheckoutError[] =>
  isEuropeanUnion(country) ? [{ field, code: 'eu_resident' }] : []

const failedChecks = (checks: readonly Check[]): CheckoutError[] =>
  checks
    .filter(({ isRight, input }) => !isRight || input.trim() === '')
    .map(({ field, input, otherwise }) => ({
      field,
      code: input.trim() === '' ? 'field_required' : otherwise,
    }))
