/** One form of the order page: what it does, what it needs, what was wrong with it. */
import type { Order } from '#domain/orders/order.ts'
import { DEADLINE_EXTENSION_DAYS_MAX } from '#domain/orders/policy.ts'

import { FormErrors } from '../forms/form-errors.tsx'
import { FormFrame, type FrameProps } from '../forms/form-frame.tsx'
import type { Field, OrderAction, OrderErrors } from './order-action.ts'
import { useErrorText } from './use-error-text.ts'

type Props = FrameProps & {
  action: OrderAction | 'check_refund' | 'show_customs_code'
  /** Whose refusal it shows; its own, unless it only prepares another one's. */
  errorsOfAction?: OrderAction
  order: Order
  errors: OrderErrors | undefined
  hidden?: Partial<Record<Field, string>>
}

export function OrderActionForm({ errorsOfAction, order, errors, ...frame }: Props) {
  const mine = errors && errors.action === (errorsOfAction ?? frame.action) ? errors : undefined
  return (
    <FormFrame
      {...frame}
      formErrors={<OrderFormErrors errors={mine} order={order} />}
      hasErrors={mine !== undefined}
    />
  )
}

/** Nothing for a form that is only opened again. */
export function OrderFormErrors({
  errors,
  order,
}: {
  errors: OrderErrors | undefined
  order: Order
}) {
  const params = { name: '', days: DEADLINE_EXTENSION_DAYS_MAX }
  return <FormErrors errors={errors} textOf={useErrorText(order.currency)} params={params} />
}
