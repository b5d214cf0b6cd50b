import { and, asc, eq, gte, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'
import { isOneOf } from '#domain/is-one-of.server.ts'
import { placeholders, prepared } from '#domain/prepared.server.ts'
import type { Money } from '#shared/money.ts'

import { cardPayments } from './table.server.ts'

export type CardPaymentRow = typeof cardPayments.$inferSelect

export async function findPaymentRow(
  ctx: Context,
  orderId: string,
): Promise<CardPaymentRow | null> {
  const [row] = await selectPayment(ctx, { orderId })
  return row ?? null
}

const isOfOrder = eq(cardPayments.orderId, sql.placeholder('orderId'))
const selectPayment = prepared('select_card_payment', (db) =>
  db.select().from(cardPayments).where(isOfOrder),
)

export const listOrderIdsOf = (
  ctx: Context,
  intentIds: readonly string[],
): Promise<{ intentId: string | null; orderId: string }[]> =>
  ctx.db
    .select({ intentId: cardPayments.intentId, orderId: cardPayments.orderId })
    .from(cardPayments)
    .where(isOneOf(cardPayments.intentId, intentIds))

export type Payable = { orderId: string; orderNumber: string; amount: Money }

/** The row of the order's payment; `null` where there is one. Committed before the call to the processor. */
export async function insertPaymentRow(
  ctx: Context,
  { orderId, amount }: Payable,
): Promise<CardPaymentRow | null> {
  const [row] = await insertPayment(ctx, {
    orderId,
    ...amount,
    attempt: 1,
    status: 'requires_payment_method',
    createdAt: ctx.now,
    checkedAt: ctx.now,
  })
  return row ?? null
}

const insertPayment = prepared(
  'insert_card_payment',
  (db, payment: typeof cardPayments.$inferInsert) =>
    db
      .insert(cardPayments)
      .values(placeholders(cardPayments, payment))
      .onConflictDoNothing()
      .returning(),
)

/** A cancelled intent can't be used again: the next attempt gets a key of its own, once. */
export async function startNextAttempt(ctx: Context, row: CardPaymentRow): Promise<void> {
  await ctx.db
    .update(cardPayments)
    .set({ attempt: row.attempt + 1, intentId: null, status: 'requires_payment_method' })
    .where(and(eq(cardPayments.orderId, row.orderId), eq(cardPayments.attempt, row.attempt)))
}

type AttemptState = Pick<
  CardPaymentRow,
  'intentId' | 'status' | 'receivedMinor' | 'lastDecline' | 'checkedAt' | 'appliedAt'
>

/** No change when a later attempt has started. It was applied when that was first written. */
export async function updateAttempt(
  ctx: Context,
  { orderId, attempt }: Pick<CardPaymentRow, 'orderId' | 'attempt'>,
  state: AttemptState,
): Promise<void> {
  await writeAttempt(ctx, { ...state, orderId, attempt })
}

const writeAttempt = prepared(
  'update_card_payment',
  (db, { orderId, attempt, ...state }: AttemptState & { orderId: string; attempt: number }) => {
    const { appliedAt, ...current } = placeholders(cardPayments, state)
    return db
      .update(cardPayments)
      .set({ ...current, appliedAt: sql`coalesce(${cardPayments.appliedAt}, ${appliedAt})` })
      .where(and(isOfOrder, eq(cardPayments.attempt, sql.placeholder('attempt'))))
  },
)

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
