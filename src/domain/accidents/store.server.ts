import { and, desc, eq, isNotNull, isNull, notInArray, sql } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'

import type { Accident, AccidentSource } from './accident.ts'
import { accidents } from './table.server.ts'

/** How often this kind has happened now. */
export async function upsertAccident(
  ctx: Context,
  fingerprint: string,
  accident: Accident,
): Promise<number> {
  const [row] = await ctx.db
    .insert(accidents)
    .values({ ...accident, fingerprint, times: 1, firstSeenAt: ctx.now, lastSeenAt: ctx.now })
    .onConflictDoUpdate({
      target: accidents.fingerprint,
      set: {
        times: sql`${accidents.times} + 1`,
        message: accident.message,
        stack: accident.stack,
        place: accident.place,
        version: accident.version,
        lastSeenAt: ctx.now,
        settledAt: null,
      },
    })
    .returning({ times: accidents.times })
  return row?.times ?? 0
}

export async function purgeOldest(
  ctx: Context,
  source: AccidentSource,
  kept: number,
): Promise<void> {
  const isOfSource = eq(accidents.source, source)
  const latest = ctx.db
    .select({ fingerprint: accidents.fingerprint })
    .from(accidents)
    .where(isOfSource)
    .orderBy(desc(accidents.lastSeenAt))
    .limit(kept)
  await ctx.db.delete(accidents).where(and(isOfSource, notInArray(accidents.fingerprint, latest)))
}

export type AccidentRow = typeof accidents.$inferSelect
export type AccidentFilter = { isSettled: boolean; source: AccidentSource | null }

const matching = ({ isSettled, source }: AccidentFilter) =>
  and(
    isSettled ? isNotNull(accidents.settledAt) : isNull(accidents.settledAt),
    source === null ? undefined : eq(accidents.source, source),
  )

export const pageAccidents = (
  ctx: Context,
  filter: AccidentFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<AccidentRow[]> =>
  ctx.db
    .select()
    .from(accidents)
    .where(matching(filter))
    .orderBy(desc(accidents.lastSeenAt), desc(accidents.fingerprint))
    .limit(limit)
    .offset(offset)

export const countAccidents = (ctx: Context, filter: AccidentFilter): Promise<number> =>
  ctx.db.$count(accidents, matching(filter))

/** `null` where there is none; `isNew` where it was not settled before. Only inside a transaction. */
export async function markSettled(
  ctx: Context,
  fingerprint: string,
): Promise<(AccidentRow & { isNew: boolean }) | null> {
  const isThis = eq(accidents.fingerprint, fingerprint)
  const [row] = await ctx.db.select().from(accidents).where(isThis).for('update')
  if (!row) return null
  const isNew = row.settledAt === null
  if (isNew) await ctx.db.update(accidents).set({ settledAt: ctx.now }).where(isThis)
  return { ...row, isNew }
}
