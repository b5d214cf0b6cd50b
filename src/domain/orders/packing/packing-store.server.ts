import { and, asc, count, eq, sql } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'

import { orderBatches, orderBatchItems } from '../batches/table.server.ts'
import type { Order } from '../store.server.ts'
import { hasStatus, orders } from '../table.server.ts'
import type { PackingFilter } from './packing-filter.ts'

/** Confirmed, and not in a batch that ships it in a moment. */
const isToPack = and(
  hasStatus('confirmed'),
  sql`not exists (select 1 from ${orderBatchItems}
    join ${orderBatches} on ${orderBatches.id} = ${orderBatchItems.batchId} and ${orderBatches.action} = 'ship'
    where ${orderBatchItems.orderId} = ${orders.id} and ${orderBatchItems.state} = 'waiting')`,
)

/** Oldest first. */
export const listToPack = (
  ctx: Context,
  { country, method }: PackingFilter,
  limit: number,
): Promise<Order[]> =>
  ctx.db
    .select()
    .from(orders)
    .where(
      and(
        isToPack,
        country === null ? undefined : eq(orders.country, country),
        method === null ? undefined : eq(orders.shippingMethod, method),
      ),
    )
    .orderBy(asc(orders.placedAt), asc(orders.id))
    .limit(limit)

/** How many wait for each country and method. */
export const countToPack = (ctx: Context) =>
  ctx.db
    .select({ country: orders.country, method: orders.shippingMethod, count: count() })
    .from(orders)
    .where(isToPack)
    .groupBy(orders.country, orders.shippingMethod)
    .orderBy(asc(orders.country), asc(orders.shippingMethod))
