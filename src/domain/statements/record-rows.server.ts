/** A row of a statement becomes money in an order's book: once, under the row's lock and the order's. Decisions, section 7. */
import { findActiveStaff } from '#domain/accounts/find-staff.server.ts'
import { may } from '#domain/accounts/permission.ts'
import { actingAs } from '#domain/acting-as.ts'
import { recordAudit } from '#domain/audit/record-audit.server.ts'
import type { Context } from '#domain/context.ts'
import { listPayableOrdersOf } from '#domain/orders/payable-orders.server.ts'
import { recordTransfer } from '#domain/orders/record-transfer.server.ts'
import { fingerprintOf } from '#shared/fingerprint.server.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { isUuid } from '#shared/uuid.ts'

import { judgeOpenRows } from './judge-open-rows.server.ts'
import { STATEMENT_CURRENCY, STATEMENT_ROWS_MAX } from './policy.ts'
import {
  confirmRows,
  listConfirmed,
  listRowsOfStatement,
  lockRow,
  type StatementRow,
  updateRow,
} from './store.server.ts'

type Refusal =
  | 'forbidden'
  | 'not_found'
  | 'changed_meanwhile'
  | 'currency_mismatch'
  | 'transfer_known'
  | 'order_state_refuses'

/** What a proposed row says is not true any more: it goes back to those that a person decides. */
type Confirmed = Result<{ isRecorded: boolean }, Refusal>

export async function confirmRow(ctx: Context, rowId: string): Promise<Confirmed> {
  if (!may(ctx.actor, 'statement.work')) return fail('forbidden')
  return isUuid(rowId) ? recordProposed(ctx, rowId, 'proposed') : fail('not_found')
}

const recordProposed = (
  ctx: Context,
  rowId: string,
  from: 'proposed' | 'confirmed',
): Promise<Confirmed> =>
  ctx.transaction<Confirmed>(async (ctx) => {
    const row = await lockRow(ctx, rowId)
    if (!row) return fail('not_found')
    if (row.state !== from || row.orderId === null) return fail('changed_meanwhile')

    const recorded = await record(ctx, row, { orderId: row.orderId, acceptsDifference: false })
    if (!recorded.ok) await updateRow(ctx, row.id, { state: 'queued', why: 'changed' })
    return ok({ isRecorded: recorded.ok })
  })

export type SureRows = { count: number; sumMinor: number; seen: string }

/** What one press would record: told before, and compared after. */
export async function sumSureRows(
  ctx: Context,
  statementId: string,
): Promise<Result<SureRows, 'forbidden'>> {
  if (!may(ctx.actor, 'statement.work')) return fail('forbidden')
  return ok(sumOf(await sureRows(ctx, statementId)))
}

/** One press for all: written down at once, and done in the background. Answers how many. */
export async function confirmSureRows(
  ctx: Context,
  statementId: string,
  seen: string,
): Promise<Result<number, Refusal>> {
  if (ctx.actor.kind !== 'staff' || !may(ctx.actor, 'statement.work')) return fail('forbidden')
  const { userId } = ctx.actor
  const rows = await sureRows(ctx, statementId)
  const { count, sumMinor, seen: present } = sumOf(rows)
  if (present !== seen) return fail('changed_meanwhile')
  if (count === 0) return ok(0)

  return ctx.transaction<Result<number, Refusal>>(async (ctx) => {
    const ids = rows.map(({ id }) => id)
    // Somebody else has pressed in the meantime.
    if ((await confirmRows(ctx, ids, userId)) !== count) return fail('changed_meanwhile')
    await recordAudit(ctx, {
      action: 'statement_rows_confirmed',
      subject: { kind: 'bank_statement', id: statementId },
      detail: { count, sumMinor },
    })
    await ctx.enqueue('statements.record_confirmed', {})
    return ok(count)
  })
}

/**
 * Each row stands for itself, in the name of whoever pressed: one whose order has changed goes back to those that wait,
 * one that brings about an accident does not hold up the rest.
 */
