import { and, asc, eq, exists, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'
import { disputes, refunds } from '#domain/ledger/table.server.ts'

import type { Order } from './store.server.ts'
import { orders } from './table.server.ts'

/** What has a clock comes first, then what has waited longest. */
export async function listOrdersInNeed(
  ctx: Context,
  { limit, offset }: { limit: number; offset: number },
): Promise<Order[]> {
  const dueAt = sql`(select min(${disputes.dueAt}) from ${disputes}
    where ${disputes.orderId} = ${orders.id} and ${disputes.state} = 'needs_response')`
  return ctx.db
    .select()
    .from(orders)
    .where(isInNeed(ctx))
    .orderBy(sql`${dueAt} asc nulls last`, asc(orders.placedAt), asc(orders.id))
    .limit(limit)
    .offset(offset)
}

export const countOrdersInNeed = (ctx: Context): Promise<number> =>
  ctx.db.$count(orders, isInNeed(ctx))

/** As `needsOf` says it of one order. */
const isInNeed = (ctx: Context): SQL | undefined =>
  or(
    isNotNull(orders.reviewReason),
    hasRefund(ctx, eq(refunds.state, 'failed')),
    hasRefund(ctx, and(eq(refunds.state, 'requested'), eq(refunds.method, 'bank_transfer'))),
    and(
      eq(orders.status, 'refund_due'),
      sql`not ${hasRefund(ctx, inArray(refunds.state, ['requested', 'failed']))}`,
    ),
    exists(
      ctx.db
        .select({ id: disputes.id })
        .from(disputes)
        .where(and(eq(disputes.orderId, orders.id), eq(disputes.state, 'needs_response'))),
    ),
  )

const hasRefund = (ctx: Context, where: SQL | undefined): SQL =>
  exists(
    ctx.db
      .select({ id: refunds.id })
      .from(refunds)
      .where(and(eq(refunds.orderId, orders.id), where)),
  )
