/** The console's order list: searched by character pairs, paged along an index, without full scans. Decision 0027. */
import { and, asc, desc, eq, gt, gte, lt, type SQL, sql } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'
import type { SearchTerms } from '#domain/text-search.server.ts'
import { daysAfter } from '#shared/iso-day.ts'
import { startInJapan } from '#shared/japan-day.ts'

import { isNeedingAttention } from '../attention/needs-attention-store.server.ts'
import { dueAt } from '../due-at.server.ts'
import { isOrderFound, isOrderMatch } from '../order-search-store.server.ts'
import type { Order } from '../store.server.ts'
import { hasStatus, orderSearch, orders } from '../table.server.ts'
import {
  isSearchAlone,
  ORDERS_COUNTED_MAX,
  type OrderFilter,
  type OrderSort,
} from './list-filter.ts'

/** `null`: no search. Above the limit of matches the terms are tested row by row instead. */
export type Matches = { ids: string[] } | { terms: SearchTerms } | null

export type Window = {
  sort: OrderSort
  /** The order after or before which the page starts. */
  from: { side: 'after' | 'before'; id: string } | null
  limit: number
}

type Sorted = { key: SQL; isDescending: boolean }

const SORTS: Record<OrderSort, Sorted> = {
  newest: { key: sql`${orders.placedAt}`, isDescending: true },
  oldest: { key: sql`${orders.placedAt}`, isDescending: false },
  deadline: { key: dueAt(orders), isDescending: false },
}

/** Orders whose search text contains every term. */
export async function findMatches(ctx: Context, terms: SearchTerms): Promise<Matches> {
  const rows = await ctx.db
    .select({ id: orderSearch.orderId })
    .from(orderSearch)
    .where(isOrderFound(terms))
    .limit(ORDERS_COUNTED_MAX + 1)
  if (rows.length > ORDERS_COUNTED_MAX) return { terms }
  return { ids: rows.map(({ id }) => id) }
}

/** Always in display order, also when paging backwards. */
export async function listMatching(
  ctx: Context,
  filter: OrderFilter,
  matches: Matches,
  { sort, from, limit }: Window,
): Promise<Order[]> {
  const { key, isDescending } = SORTS[sort]
  const isBackwards = from?.side === 'before'
  const direction = isDescending === isBackwards ? asc : desc
  const rows = await ctx.db
    .select()
    .from(orders)
    .where(and(...conditions(ctx, filter, matches), from ? beyond(from, SORTS[sort]) : undefined))
    .orderBy(direction(key), direction(orders.id))
    .limit(limit)
  return isBackwards ? rows.reverse() : rows
}

/** Counts up to one more than the list displays. */
export async function countMatching(
  ctx: Context,
  filter: OrderFilter,
  matches: Matches,
): Promise<number> {
  // The search reached the limit already, so counting again is unnecessary.
  if (matches && 'terms' in matches && isSearchAlone(filter)) return ORDERS_COUNTED_MAX + 1
  const some = ctx.db
    .select({ one: sql`1`.as('one') })
    .from(orders)
    .where(and(...conditions(ctx, filter, matches)))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(ORDERS_COUNTED_MAX + 1)
    .as('some')
  return ctx.db.$count(some)
}

/** Exact count, for an export that reads all rows anyway. */
export const countAllMatching = (
  ctx: Context,
  filter: OrderFilter,
  matches: Matches,
): Promise<number> => ctx.db.$count(orders, and(...conditions(ctx, filter, matches)))

function conditions(ctx: Context, filter: OrderFilter, matches: Matches): (SQL | undefined)[] {
  const { statuses, method, country, currency, from, to, needsAttention, isLate, email } = filter
  return [
    statuses ? hasStatus(...statuses) : undefined,
    method ? eq(orders.paymentMethod, method) : undefined,
    country ? eq(orders.country, country).inlineParams() : undefined,
    currency ? eq(orders.currency, currency).inlineParams() : undefined,
    from ? gte(orders.placedAt, startInJapan(from)) : undefined,
    to ? lt(orders.placedAt, startInJapan(daysAfter(to, 1))) : undefined,
    needsAttention ? isNeedingAttention(ctx) : undefined,
    isLate ? isPastDeadline(ctx) : undefined,
    email ? eq(orders.customerEmail, email) : undefined,
    matches ? isMatch(matches) : undefined,
  ]
}

const isPastDeadline = (ctx: Context): SQL | undefined =>
  and(
    hasStatus('created', 'awaiting_transfer'),
    sql`coalesce(${orders.bankDeadlineAt}, ${orders.unpaidUntil}) < ${ctx.now}`,
  )

function isMatch(matches: NonNullable<Matches>): SQL {
  if ('ids' in matches) {
    return sql`${orders.id} = any(${sql.param(matches.ids)}::uuid[])`
  }
  // As a scalar subquery it runs per walked row; as a join condition PostgreSQL would join both tables in full.
  return sql`(select ${isOrderMatch(matches.terms)} from ${orderSearch} where ${orderSearch.orderId} = ${orders.id})`
}

/** Keyset values as subqueries, so that the sort index can start at them. */
function beyond({ side, id }: NonNullable<Window['from']>, { key, isDescending }: Sorted): SQL {
  const isLater = isDescending === (side === 'before')
  const last = sql`((select ${key} from ${orders} where ${orders.id} = ${id}), ${id}::uuid)`
  const here = sql`(${key}, ${orders.id})`
  return isLater ? gt(here, last) : lt(here, last)
}
