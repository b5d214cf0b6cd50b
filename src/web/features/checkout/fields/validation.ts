/** Validates the forms of checkout by the rules of the server. Spec §5 "Order creation requires". */

import { type AddressPart, addressForm, type FormPart } from '#domain/addresses/address-form.ts'
import { asksForCustomsCode, isCustomsCode } from '#domain/addresses/customs-code.ts'
import { isPostalCode } from '#domain/addresses/postal-code.ts'
import { LINE_LENGTH_MAX, Phone, Required } from '#domain/orders/order.ts'
import { isEuropeanUnion, JAPAN } from '#domain/shipping/country.ts'
import { parseState, statesOf } from '#domain/shipping/state.ts'
import { Email, PersonName, singleLine } from '#shared/text-schema.ts'
import { companyOf, isCompany, recipientOf } from '#web/draft/buyer.ts'
import type { OrderDraft } from '#web/draft/order-draft.ts'

const CUSTOMER_FIELDS = [
  ...(['location', 'email', 'name', 'contact', 'phone', 'kana'] as const),
  ...(['company', 'department', 'purchase-order'] as const),
] as const
const SHIPPING_FIELDS = [
  ...(['recipient-name', 'recipient-company', 'recipient-department'] as const),
  ...(['recipient-phone', 'delivery-time', 'country'] as const),
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
  | 'postal_code_japan'
  | 'postal_code_korea'
  | 'customs_code_invalid'
  | 'field_invalid'
  | 'eu_resident'

export type CheckoutError = { field: CheckoutField; code: ErrorCode }

type Check = { field: CheckoutField; input: string; isRight: boolean; otherwise: ErrorCode }

/** In the order of the fields on the page, so that the first error is the topmost one. */
export function validateCustomer(draft: OrderDraft): CheckoutError[] {
  const { location, customerEmail, customerName, customerPhone } = draft
  const isOfCompany = isCompany(draft)
  return [
    ...(isOfCompany ? companyErrors(draft) : []),
    ...validateEu('location', location),
    ...failedChecks([
      nameCheck(isOfCompany ? 'contact' : 'name', customerName),
      {
        field: 'email',
        input: customerEmail,
        isRight: Email.safeParse(customerEmail).success,
        otherwise: 'email_invalid',
      },
      phoneCheck('phone', customerPhone),
    ]),
  ]
}

const companyErrors = (draft: OrderDraft): CheckoutError[] => [
  ...failedChecks([
    {
      field: 'company',
      input: draft.customerCompany,
      isRight: isLine(draft.customerCompany, LINE_LENGTH_MAX.company),
      otherwise: 'field_invalid',
    },
  ]),
  ...tooLong('department', draft.customerDepartment, LINE_LENGTH_MAX.department),
  ...tooLong('purchase-order', draft.purchaseOrderNumber, LINE_LENGTH_MAX.purchaseOrderNumber),
]

function recipientErrors(draft: OrderDraft): CheckoutError[] {
  const recipient = recipientOf(draft)
  if (recipient === null) return []
  const { name, phone, company, department } = recipient
  return [
    ...failedChecks([nameCheck('recipient-name', name), phoneCheck('recipient-phone', phone)]),
    ...tooLong('recipient-company', company, LINE_LENGTH_MAX.company),
    ...tooLong('recipient-department', department, LINE_LENGTH_MAX.department),
  ]
}

const nameCheck = (field: CheckoutField, input: string): Check => ({
  field,
  input,
  isRight: PersonName.safeParse(input).success,
  otherwise: 'field_invalid',
})

const phoneCheck = (field: CheckoutField, input: string): Check => ({
  field,
  input,
  isRight: Phone.safeParse(input).success,
  otherwise: 'phone_invalid',
})

const isLine = (text: string, max: number): boolean => singleLine(max).safeParse(text).success

const tooLong = (field: CheckoutField, text: string, max: number): CheckoutError[] =>
  isLine(text, max) ? [] : [{ field, code: 'field_invalid' }]

/** In the order of the fields on the page, too. */
export function validateShipping(draft: OrderDraft): CheckoutError[] {
  const { country } = draft.address
  const parts = addressForm(country, 'ja')
  return [
    ...validateEu('country', country),
    ...parts.flatMap((part) => partError(part, draft.address)),
    ...recipientErrors(draft),
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
  if (part === 'state' && statesOf(country) !== null)
    return parseState(country, address.state) !== null
  return Required(LINE_LENGTH_MAX[part]).safeParse(address[part]).success
}

const postalError = (country: string): ErrorCode => POSTAL_ERRORS[country] ?? 'field_invalid'

const POSTAL_ERRORS: Readonly<Record<string, ErrorCode>> = {
  JP: 'postal_code_japan',
  KR: 'postal_code_korea',
}

/** A company imports under a number of its own, so only a person is bound to give the personal code. */
export function needsCustomsCode(draft: OrderDraft): boolean {
  const { company } = recipientOf(draft) ?? companyOf(draft)
  return asksForCustomsCode(draft.address.country) && company.trim() === ''
}

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
