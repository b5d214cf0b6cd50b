/** The console's order list: filtered, searched, sorted and paged, for any number of orders. Decisions, section 12. */
import { may } from '#domain/accounts/permission.ts'
import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { readOrderTerms } from '../order-search-store.server.ts'
import type { Order } from '../store.server.ts'
import { ORDERS_COUNTED_MAX, type OrderFilter, type OrderSort } from './list-filter.ts'
import {
  countMatching,
  findMatches,
  listMatching,
  type Matches,
  type Window,
} from './list-store.server.ts'

export type Count = { count: number; isMore: boolean }

export type OrderPage = {
  items: Order[]
  /** Cursors of the neighbouring pages; `null` at either end. */
  previous: string | null
  next: string | null
  total: Count
  /** A single Latin character or digit matches too many orders. */
  isTooShort: boolean
}

type ListWindow = { sort: OrderSort; from: Window['from']; size: number }

export async function searchOrders(
  ctx: Context,
  filter: OrderFilter,
  { sort, from, size }: ListWindow,
): Promise<Result<OrderPage, 'forbidden'>> {
  if (!may(ctx.actor, 'order.read_all')) return fail('forbidden')
  const matches = await matchesOf(ctx, filter)
  if (matches === 'too_short') return ok({ ...NOTHING, isTooShort: true })

  const found = await listMatching(ctx, filter, matches, { sort, from, limit: size + 1 })
  const isMore = found.length > size
  const isBackwards = from?.side === 'before'
  // One more row than displayed was read, to see whether there is another page.
  const items = isBackwards ? found.slice(-size) : found.slice(0, size)
  const total = counted(await countMatching(ctx, filter, matches))
  const hasPrevious = isBackwards ? isMore : from !== null
  const hasNext = isBackwards || isMore
  return ok({
    items,
    previous: hasPrevious ? (items[0]?.id ?? null) : null,
    next: hasNext ? (items.at(-1)?.id ?? null) : null,
    total,
    isTooShort: false,
  })
}

export async function countOrders(
  ctx: Context,
  filter: OrderFilter,
): Promise<Result<Count, 'forbidden'>> {
  if (!may(ctx.actor, 'order.read_all')) return fail('forbidden')
  const matches = await matchesOf(ctx, filter)
  if (matches === 'too_short') return ok(NOTHING.total)
  return ok(counted(await countMatching(ctx, filter, matches)))
}

const NOTHING: OrderPage = {
  items: [],
  previous: null,
  next: null,
  isTooShort: false,
  total: { count: 0, isMore: false },
}

/** The matches of the search; shared by all pages of one request. */
export async function matchesOf(
  ctx: Context,
  { search }: OrderFilter,
): Promise<Matches | 'too_short'> {
  const terms = await readOrderTerms(ctx, search)
  return terms === null || terms === 'too_short' ? terms : findMatches(ctx, terms)
}

const counted = (count: number): Count => ({
  count: Math.min(count, ORDERS_COUNTED_MAX),
  isMore: count > ORDERS_COUNTED_MAX,
})
