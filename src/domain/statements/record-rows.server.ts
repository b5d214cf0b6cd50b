/** Records a statement's row as a payment in an order's ledger: once, under locks on row and order. Decisions, section 7. */

import { may } from '#domain/accounts/permission.ts'
import { findActiveStaff } from '#domain/accounts/staff/find-staff.server.ts'
import { actingAs } from '#domain/acting-as.ts'
import { recordAudit } from '#domain/audit/record-audit.server.ts'
import type { Context } from '#domain/context.ts'
import { listPayableOrdersOf } from '#domain/orders/bank-transfers/payable-orders.server.ts'
import { recordTransfer } from '#domain/orders/bank-transfers/record-transfer.server.ts'
import { fingerprintOf } from '#shared/fingerprint.server.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { isUuid } from '#shared/uuid.ts'

import { ERRORS_MAX, STATEMENT_CURRENCY, STATEMENT_ROWS_MAX } from './policy.ts'
import { rematchOpenRows } from './rematch-open-rows.server.ts'
import {
  confirmRows,
  listConfirmed,
  listRowsOfStatement,
  lockProposed,
  lockRow,
  lockStatements,
  type StatementRow,
  updateRow,
} from './store.server.ts'

type Refusal =
  | 'forbidden'
  | 'not_found'
  | 'edit_conflict'
  | 'currency_mismatch'
  | 'transfer_known'
  | 'order_state_refuses'

/** The proposal of a row is outdated: staff decide about it. */
type Confirmed = Result<{ isRecorded: boolean }, Refusal>

export async function confirmRow(
  ctx: Context,
  rowId: string,
  orderRevision: string,
): Promise<Confirmed> {
  if (!may(ctx.actor, 'statement.process')) return fail('forbidden')
  if (!isUuid(rowId)) return fail('not_found')
  return recordProposed(ctx, rowId, { from: 'proposed', orderRevision })
}

/** `orderRevision`: the order that the form displayed for the row. */
const recordProposed = (
  ctx: Context,
  rowId: string,
  { from, orderRevision }: { from: 'proposed' | 'confirmed'; orderRevision: string | null },
): Promise<Confirmed> =>
  ctx.transaction<Confirmed>(async (ctx) => {
    const row = await lockRow(ctx, rowId)
    if (!row) return fail('not_found')
    if (row.state !== from || row.orderId === null || row.orderId !== orderRevision) {
      return fail('edit_conflict')
    }

    const recorded = await record(ctx, row, { orderId: row.orderId, acceptsDifference: false })
    if (!recorded.ok) await updateRow(ctx, row.id, { state: 'queued', why: 'changed' })
    return ok({ isRecorded: recorded.ok })
  })

export type ExactMatches = { count: number; sumMinor: number; revision: string }

/** Preview of the confirmation, compared with the rows when it is submitted. */
export async function sumExactMatches(
  ctx: Context,
  statementId: string,
): Promise<Result<ExactMatches, 'forbidden'>> {
  if (!may(ctx.actor, 'statement.process')) return fail('forbidden')
  const page = { limit: STATEMENT_ROWS_MAX, offset: 0 }
  return ok(sumOf(await listRowsOfStatement(ctx, { statementId, states: ['proposed'] }, page)))
}

/** Confirms all exact matches at once; a background job records them. Returns how many. */
export async function confirmExactMatches(
  ctx: Context,
  statementId: string,
  revision: string,
): Promise<Result<number, Refusal>> {
  if (ctx.actor.kind !== 'staff' || !may(ctx.actor, 'statement.process')) return fail('forbidden')
  if (!isUuid(statementId)) return fail('not_found')
  const { userId } = ctx.actor
  return ctx.transaction<Result<number, Refusal>>(async (ctx) => {
    await lockStatements(ctx)
    const rows = await lockProposed(ctx, statementId)
    const { count, sumMinor, revision: present } = sumOf(rows)
    if (present !== revision) return fail('edit_conflict')
    if (count === 0) return ok(0)

    await confirmRows(
      ctx,
      rows.map(({ id }) => id),
      userId,
    )
    await recordAudit(ctx, {
      action: 'statement_rows_confirmed',
      target: { type: 'bank_statement', id: statementId },
      detail: { count, sumMinor },
    })
    await ctx.enqueue('statements.record_confirmed', {})
    return ok(count)
  })
}

