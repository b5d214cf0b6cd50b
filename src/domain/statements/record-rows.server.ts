/** Records a statement's row as a payment in an order's ledger: once, under locks on row and order. Decisions, section 7. */

import { may } from '#domain/accounts/permission.ts'
import { findActiveStaff } from '#domain/accounts/staff/find-staff.server.ts'
import { actingAs } from '#domain/acting-as.ts'
import { recordAudit } from '#domain/audit/record-audit.server.ts'
import type { Context } from '#domain/context.ts'
import {
  listPayableOrdersOf,
  type PayableOrder,
} from '#domain/orders/bank-transfers/payable-orders.server.ts'
import { recordTransfer } from '#domain/orders/bank-transfers/record-transfer.server.ts'
import { fingerprintOf } from '#shared/fingerprint.server.ts'
import { isAmong } from '#shared/is-among.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { isUuid } from '#shared/uuid.ts'

import {
  ERRORS_MAX,
  ORDERS_OF_TRANSFER_MAX,
  STATEMENT_CURRENCY,
  STATEMENT_ROWS_MAX,
} from './policy.ts'
import { rematchOpenRows } from './rematch-open-rows.server.ts'
import { type Share, splitTransfer } from './split-transfer.ts'
import {
  confirmRows,
  insertShares,
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

    const share = { orderId: row.orderId, amountMinor: row.amountMinor }
    const recorded = await record(ctx, row, [share], { acceptsDifference: false })
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

type Assignment = {
  /** `expectedMissingMinor`: the amount due that the form displayed, so that a changed amount is refused. */
  orders: readonly { id: string; expectedMissingMinor: number }[]
  /** Of the last order, which gets the rest of the transfer. */
  acceptsDifference: boolean
  booksFee?: boolean
}

export async function assignRow(
  ctx: Context,
  rowId: string,
  { orders, acceptsDifference, booksFee = false }: Assignment,
): Promise<Result<null, Refusal | 'transfer_amount_differs'>> {
  if (!may(ctx.actor, 'statement.process')) return fail('forbidden')
  const ids = orders.map(({ id }) => id)
  if (!isUuid(rowId) || ids.length === 0 || !ids.every(isUuid)) return fail('not_found')
  if (ids.length > ORDERS_OF_TRANSFER_MAX || new Set(ids).size < ids.length)
    return fail('edit_conflict')
  return ctx.transaction<Result<null, Refusal | 'transfer_amount_differs'>>(async (ctx) => {
    const row = await lockRow(ctx, rowId)
    if (!row) return fail('not_found')
    if (row.state !== 'proposed' && row.state !== 'queued') return fail('edit_conflict')
    const payable = await listAsShown(ctx, orders)
    if (!payable.ok) return payable
    const shares = splitTransfer(row.amountMinor, payable.value)
    if (shares === null) return fail('transfer_amount_differs')
    const recorded = await record(ctx, row, shares, { acceptsDifference, booksFee })
    if (!recorded.ok) return recorded
    await recordAudit(ctx, {
      action: 'statement_row_assigned',
      target: { type: 'bank_statement_row', id: row.id },
      detail: {
        orderId: ids[0],
        ...(ids.length > 1 && { orderIds: ids }),
        proposedOrderId: row.orderId,
        acceptsDifference,
        booksFee,
      },
    })
    return ok(null)
  })
}

/** The orders, in this order, if each is missing what the form displayed. */
async function listAsShown(
  ctx: Context,
  orders: Assignment['orders'],
): Promise<Result<PayableOrder[], Refusal>> {
  const found = await listPayableOrdersOf(
    ctx,
    orders.map(({ id }) => id),
  )
  const byId = new Map((found.ok ? found.value : []).map((order) => [order.id, order]))
  const payable = orders.flatMap(({ id }) => byId.get(id) ?? [])
  if (payable.length < orders.length) return fail('not_found')
  if (payable.some(({ currency }) => currency !== STATEMENT_CURRENCY))
    return fail('currency_mismatch')
  const isAsShown = orders.every(
    ({ id, expectedMissingMinor }) => byId.get(id)?.missingMinor === expectedMissingMinor,
  )
  return isAsShown ? ok(payable) : fail('edit_conflict')
}

/** All shares or none. Orders are locked by their ids, so that two transfers for the same orders wait for each other. */
async function record(
  ctx: Context,
  row: StatementRow,
  shares: readonly Share[],
  ofLast: { acceptsDifference: boolean; booksFee?: boolean },
): Promise<Result<null, Refusal | 'transfer_amount_differs'>> {
  const last = shares.at(-1)
  for (const share of shares.toSorted((a, b) => (a.orderId < b.orderId ? -1 : 1))) {
    const recorded = await recordTransfer(ctx, share.orderId, {
      amountMinor: share.amountMinor,
      // Two equal payments on one day are two transfers; the ledger distinguishes them by the payer.
      payerName: row.ordinal === 1 ? row.payer : `${row.payer} (${row.ordinal})`,
      receivedOn: row.day,
      ...(share === last && ofLast),
    })
    if (!recorded.ok) return fail(isOurs(recorded.error) ? recorded.error : 'order_state_refuses')
  }
  const orderId = shares[0]?.orderId ?? null
  await updateRow(ctx, row.id, { state: 'recorded', orderId, note: null, ...decided(ctx) })
  await insertShares(ctx, row.id, shares)
  return ok(null)
}

const OURS = ['forbidden', 'not_found', 'transfer_known', 'transfer_amount_differs'] as const

const isOurs = isAmong(OURS)

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
