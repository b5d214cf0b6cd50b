import { and, asc, between, count, desc, eq, inArray, lt, min, sql } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'
import { isOneOf } from '#domain/is-one-of.server.ts'
import { findBy, insertOnce, listAmong, lockBy } from '#domain/rows.server.ts'
import { pick } from '#shared/pick.ts'

import type { Candidate, Match, Why } from './match-rows.ts'
import type { Share } from './split-transfer.ts'
import type { RowState } from './statement.ts'
import {
  bankStatementRows as rows,
  bankStatementShares as shares,
  bankStatements as statements,
} from './table.server.ts'

export type Statement = typeof statements.$inferSelect
export type StatementRow = typeof rows.$inferSelect
export type StateCounts = Record<RowState, number>
export type OpenCounts = {
  proposed: number
  queued: number
  stuck: number
  oldestDay: string | null
}

type NewRow = typeof rows.$inferInsert

type Window = { limit: number; offset: number }

const OPEN = ['proposed', 'queued'] as const
/** Rows per insert: PostgreSQL limits the parameters of a query. */
const ROWS_PER_STATEMENT = 1_000

/** `null` when this file was imported before. */
export const insertStatement = insertOnce(statements)

export const findByDigest = findBy(statements, 'digest')

export const findStatement = findBy(statements, 'id')

