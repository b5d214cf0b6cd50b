/**
 * settle(payment): the single idempotent function behind webhook, return page and sweeper. It applies what
 * the processor says now, never what a message claims. Decisions, section 7.
 */
import type { Context } from '#domain/context.ts'
import { queueLetter } from '#domain/mail/queue-letter.server.ts'
import { findCardPayment } from '#domain/payments/card-payment.server.ts'
import type { CardPayment } from '#domain/payments/gateway.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { type OrderStatus, orderCan } from './lifecycle.ts'
import { insertEvent, lockOrder, type Order, updateOrder } from './store.server.ts'
import { moveOrder } from './transition.server.ts'

export type Settlement = { order: Order; payment: CardPayment | null }

export async function settleCardPayment(
  ctx: Context,
  orderId: string,
): Promise<Result<Settlement, 'not_found' | 'card_unavailable'>> {
  const found = await findCardPayment(ctx, orderId)
  if (found && !found.ok) return found

  const order = await ctx.transaction(async (ctx) => {
    const order = await lockOrder(ctx, orderId)
    return order && found ? apply(ctx, order, found.value) : order
  })
  return order ? ok({ order, payment: found?.value ?? null }) : fail('not_found')
}

async function apply(ctx: Context, order: Order, payment: CardPayment): Promise<Order> {
  if (payment.status !== 'succeeded') return order
  if (PAID_FOR.includes(order.status)) {
    return order.paymentMethod === 'card' ? order : giveSecondBack(ctx, order, payment)
  }

  const mismatch = mismatchOf(order, payment)
  if (mismatch) return flag(ctx, order, mismatch, payment)

  const paid = await moveOrder(ctx, order, {
    to: 'paid',
    detail: { intentId: payment.intentId },
    change: { paidAt: ctx.now, paymentMethod: 'card' },
  })
  if (!paid.ok) return giveBack(ctx, order, payment)

  await queueLetter(ctx, 'payment_received', {
    subjectId: order.id,
    to: order.customerEmail,
    locale: order.locale,
    payload: { orderId: order.id },
  })
  return paid.value
}

/** States that this money has already brought the order to. */
const PAID_FOR: readonly OrderStatus[] = [
  'paid',
  'confirmed',
  'shipped',
  'delivered',
  'refund_due',
  'refunded',
]

/** No order is ever paid by an amount, currency or order that does not match. */
function mismatchOf(order: Order, payment: CardPayment): string | null {
  if (payment.orderId !== order.id) return 'payment_of_another_order'
  if (payment.amount.currency !== order.currency) return 'payment_currency_differs'
  if (payment.amount.amountMinor !== order.totalMinor) return 'payment_amount_differs'
  return payment.receivedMinor === order.totalMinor ? null : 'payment_amount_differs'
}

async function flag(
  ctx: Context,
  order: Order,
  reason: string,
  { intentId }: CardPayment,
): Promise<Order> {
  if (order.reviewReason === reason) return order
  await insertEvent(ctx, { orderId: order.id, kind: 'review_needed', detail: { reason, intentId } })
  return updateOrder(ctx, order.id, { reviewReason: reason })
}

/** A transfer has paid the order already: the card's money goes back by itself, and staff are told. */
async function giveSecondBack(ctx: Context, order: Order, payment: CardPayment): Promise<Order> {
  const reason = 'paid_twice'
  if (order.reviewReason === reason) return order

  await ctx.enqueue('payments.refund_due', { orderId: order.id })
  return flag(ctx, order, reason, payment)
}

/** The order was given up and its goods are gone: the money goes back by itself. */
async function giveBack(ctx: Context, order: Order, payment: CardPayment): Promise<Order> {
  if (orderCan.bePaid(order)) throw new Error('an order that waits for money takes it')

  const due = await moveOrder(ctx, order, {
    to: 'refund_due',
    detail: { intentId: payment.intentId },
    change: { paidAt: ctx.now, paymentMethod: 'card' },
  })
  if (!due.ok) return flag(ctx, order, 'payment_too_late', payment)

  await ctx.enqueue('payments.refund_due', { orderId: order.id })
  return due.value
}
