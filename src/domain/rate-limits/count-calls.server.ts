import type { Context } from '#domain/context.ts'

import { addToCounters, type Counted, isRefusedByData } from './store.server.ts'

const ROWS_PER_STATEMENT = 1_000

/**
 * Adds the counts of one process to the shared window and returns the sums of all processes. Leaves out rows that the
 * database rejects.
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

/** Bisects on failure, so that one bad row does not prevent counting the others. */
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
