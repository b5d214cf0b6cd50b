/** What staff can do with an order on its page, and the errors that come back. */
import type { z } from 'zod'

import type { SensitiveAction } from '#domain/accounts/staff/sensitive-action.ts'
import { orderCan } from '#domain/orders/lifecycle.ts'
import type { Order } from '#domain/orders/order.ts'
import type { TrackingRefusal } from '#domain/shipping/tracking/tracking.ts'
import { isAmong } from '#shared/is-among.ts'

import type { OrderEditErrors } from './edit/edit-action.ts'
import { PIECES_FIELDS } from './pieces-fields.ts'

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

/** All fields that a form of the page can carry. */
export const FIELDS = [
  ...PIECES_FIELDS,
  'trackingNumber',
  'confirmsTracking',
  'amount',
  'payerName',
  'receivedOn',
  'acceptsDifference',
  'booksFee',
  'cancelReason',
  'note',
  'returnsStock',
  'deadline',
  'goods',
  'shipping',
  'fee',
  'excess',
  'method',
  'reason',
  'refundsBefore',
  'refundId',
  'replacementReason',
  'reportedOn',
  'confirmsPeriod',
  'confirmsExcess',
  'replacementsBefore',
  'replacementId',
  'sentOn',
  'reference',
  'emailId',
] as const
export type Field = (typeof FIELDS)[number]
export type OrderInput = Readonly<Record<Field, string>>

export type OrderFieldError = {
  /** The id of the control to edit. */
  field: Field
  code: /** A text is missing. */
    | 'text'
    /** A text is too long, or has signs that are not seen. */
    | 'text_invalid'
    | 'amount'
    | 'day'
    | 'day_ahead'
    | 'too_much'
    | 'too_many'
    | 'nothing'
    | TrackingRefusal
  /** The most that would do, in minor units. */
  mostMinor?: number
}

/** What is wrong with a text; nothing, where its schema takes it. */
export function textErrors(field: Field, text: string, schema: z.ZodType): OrderFieldError[] {
  if (schema.safeParse(text).success) return []
  return [{ field, code: text.trim() === '' ? 'text' : 'text_invalid' }]
}

/** `code` is a problem's; `null` when only fields are wrong, or when the form is opened again. */
export type OrderErrors = {
  action: OrderAction | null
  code: string | null
  fieldErrors: readonly OrderFieldError[]
  input: OrderInput
}

/** What the page answers to a form that did not end in a action. */
export type Answer =
  | ({ kind: 'refused' } & OrderErrors)
  /** A refund is read once more before it goes. */
  | { kind: 'check_refund'; input: OrderInput }
  | { kind: 'customs_code'; code: string | null }
  | OrderEditErrors

/** What was just done; an undo that could only stop the e-mail has words of its own. */
export type OrderDone = OrderAction | 'withdraw_email'

export const orderDoneIn = (word: string | null): OrderDone | null =>
  word === 'withdraw_email' || isOrderAction(word) ? word : null

export const isOrderAction = isAmong(ORDER_ACTIONS)

/** What a link of the page may open: a form that is not always there, or an e-mail. */
const OPENABLE_FORMS = [
  'cancel',
  'record_transfer',
  'extend_deadline',
  'request_refund',
  'record_refund',
  'withdraw_refund',
  'open_replacement',
  'ship_replacement',
  'cancel_replacement',
  'resend_email',
  'email',
  'edit_customer',
  'edit_address',
  'edit_tracking',
] as const

/** `id` of the refund, the replacement or the e-mail it is about; empty where it is about the order. */
export type OpenFormParam = { what: (typeof OPENABLE_FORMS)[number]; id: string }

export function openFormFromUrl(search: URLSearchParams): OpenFormParam | null {
  const what = OPENABLE_FORMS.find((known) => known === search.get('form'))
  return what ? { what, id: search.get('id') ?? '' } : null
}

/** A rejected form stays open; otherwise the address selects the open one. */
export function openForm(
  ask: OpenFormParam | null,
  errors: OrderErrors | undefined,
  record?: OrderEditErrors,
): OpenFormParam | null {
  const edit = OPENABLE_FORMS.find((known) => known === record?.action)
  if (edit) return { what: edit, id: '' }
  const what = OPENABLE_FORMS.find((known) => known === errors?.action)
  if (!errors || !what) return ask
  return { what, id: errors.input.refundId || errors.input.replacementId || errors.input.emailId }
}

export const isOpen = (open: OpenFormParam | null, what: OpenFormParam['what'], id = ''): boolean =>
  open?.what === what && open.id === id

/** The next step; the page offers canceling next to it. */
export function nextActionOf(
  order: Pick<Order, 'status'>,
): Extract<OrderAction, 'record_transfer' | 'confirm' | 'ship' | 'deliver'> | null {
  if (orderCan.recordTransfer(order)) return 'record_transfer'
  if (orderCan.confirm(order)) return 'confirm'
  if (orderCan.ship(order)) return 'ship'
  return orderCan.deliver(order) ? 'deliver' : null
}
