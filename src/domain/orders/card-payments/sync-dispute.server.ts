import type { Context } from '#domain/context.ts'
import { readDisputes, saveDispute, writeMovement } from '#domain/ledger/ledger.server.ts'
import { queueEmail } from '#domain/mail/queue-email.server.ts'
import type { CardDispute } from '#domain/payments/gateway.ts'
import { findSettingsBelow } from '#domain/settings/read-settings.server.ts'
import { invariant } from '#shared/result.ts'

import { flagForReview } from '../flag-for-review.server.ts'
import { insertEvent, lockOrder, type Order } from '../store.server.ts'

/**
 * A buyer's bank opened or decided a dispute. Applies the processor's current state; idempotent.
 * The order keeps its state: staff decide about the goods and receive the response deadline by e-mail.
 */
export async function syncDispute(ctx: Context, orderId: string, disputeId: string): Promise<void> {
  const found = await ctx.cards.findDispute(disputeId)
  if (!found.ok) throw new Error(`dispute ${disputeId}: ${found.error}`)

  await ctx.transaction(async (ctx) => {
    const order = await lockOrder(ctx, orderId)
    if (order) await apply(ctx, order, found.value)
  })
}

async function apply(ctx: Context, order: Order, dispute: CardDispute): Promise<void> {
  const { disputeId, state, amountMinor, currency, reason, dueAt } = dispute
  invariant(currency === order.currency, 'a dispute is about money of the order')
  const before = (await readDisputes(ctx, order.id)).find(({ id }) => id === disputeId)
  const isClosed = state === 'won' || state === 'lost'
  if (before?.closedAt || before?.state === state) return

  await saveDispute(ctx, {
    id: disputeId,
    orderId: order.id,
    state,
    amountMinor,
    currency: order.currency,
    reason,
    dueAt,
    openedAt: ctx.now,
    closedAt: isClosed ? ctx.now : null,
  })
  const money = {
    orderId: order.id,
    method: 'card',
    amountMinor,
    currency: order.currency,
  } as const
  await writeMovement(ctx, { ...money, kind: 'dispute_taken', reference: disputeId })
  if (state === 'won') {
    await writeMovement(ctx, { ...money, kind: 'dispute_returned', reference: disputeId })
  }
  const kind = isClosed ? `dispute_${state}` : 'dispute_opened'
  if (before === undefined || isClosed) {
    await insertEvent(ctx, { orderId: order.id, kind, detail: { disputeId, reason, amountMinor } })
  }
  if (before === undefined && !isClosed) {
    await emailCompany(ctx, order, dispute)
    await flagForReview(ctx, order, 'dispute_open', { disputeId })
  }
}

async function emailCompany(ctx: Context, order: Order, dispute: CardDispute): Promise<void> {
  const { email } = await findSettingsBelow(ctx, 'company.')
  if (!email) return
  const { disputeId, amountMinor, dueAt } = dispute
  await queueEmail(ctx, 'dispute_opened', {
    entityId: disputeId,
    to: email,
    locale: 'ja',
    payload: { orderId: order.id, disputeId, amountMinor, dueAt: dueAt?.toISOString() ?? null },
  })
}