/**
 * Each row is independent and recorded as the staff member who confirmed it: if its order has changed, staff decide again; an
 * unexpected error does not stop the others.
 */
export async function recordConfirmedRows(ctx: Context): Promise<void> {
  const errors: unknown[] = []
  for (const row of await listConfirmed(ctx, STATEMENT_ROWS_MAX)) {
    try {
      const staff = row.decidedBy === null ? null : await findActiveStaff(ctx, row.decidedBy)
      const actor = staff && ({ kind: 'staff', userId: staff.id, role: staff.role } as const)
      const wish = { from: 'confirmed', orderRevision: row.orderId } as const
      await recordProposed(actor ? actingAs(ctx, actor) : ctx, row.id, wish)
    } catch (error) {
      errors.push(error)
      await rememberError(ctx, row.id)
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'rows of a statement failed')
}

/** The error rolled back its own transaction; this is a new one. After the limit staff decide about the row. */
const rememberError = (ctx: Context, rowId: string): Promise<void> =>
  ctx.transaction(async (ctx) => {
    const row = await lockRow(ctx, rowId)
    if (row?.state !== 'confirmed') return
    const errorCount = row.errorCount + 1
    await updateRow(
      ctx,
      row.id,
      errorCount < ERRORS_MAX
        ? { state: 'confirmed', errorCount }
        : { state: 'queued', why: 'error', orderId: null, ...UNDECIDED, errorCount },
    )
  })

const UNDECIDED = { decidedAt: null, decidedBy: null } as const

const sumOf = (rows: readonly StatementRow[]): ExactMatches => ({
  count: rows.length,
  sumMinor: rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
  revision: fingerprintOf(rows.map(({ id, orderId }) => [id, orderId])),
})

/** `expectedMissingMinor`: the amount due that the form displayed, so that a changed amount is refused. */
type Assignment = {
  orderId: string
  expectedMissingMinor: number
  acceptsDifference: boolean
  booksFee?: boolean
}

export async function assignRow(
  ctx: Context,
  rowId: string,
  { orderId, expectedMissingMinor, acceptsDifference, booksFee = false }: Assignment,
): Promise<Result<null, Refusal | 'transfer_amount_differs'>> {
  if (!may(ctx.actor, 'statement.process')) return fail('forbidden')
  if (!isUuid(rowId) || !isUuid(orderId)) return fail('not_found')
  return ctx.transaction<Result<null, Refusal | 'transfer_amount_differs'>>(async (ctx) => {
    const row = await lockRow(ctx, rowId)
    if (!row) return fail('not_found')
    if (row.state !== 'proposed' && row.state !== 'queued') return fail('edit_conflict')
    const found = await listPayableOrdersOf(ctx, [orderId])
    const order = found.ok ? found.value[0] : undefined
    if (!order) return fail('not_found')
    if (order.currency !== STATEMENT_CURRENCY) return fail('currency_mismatch')
    if (order.missingMinor !== expectedMissingMinor) return fail('edit_conflict')

    const recorded = await record(ctx, row, { orderId, acceptsDifference, booksFee })
    if (!recorded.ok) return recorded
    await recordAudit(ctx, {
      action: 'statement_row_assigned',
      target: { type: 'bank_statement_row', id: row.id },
      detail: { orderId, proposedOrderId: row.orderId, acceptsDifference, booksFee },
    })
    return ok(null)
  })
}

async function record(
  ctx: Context,
  row: StatementRow,
  { orderId, ...accepted }: { orderId: string; acceptsDifference: boolean; booksFee?: boolean },
): Promise<Result<null, Refusal | 'transfer_amount_differs'>> {
  const recorded = await recordTransfer(ctx, orderId, {
    amountMinor: row.amountMinor,
    // Two equal payments on one day are two transfers; the ledger distinguishes them by the payer.
    payerName: row.ordinal === 1 ? row.payer : `${row.payer} (${row.ordinal})`,
    receivedOn: row.day,
    ...accepted,
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

/** A new payer name or an extended deadline may turn inexact matches into exact ones. */
export async function matchAgain(ctx: Context): Promise<Result<null, 'forbidden'>> {
  if (!may(ctx.actor, 'statement.process')) return fail('forbidden')
  await ctx.transaction(async (ctx) => {
    await lockStatements(ctx)
    await rematchOpenRows(ctx)
  })
  return ok(null)
}