/** Lock until the transaction ends: imports, matching and bulk confirmations run one at a time. */
export async function lockStatements(ctx: Context): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('bank_statements', 0))`)
}

export async function insertRows(ctx: Context, added: readonly NewRow[]): Promise<void> {
  for (let from = 0; from < added.length; from += ROWS_PER_STATEMENT) {
    await ctx.db.insert(rows).values(added.slice(from, from + ROWS_PER_STATEMENT))
  }
}

/** Rows of these amounts and days, with the days that their statement covers. */
export async function listDuplicateCandidates(
  ctx: Context,
  { days, amounts }: { days: readonly string[]; amounts: readonly number[] },
) {
  const found = await ctx.db
    .select({
      row: rows,
      ...pick(statements, 'fileName', 'format', 'firstDay', 'lastDay'),
    })
    .from(rows)
    .innerJoin(statements, eq(statements.id, rows.statementId))
    .where(
      and(
        sql`${rows.day} = any(${sql.param([...days])}::text[])`,
        sql`${rows.amountMinor} = any(${sql.param([...amounts])}::bigint[])`,
      ),
    )
    .orderBy(asc(rows.day), asc(rows.ordinal), asc(rows.id))
  return found.map(({ row, ...file }) => ({ ...row, ...file }))
}

/** Newest first. */
export const listPaidBetween = (
  ctx: Context,
  { first, last, amountMinor }: { first: string; last: string; amountMinor: number },
): Promise<StatementRow[]> =>
  ctx.db
    .select()
    .from(rows)
    .where(and(between(rows.day, first, last), eq(rows.amountMinor, amountMinor)))
    .orderBy(desc(rows.day), desc(rows.ordinal), desc(rows.id))

export async function setKnownCount(ctx: Context, id: string, known: number): Promise<void> {
  await ctx.db.update(statements).set({ knownCount: known }).where(eq(statements.id, id))
}

/** Oldest first, so that an early transfer is matched first. */
export const listOpen = (ctx: Context, window: Window): Promise<StatementRow[]> =>
  ctx.db
    .select()
    .from(rows)
    .where(inArray(rows.state, [...OPEN]))
    .orderBy(asc(rows.day), asc(rows.line), asc(rows.id))
    .limit(window.limit)
    .offset(window.offset)

/** Skips rows that were decided in the meantime. */
export async function writeVerdicts(
  ctx: Context,
  matches: ReadonlyMap<string, Match>,
): Promise<void> {
  const written = [...matches].map(([id, { orderId, why, candidates }]) => ({
    id,
    why,
    candidates,
    order_id: orderId,
    state: orderId === null ? 'queued' : 'proposed',
  }))
  if (written.length === 0) return
  await ctx.db.execute(sql`
    update ${rows} as row set state = novelty.state, order_id = novelty.order_id, why = novelty.why, candidates = novelty.candidates
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb)
      as novelty(id uuid, state text, order_id uuid, why text, candidates jsonb)
    where row.id = novelty.id and row.state in ('proposed', 'queued')`)
}

/** Locked until the transaction ends: concurrent decisions run one after the other. */
export const lockRow = lockBy(rows, 'id')

export const findRow = findBy(rows, 'id')

/** The row with this reversal. */
export const findReversedRow = findBy(rows, 'reversedBy')

export async function updateRow(
  ctx: Context,
  id: string,
  change: {
    state: RowState
    why?: Why
    orderId?: string | null
    candidates?: Candidate[]
    note?: string | null
    decidedAt?: Date | null
    decidedBy?: string | null
    errorCount?: number
    reversedBy?: string
  },
): Promise<void> {
  await ctx.db.update(rows).set(change).where(eq(rows.id, id))
}

/** Locked until the transaction ends, so that the confirmation covers exactly the displayed rows. */
export const lockProposed = (ctx: Context, statementId: string): Promise<StatementRow[]> =>
  ctx.db
    .select()
    .from(rows)
    .where(and(eq(rows.statementId, statementId), eq(rows.state, 'proposed')))
    .orderBy(asc(rows.line), asc(rows.id))
    .for('update')

/** Marks them for the background job. */
export async function confirmRows(
  ctx: Context,
  ids: readonly string[],
  decidedBy: string,
): Promise<void> {
  await ctx.db
    .update(rows)
    .set({ state: 'confirmed', decidedAt: ctx.now, decidedBy, errorCount: 0 })
    .where(sql`${rows.id} = any(${sql.param([...ids])}::uuid[])`)
}

export const listConfirmed = (
  ctx: Context,
  limit: number,
): Promise<Pick<StatementRow, 'id' | 'orderId' | 'decidedBy'>[]> =>
  ctx.db
    .select({ id: rows.id, orderId: rows.orderId, decidedBy: rows.decidedBy })
    .from(rows)
    .where(eq(rows.state, 'confirmed'))
    .orderBy(asc(rows.decidedAt), asc(rows.id))
    .limit(limit)

export const listRowsOfStatement = (
  ctx: Context,
  { statementId, states }: { statementId: string; states: readonly RowState[] },
  { limit, offset }: Window,
): Promise<StatementRow[]> =>
  ctx.db
    .select()
    .from(rows)
    .where(and(eq(rows.statementId, statementId), inArray(rows.state, [...states])))
    .orderBy(asc(rows.line), asc(rows.id))
    .limit(limit)
    .offset(offset)

export async function insertShares(
  ctx: Context,
  rowId: string,
  added: readonly Share[],
): Promise<void> {
  await ctx.db.insert(shares).values(added.map((share) => ({ ...share, rowId })))
}

/** What orders got of these rows. */
export const listShares = listAmong(shares, 'rowId', asc(shares.rowId), asc(shares.orderId))

/** With the amount that the order got. */
export const listRowsRecordedFor = (ctx: Context, orderId: string) =>
  ctx.db
    .select({ ...pick(rows, 'id', 'line', 'day', 'payer'), amountMinor: shares.amountMinor })
    .from(shares)
    .innerJoin(rows, eq(rows.id, shares.rowId))
    .where(eq(shares.orderId, orderId))
    .orderBy(asc(rows.day), asc(rows.line))

export const listStatementRows = (ctx: Context, { limit, offset }: Window): Promise<Statement[]> =>
  ctx.db
    .select()
    .from(statements)
    .orderBy(desc(statements.importedAt), desc(statements.id))
    .limit(limit)
    .offset(offset)

export const countStatements = (ctx: Context): Promise<number> => ctx.db.$count(statements)

/** The number of rows in each state, by statement. */
export async function countStates(
  ctx: Context,
  ids: readonly string[],
): Promise<Map<string, StateCounts>> {
  const counted =
    ids.length === 0
      ? []
      : await ctx.db
          .select({ id: rows.statementId, state: rows.state, count: count() })
          .from(rows)
          .where(isOneOf(rows.statementId, ids))
          .groupBy(rows.statementId, rows.state)
  return new Map(
    ids.map((id) => {
      const of = (state: RowState) =>
        counted.find((one) => one.id === id && one.state === state)?.count ?? 0
      const [proposed, queued] = [of('proposed'), of('queued')]
      const [confirmed, recorded] = [of('confirmed'), of('recorded')]
      return [id, { proposed, queued, confirmed, recorded, ignored: of('ignored') }]
    }),
  )
}

/** Over all statements, with the day of the oldest. `stuck`: confirmed before the instant and still not recorded. */
export async function countOpen(ctx: Context, stuckBefore: Date): Promise<OpenCounts> {
  const counted = await ctx.db
    .select({ state: rows.state, count: count(), oldestDay: min(rows.day) })
    .from(rows)
    .where(inArray(rows.state, [...OPEN]))
    .groupBy(rows.state)
  const of = (state: RowState) => counted.find((one) => one.state === state)?.count ?? 0
  const days = counted.flatMap(({ oldestDay }) => oldestDay ?? []).sort()
  const stuck = await ctx.db.$count(
    rows,
    and(eq(rows.state, 'confirmed'), lt(rows.decidedAt, stuckBefore)),
  )
  return { proposed: of('proposed'), queued: of('queued'), stuck, oldestDay: days[0] ?? null }
}
