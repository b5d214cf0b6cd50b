import { and, eq, lt, sql } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'
import { placeholders, prepared } from '#domain/prepared.server.ts'

import { idempotencyKeys, rateCounters } from './table.server.ts'

/** Increments a counter, or restarts it when its window is over. One statement, so it can't race. */
export async function addToCounter(
  ctx: Context,
  bucket: string,
  windowSeconds: number,
): Promise<{ count: number; resetsAt: Date }> {
  const resetsAt = new Date(ctx.now.getTime() + windowSeconds * 1000)
  const [row] = await increment(ctx, { bucket, count: 1, resetsAt, now: ctx.now.toISOString() })
  if (!row) throw new Error('a counter answers with its row')
  return row
}

const increment = prepared('increment_rate_counter', (db) => {
  const { bucket, count, resetsAt } = rateCounters
  const isOver = sql`${resetsAt} <= ${sql.placeholder('now')}`
  return db
    .insert(rateCounters)
    .values(placeholders('bucket', 'count', 'resetsAt'))
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

export async function clearCounter(ctx: Context, bucket: string): Promise<void> {
  await ctx.db.delete(rateCounters).where(eq(rateCounters.bucket, bucket))
}

export type Claim = { owner: string; operation: string; key: string; requestHash: string }

/** `true` when this request is the first with its key. Waits for a concurrent transaction with the same key. */
export async function claimKey(ctx: Context, claim: Claim): Promise<boolean> {
  const rows = await ctx.db
    .insert(idempotencyKeys)
    .values({ ...claim, createdAt: ctx.now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  return rows.length === 1
}

export async function findAnswer(ctx: Context, claim: Claim) {
  const [row] = await ctx.db.select().from(idempotencyKeys).where(isClaim(claim))
  return row ?? null
}

export async function saveAnswer(ctx: Context, claim: Claim, body: unknown): Promise<void> {
  await ctx.db.update(idempotencyKeys).set({ status: 1, body }).where(isClaim(claim))
}

export async function purgeBefore(ctx: Context, moment: Date): Promise<void> {
  await ctx.db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, moment))
  await ctx.db.delete(rateCounters).where(lt(rateCounters.resetsAt, ctx.now))
}

const isClaim = ({ owner, operation, key }: Claim) =>
  and(
    eq(idempotencyKeys.owner, owner),
    eq(idempotencyKeys.operation, operation),
    eq(idempotencyKeys.key, key),
  )
