import { and, asc, eq, inArray, isNotNull, lte, notExists, or, type SQL, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'

import type { Context } from '#domain/context.ts'
import { disputes, refunds } from '#domain/ledger/table.server.ts'

import { overdueSince } from '../refunds/overdue-refund.ts'
import type { Order } from '../store.server.ts'
import { hasStatus, orders } from '../table.server.ts'

/** Orders with a deadline first, then the oldest. */
export async function listOrdersNeedingAttention(
  ctx: Context,
  { limit, offset }: { limit: number; offset: number },
): Promise<Order[]> {
  const dueAt = sql`(select min(${disputes.dueAt}) from ${disputes}
    where ${disputes.orderId} = ${orders.id} and ${disputes.state} = 'needs_response')`
  return ctx.db
    .select()
    .from(orders)
    .where(isNeedingAttention(ctx))
    .orderBy(sql`${dueAt} asc nulls last`, asc(orders.placedAt), asc(orders.id))
    .limit(limit)
    .offset(offset)
}

export const countOrdersNeedingAttention = (ctx: Context): Promise<number> =>
  ctx.db.$count(orders, isNeedingAttention(ctx))

/** Same rule as `attentionReasonsOf`, in SQL. A union of small sets, so that only matching orders are read. */
export const isNeedingAttention = (ctx: Context): SQL => {
  const inReview = ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(isNotNull(orders.reviewReason))
  const stuck = ctx.db.select({ id: refunds.orderId }).from(refunds).where(isStuckRefund(ctx.now))
  const due = ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(hasStatus('refund_due'), notExists(openRefunds(ctx))))
  const disputed = ctx.db
    .select({ id: disputes.orderId })
    .from(disputes)
    .where(eq(disputes.state, 'needs_response'))
  return sql`${orders.id} = any(array(${union(inReview, stuck, due, disputed)}))`
}

/** Failed, to be paid out by staff, or unconfirmed by the processor for too long. */
export const isStuckRefund = (now: Date): SQL | undefined =>
  or(
    eq(refunds.state, 'failed'),
    and(
      eq(refunds.state, 'requested'),
      or(eq(refunds.method, 'bank_transfer'), lte(refunds.requestedAt, overdueSince(now))),
    ),
  )

const openRefunds = (ctx: Context) =>
  ctx.db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.orderId, orders.id), inArray(refunds.state, ['requested', 'failed'])))
