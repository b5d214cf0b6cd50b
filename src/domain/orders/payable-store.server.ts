/** Orders that money on the bank account may be for. */
import { and, desc, eq, gt, inArray, or, type SQL } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'

import { orders } from './table.server.ts'

const FACTS = {
  id: orders.id,
  number: orders.number,
  status: orders.status,
  currency: orders.currency,
  totalMinor: orders.totalMinor,
  customerName: orders.customerName,
  customerKana: orders.customerKana,
  customerCompany: orders.customerCompany,
  payerName: orders.payerName,
  placedAt: orders.placedAt,
}

/** Those that wait for a transfer, those that were given up after a moment, and those of these numbers whatever they are. */
export const listAwaitedRows = (
  ctx: Context,
  { numbers, givenUpAfter }: { numbers: readonly string[]; givenUpAfter: Date },
) =>
  rowsWhere(
    ctx,
    or(
      eq(orders.status, 'awaiting_transfer'),
      and(
        inArray(orders.status, ['created', 'lapsed', 'abandoned', 'canceled']),
        eq(orders.paymentMethod, 'bank_transfer'),
        gt(orders.placedAt, givenUpAfter),
      ),
      numbers.length > 0 ? inArray(orders.number, [...numbers]) : undefined,
    ),
  )

export const listRowsOf = (ctx: Context, ids: readonly string[]) =>
  rowsWhere(ctx, inArray(orders.id, [...ids]))

/** The newest that cost this much, of those that money may still come for. */
export const listRowsCosting = (ctx: Context, totalMinor: number, limit: number) =>
  rowsWhere(
    ctx,
    and(
      inArray(orders.status, ['awaiting_transfer', 'created', 'lapsed', 'abandoned', 'canceled']),
      eq(orders.totalMinor, totalMinor),
    ),
    limit,
  )

function rowsWhere(ctx: Context, where: SQL | undefined, limit = 50_000) {
  return ctx.db
    .select(FACTS)
    .from(orders)
    .where(where)
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(limit)
}
