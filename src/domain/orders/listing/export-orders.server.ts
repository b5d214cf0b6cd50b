/** Exports the filtered order list as a spreadsheet. The audit log records each export. Decisions, section 12. */
import { may } from '#domain/accounts/permission.ts'
import { recordAudit } from '#domain/audit/record-audit.server.ts'
import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { listContents, type Order, type OrderContents } from '../store.server.ts'
import type { OrderFilter } from './list-filter.ts'
import { countAllMatching, listMatching, type Matches } from './list-store.server.ts'
import { matchesOf } from './search-orders.server.ts'

const ORDERS_PER_CHUNK = 500

export type ExportedOrder = {
  order: Order
  cartridges: OrderContents['cartridges']
  sdks: OrderContents['sdks']
}

/** Reads in chunks, newest first, so that memory use is bounded. */
export async function exportOrders(
  ctx: Context,
  filter: OrderFilter,
): Promise<Result<AsyncGenerator<ExportedOrder[]>, 'forbidden'>> {
  if (!may(ctx.actor, 'order.export')) return fail('forbidden')
  const matches = await matchesOf(ctx, filter)
  // The search text may be a person's name: the audit log records only that a search was used.
  const { search, ...rest } = filter
  const count = matches === 'too_short' ? 0 : await countAllMatching(ctx, filter, matches)
  const detail = { count, filter: { ...rest, isSearch: search !== '' } }
  const target = { type: 'orders', id: 'list' }
  await recordAudit(ctx, { action: 'orders_exported', target, detail })
  return ok(matches === 'too_short' ? nothing() : walk(ctx, filter, matches))
}

async function* walk(
  ctx: Context,
  filter: OrderFilter,
  matches: Matches,
): AsyncGenerator<ExportedOrder[]> {
  const limit = ORDERS_PER_CHUNK
  let last: string | undefined
  do {
    const from = last === undefined ? null : ({ side: 'after', id: last } as const)
    const orders = await listMatching(ctx, filter, matches, { sort: 'newest', from, limit })
    if (orders.length > 0) yield withContents(ctx, orders)
    last = orders.length === limit ? orders.at(-1)?.id : undefined
  } while (last !== undefined)
}

async function* nothing(): AsyncGenerator<ExportedOrder[]> {}

async function withContents(ctx: Context, orders: readonly Order[]): Promise<ExportedOrder[]> {
  const contents = await listContents(
    ctx,
    orders.map(({ id }) => id),
  )
  const cartridges = Map.groupBy(contents.cartridges, ({ orderId }) => orderId)
  const sdks = Map.groupBy(contents.sdks, ({ orderId }) => orderId)
  return orders.map((order) => ({
    order,
    cartridges: cartridges.get(order.id) ?? [],
    sdks: sdks.get(order.id) ?? [],
  }))
}
