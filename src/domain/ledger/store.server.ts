import { and, asc, desc, eq, isNull, notInArray, sql } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'
import { isOneOf, isOneOfGiven } from '#domain/is-one-of.server.ts'
import { placeholders, prepared } from '#domain/prepared.server.ts'
import { findBy, insertInto, listBy } from '#domain/rows.server.ts'

import type { DiscrepancyKind } from './money-words.ts'
import { disputes, moneyMovements, reconciliationDiscrepancies, refunds } from './table.server.ts'

export type Movement = typeof moneyMovements.$inferSelect
export type Refund = typeof refunds.$inferSelect
export type Dispute = typeof disputes.$inferSelect
export type Discrepancy = typeof reconciliationDiscrepancies.$inferSelect

/** `false` when the ledger already contains this movement. */
export async function insertMovement(
  ctx: Context,
  movement: Omit<typeof moneyMovements.$inferInsert, 'at' | 'actorKind' | 'actorId'>,
): Promise<boolean> {
  const actorId = 'userId' in ctx.actor ? ctx.actor.userId : null
  const row = { card: null, ...movement, at: ctx.now, actorKind: ctx.actor.kind, actorId }
  return (await insertMovementRow(ctx, row)).length === 1
}

const insertMovementRow = prepared(
  'insert_money_movement',
  (db, movement: typeof moneyMovements.$inferInsert) =>
    db
      .insert(moneyMovements)
      .values(placeholders(moneyMovements, movement))
      .onConflictDoNothing()
      .returning({ id: moneyMovements.id }),
)

export const listMovements = (ctx: Context, orderIds: readonly string[]): Promise<Movement[]> =>
  selectMovements(ctx, { orderIds })

const selectMovements = prepared(
  'select_money_movements',
  (db, _given: { orderIds: readonly string[] }) =>
    db
      .select()
      .from(moneyMovements)
      .where(isOneOfGiven(moneyMovements.orderId, 'orderIds'))
      .orderBy(asc(moneyMovements.id)),
)

export const listCardMovements = (ctx: Context, orderIds: readonly string[]): Promise<Movement[]> =>
  ctx.db
    .select()
    .from(moneyMovements)
    .where(and(isOneOf(moneyMovements.orderId, orderIds), eq(moneyMovements.method, 'card')))
    .orderBy(asc(moneyMovements.id))

export const insertRefund = insertInto(refunds)

export const findRefund = findBy(refunds, 'id')

export async function updateRefund(
  ctx: Context,
  id: string,
  change: Partial<typeof refunds.$inferInsert>,
): Promise<Refund> {
  const [row] = await ctx.db.update(refunds).set(change).where(eq(refunds.id, id)).returning()
  if (!row) throw new Error('an updated refund answers with its row')
  return row
}

export const listRefunds = (ctx: Context, orderIds: readonly string[]): Promise<Refund[]> =>
  selectRefunds(ctx, { orderIds })

const selectRefunds = prepared('select_refunds', (db, _given: { orderIds: readonly string[] }) =>
  db
    .select()
    .from(refunds)
    .where(isOneOfGiven(refunds.orderId, 'orderIds'))
    .orderBy(asc(refunds.requestedAt), asc(refunds.id)),
)

/** Stores the newest state of a dispute. A closed dispute stays closed. */
export async function upsertDispute(
  ctx: Context,
  dispute: typeof disputes.$inferInsert,
): Promise<Dispute> {
  const { state, dueAt, closedAt } = dispute
  const [row] = await ctx.db
    .insert(disputes)
    .values(dispute)
    .onConflictDoUpdate({
      target: disputes.id,
      set: { state, dueAt, closedAt },
      setWhere: isNull(disputes.closedAt),
    })
    .returning()
  const [kept] = row
    ? [row]
    : await ctx.db.select().from(disputes).where(eq(disputes.id, dispute.id))
  if (!kept) throw new Error('a dispute that was just written can be read')
  return kept
}

export const listDisputes = listBy(disputes, 'orderId', asc(disputes.openedAt))

/** An open discrepancy that is found again only gets a new time and detail. */
export async function upsertDiscrepancy(
  ctx: Context,
  discrepancy: {
    kind: DiscrepancyKind
    intentId: string
    orderId: string | null
    detail: Record<string, unknown>
  },
): Promise<void> {
  await ctx.db
    .insert(reconciliationDiscrepancies)
    .values({ ...discrepancy, firstSeenAt: ctx.now, lastSeenAt: ctx.now })
    .onConflictDoUpdate({
      target: [reconciliationDiscrepancies.kind, reconciliationDiscrepancies.intentId],
      targetWhere: isNull(reconciliationDiscrepancies.closedAt),
      set: { detail: discrepancy.detail, lastSeenAt: ctx.now },
    })
}

/** Closes discrepancies that the reconciliation no longer finds. */
export async function closeDiscrepancies(
  ctx: Context,
  looked: readonly string[],
  still: readonly { kind: DiscrepancyKind; intentId: string }[],
): Promise<void> {
  if (looked.length === 0) return
  const kept = still.map(({ kind, intentId }) => `${kind} ${intentId}`)
  const name = sql<string>`${reconciliationDiscrepancies.kind} || ' ' || ${reconciliationDiscrepancies.intentId}`
  await ctx.db
    .update(reconciliationDiscrepancies)
    .set({ closedAt: ctx.now })
    .where(
      and(
        isNull(reconciliationDiscrepancies.closedAt),
        isOneOf(reconciliationDiscrepancies.intentId, looked),
        kept.length > 0 ? notInArray(name, kept) : undefined,
      ),
    )
}

export const listOpenDiscrepancies = (ctx: Context, limit: number): Promise<Discrepancy[]> =>
  ctx.db
    .select()
    .from(reconciliationDiscrepancies)
    .where(isNull(reconciliationDiscrepancies.closedAt))
    .orderBy(desc(reconciliationDiscrepancies.firstSeenAt))
    .limit(limit)
