/** One form of the order page: what it does, what it needs, what was wrong with it. */
import { useMemo } from 'react'

import type { Order } from '#domain/orders/order-view.ts'
import { DEADLINE_EXTENSION_DAYS_MAX } from '#domain/orders/policy.ts'
import { useProblem, useT } from '#i18n/use-t.ts'

import { ErrorSummary } from '../../ui/error-summary.tsx'
import { FormFrame, type FrameProps, RefusedWhole } from './form-frame.tsx'
import type { Field, Refused, Work } from './order-work.ts'
import { useFaultText } from './use-fault-text.ts'

type Props = FrameProps & {
  work: Work | 'check_refund' | 'show_customs_code'
  /** Whose refusal it shows; its own, unless it only prepares another one's. */
  refusalOf?: Work
  order: Order
  refused: Refused | undefined
  hidden?: Partial<Record<Field, string>>
}

export function WorkForm({ refusalOf, order, refused, ...frame }: Props) {
  const mine = refused && refused.work === (refusalOf ?? frame.work) ? refused : undefined
  return (
    <FormFrame
      {...frame}
      refusal={<Refusal refused={mine} order={order} />}
      isRefused={mine !== undefined}
    />
  )
}

/** What the server refused, or which fields are wrong. Nothing for a form that is only opened again. */
export function Refusal({ refused, order }: { refused: Refused | undefined; order: Order }) {
  const t = useT()
  const problem = useProblem()
  const textOf = useFaultText(order.currency)
  const faults = useMemo(
    () =>
      (refused?.faults ?? []).map((fault) => ({ fieldId: fault.field, message: textOf(fault) })),
    [refused, textOf],
  )

  if (!refused || refused.code === null) {
    return <ErrorSummary title={t('ui.errorSummary', { count: faults.length })} faults={faults} />
  }
  const params = { name: '', days: DEADLINE_EXTENSION_DAYS_MAX }
  return <RefusedWhole text={problem(refused.code, params)} />
}
