import type { Context } from '#domain/context.ts'

import { addToCounters, type Counted, isRefusedByData } from './store.server.ts'

const ROWS_PER_STATEMENT = 1_000

/**
 * Adds what one process counted in the window that ends then, and answers with what all processes counted in it. A row that
 * the database can't take is left out of the answer.
 */
export async function countCalls(
  ctx: Context,
  counted: readonly Counted[],
  resetsAt: Date,
): Promise<Counted[]> {
  const sums: Counted[] = []
  for (let at = 0; at < counted.length; at += ROWS_PER_STATEMENT) {
    const rows = counted.slice(at, at + ROWS_PER_STATEMENT)
    sums.push(...(await addAll(ctx, rows, resetsAt)))
  }
  return sums
}

/** One bad row must not keep the others from being counted: it is looked for by halves. */
async function addAll(
  ctx: Context,
  rows: readonly Counted[],
  resetsAt: Date,
): Promise<readonly Counted[]> {
  try {
    return await addToCounters(ctx, rows, resetsAt)
  } catch (error) {
    if (!isRefusedByData(error)) throw error
    if (rows.length === 1) return []
    const half = Math.ceil(rows.length / 2)
    const first = await addAll(ctx, rows.slice(0, half), resetsAt)
    return [...first, ...(await addAll(ctx, rows.slice(half), resetsAt))]
  }
}
