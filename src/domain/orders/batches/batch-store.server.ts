import { and, asc, desc, eq, isNull, lt, sql } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'
import { findBy } from '#domain/rows.server.ts'
import { pick } from '#shared/pick.ts'

import { orders } from '../table.server.ts'
import { orderBatches, orderBatchItems } from './table.server.ts'

export type Batch = typeof orderBatches.$inferSelect
export type BatchItem = typeof orderBatchItems.$inferSelect
type NewItem = { orderId: string; trackingNumbers: string | null }

/** `null` when this form was submitted before. */
export async function insertBatch(
  ctx: Context,
  batch: typeof orderBatches.$inferInsert,
  items: readonly NewItem[],
): Promise<string | null> {
  const [row] = await ctx.db
    .insert(orderBatches)
    .values(batch)
    .onConflictDoNothing({ target: orderBatches.formKey })
    .returning({ id: orderBatches.id })
  if (!row) return null
  const batchId = row.id
  await ctx.db
    .insert(orderBatchItems)
    .values(items.map((item, position) => ({ ...item, batchId, position })))
  return batchId
}

export async function findBatchIdOf(ctx: Context, formKey: string): Promise<string | null> {
  const [row] = await ctx.db
    .select({ id: orderBatches.id })
    .from(orderBatches)
    .where(eq(orderBatches.formKey, formKey))
  return row?.id ?? null
}

export const findBatch = findBy(orderBatches, 'id')

export const listNewestBatches = (ctx: Context, limit: number) =>
  ctx.db
    .select({
      ...pick(orderBatches, 'id', 'action', 'requestedAt', 'endedAt'),
      total: countOfItems(),
      done: countOfItems('done'),
      refused: countOfItems('refused'),
    })
    .from(orderBatches)
    .orderBy(desc(orderBatches.requestedAt))
    .limit(limit)

export const listItems = (ctx: Context, batchId: string) =>
  ctx.db
    .select({
      ...pick(orderBatchItems, 'orderId', 'trackingNumbers', 'state', 'refusal'),
      ...pick(orders, 'number', 'customerName'),
    })
    .from(orderBatchItems)
    .innerJoin(orders, eq(orders.id, orderBatchItems.orderId))
    .where(eq(orderBatchItems.batchId, batchId))
    .orderBy(asc(orderBatchItems.position))

/** The next unprocessed item of an open batch, with its row locked against other processes. Only inside a transaction. */
export async function takeNextItem(
  ctx: Context,
  errorsMax: number,
): Promise<(BatchItem & Pick<Batch, 'action' | 'requestedBy'>) | null> {
  const [row] = await ctx.db
    .select({ item: orderBatchItems, ...pick(orderBatches, 'action', 'requestedBy') })
    .from(orderBatchItems)
    .innerJoin(orderBatches, eq(orderBatches.id, orderBatchItems.batchId))
    .where(
      and(
        isNull(orderBatches.endedAt),
        eq(orderBatchItems.state, 'waiting'),
        lt(orderBatchItems.errorCount, errorsMax),
      ),
    )
    .orderBy(
      asc(orderBatchItems.errorCount),
      asc(orderBatches.requestedAt),
      asc(orderBatchItems.position),
    )
    .limit(1)
    .for('update', { of: orderBatchItems, skipLocked: true })
  return row ? { ...row.item, action: row.action, requestedBy: row.requestedBy } : null
}

export async function updateItem(
  ctx: Context,
  { batchId, position }: Pick<BatchItem, 'batchId' | 'position'>,
  change: Partial<Pick<BatchItem, 'state' | 'refusal' | 'endedAt'>> & { hadError?: true },
): Promise<void> {
  const { hadError, ...columns } = change
  const errorCount = hadError ? { errorCount: sql`${orderBatchItems.errorCount} + 1` } : {}
  await ctx.db
    .update(orderBatchItems)
    .set({ ...columns, ...errorCount })
    .where(and(eq(orderBatchItems.batchId, batchId), eq(orderBatchItems.position, position)))
}

/** Closes batches whose items are all processed. */
export async function endDoneBatches(ctx: Context): Promise<void> {
  await ctx.db
    .update(orderBatches)
    .set({ endedAt: ctx.now })
    .where(
      and(
        isNull(orderBatches.endedAt),
        sql`not exists (select 1 from ${orderBatchItems}
          where ${orderBatchItems.batchId} = ${orderBatches.id} and ${orderBatchItems.state} = 'waiting')`,
      ),
    )
}

const countOfItems = (state?: BatchItem['state']) =>
  sql<number>`(select count(*)::int from ${orderBatchItems}
    where ${orderBatchItems.batchId} = ${orderBatches.id}
    ${state ? sql`and ${orderBatchItems.state} = ${state}` : sql``})`
