/** The sentence at a field that is empty or wrong: what to do there. The summary repeats it. */
import type { MessageParams, Translate } from '#i18n/translate.ts'

import { fieldLabel } from './field-label.ts'
import type { CheckoutError, CheckoutField } from './validation.ts'

type Words = { t: Translate; problem: (code: string, params?: MessageParams) => string }

const MISSING = {
  name: 'checkout.missingName',
  email: 'checkout.missingEmail',
  phone: 'checkout.missingPhone',
  prefecture: 'checkout.missingPrefecture',
  'customs-code': 'checkout.missingCustomsCode',
} as const satisfies Partial<Record<CheckoutField, string>>

const hasOwnSentence = (field: CheckoutField): field is keyof typeof MISSING => field in MISSING

/** The other fields are called differently from country to country, so their sentence takes the label. */
export function errorText({ t, problem }: Words, error: CheckoutError, country: string): string {
  const { field, code } = error
  const label = fieldLabel(t, field, country)
  if (code === 'field_invalid') return t('checkout.invalidField', { label })
  if (code !== 'field_required') return problem(code)
  return hasOwnSentence(field) ? t(MISSING[field]) : t('checkout.missingField', { label })
}
