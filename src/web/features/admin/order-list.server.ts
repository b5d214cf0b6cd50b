import type { Context } from '#domain/context.ts'
import { listContentsAsStaff } from '#domain/orders/list-contents.server.ts'
import type { Order } from '#domain/orders/order-view.ts'
import { listOrdersAsStaff } from '#domain/orders/view-order.server.ts'
import { money } from '#shared/money.ts'
import { metaOf, type PageMeta } from '#shared/page.ts'
import type { Result } from '#shared/result.ts'

import type { ScentCount } from '../../scents/seals.tsx'
import { deadlineOf } from './deadline.ts'
import { FILTER_NAMES, ORDER_FILTERS, type OrderFilter } from './order-filter.ts'
import type { OrderRow } from './orders-table.tsx'

const ROWS = 20

export type OrderList = {
  filter: OrderFilter
  rows: OrderRow[]
  meta: PageMeta
  counts: Record<OrderFilter, number>
}

/** One page of the list, and how many orders each filter holds. Only after `requireStaff`. */
export async function loadOrderList(
  ctx: Context,
  { filter, page }: { filter: OrderFilter; page: number },
): Promise<OrderList> {
  const request = { number: page, size: ROWS }
  const { items, ...found } = granted(await listOrdersAsStaff(ctx, ORDER_FILTERS[filter], request))
  const contents = granted(
    await listContentsAsStaff(
      ctx,
      items.map(({ id }) => id),
    ),
  )
  return {
    filter,
    rows: items.map((order) => rowOf(order, contents.get(order.id) ?? [], ctx.now)),
    meta: metaOf(found),
    counts: await countAll(ctx),
  }
}

async function countAll(ctx: Context): Promise<Record<OrderFilter, number>> {
  const counts = { confirm: 0, transfers: 0, ship: 0, shipped: 0, refunds: 0, all: 0 }
  for (const name of FILTER_NAMES) {
    const page = { number: 1, size: 0 }
    counts[name] = granted(await listOrdersAsStaff(ctx, ORDER_FILTERS[name], page)).count
  }
  return counts
}

const rowOf = (order: Order, scents: ScentCount[], now: Date): OrderRow => ({
  id: order.id,
  number: order.number,
  status: order.status,
  placedAt: order.placedAt,
  paymentMethod: order.paymentMethod,
  customerName: order.customerName,
  customerCompany: order.customerCompany,
  packageCount: order.packageCount,
  total: money(order.totalMinor, order.currency),
  isFlagged: order.reviewReason !== null,
  deadline: deadlineOf(order, now),
  scents,
})

/** The guard let only staff pass, and staff may read all orders. */
function granted<T>(result: Result<T, 'forbidden'>): T {
  if (!result.ok) throw new Error('staff may read all orders')
  return result.value
}
