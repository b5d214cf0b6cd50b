import type { Context } from '#domain/context.ts'
import { type ListedMail, listUndeliveredMails } from '#domain/mail/list-mails.server.ts'
import { listContentsAsStaff } from '#domain/orders/list-contents.server.ts'
import { listOpenDifferences, type OpenDifference } from '#domain/orders/list-differences.server.ts'
import {
  listOrdersInNeedAsStaff,
  type OrderInNeed,
} from '#domain/orders/list-orders-in-need.server.ts'
import type { Order } from '#domain/orders/order-view.ts'
import { listOrdersAsStaff } from '#domain/orders/view-order.server.ts'
import { money } from '#shared/money.ts'
import { metaOf, type Page, type PageMeta, type PageRequest } from '#shared/page.ts'
import type { Result } from '#shared/result.ts'

import type { ScentCount } from '../../scents/seals.tsx'
import type { NeedRow } from './attention-table.tsx'
import { deadlineOf } from './deadline.ts'
import { FILTER_NAMES, filterOf, ORDER_FILTERS, type OrderFilter } from './order-filter.ts'
import type { OrderRow } from './orders-table.tsx'

const ROWS = 20

type Attention = {
  rows: NeedRow[]
  differences: OpenDifference[]
  letters: ListedMail[]
  now: Date
}

export type OrderList = {
  filter: OrderFilter
  /** `null` in every other list. */
  attention: Attention | null
  rows: OrderRow[]
  meta: PageMeta
  counts: Record<OrderFilter, number>
}

/** One page of the list, and how many each filter holds. Only after `requireStaff`. */
export async function loadOrderList(
  ctx: Context,
  { typed, page }: { typed: string | null; page: number },
): Promise<OrderList> {
  const differences = granted(await listOpenDifferences(ctx))
  const letters = granted(await listUndeliveredMails(ctx))
  const counts = await countAll(ctx, differences.length + letters.length)
  const filter = filterOf(typed, counts.attention)
  const request = { number: page, size: ROWS }
  const statuses = ORDER_FILTERS[filter]
  if (statuses === 'in_need') {
    const { items, ...found } = await inNeed(ctx, request)
    const attention = { rows: items.map(needRowOf), differences, letters, now: ctx.now }
    return { filter, attention, rows: [], meta: metaOf(found), counts }
  }

  const { items, ...found } = granted(await listOrdersAsStaff(ctx, statuses, request))
  const ids = items.map(({ id }) => id)
  const contents = granted(await listContentsAsStaff(ctx, ids))
  return {
    filter,
    attention: null,
    rows: items.map((order) => rowOf(order, contents.get(order.id) ?? [], ctx.now)),
    meta: metaOf(found),
    counts,
  }
}

const inNeed = async (ctx: Context, page: PageRequest): Promise<Page<OrderInNeed>> =>
  granted(await listOrdersInNeedAsStaff(ctx, page))

async function countAll(ctx: Context, others: number): Promise<Record<OrderFilter, number>> {
  const page = { number: 1, size: 0 }
  const attention = (await inNeed(ctx, page)).count + others
  const counts = { attention, confirm: 0, transfers: 0, ship: 0, shipped: 0, refunds: 0, all: 0 }
  for (const name of FILTER_NAMES) {
    const statuses = ORDER_FILTERS[name]
    if (statuses === 'in_need') continue
    counts[name] = granted(await listOrdersAsStaff(ctx, statuses, page)).count
  }
  return counts
}

const needRowOf = ({ order, needs }: OrderInNeed): NeedRow => ({
  id: order.id,
  number: order.number,
  status: order.status,
  placedAt: order.placedAt,
  customerName: order.customerName,
  customerCompany: order.customerCompany,
  total: money(order.totalMinor, order.currency),
  needs,
})

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
