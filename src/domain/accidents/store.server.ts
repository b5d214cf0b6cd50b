import { desc, notInArray, sql } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'

import type { Accident } from './accident.ts'
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

export async function forgetOldest(ctx: Context, kept: number): Promise<void> {
  const latest = ctx.db
    .select({ fingerprint: accidents.fingerprint })
    .from(accidents)
    .orderBy(desc(accidents.lastSeenAt))
    .limit(kept)
  await ctx.db.delete(accidents).where(notInArray(accidents.fingerprint, latest))
}
