import type { Context } from '#domain/context.ts'
import { changeRefund, type Refund, readRefund } from '#domain/ledger/ledger.server.ts'
import { refundCardPayment } from '#domain/payments/card-payment.server.ts'
import { invariant } from '#shared/result.ts'

import { flagForReview } from '../flag-for-review.server.ts'
import { lockOrder } from '../store.server.ts'
import { concludeRefund } from './conclude-refund.server.ts'

/**
 * Requests the refund at the processor. Throws while it is unreachable or still working, so that the job retries;
 * the idempotency key sends the money once. Staff see a refusal and may retry it.
 */
export async function sendRefund(ctx: Context, { refundId }: { refundId: string }): Promise<void> {
  const refund = await readRefund(ctx, refundId)
  if (refund?.state !== 'requested' || refund.method !== 'card') return

  const sent = await refundCardPayment(ctx, refund.orderId, {
    amountMinor: refund.amountMinor,
    idempotencyKey: `refund:${refundId}:${refund.attempts}`,
  })
  invariant(sent !== null, 'a card refund belongs to an order with a card payment')
  if (!sent.ok && sent.error === 'card_unavailable') throw new Error(`refund ${refundId} waits`)
  if (sent.ok && sent.value.state === 'pending') throw new Error(`refund ${refundId} is pending`)

  const proof = sent.ok && sent.value.state === 'succeeded' ? sent.value.refundId : null
  await ctx.transaction(async (ctx) => {
    const order = await lockOrder(ctx, refund.orderId)
    const current = await readRefund(ctx, refundId)
    // Another worker concluded it first.
    if (!order || current?.state !== 'requested') return
    if (proof !== null) await concludeRefund(ctx, order, current, proof)
    else await saveRefusal(ctx, current, order)
  })
}

async function saveRefusal(
  ctx: Context,
  refund: Refund,
  order: Parameters<typeof flagForReview>[1],
): Promise<void> {
  await changeRefund(ctx, refund.id, {
    state: 'failed',
    attempts: refund.attempts + 1,
    lastFailure: 'card_refund_refused',
  })
  await flagForReview(ctx, order, 'refund_failed', { refundId: refund.id })
}
