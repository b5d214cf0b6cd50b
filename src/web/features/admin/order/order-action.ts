/** What staff can do with an order on its page, and the errors that come back. */
import type { z } from 'zod'

import type { SensitiveAction } from '#domain/accounts/staff/sensitive-action.ts'
import { orderCan } from '#domain/orders/lifecycle.ts'
import type { Order } from '#domain/orders/order.ts'
import type { TrackingRefusal } from '#domain/shipping/tracking/tracking.ts'

import type { ActionErrors, ActionInput, FieldError, OpenFormParam } from '../forms/action.ts'
import { ORDER_EDIT_ACTIONS, type OrderEditAction } from './edit/edit-action.ts'

export const ORDER_ACTIONS = [
  'record_transfer',
  'confirm',
  'ship',
  'deliver',
  'cancel',
  'review',
  'extend_deadline',
  'request_refund',
  'retry_refund',
  'withdraw_refund',
  'record_refund',
  'open_replacement',
  'ship_replacement',
  'cancel_replacement',
  'resend_email',
  'undo',
] as const
export type OrderAction = (typeof ORDER_ACTIONS)[number]

/** The step-up that an action needs; `null` for none. A new action compiles only after it is added here. */
export const STEP_UP_FOR = {
  record_transfer: 'record_transfer',
  confirm: null,
  ship: null,
  deliver: null,
  cancel: null,
  review: null,
  extend_deadline: null,
  request_refund: 'return_money',
  retry_refund: 'return_money',
  withdraw_refund: 'return_money',
  record_refund: 'return_money',
  open_replacement: null,
  ship_replacement: null,
  cancel_replacement: null,
  resend_email: null,
  undo: null,
} as const satisfies Record<OrderAction, SensitiveAction | null>

/** `field` is the id of the control to edit. */
export type OrderFieldError = FieldError<
  string,
  | 'missing'
  /** A text is too long, or has signs that are not seen. */
  | 'invalid'
  | 'amount'
  | 'day'
  | 'day_ahead'
  | 'too_much'
  | 'too_many'
  | 'nothing'
  | TrackingRefusal
> & {
  /** The most that would do, in minor units. */
  mostMinor?: number
}

/** What is wrong with a text; nothing, where its schema takes it. */
export function textErrors(field: string, text: string, schema: z.ZodType): OrderFieldError[] {
  if (schema.safeParse(text).success) return []
  return [{ field, code: text.trim() === '' ? 'missing' : 'invalid' }]
}

type Refused = ActionErrors<
  OrderAction | OrderEditAction | 'show_customs_code',
  ActionInput,
  OrderFieldError
>
export type OrderErrors = Omit<Refused, 'kind'>

/** What the page answers to a form that did not end in an action. */
export type Answer =
  | Refused
  /** A refund is read once more before it goes. */
  | { kind: 'check_refund'; input: ActionInput }
  /** Its form is opened again: nothing was wrong with it. */
  | (OrderErrors & { kind: 'edit_refund' })
  | { kind: 'customs_code'; code: string | null }

/** What was just done; an undo that could only stop the e-mail has words of its own. */
export const ORDER_DONE = [...ORDER_ACTIONS, 'withdraw_email'] as const
export type OrderDone = (typeof ORDER_DONE)[number]

/** What a link of the page may open: a form, or an e-mail. */
export const OPENABLE = [...ORDER_ACTIONS, ...ORDER_EDIT_ACTIONS, 'email'] as const
/** `id` of the refund, the replacement or the e-mail it is about; empty where it is about the order. */
export type OpenOrderForm = OpenFormParam<(typeof OPENABLE)[number] | OrderErrors['action']>

/** The next step; the page offers canceling next to it. */
export function nextActionOf(
  order: Pick<Order, 'status'>,
): Extract<OrderAction, 'record_transfer' | 'confirm' | 'ship' | 'deliver'> | null {
  if (orderCan.recordTransfer(order)) return 'record_transfer'
  if (orderCan.confirm(order)) return 'confirm'
  if (orderCan.ship(order)) return 'ship'
  return orderCan.deliver(order) ? 'deliver' : null
}
