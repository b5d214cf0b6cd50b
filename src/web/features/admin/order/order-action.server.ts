/** A form of the order page becomes a use case. What is refused comes back with what was typed. */
import { z } from 'zod'

import type { Context } from '#domain/context.ts'
import { markReviewed } from '#domain/orders/attention/mark-reviewed.server.ts'
import { extendDeadline } from '#domain/orders/bank-transfers/extend-deadline.server.ts'
import { recordTransfer } from '#domain/orders/bank-transfers/record-transfer.server.ts'
import { cancelOrder } from '#domain/orders/cancelling/cancel-order.server.ts'
import { CANCEL_NOTE_LENGTH_MAX, isCancelReason } from '#domain/orders/cancelling/cancel-reason.ts'
import { resendEmail } from '#domain/orders/emails/resend-email.server.ts'
import { confirmOrder } from '#domain/orders/fulfilment/confirm-order.server.ts'
import { markDelivered } from '#domain/orders/fulfilment/deliver-order.server.ts'
import { shipOrder } from '#domain/orders/fulfilment/ship-order.server.ts'
import { Required } from '#domain/orders/order.ts'
import { readCustomsCode } from '#domain/orders/placing/customs-code.server.ts'
import {
  recordRefundTransfer,
  requestRefund,
  retryRefund,
  withdrawRefund,
} from '#domain/orders/refunds/request-refund.server.ts'
import { isReplacementReason } from '#domain/orders/replacement.ts'
import {
  cancelReplacement,
  shipReplacement,
} from '#domain/orders/replacements/close-replacement.server.ts'
import { openReplacement } from '#domain/orders/replacements/open-replacement.server.ts'
import { undoStep } from '#domain/orders/undoing/undo-step.server.ts'
import { readTrackingNumbers } from '#domain/shipping/tracking/read-tracking-numbers.ts'
import { dayInJapan } from '#shared/japan-day.ts'
import type { Result } from '#shared/result.ts'

import {
  type ActionDone,
  type ActionInput,
  actionErrors,
  findAction,
  outcomeOf,
} from '../forms/action.ts'
import { parseAmount } from '../forms/parse-amount.ts'
import type { Verify } from '../frame/staff-action.server.ts'
import { isRefundMethod, RefundReason, readRefund, validateRefund } from './money/refund-fields.ts'
import {
  type Answer,
  ORDER_ACTIONS,
  type OrderAction,
  type OrderDone,
  type OrderFieldError,
  STEP_UP_FOR,
  textErrors,
} from './order-action.ts'
import type { OrderDetail } from './order-detail.server.ts'
import { parsePieces } from './pieces-fields.ts'

const Day = z.iso.date()
const Line = Required(100)
const CancelNote = Required(CANCEL_NOTE_LENGTH_MAX)

type Subject = Pick<OrderDetail, 'order' | 'ledger' | 'lines' | 'cartridges'>

type Outcome = ActionDone<OrderDone> | Answer

/**
 * `null` for a form that is none of ours. `verify` returns only after a recent one-time password. It is called only once
 * the form itself is valid.
 */
export async function handleOrderAction(
  ctx: Context,
  subject: Subject,
  input: ActionInput,
  verify: Verify,
): Promise<Outcome | null> {
  const { intent } = input
  if (intent === 'show_customs_code') return showCustomsCode(ctx, subject, input)
  if (intent === 'edit_refund')
    return { ...actionErrors('request_refund', input, {}), kind: 'edit_refund' }
  const isChecking = intent === 'check_refund'
  const action = findAction(ORDER_ACTIONS, isChecking ? 'request_refund' : intent)
  if (!action) return null

  const fieldErrors = validate(action, input, { ...subject, now: ctx.now })
  if (fieldErrors.length > 0) return actionErrors(action, input, { fieldErrors })
  if (isChecking) return { kind: 'check_refund', input }

  const danger = STEP_UP_FOR[action]
  if (danger) await verify(danger)
  if (action === 'undo') return undo(ctx, subject, input)
  return outcomeOf(action, input, await run(ctx, subject, { action, input }))
}

async function showCustomsCode(
  ctx: Context,
  { order }: Subject,
  input: ActionInput,
): Promise<Answer> {
  const read = await readCustomsCode(ctx, order.id)
  if (read.ok) return { kind: 'customs_code', code: read.value }
  return actionErrors('show_customs_code', input, { code: read.error })
}

async function undo(ctx: Context, { order }: Subject, input: ActionInput): Promise<Outcome> {
  const result = await undoStep(ctx, order.id, input.id ?? '')
  if (!result.ok) return actionErrors('undo', input, { code: result.error })
  return { done: result.value === 'email' ? 'withdraw_email' : 'undo' }
}

function run(
  ctx: Context,
  { order }: Subject,
  { action, input }: { action: Exclude<OrderAction, 'undo'>; input: ActionInput },
): Promise<Result<unknown, string>> {
  const { id = '', trackingNumber = '', deadline = '' } = input
  switch (action) {
    case 'confirm':
      return confirmOrder(ctx, order.id)
    case 'ship':
      return shipOrder(ctx, order.id, trackingNumber, isConfirmed(input))
    case 'deliver':
      return markDelivered(ctx, order.id)
    case 'cancel':
      return cancelOrder(ctx, order.id, cancellationOf(input))
    case 'review':
      return markReviewed(ctx, order.id)
    case 'extend_deadline':
      return extendDeadline(ctx, order.id, deadline)
    case 'record_transfer':
      return recordTransfer(ctx, order.id, transferOf(input, order))
    case 'request_refund':
      return requestRefund(ctx, order.id, refundOf(input, order))
    case 'retry_refund':
      return retryRefund(ctx, order.id, id)
    case 'withdraw_refund':
      return withdrawRefund(ctx, order.id, id)
    case 'record_refund':
      return recordRefundTransfer(ctx, order.id, {
        refundId: id,
        proof: `${input.sentOn} ${Line.parse(input.reference)}`,
      })
    case 'open_replacement':
      return openReplacement(ctx, order.id, replacementOf(input))
    case 'ship_replacement': {
      const ids = { orderId: order.id, replacementId: id }
      return shipReplacement(ctx, ids, trackingNumber, isConfirmed(input))
    }
    case 'cancel_replacement':
      return cancelReplacement(ctx, order.id, id)
    case 'resend_email':
      return resendEmail(ctx, order.id, id)
  }
}

