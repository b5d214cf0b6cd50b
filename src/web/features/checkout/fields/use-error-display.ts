/** When an error is shown: after its field lost focus, and all of them after a submit. */
import { useState } from 'react'

import { statesOf } from '#domain/shipping/state.ts'
import type { MessageParams, Translate } from '#i18n/translate.ts'
import { useProblem, useT } from '#i18n/use-t.ts'
import { readDraft } from '#web/draft/order-draft.ts'
import { isButtonPressed } from '#web/forms/pressed-button.ts'
import type { FieldError } from '#web/ui/error-summary.tsx'

import { fieldLabel } from './field-label.ts'
import type { CheckoutError, CheckoutField } from './validation.ts'

export function useErrorDisplay(current: readonly CheckoutError[]) {
  const t = useT()
  const problem = useProblem()
  const [shown, setShown] = useState<ReadonlySet<CheckoutField>>(new Set())
  const [summary, setSummary] = useState<readonly FieldError[]>([])
  const textOf = (error: CheckoutError) =>
    errorText({ t, problem }, error, readDraft().address.country)

  return {
    summary,
    /** By typing, or by a postal code that filled the address. */
    isFixed: (fieldId: string): boolean =>
      [...shown].some((field) => field === fieldId) && !current.some((it) => it.field === fieldId),
    errorOf: (field: CheckoutField): string | null => {
      const error = shown.has(field) && current.find((it) => it.field === field)
      return error ? textOf(error) : null
    },
    /** When its field is left; by the press of a button, only what the button does shows errors. */
    reveal: (field: CheckoutField) => {
      if (!isButtonPressed()) setShown((before) => new Set(before).add(field))
    },
    /** Shows every error, and returns whether there is none. */
    send: (errors: readonly CheckoutError[], more: readonly FieldError[] = []): boolean => {
      setShown(new Set(errors.map(({ field }) => field)))
      const found = errors.map((error) => ({ fieldId: error.field, message: textOf(error) }))
      setSummary([...found, ...more])
      return found.length + more.length === 0
    },
  }
}

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
function errorText({ t, problem }: Words, error: CheckoutError, country: string): string {
  const { field, code } = error
  const label = fieldLabel(t, field, country)
  if (code === 'field_invalid') return t('checkout.invalidField', { label })
  if (code !== 'field_required') return problem(code)
  if (hasOwnSentence(field)) return t(MISSING[field])
  const isList = field === 'state' && statesOf(country) !== null
  return t(isList ? 'checkout.missingChoice' : 'checkout.missingField', { label })
}
