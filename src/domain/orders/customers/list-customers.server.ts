/** The console's customer list and one customer's orders. Decisions, section 2. */
import { may } from '#domain/accounts/permission.ts'
import type { Context } from '#domain/context.ts'
import type { Money } from '#shared/money.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { readOrderTerms } from '../order-search-store.server.ts'
import type { OrderView } from '../order-view.ts'
import { CUSTOMER_ORDERS_SHOWN_MAX, CUSTOMERS_PAGE_SIZE } from '../policy.ts'
import { type Order, pageOrdersOf } from '../store.server.ts'
import { composeViews } from '../view-order.server.ts'
import { listAllOrdersOf } from './customer-data-store.server.ts'
import { type CustomerSort, NEWEST_CUSTOMERS } from './customer-sort.ts'
import {
  type CustomerRow,
  countOrdersOf,
  findCustomers,
  sumSpend,
} from './customers-store.server.ts'

export type CustomerLine = CustomerRow & { orders: number; lastOrderAt: Date | null }

export type CustomerPage = {
  customers: CustomerLine[]
  next: string | null
  /** A single Latin character or digit matches too many customers. */
  isTooShort: boolean
}

type CustomerWish = {
  input: string
  tag?: string | null
  sort?: CustomerSort
  /** The customer that the page before ended with. */
  after: string | null
}

/** Open accounts only; by default the newest first. */
export async function listCustomers(
  ctx: Context,
  { input, tag = null, sort = NEWEST_CUSTOMERS, after }: CustomerWish,
): Promise<Result<CustomerPage, 'forbidden'>> {
  if (!may(ctx.actor, 'customer.read')) return fail('forbidden')
  const terms = await readOrderTerms(ctx, input)
  if (terms === 'too_short') return ok({ customers: [], next: null, isTooShort: true })

  const limit = CUSTOMERS_PAGE_SIZE + 1
  const found = await findCustomers(ctx, { terms, tag }, { sort, after, limit })
  const rows = found.slice(0, CUSTOMERS_PAGE_SIZE)
  const ids = rows.map(({ id }) => id)
  const counts = new Map(
    (ids.length === 0 ? [] : await countOrdersOf(ctx, ids)).map((row) => [row.userId, row]),
  )
  const customers = rows.map((row) => {
    const { count: orders = 0, lastAt: lastOrderAt = null } = counts.get(row.id) ?? {}
    return { ...row, orders, lastOrderAt }
  })
  const last = found.length > rows.length ? rows.at(-1) : undefined
  return ok({ customers, next: last?.id ?? null, isTooShort: false })
}

export type OrdersOfCustomer = {
  /** The newest. */
  orders: Order[]
  orderCount: number
  /** Paid minus refunded, in each currency. */
  spend: Money[]
}

export async function listOrdersOfCustomer(
  ctx: Context,
  userId: string,
): Promise<Result<OrdersOfCustomer, 'forbidden'>> {
  if (!may(ctx.actor, 'customer.read')) return fail('forbidden')
  const newest = { number: 1, size: CUSTOMER_ORDERS_SHOWN_MAX }
  const { items: orders, count: orderCount } = await pageOrdersOf(ctx, userId, newest)
  return ok({ orders, orderCount, spend: await sumSpend(ctx, userId) })
}

/** All orders in full, for the export that the customer requested. */
export async function readOrdersOfCustomer(
  ctx: Context,
  userId: string,
): Promise<Result<OrderView[], 'forbidden'>> {
  if (!may(ctx.actor, 'customer.read')) return fail('forbidden')
  return ok(await composeViews(ctx, await listAllOrdersOf(ctx, userId)))
}