export async function recordConfirmedRows(ctx: Context): Promise<void> {
  const accidents: unknown[] = []
  for (const { id, decidedBy } of await listConfirmed(ctx, STATEMENT_ROWS_MAX)) {
    try {
      const staff = decidedBy === null ? null : await findActiveStaff(ctx, decidedBy)
      const actor = staff && ({ kind: 'staff', userId: staff.id, role: staff.role } as const)
      await recordProposed(actor ? actingAs(ctx, actor) : ctx, id, 'confirmed')
    } catch (accident) {
      accidents.push(accident)
    }
  }
  if (accidents.length > 0) throw new AggregateError(accidents, 'rows of a statement failed')
}

const sureRows = (ctx: Context, statementId: string): Promise<StatementRow[]> =>
  listRowsOfStatement(
    ctx,
    { statementId, states: ['proposed'] },
    { limit: STATEMENT_ROWS_MAX, offset: 0 },
  )

const sumOf = (rows: readonly StatementRow[]): SureRows => ({
  count: rows.length,
  sumMinor: rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
  seen: fingerprintOf(rows.map(({ id, orderId }) => [id, orderId])),
})

/** `missingSeen`: what was missing when somebody looked, so that nothing is decided about another amount. */
type Assignment = { orderId: string; missingSeen: number; acceptsDifference: boolean }

export async function assignRow(
  ctx: Context,
  rowId: string,
  { orderId, missingSeen, acceptsDifference }: Assignment,
): Promise<Result<null, Refusal | 'transfer_amount_differs'>> {
  if (!may(ctx.actor, 'statement.work')) return fail('forbidden')
  if (!isUuid(rowId) || !isUuid(orderId)) return fail('not_found')
  return ctx.transaction<Result<null, Refusal | 'transfer_amount_differs'>>(async (ctx) => {
    const row = await lockRow(ctx, rowId)
    if (!row) return fail('not_found')
    if (row.state !== 'proposed' && row.state !== 'queued') return fail('changed_meanwhile')
    const found = await listPayableOrdersOf(ctx, [orderId])
    const order = found.ok ? found.value[0] : undefined
    if (!order) return fail('not_found')
    if (order.currency !== STATEMENT_CURRENCY) return fail('currency_mismatch')
    if (order.missingMinor !== missingSeen) return fail('changed_meanwhile')

    const recorded = await record(ctx, row, { orderId, acceptsDifference })
    if (!recorded.ok) return recorded
    await recordAudit(ctx, {
      action: 'statement_row_assigned',
      subject: { kind: 'bank_statement_row', id: row.id },
      detail: { orderId, proposedOrderId: row.orderId, acceptsDifference },
    })
    return ok(null)
  })
}

async function record(
  ctx: Context,
  row: StatementRow,
  { orderId, acceptsDifference }: { orderId: string; acceptsDifference: boolean },
): Promise<Result<null, Refusal | 'transfer_amount_differs'>> {
  const recorded = await recordTransfer(ctx, orderId, {
    amountMinor: row.amountMinor,
    // Two payments alike on one day are two, and the order's book tells them apart by the name.
    payerName: row.ordinal === 1 ? row.payer : `${row.payer} (${row.ordinal})`,
    receivedOn: row.day,
    acceptsDifference,
  })
  if (!recorded.ok) return fail(isOurs(recorded.error) ? recorded.error : 'order_state_refuses')
  await updateRow(ctx, row.id, { state: 'recorded', orderId, note: null, ...decided(ctx) })
  return ok(null)
}

const OURS = ['forbidden', 'not_found', 'transfer_known', 'transfer_amount_differs'] as const

const isOurs = (code: string): code is (typeof OURS)[number] => OURS.some((one) => one === code)

const decided = ({ now, actor }: Context) => ({
  decidedAt: now,
  decidedBy: 'userId' in actor ? actor.userId : null,
})

/** After a payer was named or an order extended, what was unsure may be sure. */
export async function matchAgain(ctx: Context): Promise<Result<null, 'forbidden'>> {
  if (!may(ctx.actor, 'statement.work')) return fail('forbidden')
  await ctx.transaction(async (ctx) => {
    await judgeOpenRows(ctx)
  })
  return ok(null)
}
