import { and, eq, lt, sql } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'
import { placeholders, prepared } from '#domain/prepared.server.ts'
import { deleteBy } from '#domain/rows.server.ts'

import { idempotencyKeys, rateCounters } from './table.server.ts'

/** Increments a counter, or restarts it when its window is over. One statement, so it can't race. */
export async function addToCounter(
  ctx: Context,
  bucket: string,
  windowSeconds: number,
): Promise<{ count: number; resetsAt: Date }> {
  const resetsAt = new Date(ctx.now.getTime() + windowSeconds * 1000)
  const [row] = await increment(ctx, { bucket, resetsAt, now: ctx.now.toISOString() })
  if (!row) throw new Error('a counter answers with its row')
  return row
}

const increment = prepared('increment_rate_counter', (db) => {
  const { bucket, count, resetsAt } = rateCounters
  const isOver = sql`${resetsAt} <= ${sql.placeholder('now')}`
  return db
    .insert(rateCounters)
    .values({ bucket: sql.placeholder('bucket'), count: 1, resetsAt: sql.placeholder('resetsAt') })
    .onConflictDoUpdate({
      target: bucket,
      set: {
        count: sql`case when ${isOver} then 1 else ${count} + 1 end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${resetsAt} end`,
      },
    })
    .returning({ count, resetsAt })
})

export type Counted = { bucket: string; count: number }

/**
 * Adds to many counters of one window and returns their sums. Sorted by name, to prevent deadlocks between processes.
 */
export async function addToCounters(
  ctx: Context,
  counted: readonly Counted[],
  resetsAt: Date,
): Promise<Counted[]> {
  const inOrder = [...counted].sort((a, b) => (a.bucket < b.bucket ? -1 : 1))
  return ctx.db
    .insert(rateCounters)
    .values(inOrder.map((one) => ({ ...one, resetsAt })))
    .onConflictDoUpdate({
      target: rateCounters.bucket,
      set: {
        count: sql`case when ${rateCounters.resetsAt} < excluded.resets_at then excluded.count else ${rateCounters.count} + excluded.count end`,
        resetsAt: sql`greatest(${rateCounters.resetsAt}, excluded.resets_at)`,
      },
    })
    .returning({ bucket: rateCounters.bucket, count: rateCounters.count })
}

/** Whether the data caused the error: out of range (class 22) or too large for an index (class 54). */
export const isRefusedByData = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  /^(22|54)/.test(String(error.cause.code))

/** Refunds one attempt. */
export async function takeFromCounter(ctx: Context, bucket: string): Promise<void> {
  await ctx.db
    .update(rateCounters)
    .set({ count: sql`greatest(${rateCounters.count} - 1, 0)` })
    .where(eq(rateCounters.bucket, bucket))
}

export const clearCounter = deleteBy(rateCounters, 'bucket')

export type Claim = { owner: string; operation: string; key: string; requestHash: string }

/** `true` when this request is the first with its key. Waits for a concurrent transaction with the same key. */
export async function claimKey(ctx: Context, claim: Claim): Promise<boolean> {
  const rows = await insertKey(ctx, { ...claim, createdAt: ctx.now })
  return rows.length === 1
}

const insertKey = prepared('insert_idempotency_key', (db, row: Claim & { createdAt: Date }) =>
  db
    .insert(idempotencyKeys)
    .values(placeholders(idempotencyKeys, row))
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key }),
)

export async function findAnswer(ctx: Context, claim: Claim) {
  const [row] = await selectAnswer(ctx, claim)
  return row ?? null
}

const isClaim = and(
  eq(idempotencyKeys.owner, sql.placeholder('owner')),
  eq(idempotencyKeys.operation, sql.placeholder('operation')),
  eq(idempotencyKeys.key, sql.placeholder('key')),
)

const selectAnswer = prepared('select_idempotency_key', (db, _claim: Claim) =>
  db.select().from(idempotencyKeys).where(isClaim),
)

/** Without a claim before it. The answer of a concurrent request that was stored first remains. */
export async function insertAnswer(ctx: Context, claim: Claim, body: unknown): Promise<void> {
  await insertAnswerRow(ctx, { ...claim, status: 1, body, createdAt: ctx.now })
}

const insertAnswerRow = prepared(
  'insert_idempotent_answer',
  (db, row: typeof idempotencyKeys.$inferInsert) =>
    db.insert(idempotencyKeys).values(placeholders(idempotencyKeys, row)).onConflictDoNothing(),
)

export async function saveAnswer(ctx: Context, claim: Claim, body: unknown): Promise<void> {
  await updateAnswer(ctx, { ...claim, body: JSON.stringify(body) })
}

const updateAnswer = prepared('update_idempotency_key', (db) =>
  db
    .update(idempotencyKeys)
    .set({ status: 1, body: sql`${sql.placeholder('body')}::jsonb` })
    .where(isClaim),
)

export async function purgeBefore(ctx: Context, moment: Date): Promise<void> {
  await ctx.db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, moment))
  await ctx.db.delete(rateCounters).where(lt(rateCounters.resetsAt, ctx.now))
}
