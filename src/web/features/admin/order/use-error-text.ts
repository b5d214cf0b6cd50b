import { useProblem, useT } from '#i18n/use-t.ts'
import { type Currency, money } from '#shared/money.ts'

import { fieldErrorOf } from '../forms/form-errors.tsx'
import { AMOUNT_EXAMPLES } from '../forms/parse-amount.ts'
import type { OrderErrors, OrderFieldError } from './order-action.ts'

/** The words for a field that was typed wrong. */
export function useErrorText(currency: Currency): (error: OrderFieldError) => string {
  const t = useT()
  const problem = useProblem()

  return ({ field, code, mostMinor = 0 }) => {
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
      case 'tracking_missing':
      case 'tracking_long':
      case 'tracking_twice':
      case 'tracking_unknown':
      case 'tracking_check_digit':
        return problem(code)
      case 'text':
        return problem('field_required')
      case 'text_invalid':
        return problem('field_invalid')
    }
  }
}

/** The field error; the caller passes only errors of its own form. */
export const useErrorOf = (errors: OrderErrors | undefined, currency: Currency) =>
  fieldErrorOf(errors, useErrorText(currency))
