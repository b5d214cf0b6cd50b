import { and, eq, lt, sql } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'

import { idempotentAnswers, rateCounters } from './table.server.ts'

/** Adds `weight` to a counter, or starts it anew when its window is over. One statement, so it can't race. */
export async function addToCounter(
  ctx: Context,
  bucket: string,
  windowSeconds: number,
): Promise<{ count: number; resetsAt: Date }> {
  const resetsAt = new Date(ctx.now.getTime() + windowSeconds * 1000)
  const [row] = await ctx.db
    .insert(rateCounters)
    .values({ bucket, count: 1, resetsAt })
    .onConflictDoUpdate({
      target: rateCounters.bucket,
      set: {
        count: sql`case when ${rateCounters.resetsAt} <= ${ctx.now.toISOString()} then 1 else ${rateCounters.count} + 1 end`,
        resetsAt: sql`case when ${rateCounters.resetsAt} <= ${ctx.now.toISOString()} then excluded.resets_at else ${rateCounters.resetsAt} end`,
      },
    })
    .returning({ count: rateCounters.count, resetsAt: rateCounters.resetsAt })
  if (!row) throw new Error('a counter answers with its row')
  return row
}

export async function clearCounter(ctx: Context, bucket: string): Promise<void> {
  await ctx.db.delete(rateCounters).where(eq(rateCounters.bucket, bucket))
}

export type Claim = { owner: string; operation: string; key: string; requestHash: string }

/** `true` when this request is the first with its key; a rival's open transaction is waited for. */
export async function claimKey(ctx: Context, claim: Claim): Promise<boolean> {
  const rows = await ctx.db
    .insert(idempotentAnswers)
    .values({ ...claim, createdAt: ctx.now })
    .onConflictDoNothing()
    .returning({ key: idempotentAnswers.key })
  return rows.length === 1
}

export async function findAnswer(ctx: Context, claim: Claim) {
  const [row] = await ctx.db.select().from(idempotentAnswers).where(isClaim(claim))
  return row ?? null
}

export async function keepAnswer(ctx: Context, claim: Claim, body: unknown): Promise<void> {
  await ctx.db.update(idempotentAnswers).set({ status: 1, body }).where(isClaim(claim))
}

export async function forgetBefore(ctx: Context, moment: Date): Promise<void> {
  await ctx.db.delete(idempotentAnswers).where(lt(idempotentAnswers.createdAt, moment))
  await ctx.db.delete(rateCounters).where(lt(rateCounters.resetsAt, ctx.now))
}

const isClaim = ({ owner, operation, key }: Claim) =>
  and(
    eq(idempotentAnswers.owner, owner),
    eq(idempotentAnswers.operation, operation),
    eq(idempotentAnswers.key, key),
  )