const cancellationOf = ({ cancelReason, note = '', returnsStock }: ActionInput) => ({
  reason: isCancelReason(cancelReason) ? cancelReason : undefined,
  note: note.trim(),
  returnsStock: returnsStock === 'yes',
})

const transferOf = (input: ActionInput, { currency }: Subject['order']) => ({
  // Checked by `validate` before.
  amountMinor: parseAmount(input.amount ?? '', currency) ?? 0,
  payerName: Line.parse(input.payerName),
  receivedOn: input.receivedOn ?? '',
  acceptsDifference: input.acceptsDifference === 'yes',
  booksFee: input.booksFee === 'yes',
})

/** `validate` has checked the input: parts that are no amounts would become zero here. */
const refundOf = (input: ActionInput, order: Subject['order']) => ({
  ...readRefund(input, order),
  method: isRefundMethod(input.method) ? input.method : ('bank_transfer' as const),
  reason: RefundReason.parse(input.reason ?? ''),
  returnsStock: input.returnsStock === 'yes',
  refundsBefore: Number(input.refundsBefore ?? ''),
})

/** `validate` has checked the input. */
const replacementOf = (input: ActionInput) => ({
  items: parsePieces(input, 'replaced') ?? [],
  reason: isReplacementReason(input.replacementReason)
    ? input.replacementReason
    : ('defect' as const),
  reportedOn: input.reportedOn ?? '',
  note: input.note?.trim() ?? '',
  confirmsPeriod: input.confirmsPeriod === 'yes',
  confirmsExcess: input.confirmsExcess === 'yes',
  replacementsBefore: Number(input.replacementsBefore ?? ''),
})

function validate(
  action: OrderAction,
  input: ActionInput,
  { now, ...subject }: Subject & { now: Date },
): OrderFieldError[] {
  const { order } = subject
  const textOf = (field: string) => input[field] ?? ''
  const needsText = (field: 'payerName' | 'reference') => textErrors(field, textOf(field), Line)
  const needsPast = (field: 'receivedOn' | 'sentOn' | 'reportedOn') =>
    isDay(textOf(field)) && textOf(field) <= dayInJapan(now)
      ? []
      : [{ field, code: 'day' } as const]

  switch (action) {
    case 'ship':
    case 'ship_replacement':
      return trackingErrors(input, order)
    case 'open_replacement':
      return [...replacementErrors(input), ...needsPast('reportedOn')]
    case 'record_transfer': {
      const isAmount = parseAmount(textOf('amount'), order.currency) !== null
      const amount = isAmount ? [] : [{ field: 'amount', code: 'amount' } as const]
      return [...amount, ...needsPast('receivedOn'), ...needsText('payerName')]
    }
    case 'extend_deadline':
      return isDay(textOf('deadline')) ? [] : [{ field: 'deadline', code: 'day_ahead' }]
    case 'request_refund':
      return validateRefund(input, subject)
    case 'cancel':
      return cancelErrors(input)
    case 'record_refund':
      return [...needsPast('sentOn'), ...needsText('reference')]
    case 'confirm':
    case 'deliver':
    case 'review':
    case 'retry_refund':
    case 'withdraw_refund':
    case 'cancel_replacement':
    case 'resend_email':
    case 'undo':
      return []
  }
}

/** "Other" says nothing without a note. */
function cancelErrors({ cancelReason, note = '' }: ActionInput): OrderFieldError[] {
  if (!isCancelReason(cancelReason)) return [{ field: 'cancelReason', code: 'missing' }]
  const isNeeded = cancelReason === 'other' || note.trim() !== ''
  return isNeeded ? textErrors('note', note, CancelNote) : []
}

/** A note may be left out; too long a one is refused. */
function replacementErrors(input: ActionInput): OrderFieldError[] {
  const { replacementReason, note = '' } = input
  return [
    ...(parsePieces(input, 'replaced')?.length
      ? []
      : [{ field: 'replaced', code: 'too_many' } as const]),
    ...(isReplacementReason(replacementReason)
      ? []
      : [{ field: 'replacementReason', code: 'missing' } as const]),
    ...(note.trim() === '' ? [] : textErrors('note', note, CancelNote)),
  ]
}

/** A doubtful number is asked about once: the tick is for this number. */
function trackingErrors(input: ActionInput, order: Subject['order']): OrderFieldError[] {
  const { trackingNumber = '' } = input
  const read = readTrackingNumbers(order.shippingMethod, trackingNumber, isConfirmed(input))
  return read.ok ? [] : [{ field: 'trackingNumber', code: read.error }]
}

const isConfirmed = ({ trackingNumber, confirmsTracking }: ActionInput): boolean =>
  confirmsTracking === trackingNumber

const isDay = (text: string): boolean => Day.safeParse(text).success
