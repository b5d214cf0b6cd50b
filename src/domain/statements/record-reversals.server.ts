/**
 * Records reversals of transfers from earlier files. Open rows go to staff; a recorded transfer stays in the order's ledger
 * and the order is flagged for review. Decisions, section 12.
 */
import type { Context } from '#domain/context.ts'
import { fingerprintOf } from '#shared/fingerprint.server.ts'
import { daysAfter } from '#shared/iso-day.ts'

import { plain } from './duplicate-rows.ts'
import { REVERSED_DAYS } from './policy.ts'
import type { CanceledRow } from './statement.ts'
import {
  findReversedRow,
  listPaidBetween,
  lockRow,
  type StatementRow,
  updateRow,
} from './store.server.ts'

/** `rowId`: the row of an earlier file that this file contains again and reverses. */
type Reversal = { canceled: CanceledRow; rowId: string | null }

/** Returns the rows that have an order, in their former state. */
export async function recordReversals(
  ctx: Context,
  taken: readonly Reversal[],
): Promise<StatementRow[]> {
  const told = new Map<string, number>()
  const affected: StatementRow[] = []
  for (const { canceled, rowId } of taken) {
    const { day, amountMinor, payer, account } = canceled
    const duplicateKey = fingerprintOf([day, amountMinor, plain(payer), account])
    const ordinal = (told.get(duplicateKey) ?? 0) + 1
    told.set(duplicateKey, ordinal)
    const reversedBy = `${duplicateKey}.${ordinal}`
    if (await findReversedRow(ctx, reversedBy)) continue
    const row = await reversedRow(ctx, canceled, rowId)
    if (row) affected.push(await reversalOf(ctx, row, reversedBy))
  }
  return affected.filter(({ state }) => state === 'confirmed' || state === 'recorded')
}

async function reversedRow(
  ctx: Context,
  canceled: CanceledRow,
  rowId: string | null,
): Promise<StatementRow | null> {
  // Reversed in the same file, and no earlier file contains it.
  if (canceled.of && rowId === null) return null
  const id = rowId ?? (await earlierRow(ctx, canceled))
  const row = id === null ? null : await lockRow(ctx, id)
  return row?.reversedBy === null ? row : null
}

async function earlierRow(
  ctx: Context,
  { day, amountMinor, payer, account }: CanceledRow,
): Promise<string | null> {
  const first = daysAfter(day, -REVERSED_DAYS)
  const paid = await listPaidBetween(ctx, { first, last: day, amountMinor })
  const row = paid.find(
    (one) =>
      one.reversedBy === null &&
      plain(one.payer) === plain(payer) &&
      (one.account === null || account === null || one.account === account),
  )
  return row?.id ?? null
}

/** Open and confirmed rows go to staff; decided rows only get the mark. */
async function reversalOf(
  ctx: Context,
  row: StatementRow,
  reversedBy: string,
): Promise<StatementRow> {
  const isOver = row.state === 'recorded' || row.state === 'ignored'
  await updateRow(ctx, row.id, {
    ...(isOver
      ? { state: row.state }
      : { state: 'queued', why: 'reversed', orderId: null, decidedAt: null, decidedBy: null }),
    reversedBy,
  })
  return row
}
