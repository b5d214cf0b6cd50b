/** One form of the order page: what it does, what it needs, what was wrong with it. */
import type { Order } from '#domain/orders/order.ts'
import { DEADLINE_EXTENSION_DAYS_MAX } from '#domain/orders/policy.ts'

import { Refusal } from '../forms/form-errors.tsx'
import { FormFrame, type FrameProps } from '../forms/form-frame.tsx'
import type { Field, OrderAction, OrderErrors } from './order-action.ts'
import { useErrorText } from './use-error-text.ts'

type Props = FrameProps & {
  action: OrderAction | 'check_refund' | 'show_customs_code'
  /** Whose refusal it shows; its own, unless it only prepares another one's. */
  refusalOf?: OrderAction
  order: Order
  refused: OrderErrors | undefined
  hidden?: Partial<Record<Field, string>>
}

export function OrderActionForm({ refusalOf, order, refused, ...frame }: Props) {
  const mine = refused && refused.action === (refusalOf ?? frame.action) ? refused : undefined
  return (
    <FormFrame
      {...frame}
      refusal={<OrderRefusal refused={mine} order={order} />}
      isRefused={mine !== undefined}
    />
  )
}

/** Nothing for a form that is only opened again. */
export function OrderRefusal({
  refused,
  order,
}: {
  refused: OrderErrors | undefined
  order: Order
}) {
  const params = { name: '', days: DEADLINE_EXTENSION_DAYS_MAX }
  return <Refusal refused={refused} textOf={useErrorText(order.currency)} params={params} />
}
