/** A form of the order page becomes a use case. What is refused comes back with what was typed. */
import { z } from 'zod'

import type { DangerousStep } from '#domain/accounts/staff/staff-dangerous-step.ts'
import type { Context } from '#domain/context.ts'
import { markReviewed } from '#domain/orders/attention/mark-reviewed.server.ts'
import { extendDeadline } from '#domain/orders/bank-transfers/extend-deadline.server.ts'
import { recordTransfer } from '#domain/orders/bank-transfers/record-transfer.server.ts'
import { cancelOrder } from '#domain/orders/cancelling/cancel-order.server.ts'
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
import { dayInJapan } from '#shared/japan-day.ts'
import type { Result } from '#shared/result.ts'
import { isUuid } from '#shared/uuid.ts'

import { typedAmountMinor } from '../forms/parse-amount.ts'
import { textOf } from '../frame/guard.server.ts'
import { isRefundMethod, refundFaults, typedParts } from './money/refund-fields.ts'
import {
  type Answer,
  DANGER_OF,
  FIELDS,
  isOrderAction,
  type OrderAction,
  type OrderFieldError,
  type Refused,
  type Typed,
} from './order-action.ts'
import type { OrderDetail } from './order-detail.server.ts'

const Day = z.iso.date()
const Line = Required(100)
const Reason = Required(200)

type Subject = Pick<OrderDetail, 'order' | 'book'>

export type Outcome = { done: OrderAction } | Answer

/** `prove` comes back only for whoever may take a dangerous step now; it is asked when the form itself is right. */
export async function handleOrderAction(
  ctx: Context,
  subject: Subject,
  form: FormData,
  prove: (step: DangerousStep) => Promise<void>,
): Promise<Outcome> {
  const asked = textOf(form, 'intent')
  const typed = typedIn(form)
  if (asked === 'show_customs_code') return showCustomsCode(ctx, subject, typed)
  const opened = { kind: 'refused', code: null, faults: [], typed } as const
  if (asked === 'edit_refund') return { ...opened, action: 'request_refund' }
  const isChecking = asked === 'check_refund'
  const action = isChecking ? 'request_refund' : asked
  if (!isOrderAction(action)) return { ...opened, action: null, code: 'request_invalid' }

  const faults = faultsOf(action, typed, { ...subject, now: ctx.now })
  if (faults.length > 0) return { ...opened, action, faults }
  if (isChecking) return { kind: 'check_refund', typed }

  // Made-up ids would be an accident of the database.
  if (typed.refundId !== '' && !isUuid(typed.refundId))
    return { ...opened, action, code: 'not_found' }
  const danger = DANGER_OF[action]
  if (danger) await prove(danger)
  const result = await run(ctx, subject, { action, typed })
  return result.ok ? { done: action } : { ...opened, action, code: result.error }
}

async function showCustomsCode(ctx: Context, { order }: Subject, typed: Typed): Promise<Answer> {
  const read = await readCustomsCode(ctx, order.id)
  if (read.ok) return { kind: 'customs_code', code: read.value }
  return { kind: 'refused', action: null, code: read.error, faults: [], typed }
}

function run(
  ctx: Context,
  { order }: Subject,
  { action, typed }: { action: OrderAction; typed: Typed },
): Promise<Result<unknown, NonNullable<Refused['code']>>> {
  switch (action) {
    case 'confirm':
      return confirmOrder(ctx, order.id)
    case 'ship':
      return shipOrder(ctx, order.id, Required(60).parse(typed.trackingNumber))
    case 'deliver':
      return markDelivered(ctx, order.id)
    case 'cancel':
      return cancelOrder(ctx, order.id, { returnsStock: typed.returnsStock === 'yes' })
    case 'review':
      return markReviewed(ctx, order.id)
    case 'extend_deadline':
      return extendDeadline(ctx, order.id, typed.deadline)
    case 'record_transfer':
      return recordTransfer(ctx, order.id, transferOf(typed, order))
    case 'request_refund':
      return requestRefund(ctx, order.id, refundOf(typed, order))
    case 'retry_refund':
      return retryRefund(ctx, order.id, typed.refundId)
    case 'withdraw_refund':
      return withdrawRefund(ctx, order.id, typed.refundId)
    case 'record_refund':
      return recordRefundTransfer(ctx, order.id, {
        refundId: typed.refundId,
        proof: `${typed.sentOn} ${Line.parse(typed.reference)}`,
      })
    case 'resend_email':
      return resendEmail(ctx, order.id, typed.emailId)
  }
}

const transferOf = (typed: Typed, { currency }: Subject['order']) => ({
  // Checked by `faultsOf` before.
  amountMinor: typedAmountMinor(typed.amount, currency) ?? 0,
  payerName: Line.parse(typed.payerName),
  receivedOn: typed.receivedOn,
  acceptsDifference: typed.acceptsDifference === 'yes',
})

/** Checked by `refundFaults` before: a part that is no amount would be refused as nothing. */
const refundOf = (typed: Typed, order: Subject['order']) => ({
  ...(typedParts(typed, order) ?? { goodsMinor: 0, shippingMinor: 0, feeMinor: 0, excessMinor: 0 }),
  method: isRefundMethod(typed.method) ? typed.method : ('bank_transfer' as const),
  reason: Reason.parse(typed.reason),
  returnsStock: typed.returnsStock === 'yes',
  refundsSeen: Number(typed.refundsSeen),
})

function faultsOf(
  action: OrderAction,
  typed: Typed,
  { order, book, now }: Subject & { now: Date },
): OrderFieldError[] {
  const needsText = (field: 'payerName' | 'reference' | 'trackingNumber', max = 100) =>
    Required(max).safeParse(typed[field]).success ? [] : [{ field, code: 'text' } as const]
  const needsPast = (field: 'receivedOn' | 'sentOn') =>
    isDay(typed[field]) && typed[field] <= dayInJapan(now) ? [] : [{ field, code: 'day' } as const]

  switch (action) {
    case 'ship':
      return needsText('trackingNumber', 60)
    case 'record_transfer': {
      const isAmount = typedAmountMinor(typed.amount, order.currency) !== null
      const amount = isAmount ? [] : [{ field: 'amount', code: 'amount' } as const]
      return [...amount, ...needsPast('receivedOn'), ...needsText('payerName')]
    }
    case 'extend_deadline':
      return isDay(typed.deadline) ? [] : [{ field: 'deadline', code: 'day_ahead' }]
    case 'request_refund':
      return refundFaults(typed, { order, book })
    case 'record_refund':
      return [...needsPast('sentOn'), ...needsText('reference')]
    case 'confirm':
    case 'deliver':
    case 'cancel':
    case 'review':
    case 'retry_refund':
    case 'withdraw_refund':
    case 'resend_email':
      return []
  }
}

const isDay = (text: string): boolean => Day.safeParse(text).success

function typedIn(form: FormData): Typed {
  const typed = Object.fromEntries(FIELDS.map((field) => [field, textOf(form, field)]))
  return typed as Typed // Its keys are exactly `FIELDS`.
}
