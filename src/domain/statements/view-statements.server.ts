/** Statements, their rows and open decisions, for staff. */
import { may } from '#domain/accounts/permission.ts'
import type { Context } from '#domain/context.ts'
import {
  listPayableOrdersOf,
  type PayableOrder,
} from '#domain/orders/bank-transfers/payable-orders.server.ts'
import { addMinutes } from '#shared/add-time.ts'
import type { Page, PageRequest } from '#shared/page.ts'
import { offsetOf } from '#shared/page.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { isUuid } from '#shared/uuid.ts'

import { plain } from './duplicate-rows.ts'
import type { Candidate } from './match-rows.ts'
import { CANDIDATES_MAX, CONFIRMED_MINUTES_MAX } from './policy.ts'
import type { RowState } from './statement.ts'
import {
  countOpen,
  countStatements,
  countStates,
  findRow,
  findStatement,
  listDuplicateCandidates,
  listOpen,
  listRowsOfStatement,
  listRowsRecordedFor,
  listShares,
  listStatementRows,
  type OpenCounts,
  type StateCounts,
  type Statement,
  type StatementRow,
} from './store.server.ts'

export type { StateCounts, Statement, StatementRow } from './store.server.ts'

const NOTHING: StateCounts = {
  proposed: 0,
  queued: 0,
  confirmed: 0,
  recorded: 0,
  ignored: 0,
}

/** A row with its candidate or final orders in their current state. */
export type RowView = StatementRow & {
  order: PayableOrder | null
  choices: (Omit<Candidate, 'orderId'> & { order: PayableOrder })[]
  /** What each order got of a recorded row. */
  shares: { order: PayableOrder; amountMinor: number }[]
}

export async function listStatements(
  ctx: Context,
  page: PageRequest,
): Promise<Result<Page<Statement & { counts: StateCounts }>, 'forbidden'>> {
  if (!may(ctx.actor, 'statement.process')) return fail('forbidden')
  const found = await listStatementRows(ctx, { limit: page.size, offset: offsetOf(page) })
  const counts = await countStates(
    ctx,
    found.map(({ id }) => id),
  )
  const items = found.map((one) => ({ ...one, counts: counts.get(one.id) ?? NOTHING }))
  return ok({ items, count: await countStatements(ctx), ...page })
}

/** Also for the console's first page: open rows, the oldest of them, and rows stuck in the background. */
export async function countOpenRows(ctx: Context): Promise<Result<OpenCounts, 'forbidden'>> {
  if (!may(ctx.actor, 'statement.process')) return fail('forbidden')
  return ok(await countOpen(ctx, stuckBefore(ctx)))
}

const stuckBefore = ({ now }: Context): Date => addMinutes(now, -CONFIRMED_MINUTES_MAX)

/** Open rows of all statements, oldest first. */
export async function listOpenRows(
  ctx: Context,
  page: PageRequest,
): Promise<Result<Page<RowView>, 'forbidden'>> {
  if (!may(ctx.actor, 'statement.process')) return fail('forbidden')
  const { proposed, queued } = await countOpen(ctx, stuckBefore(ctx))
  const items = await listOpen(ctx, { limit: page.size, offset: offsetOf(page) })
  return ok({ items: await withOrders(ctx, items), count: proposed + queued, ...page })
}

export async function viewStatement(
  ctx: Context,
  id: string,
): Promise<Result<Statement & { counts: StateCounts }, 'forbidden' | 'not_found'>> {
  if (!may(ctx.actor, 'statement.process')) return fail('forbidden')
  const statement = isUuid(id) ? await findStatement(ctx, id) : null
  if (!statement) return fail('not_found')
  const counts = (await countStates(ctx, [id])).get(id) ?? NOTHING
  return ok({ ...statement, counts })
}

export async function listStatementRowsIn(
  ctx: Context,
  statementId: string,
  { states, limit, offset }: { states: readonly RowState[]; limit: number; offset: number },
): Promise<Result<RowView[], 'forbidden'>> {
  if (!may(ctx.actor, 'statement.process')) return fail('forbidden')
  const rows = await listRowsOfStatement(ctx, { statementId, states }, { limit, offset })
  return ok(await withOrders(ctx, rows))
}

/** Rows with the same payer, day and amount, as context for a decision. */
export type DuplicateCandidate = Pick<StatementRow, 'id' | 'line' | 'state'> & { fileName: string }

export async function viewRow(
  ctx: Context,
  id: string,
): Promise<Result<RowView & { duplicates: DuplicateCandidate[] }, 'forbidden' | 'not_found'>> {
  if (!may(ctx.actor, 'statement.process')) return fail('forbidden')
  const row = isUuid(id) ? await findRow(ctx, id) : null
  const [view] = row ? await withOrders(ctx, [row]) : []
  return view
    ? ok({ ...view, duplicates: await duplicateCandidatesOf(ctx, view) })
    : fail('not_found')
}

async function duplicateCandidatesOf(
  ctx: Context,
  row: StatementRow,
): Promise<DuplicateCandidate[]> {
  const found = await listDuplicateCandidates(ctx, { days: [row.day], amounts: [row.amountMinor] })
  return found
    .filter(({ id, payer }) => id !== row.id && plain(payer) === plain(row.payer))
    .slice(0, CANDIDATES_MAX)
    .map(({ id, line, state, fileName }) => ({ id, line, state, fileName }))
}

/** The statement rows that paid an order, with what it got of each, for links from its page. */
export async function listRowsOfOrder(
  ctx: Context,
  orderId: string,
): Promise<Result<Awaited<ReturnType<typeof listRowsRecordedFor>>, 'forbidden'>> {
  if (!may(ctx.actor, 'statement.process')) return fail('forbidden')
  return ok(await listRowsRecordedFor(ctx, orderId))
}

async function withOrders(ctx: Context, rows: readonly StatementRow[]): Promise<RowView[]> {
  const shares = await listShares(
    ctx,
    rows.map(({ id }) => id),
  )
  const ids = rows.flatMap(({ orderId, candidates }) => [
    ...(orderId === null ? [] : [orderId]),
    ...candidates.map((one) => one.orderId),
  ])
  const paid = shares.map(({ orderId }) => orderId)
  const orders = await listPayableOrdersOf(ctx, [...new Set([...ids, ...paid])])
  const byId = new Map((orders.ok ? orders.value : []).map((order) => [order.id, order]))
  return rows.map((row) => ({
    ...row,
    order: (row.orderId !== null && byId.get(row.orderId)) || null,
    choices: row.candidates.flatMap(({ orderId, ...signs }) => {
      const order = byId.get(orderId)
      return order ? [{ order, ...signs }] : []
    }),
    shares: shares.flatMap(({ rowId, orderId, amountMinor }) => {
      const order = rowId === row.id && byId.get(orderId)
      return order ? [{ order, amountMinor }] : []
    }),
  }))
}
