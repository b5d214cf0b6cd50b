/** A file of the bank is taken in, whole or not at all; what was told before is known again. Decisions, section 12. */
import { createHash } from 'node:crypto'

import { may } from '#domain/accounts/permission.ts'
import { recordAudit } from '#domain/audit/record-audit.server.ts'
import type { Context } from '#domain/context.ts'
import { fingerprintOf } from '#shared/fingerprint.server.ts'
import { dayInJapan } from '#shared/japan-day.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { judgeOpenRows } from './judge-open-rows.server.ts'
import { readStatement } from './read-statement.ts'
import type { ChosenColumns, ReadRow, StatementFault } from './statement.ts'
import {
  findByDigest,
  insertRows,
  insertStatement,
  type Statement,
  setKnownCount,
} from './store.server.ts'

const FILE_NAME_LENGTH_MAX = 120

type Refusal =
  | 'forbidden'
  | { code: 'known'; statement: Pick<Statement, 'id' | 'fileName' | 'importedAt'> }
  | StatementFault

export async function importStatement(
  ctx: Context,
  file: { bytes: Uint8Array; name: string; chosen: ChosenColumns | null },
): Promise<Result<{ id: string; added: number; known: number }, Refusal>> {
  if (ctx.actor.kind !== 'staff' || !may(ctx.actor, 'statement.work')) return fail('forbidden')
  const { userId } = ctx.actor
  const digest = createHash('sha256').update(file.bytes).digest('base64url')
  const same = await findByDigest(ctx, digest)
  if (same) return fail({ code: 'known', statement: same })
  const today = dayInJapan(ctx.now)
  const read = readStatement(file.bytes, { chosen: file.chosen, today })
  if (!read.ok) return read

  return ctx.transaction<Result<{ id: string; added: number; known: number }, Refusal>>(
    async (ctx) => {
      const { rows, ...rest } = read.value
      const days = rows.map(({ day }) => day).sort()
      const statement = await insertStatement(ctx, {
        ...{ digest, format: rest.format, encoding: rest.encoding, otherCount: rest.otherCount },
        fileName: shownName(file.name),
        rowCount: rows.length,
        knownCount: 0,
        firstDay: days[0] ?? null,
        lastDay: days.at(-1) ?? null,
        importedAt: ctx.now,
        importedBy: userId,
      })
      // Somebody else dropped the same file at the same moment.
      if (!statement) return fail(await knownBy(ctx, digest))

      const added = await insertRows(ctx, newRows(statement.id, rows))
      const known = rows.length - added
      await setKnownCount(ctx, statement.id, known)
      await judgeOpenRows(ctx)
      const { id, fileName } = statement
      await recordAudit(ctx, {
        action: 'statement_imported',
        subject: { kind: 'bank_statement', id },
        detail: { fileName, rows: rows.length, known },
      })
      return ok({ id, added, known })
    },
  )
}

async function knownBy(ctx: Context, digest: string): Promise<Refusal> {
  const statement = await findByDigest(ctx, digest)
  if (!statement) throw new Error('a digest that is taken belongs to a statement')
  return { code: 'known', statement }
}

/** Equal rows are told apart by their running number: a statement that overlaps with another one tells them again. */
function newRows(statementId: string, read: readonly ReadRow[]) {
  const seen = new Map<string, number>()
  return read.map((row) => {
    const alike = fingerprintOf([row.day, row.amountMinor, folded(row.payer), folded(row.text)])
    const ordinal = (seen.get(alike) ?? 0) + 1
    seen.set(alike, ordinal)
    return {
      ...{ ...row, statementId, ordinal, fingerprint: `${alike}.${ordinal}` },
      ...{ state: 'queued' as const, why: 'none' as const, candidates: [] },
    }
  })
}

/** The same bank writes the same row in other widths into another file. */
const folded = (text: string): string => text.normalize('NFKC').replaceAll(/\s/g, '')

const shownName = (name: string): string =>
  name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}/\\]/gu, '')
    .toWellFormed()
    .trim()
    .slice(0, FILE_NAME_LENGTH_MAX) || 'statement'
