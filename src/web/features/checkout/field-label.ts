import type { Translate } from '#i18n/translate.ts'

import type { CheckoutField } from './faults.ts'

const KEYS = {
  location: 'checkout.fieldLocation',
  email: 'checkout.fieldEmail',
  name: 'checkout.fieldName',
  phone: 'checkout.fieldPhone',
  company: 'checkout.fieldCompany',
  country: 'checkout.fieldCountry',
  'postal-code': 'checkout.fieldPostalCode',
  city: 'checkout.fieldCity',
  line1: 'checkout.fieldLine1',
  line2: 'checkout.fieldLine2',
  state: 'checkout.fieldState',
  prefecture: 'checkout.prefecture',
  method: 'checkout.fieldMethod',
} as const satisfies Record<CheckoutField, string>

export const fieldLabel = (t: Translate, field: CheckoutField): string => t(KEYS[field])
