/** What the two forms of checkout lack, by the rules the server refuses by. Spec §5 "Order creation requires". */

import { Phone, Required } from '#domain/orders/order.ts'
import { isEuropeanUnion, JAPAN } from '#domain/shipping/country.ts'
import { findPrefecture } from '#domain/shipping/prefecture.ts'
import { Email, PersonName } from '#shared/typed-text.ts'

import type { OrderDraft } from '../../draft/order-draft.ts'

const CUSTOMER_FIELDS = ['location', 'email', 'name', 'phone', 'company'] as const
const SHIPPING_FIELDS = [
  'country',
  'postal-code',
  'city',
  'line1',
  'line2',
  'state',
  'prefecture',
  'method',
] as const
/** Also the `id` of the control, so that a summary of errors leads there. */
export type CheckoutField = (typeof CUSTOMER_FIELDS | typeof SHIPPING_FIELDS)[number]

/** A key of the messages about problems. */
export type FaultCode =
  | 'field_required'
  | 'email_invalid'
  | 'phone_invalid'
  | 'postal_code_invalid'
  | 'field_invalid'
  | 'eu_resident'

export type FieldFault = { field: CheckoutField; code: FaultCode }

const NAME_MAX = 100
const COMPANY_MAX = 200
const POSTAL_CODE_MAX = 20

type Check = { field: CheckoutField; typed: string; isRight: boolean; otherwise: FaultCode }

export function customerFaults(draft: OrderDraft): FieldFault[] {
  const { location, customerEmail, customerName, customerPhone, customerCompany } = draft
  return [
    ...euFault('location', location),
    ...faultsIn([
      {
        field: 'email',
        typed: customerEmail,
        isRight: Email.safeParse(customerEmail).success,
        otherwise: 'email_invalid',
      },
      {
        field: 'name',
        typed: customerName,
        isRight: PersonName.safeParse(customerName).success && customerName.length <= NAME_MAX,
        otherwise: 'field_invalid',
      },
      {
        field: 'phone',
        typed: customerPhone,
        isRight: Phone.safeParse(customerPhone).success,
        otherwise: 'phone_invalid',
      },
    ]),
    ...(customerCompany.length > COMPANY_MAX
      ? [{ field: 'company' as const, code: 'field_invalid' as const }]
      : []),
  ]
}

/** In Japan the fee depends on the prefecture, so it is asked for; elsewhere many addresses have no such thing. */
export function shippingFaults({ address }: OrderDraft): FieldFault[] {
  const { country, postalCode, city, line1, state } = address
  const isDomestic = country === JAPAN
  const required: Check[] = [
    {
      field: 'postal-code',
      typed: postalCode,
      isRight: isPostalCode(postalCode, country),
      otherwise: 'postal_code_invalid',
    },
    { field: 'city', typed: city, isRight: fits(city, 100), otherwise: 'field_invalid' },
    { field: 'line1', typed: line1, isRight: fits(line1, 200), otherwise: 'field_invalid' },
  ]
  const prefecture: Check = {
    field: 'prefecture',
    typed: state,
    isRight: findPrefecture(state) !== null,
    otherwise: 'field_invalid',
  }
  return [
    ...euFault('country', country),
    ...faultsIn(isDomestic ? [...required, prefecture] : required),
  ]
}

/** Seven digits in Japan, with or without the hyphen; elsewhere whatever a country writes. @internal */
export function isPostalCode(typed: string, country: string): boolean {
  const code = typed.normalize('NFKC').trim()
  return country === JAPAN
    ? /^\d{3}[-‐‑–−ー]?\d{4}$/.test(code)
    : code.length <= POSTAL_CODE_MAX && Required(POSTAL_CODE_MAX).safeParse(code).success
}

/** Full-width digits and signs become half-width; a Japanese code gets its hyphen. */
export function normalPostalCode(typed: string, country: string): string {
  const code = typed.normalize('NFKC').trim()
  if (country !== JAPAN) return code
  const digits = code.replace(/[\s‐‑–−ー-]/g, '')
  return /^\d{7}$/.test(digits) ? `${digits.slice(0, 3)}-${digits.slice(3)}` : code
}

/** A Japanese keyboard types long vowel marks and wide dashes where a hyphen is meant. */
export const normalPhone = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[‐‑–−ー]/g, '-')
    .trim()

const fits = (text: string, max: number): boolean => Required(max).safeParse(text).success

const euFault = (field: CheckoutField, country: string): FieldFault[] =>
  isEuropeanUnion(country) ? [{ field, code: 'eu_resident' }] : []

const faultsIn = (checks: readonly Check[]): FieldFault[] =>
  checks
    .filter(({ isRight, typed }) => !isRight || typed.trim() === '')
    .map(({ field, typed, otherwise }) => ({
      field,
      code: typed.trim() === '' ? 'field_required' : otherwise,
    }))
