/**
 * The single idempotent function behind webhook, return page and sweeper. It applies the processor's
 * current state, never the content of a message. Decisions, section 7.
 */
import type { Context } from '#domain/context.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { readEntries, writeMovement } from '#domain/ledger/ledger.server.ts'
import { findCardPayment, recordPayment } from '#domain/payments/card-payment.server.ts'
import type { CardPayment } from '#domain/payments/gateway.ts'
import { awaitAll } from '#shared/await-all.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { flagForReview, type ReviewReason } from '../flag-for-review.server.ts'
import { orderCan, wasPaid } from '../lifecycle.ts'
import { emailBuyer } from '../locked-order.server.ts'
import { promiseCardMoneyBack } from '../refunds/refund-due-order.server.ts'
import { lockOrder, type Order } from '../store.server.ts'
import { moveOrder } from '../transition.server.ts'

export type SyncedPayment = { order: Order; payment: CardPayment | null }

/** `done` is one statement that is committed with it, where the order has a payment. */
export async function syncCardPayment(
  ctx: Context,
  orderId: string,
  done: (ctx: Context) => Promise<unknown> = async () => {},
): Promise<Result<SyncedPayment, 'not_found' | 'card_unavailable'>> {
  const found = await findCardPayment(ctx, orderId)
  if (found && !found.ok) return found

  const applied = await ctx.transaction(
    async (ctx) => {
      const [order, entries] = await awaitAll([
        lockOrder(ctx, orderId),
        // After the lock, which whatever changes the ledger of an order holds.
        found?.value.payment.status === 'succeeded' ? readEntries(ctx, orderId) : null,
        found && recordPayment(ctx, found.value),
      ])
      if (!order || !found || !entries) return order && unchanged(order)
      return apply(ctx, { order, ...entries }, found.value.payment)
    },
    async (ctx, applied) =>
      applied &&
      found &&
      awaitAll([
        applied.isNewlyPaid && emailBuyer(ctx, applied.order, 'payment_received'),
        done(ctx),
      ]),
  )
  return applied
    ? ok({ order: applied.order, payment: found?.value.payment ?? null })
    : fail('not_found')
}

type Payee = { order: Order } & Awaited<ReturnType<typeof readEntries>>
type Applied = { order: Order; isNewlyPaid: boolean }

const unchanged = (order: Order): Applied => ({ order, isNewlyPaid: false })

/** Applies a payment that has succeeded. */
async function apply(
  ctx: Context,
  { order, movements, refunds }: Payee,
  payment: CardPayment,
): Promise<Applied> {
  if (wasPaid(order.status)) {
    const entry = await enterPayment(ctx, order, payment)
    // Reads the ledger again: money received since is from another payment.
    if (order.paymentMethod === 'card' || entry === 'known') return unchanged(order)
    return unchanged(await giveSecondBack(ctx, order, payment))
  }

  const { intentId, receivedMinor } = payment
  const mismatch = mismatchOf(order, payment)
  if (mismatch) {
    await enterPayment(ctx, order, payment)
    return unchanged(await flagForReview(ctx, order, mismatch, { intentId }))
  }

  const [entry, paid] = await awaitAll([
    enterPayment(ctx, order, payment),
    moveOrder(ctx, order, {
      to: 'paid',
      detail: { intentId },
      change: { paidAt: ctx.now, paymentMethod: 'card' },
    }),
  ])
  if (!paid.ok) return unchanged(await giveBack(ctx, order, payment))

  const entered = { kind: 'payment', amountMinor: receivedMinor } as const
  const all = entry === 'new' ? [...movements, entered] : movements
  // Part of the amount was transferred before.
  const { excessMinor } = balanceOf(order.totalMinor, all, refunds)
  return {
    order: excessMinor > 0 ? await flagForReview(ctx, paid.value, 'transfer_excess') : paid.value,
    isNewlyPaid: true,
  }
}

/** Records received money in the ledger in any state of the order; `foreign` money belongs to another order. */
async function enterPayment(
  ctx: Context,
  order: Order,
  payment: CardPayment,
): Promise<'new' | 'known' | 'foreign'> {
  const isForeign = payment.orderId !== order.id || payment.amount.currency !== order.currency
  if (isForeign || payment.receivedMinor <= 0) return 'foreign'
  const isNew = await writeMovement(ctx, {
    orderId: order.id,
    kind: 'payment',
    method: 'card',
    amountMinor: payment.receivedMinor,
    currency: order.currency,
    reference: payment.intentId,
    card: payment.card,
  })
  return isNew ? 'new' : 'known'
}

/** Only a payment with the order's own amount, currency and id pays it. */
function mismatchOf(order: Order, payment: CardPayment): ReviewReason | null {
  if (payment.orderId !== order.id) return 'payment_of_another_order'
  if (payment.amount.currency !== order.currency) return 'payment_currency_differs'
  if (payment.amount.amountMinor !== order.totalMinor) return 'payment_amount_differs'
  return payment.receivedMinor === order.totalMinor ? null : 'payment_amount_differs'
}

/** A transfer paid the order before: the card payment is refunded automatically, and staff are notified. */
async function giveSecondBack(ctx: Context, order: Order, payment: CardPayment): Promise<Order> {
  await promiseCardMoneyBack(ctx, order, 'paid_twice')
  return flagForReview(ctx, order, 'paid_twice', { intentId: payment.intentId })
}

/** The order expired and its stock is gone: the payment is refunded automatically. */
async function giveBack(ctx: Context, order: Order, payment: CardPayment): Promise<Order> {
  if (orderCan.bePaid(order)) throw new Error('an order that waits for money takes it')

  const due = await moveOrder(ctx, order, {
    to: 'refund_due',
    detail: { intentId: payment.intentId },
    change: { paidAt: ctx.now, paymentMethod: 'card' },
  })
  if (!due.ok) {
    return flagForReview(ctx, order, 'payment_too_late', { intentId: payment.intentId })
  }
  await promiseCardMoneyBack(ctx, due.value, 'payment_too_late')
  await emailBuyer(ctx, due.value, 'refund_due')
  return due.value
}
