/** Recent sales rate, memoized for a minute: every page of the console needs it, and it covers ninety days. */
import type { Context } from '#domain/context.ts'

import { salesRateSince } from './stock-reasons.ts'
import { countShipped } from './stock-store.server.ts'

const MEMO_MS = 60_000

type SalesRate = { at: Date; shipped: Promise<Map<string, number>> }

/** By database. */
const memos = new WeakMap<Context['db'], SalesRate>()

/** Quantities shipped in the days of `SALES_RATE_DAYS`, by cartridge. Loaders that ask at once share one query. */
export function memoizedSalesRate(ctx: Context): Promise<Map<string, number>> {
  const known = memos.get(ctx.db)
  const age = known ? ctx.now.getTime() - known.at.getTime() : null
  if (known && age !== null && age >= 0 && age < MEMO_MS) return known.shipped

  const shipped = countShipped(ctx, salesRateSince(ctx.now))
  memos.set(ctx.db, { at: ctx.now, shipped })
  shipped.catch(() => memos.delete(ctx.db))
  return shipped
}
