import { and, asc, eq, gte, isNotNull, isNull, lt, ne } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'
import { isOneOf } from '#domain/is-one-of.server.ts'

import { cardPayments, webhookEvents } from './table.server.ts'

export type CardPaymentRow = typeof cardPayments.$inferSelect

export async function findPaymentRow(
  ctx: Context,
  orderId: string,
): Promise<CardPaymentRow | null> {
  const [row] = await ctx.db.select().from(cardPayments).where(eq(cardPayments.orderId, orderId))
  return row ?? null
}

export async function findOrderIdOf(ctx: Context, intentId: string): Promise<string | null> {
  const [row] = await ctx.db
    .select({ orderId: cardPayments.orderId })
    .from(cardPayments)
    .where(eq(cardPayments.intentId, intentId))
  return row?.orderId ?? null
}

export const listOrderIdsOf = (
  ctx: Context,
  intentIds: readonly string[],
): Promise<{ intentId: string | null; orderId: string }[]> =>
  ctx.db
    .select({ intentId: cardPayments.intentId, orderId: cardPayments.orderId })
    .from(cardPayments)
    .where(isOneOf(cardPayments.intentId, intentIds))

/** The order's row, created at the first call. Committed before the call to the processor. */
export async function ensurePaymentRow(
  ctx: Context,
  payment: { orderId: string; amountMinor: number; currency: string },
): Promise<CardPaymentRow> {
  await ctx.db
    .insert(cardPayments)
    .values({
      ...payment,
      attempt: 1,
      status: 'requires_payment_method',
      createdAt: ctx.now,
      checkedAt: ctx.now,
    })
    .onConflictDoNothing()
  const row = await findPaymentRow(ctx, payment.orderId)
  if (!row) throw new Error('a payment that was just written can be read')
  return row
}

/** A cancelled intent can't be used again: the next attempt gets a key of its own, once. */
export async function startNextAttempt(ctx: Context, row: CardPaymentRow): Promise<void> {
  await ctx.db
    .update(cardPayments)
    .set({ attempt: row.attempt + 1, intentId: null, status: 'requires_payment_method' })
    .where(and(eq(cardPayments.orderId, row.orderId), eq(cardPayments.attempt, row.attempt)))
}

/** No change when a later attempt has started. */
export async function updateAttempt(
  ctx: Context,
  orderId: string,
  attempt: number,
  change: Partial<typeof cardPayments.$inferInsert>,
): Promise<void> {
  await ctx.db
    .update(cardPayments)
    .set(change)
    .where(and(eq(cardPayments.orderId, orderId), eq(cardPayments.attempt, attempt)))
}

/** Intents that may still change or were not applied, and were not synced since `before`, oldest first. */
export async function listOpenPayments(
  ctx: Context,
  before: Date,
  limit: number,
): Promise<string[]> {
  const rows = await ctx.db
    .select({ orderId: cardPayments.orderId })
    .from(cardPayments)
    .where(
      and(
        isNotNull(cardPayments.intentId),
        ne(cardPayments.status, 'canceled'),
        isNull(cardPayments.appliedAt),
        lt(cardPayments.checkedAt, before),
      ),
    )
    .orderBy(asc(cardPayments.checkedAt))
    .limit(limit)
  return rows.map(({ orderId }) => orderId)
}

export async function markApplied(ctx: Context, intentId: string): Promise<void> {
  await ctx.db
    .update(cardPayments)
    .set({ appliedAt: ctx.now })
    .where(and(eq(cardPayments.intentId, intentId), isNull(cardPayments.appliedAt)))
}

export async function listSucceeded(
  ctx: Context,
  { since, until }: { since: Date; until: Date },
): Promise<{ intentId: string; orderId: string }[]> {
  const rows = await ctx.db
    .select({ intentId: cardPayments.intentId, orderId: cardPayments.orderId })
    .from(cardPayments)
    .where(
      and(
        eq(cardPayments.status, 'succeeded'),
        gte(cardPayments.createdAt, since),
        lt(cardPayments.createdAt, until),
      ),
    )
  return rows.flatMap(({ intentId, orderId }) => (intentId ? [{ intentId, orderId }] : []))
}

/** `false` when this event was received before. */
export async function insertWebhookEvent(
  ctx: Context,
  event: {
    eventId: string
    type: string
    intentId: string | null
    disputeId: string | null
    payload: unknown
  },
): Promise<boolean> {
  const rows = await ctx.db
    .insert(webhookEvents)
    .values({ ...event, receivedAt: ctx.now })
    .onConflictDoNothing()
    .returning({ eventId: webhookEvents.eventId })
  return rows.length === 1
}

export async function findWebhookEvent(ctx: Context, eventId: string) {
  const [row] = await ctx.db.select().from(webhookEvents).where(eq(webhookEvents.eventId, eventId))
  return row ?? null
}

export async function markEventProcessed(ctx: Context, eventId: string): Promise<void> {
  await ctx.db
    .update(webhookEvents)
    .set({ processedAt: ctx.now })
    .where(eq(webhookEvents.eventId, eventId))
}
