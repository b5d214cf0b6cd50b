/** Imports a bank's file as a whole or not at all; skips rows that an earlier file contained. Decisions, section 12. */
import { createHash } from 'node:crypto'

import { may } from '#domain/accounts/permission.ts'
import { recordAudit } from '#domain/audit/record-audit.server.ts'
import type { Context } from '#domain/context.ts'
import { flagReversedTransfer } from '#domain/orders/bank-transfers/flag-reversed-transfer.server.ts'
import { fingerprintOf } from '#shared/fingerprint.server.ts'
import { dayInJapan } from '#shared/japan-day.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { findDuplicates, type Novelty, plain } from './duplicate-rows.ts'
import { readStatement } from './read-statement.ts'
import { recordReversals } from './record-reversals.server.ts'
import { rematchOpenRows } from './rematch-open-rows.server.ts'
import type { ReadRow, ReadStatement, SelectedColumns, StatementError } from './statement.ts'
import {
  findByDigest,
  insertRows,
  insertStatement,
  listDuplicateCandidates,
  listShares,
  lockStatements,
  type Statement,
  type StatementRow,
  setKnownCount,
} from './store.server.ts'

const FILE_NAME_LENGTH_MAX = 120

type Refusal =
  | 'forbidden'
  | { code: 'known'; statement: Pick<Statement, 'id' | 'fileName' | 'importedAt'> }
  | StatementError

type Imported = Result<{ id: string; added: number; known: number }, Refusal>

export async function importStatement(
  ctx: Context,
  file: { bytes: Uint8Array; name: string; selected: SelectedColumns | null },
): Promise<Imported> {
  if (ctx.actor.kind !== 'staff' || !may(ctx.actor, 'statement.process')) return fail('forbidden')
  const { userId } = ctx.actor
  const digest = createHash('sha256').update(file.bytes).digest('base64url')
  const same = await findByDigest(ctx, digest)
  if (same) return fail({ code: 'known', statement: same })
  const today = dayInJapan(ctx.now)
  const read = readStatement(file.bytes, { selected: file.selected, today })
  if (!read.ok) return read

  return ctx.transaction<Imported>(async (ctx) => {
    // Imports run one at a time, so that each sees the rows of the one before.
    await lockStatements(ctx)
    const { rows, ...rest } = read.value
    const days = rows.map(({ day }) => day).sort()
    const statement = await insertStatement(ctx, {
      digest,
      format: rest.format,
      encoding: rest.encoding,
      otherCount: rest.otherCount,
      fileName: shownName(file.name),
      rowCount: rows.length,
      knownCount: 0,
      firstDay: days[0] ?? null,
      lastDay: days.at(-1) ?? null,
      importedAt: ctx.now,
      importedBy: userId,
    })
    // The same file was uploaded concurrently.
    if (!statement) return fail(await knownBy(ctx, digest))

    const { added, reversed } = await takeIn(ctx, statement, read.value)
    const known = rows.length - added
    await setKnownCount(ctx, statement.id, known)
    await rematchOpenRows(ctx)
    const { id, fileName } = statement
    await recordAudit(ctx, {
      action: 'statement_imported',
      target: { type: 'bank_statement', id },
      detail: { fileName, rows: rows.length, known, reversed: reversed.length },
    })
    // Last, because recording locks a row before its order.
    for (const { orderId, amountMinor, day } of await sharesOf(ctx, reversed))
      await flagReversedTransfer(ctx, orderId, { amountMinor, receivedOn: day })
    return ok({ id, added, known })
  })
}

/** What reversed rows took from each order; a confirmed row has no shares yet. */
async function sharesOf(ctx: Context, reversed: readonly StatementRow[]) {
  const shares = await listShares(
    ctx,
    reversed.map(({ id }) => id),
  )
  return reversed.flatMap(({ id, day, orderId, amountMinor }) => {
    const own = shares.filter(({ rowId }) => rowId === id)
    const whole = orderId === null ? [] : [{ orderId, amountMinor }]
    return (own.length > 0 ? own : whole).map((share) => ({ ...share, day }))
  })
}

/** Inserts new rows and records reversals. */
async function takeIn(
  ctx: Context,
  statement: Statement,
  { rows, canceled }: ReadStatement,
): Promise<{ added: number; reversed: StatementRow[] }> {
  const gone = new Set(canceled.flatMap(({ of }) => of ?? []))
  // Compares reversed transfers, too: an earlier file may contain the transfer without its reversal.
  const all = [...rows, ...gone].sort((a, b) => a.line - b.line)
  const novelty = findDuplicates(all, statement, await listDuplicateCandidates(ctx, placesOf(all)))
  const fresh = novelty.flatMap(({ row, novelty }) =>
    novelty.kind === 'known' || gone.has(row) ? [] : [newRow(statement.id, row, novelty)],
  )
  const knownAs = new Map(
    novelty.map(({ row, novelty }) => [row, novelty.kind === 'new' ? null : novelty.id]),
  )
  const reversed = await recordReversals(
    ctx,
    canceled.map((one) => ({ canceled: one, rowId: (one.of && knownAs.get(one.of)) ?? null })),
  )
  await insertRows(ctx, fresh)
  return { added: fresh.length, reversed }
}

const placesOf = (rows: readonly ReadRow[]) => ({
  days: [...new Set(rows.map(({ day }) => day))],
  amounts: [...new Set(rows.map(({ amountMinor }) => amountMinor))],
})

/** Equal rows are distinguished by their ordinal: an overlapping statement contains them again. */
function newRow(statementId: string, row: ReadRow, novelty: Exclude<Novelty, { kind: 'known' }>) {
  const { ordinal, kind } = novelty
  const duplicateKey = fingerprintOf([row.day, row.amountMinor, plain(row.payer), plain(row.text)])
  return {
    ...row,
    statementId,
    ordinal,
    fingerprint: `${duplicateKey}.${ordinal}`,
    state: 'queued' as const,
    why: kind === 'new' ? ('none' as const) : kind,
    candidates: [],
  }
}

async function knownBy(ctx: Context, digest: string): Promise<Refusal> {
  const statement = await findByDigest(ctx, digest)
  if (!statement) throw new Error('a digest that is taken belongs to a statement')
  return { code: 'known', statement }
}

const shownName = (name: string): string =>
  name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}/\\]/gu, '')
    .toWellFormed()
    .trim()
    .slice(0, FILE_NAME_LENGTH_MAX) || 'statement'
