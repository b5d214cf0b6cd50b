import { and, desc, eq, notInArray, sql } from 'drizzle-orm'

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

export async function forgetOldest(
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
