import type { Context } from '#domain/context.ts'
import { findOrderOfIntent, listOpenCardPayments } from '#domain/payments/card-payment.server.ts'
import { closeEvent, findEventSubject } from '#domain/payments/receive-event.server.ts'

import { forEachOrder } from '../for-each-order.ts'
import { syncCardPayment } from './sync-card-payment.server.ts'
import { syncDispute } from './sync-dispute.server.ts'

const PAYMENTS_A_RUN = 100
/** A payment that somebody is just making is left to its return page and webhook. */
const UNTOUCHED_MS = 2 * 60_000

/** Re-reads open payments, for the webhook that never came and the browser that was closed. */
export async function sweepOpenPayments(ctx: Context): Promise<number> {
  const notSince = new Date(ctx.now.getTime() - UNTOUCHED_MS)
  const orderIds = await listOpenCardPayments(ctx, notSince, PAYMENTS_A_RUN)
  await forEachOrder(orderIds, (orderId) => syncCardPayment(ctx, orderId))
  return orderIds.length
}

/**
 * A stored event asks to look at its payment, nothing more. Its order may not have saved the payment
 * yet: then it throws, and is tried again later.
 */
export async function syncWebhookEvent(
  ctx: Context,
  { eventId }: { eventId: string },
): Promise<void> {
  const subject = await findEventSubject(ctx, eventId)
  if (!subject) return
  const { intentId, disputeId } = subject

  const payment = await ctx.cards.findIntent(intentId)
  if (!payment.ok) throw new Error(`event ${eventId}: ${payment.error}`)
  // Our own record decides whose payment it is; what the message names counts while there is none.
  const orderId = (await findOrderOfIntent(ctx, intentId)) ?? payment.value.orderId
  if (orderId) {
    const synced = await syncCardPayment(ctx, orderId)
    if (!synced.ok) throw new Error(`event ${eventId}: ${synced.error}`)
    if (synced.value.payment === null) throw new Error(`event ${eventId} came before its payment`)
    if (disputeId) await syncDispute(ctx, orderId, disputeId)
  }
  await closeEvent(ctx, eventId)
}
