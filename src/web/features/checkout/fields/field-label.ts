import { type AddressPart, isRequiredIn, partNameIn } from '#domain/addresses/address-form.ts'
import type { Translate } from '#i18n/translate.ts'
import { ADDRESS_PART_NAMES } from '#web/labels/address-labels.ts'

import type { CheckoutField } from './validation.ts'

const KEYS = {
  location: 'checkout.fieldLocation',
  email: 'checkout.fieldEmail',
  name: 'checkout.fieldName',
  contact: 'checkout.fieldContact',
  phone: 'checkout.fieldPhone',
  company: 'checkout.fieldCompany',
  department: 'checkout.fieldDepartment',
  'purchase-order': 'checkout.fieldPurchaseOrder',
  'recipient-name': 'checkout.recipientName',
  'recipient-company': 'checkout.recipientCompany',
  'recipient-department': 'checkout.recipientDepartment',
  'recipient-phone': 'checkout.recipientPhone',
  'delivery-time': 'checkout.fieldDeliveryTime',
  kana: 'checkout.fieldKana',
  country: 'checkout.fieldCountry',
  'customs-code': 'checkout.fieldCustomsCode',
  method: 'checkout.fieldMethod',
} as const satisfies Record<Exclude<CheckoutField, keyof typeof PARTS>, string>

const PARTS = {
  'postal-code': 'postalCode',
  prefecture: 'state',
  state: 'state',
  city: 'city',
  line1: 'line1',
  line2: 'line2',
} as const satisfies Partial<Record<CheckoutField, AddressPart>>

/** The parts of an address are called as the country calls them. */
export function fieldLabel(t: Translate, field: CheckoutField, country: string): string {
  return isPart(field) ? t(ADDRESS_PART_NAMES[partNameIn(country, PARTS[field])]) : t(KEYS[field])
}

/** The same, and that it may stay empty. */
export function addressLabel(t: Translate, field: CheckoutField, country: string): string {
  const label = fieldLabel(t, field, country)
  const isRequired = !isPart(field) || isRequiredIn(country, PARTS[field])
  return isRequired ? label : t('checkout.optional', { label })
}

const isPart = (field: CheckoutField): field is keyof typeof PARTS => field in PARTS
