import { may } from '#domain/accounts/permission.ts'
import type { Context } from '#domain/context.ts'
import { countUndeliveredEmails, listUndeliveredEmails } from '#domain/mail/list-emails.server.ts'
import {
  listOrdersNeedingAttentionAsStaff,
  type OrderNeedingAttention,
} from '#domain/orders/attention/list-orders-needing-attention.server.ts'
import { listBatches } from '#domain/orders/batches/view-batch.server.ts'
import { listOpenDiscrepancies } from '#domain/orders/card-payments/list-discrepancies.server.ts'
import { listContentsAsStaff } from '#domain/orders/listing/list-customer-orders.server.ts'
import { NO_FILTER } from '#domain/orders/listing/list-filter.ts'
import {
  type Count,
  countOrders,
  searchOrders,
} from '#domain/orders/listing/search-orders.server.ts'
import type { Order } from '#domain/orders/order.ts'
import { countriesToChoose } from '#domain/shipping/country-list.ts'
import { money } from '#shared/money.ts'
import { metaOf, pageNumberIn } from '#shared/page.ts'
import { pick } from '#shared/pick.ts'
import { unwrap } from '#web/features/admin/frame/unwrap.server.ts'
import type { ScentCount } from '#web/scents/seals.tsx'

import { deadlineOf } from './deadline.ts'
import { ORDER_TABS, type OrderTab, readAddress, TAB_NAMES } from './order-filter.ts'

const ROWS = 50
const ROWS_IN_NEED = 20

export type OrderList = Awaited<ReturnType<typeof loadOrderList>>

/** One page of the list, and how many each list of the day holds. Only after `requireStaff`. */
export async function loadOrderList(ctx: Context, search: URLSearchParams) {
  const discrepancies = unwrap(await listOpenDiscrepancies(ctx))
  const emails = unwrap(await listUndeliveredEmails(ctx))
  const emailCount = unwrap(await countUndeliveredEmails(ctx))
  const counts = await countTabs(ctx, discrepancies.length + emailCount)
  const address = readAddress(search, counts.attention.count)
  const batches = unwrap(await listBatches(ctx))
  const shared = {
    address,
    counts,
    batches,
    countries: countriesToChoose(ctx.locale),
    mayExport: may(ctx.actor, 'order.export'),
    mayFulfil: may(ctx.actor, 'order.confirm') && may(ctx.actor, 'order.ship'),
  }
  if (address.tab === 'attention') {
    const number = pageNumberIn(search.get('page')) ?? 1
    const request = { number, size: ROWS_IN_NEED }
    const { items, ...found } = unwrap(await listOrdersNeedingAttentionAsStaff(ctx, request))
    const rows = items.map(needRowOf)
    const attention = { rows, meta: metaOf(found), discrepancies, emails, now: ctx.now }
    return { ...shared, attention, rows: [], page: NO_PAGE }
  }

  const { filter, sort, from } = address
  const found = unwrap(await searchOrders(ctx, filter, { sort, from, size: ROWS }))
  const { items, ...page } = found
  return { ...shared, attention: null, rows: await rowsOf(ctx, items), page }
}

const NO_PAGE = {
  previous: null,
  next: null,
  isTooShort: false,
  total: { count: 0, isMore: false },
}

async function countTabs(ctx: Context, others: number): Promise<Record<OrderTab, Count>> {
  const counted = await Promise.all(
    TAB_NAMES.map(async (name): Promise<[OrderTab, Count]> => {
      const state = ORDER_TABS[name]
      const statuses = state === null || state === 'in_need' ? null : [state]
      const filter = { ...NO_FILTER, statuses, needsAttention: state === 'in_need' }
      const { count, isMore } = unwrap(await countOrders(ctx, filter))
      return [name, { count: name === 'attention' ? count + others : count, isMore }]
    }),
  )
  return Object.fromEntries(counted) as Record<OrderTab, Count> // One for each name.
}

/** Orders as rows of the console's tables. */
async function rowsOf(ctx: Context, orders: readonly Order[]) {
  const ids = orders.map(({ id }) => id)
  const contents = unwrap(await listContentsAsStaff(ctx, ids))
  return orders.map((order) => rowOf(order, contents.get(order.id) ?? [], ctx.now))
}

export type AttentionRow = ReturnType<typeof needRowOf>

const needRowOf = ({ order, reasons }: OrderNeedingAttention) => ({
  ...pick(order, 'id', 'number', 'status', 'placedAt', 'customerName', 'customerCompany'),
  total: money(order.totalMinor, order.currency),
  reasons,
})

export type OrderRow = ReturnType<typeof rowOf>

const rowOf = (order: Order, scents: ScentCount[], now: Date) => ({
  ...pick(order, 'id', 'number', 'status', 'placedAt', 'paymentMethod', 'packageCount'),
  ...pick(order, 'customerName', 'customerCompany'),
  total: money(order.totalMinor, order.currency),
  isFlagged: order.reviewReason !== null,
  deadline: deadlineOf(order, now),
  scents,
})
