/** When an error is shown: after its field lost focus, and all of them after a submit. */
import { useState } from 'react'

import { useProblem, useT } from '#i18n/use-t.ts'
import { readDraft } from '#web/draft/order-draft.ts'
import type { Fault } from '#web/ui/error-summary.tsx'

import type { CheckoutField, FieldFault } from './faults.ts'
import { fieldLabel } from './field-label.ts'

export function useFaultDisplay(current: readonly FieldFault[]) {
  const t = useT()
  const problem = useProblem()
  const [shown, setShown] = useState<ReadonlySet<CheckoutField>>(new Set())
  const [summary, setSummary] = useState<readonly Fault[]>([])

  return {
    summary,
    errorOf: (field: CheckoutField): string | null => {
      const fault = shown.has(field) && current.find((it) => it.field === field)
      return fault ? problem(fault.code) : null
    },
    reveal: (field: CheckoutField) => setShown((before) => new Set(before).add(field)),
    /** Tells every fault, and whether there is none. */
    send: (faults: readonly FieldFault[], more: readonly Fault[] = []): boolean => {
      setShown(new Set(faults.map(({ field }) => field)))
      const { country } = readDraft().address
      const told = faults.map(({ field, code }) => ({
        fieldId: field,
        message: t('checkout.faultLine', {
          label: fieldLabel(t, field, country),
          fault: problem(code),
        }),
      }))
      setSummary([...told, ...more])
      return told.length + more.length === 0
    },
  }
}
