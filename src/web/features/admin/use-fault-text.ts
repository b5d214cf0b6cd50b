import { useCallback } from 'react'

import { useProblem, useT } from '#i18n/use-t.ts'
import type { Currency } from '#shared/money.ts'

import type { WorkFault } from './order-work.ts'
import { AMOUNT_EXAMPLES } from './typed-amount.ts'

/** The words for a field that was typed wrong. */
export function useFaultText(currency: Currency): (fault: WorkFault) => string {
  const t = useT()
  const problem = useProblem()
  const required = problem('field_required')

  return useCallback(
    ({ code }) => {
      if (code === 'amount') return t('admin.amountInvalid', { example: AMOUNT_EXAMPLES[currency] })
      return code === 'day' ? t('admin.dateInvalid') : required
    },
    [t, required, currency],
  )
}
