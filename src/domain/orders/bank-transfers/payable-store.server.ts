/** Orders that a transfer may pay. */
import { and, desc, eq, gt, or, type SQL, sql } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'
import { pick } from '#shared/pick.ts'

import { bankTransfers, hasStatus, orders } from '../table.server.ts'

const FACTS = pick(
  orders,
  'id',
  'number',
  'status',
  'currency',
  'totalMinor',
  'customerName',
  'customerKana',
  'customerCompany',
  'payerName',
  'placedAt',
)

/** Orders that await a transfer, orders that expired after a date, and orders with these numbers in any state. */
export const listAwaitedRows = (
  ctx: Context,
  { numbers, lapsedAfter }: { numbers: readonly string[]; lapsedAfter: Date },
) =>
  rowsWhere(
    ctx,
    or(
      hasStatus('awaiting_transfer'),
      and(
        hasStatus('created', 'lapsed', 'abandoned', 'canceled'),
        eq(orders.paymentMethod, 'bank_transfer'),
        gt(orders.placedAt, lapsedAfter),
      ),
      // A statement may contain thousands of possible numbers, and a query has a limit of parameters.
      numbers.length > 0
        ? sql`${orders.number} = any(${sql.param([...numbers])}::text[])`
        : undefined,
    ),
  )

export const listRowsOf = (ctx: Context, ids: readonly string[]) =>
  rowsWhere(ctx, sql`${orders.id} = any(${sql.param([...ids])}::uuid[])`)

/** The newest orders of this amount that may still receive money. */
export const listRowsCosting = (ctx: Context, totalMinor: number, limit: number) =>
  rowsWhere(
    ctx,
    and(
      hasStatus('awaiting_transfer', 'created', 'lapsed', 'abandoned', 'canceled'),
      eq(orders.totalMinor, totalMinor),
    ),
    limit,
  )

export const listAwaitedNear = (ctx: Context, amountMinor: number, limit: number) =>
  ctx.db
    .select(FACTS)
    .from(orders)
    .where(and(hasStatus('awaiting_transfer'), eq(orders.currency, 'jpy')))
    .orderBy(sql`abs(${orders.totalMinor} - ${amountMinor})`, desc(orders.placedAt))
    .limit(limit)

/** Names with their readings, as buyers gave them. */
export const listReadings = (ctx: Context, limit: number) =>
  ctx.db
    .selectDistinct({ name: orders.customerName, kana: orders.customerKana })
    .from(orders)
    .where(sql`${orders.customerKana} <> ''`)
    .limit(limit)

/** Ledger entries of these days and amounts, recorded by staff or from a statement. */
export const listTransferRowsOn = (
  ctx: Context,
  {
    days,
    amounts,
    currency,
  }: { days: readonly string[]; amounts: readonly number[]; currency: string },
) =>
  ctx.db
    .select(pick(bankTransfers, 'orderId', 'receivedOn', 'amountMinor', 'payerName'))
    .from(bankTransfers)
    .where(
      and(
        eq(bankTransfers.currency, currency),
        sql`${bankTransfers.receivedOn} = any(${sql.param([...days])}::text[])`,
        sql`${bankTransfers.amountMinor} = any(${sql.param([...amounts])}::bigint[])`,
      ),
    )

function rowsWhere(ctx: Context, where: SQL | undefined, limit = 50_000) {
  return ctx.db
    .select(FACTS)
    .from(orders)
    .where(where)
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(limit)
}
