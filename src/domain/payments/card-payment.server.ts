/**
 * An order's card payment at the processor. Our row is committed before the call and the answer saved after it, with a
 * key derived from the row. A retry after a crash finds the same payment. This module does not depend on orders.
 */
import type { Context } from '#domain/context.ts'
import { invariant, ok, type Result } from '#shared/result.ts'

import type { CardPayment, CardRefund, CardRefusal } from './gateway.ts'
import {
  type CardPaymentRow,
  findPaymentRow,
  listOrderIdsOf,
  type Payable,
  startNextAttempt,
  updateAttempt,
} from './store.server.ts'

export type { CardPaymentRow, Payable } from './store.server.ts'
export {
  insertPaymentRow,
  // Orders whose open payment was not synced for a while.
  listOpenPayments as listOpenCardPayments,
  // Succeeded payments that were started within a period.
  listSucceeded as listPaidIntents,
} from './store.server.ts'

/**
 * The payment of an order: the one it has, or a new one for the row that was just inserted. Never called inside a transaction, which
 * must be over before the processor is asked.
 */
export async function openCardPayment(
  ctx: Context,
  payable: Payable,
  inserted: CardPaymentRow | null,
): Promise<Result<CardPayment, CardRefusal>> {
  const row = inserted ?? (await readRow(ctx, payable))
  const existing = row.intentId ? await readCardPayment(ctx, row) : null
  if (existing && (!existing.ok || existing.value.status !== 'canceled')) return existing

  if (existing) await startNextAttempt(ctx, row)
  return create(ctx, payable, existing ? await readRow(ctx, payable) : row)
}

async function readRow(ctx: Context, { orderId }: Payable): Promise<CardPaymentRow> {
  const row = await findPaymentRow(ctx, orderId)
  invariant(row, 'a payment that was begun has a row')
  return row
}

type FoundPayment = { row: CardPaymentRow; payment: CardPayment }

/** What the processor says now, `null` when the order has no card payment. To be applied to the order, and recorded. */
export async function findCardPayment(
  ctx: Context,
  orderId: string,
): Promise<Result<FoundPayment, CardRefusal> | null> {
  const row = await findPaymentRow(ctx, orderId)
  if (!row?.intentId) return null
  const found = await ctx.cards.findIntent(row.intentId)
  return found.ok ? ok({ row, payment: found.value }) : found
}

/** In the transaction that applies the payment to its order: the sweeper skips one that has succeeded from then on. */
export const recordPayment = (ctx: Context, { row, payment }: FoundPayment): Promise<void> =>
  remember(ctx, row, payment, payment.status === 'succeeded' ? ctx.now : null)

/** The processor's page about the order's card payment, for staff; `null` where there is none. */
export async function findPaymentPage(ctx: Context, orderId: string): Promise<string | null> {
  const row = await findPaymentRow(ctx, orderId)
  return row?.intentId ? ctx.cards.paymentPage(row.intentId) : null
}

/** Cancels an unfinished payment. One that succeeded meanwhile is returned unchanged. */
export async function cancelCardPayment(
  ctx: Context,
  orderId: string,
): Promise<Result<CardPayment, CardRefusal> | null> {
  const row = await findPaymentRow(ctx, orderId)
  if (!row?.intentId) return null

  const canceled = await ctx.cards.cancelIntent(row.intentId)
  if (canceled.ok) await remember(ctx, row, canceled.value)
  return canceled
}

/** Refunds money; a retry with the same key is the same refund. `null` when the order has no card payment. */
export async function refundCardPayment(
  ctx: Context,
  orderId: string,
  refund: { amountMinor: number; idempotencyKey: string },
): Promise<Result<CardRefund, CardRefusal | 'card_refund_refused'> | null> {
  const row = await findPaymentRow(ctx, orderId)
  return row?.intentId ? ctx.cards.refundIntent(row.intentId, refund) : null
}

/** Whose payment each intent is, by our own record. */
export async function findOrdersOfIntents(
  ctx: Context,
  intentIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await listOrderIdsOf(ctx, intentIds)
  return new Map(rows.flatMap(({ intentId, orderId }) => (intentId ? [[intentId, orderId]] : [])))
}

async function create(
  ctx: Context,
  { orderId, orderNumber, amount }: Payable,
  row: CardPaymentRow,
): Promise<Result<CardPayment, CardRefusal>> {
  const created = await ctx.cards.createIntent({
    orderId,
    orderNumber,
    amount,
    idempotencyKey: `order:${orderId}:pi:${row.attempt}`,
  })
  if (!created.ok) return (await madeByOther(ctx, row)) ?? created

  await remember(ctx, row, created.value)
  return created
}

/** The processor turns away requests with one key that come at once: the one it took has saved the payment. */
async function madeByOther(
  ctx: Context,
  { orderId, attempt }: CardPaymentRow,
): Promise<Result<CardPayment, CardRefusal> | null> {
  const row = await findPaymentRow(ctx, orderId)
  return row?.intentId && row.attempt === attempt ? readCardPayment(ctx, row) : null
}

async function readCardPayment(
  ctx: Context,
  row: CardPaymentRow,
): Promise<Result<CardPayment, CardRefusal>> {
  const found = await ctx.cards.findIntent(row.intentId ?? '')
  if (found.ok) await remember(ctx, row, found.value)
  return found.ok ? ok(found.value) : found
}

/** Updates one attempt only, because another tab may have started the next one. */
const remember = (
  ctx: Context,
  row: CardPaymentRow,
  { intentId, status, receivedMinor, lastDecline }: CardPayment,
  appliedAt: Date | null = null,
): Promise<void> =>
  updateAttempt(ctx, row, {
    intentId,
    status,
    receivedMinor,
    lastDecline,
    checkedAt: ctx.now,
    appliedAt,
  })
