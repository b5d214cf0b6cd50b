/** Recent sales rate, memoized for a minute: every page of the console needs it, and it covers ninety days. */
import type { Context } from '#domain/context.ts'

import { countShipped } from './stock-store.server.ts'

const KEPT_MS = 60_000

type SalesRate = { at: Date; asked: string; shipped: Map<string, number> }

/** By database. */
const kept = new WeakMap<Context['db'], SalesRate>()

export async function memoizedSalesRate(
  ctx: Context,
  serials: readonly string[],
  since: Date,
): Promise<Map<string, number>> {
  const asked = serials.join(' ')
  const known = kept.get(ctx.db)
  const age = known ? ctx.now.getTime() - known.at.getTime() : null
  if (known?.asked === asked && age !== null && age >= 0 && age < KEPT_MS) return known.shipped

  const shipped = await countShipped(ctx, serials, since)
  kept.set(ctx.db, { at: ctx.now, asked, shipped })
  return shipped
}
