/**
 * Transfers that the bank took back after an earlier file told of them. What is open waits for a person; what is in an
 * order's book stays there, and the order is looked at: nothing is undone silently. Decisions, section 12.
 */
import type { Context } from '#domain/context.ts'
import { fingerprintOf } from '#shared/fingerprint.server.ts'
import { daysAfter } from '#shared/iso-day.ts'

import { plain } from './duplicate-rows.ts'
import { TAKEN_BACK_DAYS } from './policy.ts'
import type { CanceledRow } from './statement.ts'
import {
  findTakenBack,
  listPaidBetween,
  lockRow,
  type StatementRow,
  updateRow,
} from './store.server.ts'

/** `rowId`: the row of an earlier file that this file tells again and takes back. */
type TakenBack = { canceled: CanceledRow; rowId: string | null }

/** Answers those that are for an order, as they were before. */
export async function takeBackRows(
  ctx: Context,
  taken: readonly TakenBack[],
): Promise<StatementRow[]> {
  const told = new Map<string, number>()
  const affected: StatementRow[] = []
  for (const { canceled, rowId } of taken) {
    const { day, amountMinor, payer, account } = canceled
    const alike = fingerprintOf([day, amountMinor, plain(payer), account])
    const ordinal = (told.get(alike) ?? 0) + 1
    told.set(alike, ordinal)
    const takenBackBy = `${alike}.${ordinal}`
    if (await findTakenBack(ctx, takenBackBy)) continue
    const row = await rowTakenBack(ctx, canceled, rowId)
    if (row) affected.push(await takeBack(ctx, row, takenBackBy))
  }
  return affected.filter(({ state }) => state === 'confirmed' || state === 'recorded')
}

async function rowTakenBack(
  ctx: Context,
  canceled: CanceledRow,
  rowId: string | null,
): Promise<StatementRow | null> {
  // It never came, and no earlier file says that it did.
  if (canceled.of && rowId === null) return null
  const id = rowId ?? (await earlierRow(ctx, canceled))
  const row = id === null ? null : await lockRow(ctx, id)
  return row?.takenBackBy === null ? row : null
}

async function earlierRow(
  ctx: Context,
  { day, amountMinor, payer, account }: CanceledRow,
): Promise<string | null> {
  const first = daysAfter(day, -TAKEN_BACK_DAYS)
  const paid = await listPaidBetween(ctx, { first, last: day, amountMinor })
  const row = paid.find(
    (one) =>
      one.takenBackBy === null &&
      plain(one.payer) === plain(payer) &&
      (one.account === null || account === null || one.account === account),
  )
  return row?.id ?? null
}

/** What waits, also for the background, waits for a decision; what was decided only carries the mark. */
async function takeBack(
  ctx: Context,
  row: StatementRow,
  takenBackBy: string,
): Promise<StatementRow> {
  const isOver = row.state === 'recorded' || row.state === 'ignored'
  await updateRow(ctx, row.id, {
    ...(isOver
      ? { state: row.state }
      : { state: 'queued', why: 'taken_back', orderId: null, decidedAt: null, decidedBy: null }),
    takenBackBy,
  })
  return row
}
