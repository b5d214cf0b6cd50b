import type { Context } from '#domain/context.ts'
import { listOpenCardPayments } from '#domain/payments/card-payment.server.ts'
import {
  closeEvent,
  type EventSubject,
  findEventSubject,
} from '#domain/payments/receive-event.server.ts'

import { forEachOrder } from '../for-each-order.ts'
import { syncCardPayment } from './sync-card-payment.server.ts'
import { syncDispute } from './sync-dispute.server.ts'

const PAYMENTS_A_RUN = 100
/** Younger payments are left to the return page and the webhook. */
const UNTOUCHED_MS = 2 * 60_000

/** Syncs open payments whose webhook was lost or whose browser was closed. */
export async function sweepOpenPayments(ctx: Context): Promise<number> {
  const notSince = new Date(ctx.now.getTime() - UNTOUCHED_MS)
  const orderIds = await listOpenCardPayments(ctx, notSince, PAYMENTS_A_RUN)
  await forEachOrder(orderIds, (orderId) => syncCardPayment(ctx, orderId))
  return orderIds.length
}

/** Job, for an event that was not handled at once. */
export async function syncWebhookEvent(
  ctx: Context,
  { eventId }: { eventId: string },
): Promise<void> {
  const subject = await findEventSubject(ctx, eventId)
  if (subject) await syncEvent(ctx, subject)
}

/**
 * A stored event only triggers a sync of its payment. If the order has not saved the payment
 * yet, this throws and is tried again.
 */
export async function syncEvent(ctx: Context, subject: EventSubject): Promise<void> {
  const { eventId, intentId, disputeId } = subject

  // Our own record names the order of a payment; the processor is asked only where we have none.
  const orderId = subject.orderId ?? (await orderNamedBy(ctx, intentId))
  const close = (ctx: Context) => closeEvent(ctx, eventId)
  if (!orderId) return close(ctx)

  const synced = await syncCardPayment(ctx, orderId, disputeId ? undefined : close)
  if (!synced.ok) throw new Error(`event ${eventId}: ${synced.error}`)
  if (synced.value.payment === null) throw new Error(`event ${eventId} came before its payment`)
  if (!disputeId) return
  await syncDispute(ctx, orderId, disputeId)
  await close(ctx)
}

/** The order in the metadata of a payment. */
async function orderNamedBy(ctx: Context, intentId: string): Promise<string | null> {
  const payment = await ctx.cards.findIntent(intentId)
  if (!payment.ok) throw new Error(`payment ${intentId}: ${payment.error}`)
  return payment.value.orderId
}
