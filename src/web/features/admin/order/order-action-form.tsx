/** One form of the order page: what it does, what it needs, what was wrong with it. */
import type { ComponentProps } from 'react'

import type { Order } from '#domain/orders/order.ts'
import { DEADLINE_EXTENSION_DAYS_MAX } from '#domain/orders/policy.ts'

import { ActionForm } from '../forms/action-form.tsx'
import type { OpenOrderForm, OrderErrors, OrderFieldError } from './order-action.ts'
import type { OrderDetail } from './order-detail.server.ts'
import { useErrorText } from './use-error-text.ts'

/** What a form is about, which one is open, and what was wrong with one. */
export type OrderFormProps = {
  detail: OrderDetail
  open: OpenOrderForm | null
  errors: OrderErrors | undefined
}

type Props = ComponentProps<typeof ActionForm<OrderFieldError>> & { order: Order }

export const OrderActionForm = ({ order, ...form }: Props) => (
  <ActionForm {...form} textOf={useErrorText(order.currency)} params={PARAMS} />
)

/** What the sentences about a whole form name. */
const PARAMS = { name: '', days: DEADLINE_EXTENSION_DAYS_MAX }
