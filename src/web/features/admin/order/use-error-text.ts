import { isTrackingRefusal } from '#domain/shipping/tracking/tracking.ts'
import { useProblem, useT } from '#i18n/use-t.ts'
import { type Currency, money } from '#shared/money.ts'

import { useFieldErrorText } from '../forms/action-form.tsx'
import { AMOUNT_EXAMPLES } from '../forms/parse-amount.ts'
import type { OrderFieldError } from './order-action.ts'

/** The words for a field that was typed wrong. */
export function useErrorText(currency: Currency): (error: OrderFieldError) => string {
  const t = useT()
  const problem = useProblem()
  const plainText = useFieldErrorText()

  return (error) => {
    const { field, code, mostMinor = 0 } = error
    if (isTrackingRefusal(code)) return problem(code)
    switch (code) {
      case 'amount':
        return t('admin.amountInvalid', { example: AMOUNT_EXAMPLES[currency] })
      case 'too_much':
        return t('admin.amountTooMuch', { most: money(mostMinor, currency) })
      case 'too_many':
        return problem(
          field === 'replaced' ? 'replacement_pieces_unknown' : 'refund_pieces_exceeded',
        )
      case 'nothing':
        return t('admin.amountMissing')
      case 'day':
        return t('admin.dateInvalid')
      case 'day_ahead':
        return t('admin.dayInvalid')
      case 'missing':
      case 'invalid':
        return plainText(error)
    }
  }
}
