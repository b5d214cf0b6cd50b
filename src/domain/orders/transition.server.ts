/** The one place where an order changes its state: transition table, stock, timeline, row and webhook together. */
import { releaseGoods, reserveGoods, shipGoods } from '#domain/catalog/stock/stock.server.ts'
import type { Context } from '#domain/context.ts'
import { awaitAll } from '#shared/await-all.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { canBecome, type OrderStatus, reservesStock } from './lifecycle.ts'
import { publishOrderEvent } from './publish-order-event.server.ts'
import { findDemand, insertEvent, type Order, updateOrder } from './store.server.ts'

export type Move = {
  to: OrderStatus
  /** Facts for the timeline; never a sentence. */
  detail?: Record<string, unknown>
  change?: Partial<Pick<Order, Mutable>>
  /** Whether reserved goods are released; by default they are. Shipped goods are restocked by their refund. */
  returnsStock?: boolean
}

type Mutable =
  | 'bankDeadlineAt'
  | 'unpaidUntil'
  | 'paidAt'
  | 'paymentMethod'
  | 'trackingNumbers'
  | 'reviewReason'
  | 'shippedAt'
  | 'deliveredAt'

export type MoveRefusal = 'order_state_refuses' | 'out_of_stock'

/** Requires an order locked by the caller's transaction. */
export async function moveOrder(
  ctx: Context,
  order: Order,
  { to, detail = {}, change = {}, returnsStock }: Move,
): Promise<Result<Order, MoveRefusal>> {
  if (!canBecome(order.status, to)) return fail('order_state_refuses')

  const stock = await moveGoods(ctx, order, to, returnsStock)
  if (!stock.ok) return stock

  const [moved] = await awaitAll([
    updateOrder(ctx, order.id, { ...change, status: to }),
    insertEvent(ctx, {
      orderId: order.id,
      kind: to,
      fromStatus: order.status,
      toStatus: to,
      detail,
    }),
  ])
  await publishOrderEvent(ctx, moved)
  return ok(moved)
}

async function moveGoods(
  ctx: Context,
  { id, status: from }: Order,
  to: OrderStatus,
  returnsStock = true,
): Promise<Result<null, 'out_of_stock'>> {
  if (reservesStock(from) === reservesStock(to)) return ok(null)

  const demand = await findDemand(ctx, id)
  if (reservesStock(to)) {
    // A nested transaction: after a refusal the caller continues without the partial reservation.
    const held = await ctx.transaction((ctx) => reserveGoods(ctx, demand))
    return held.ok ? held : fail('out_of_stock')
  }
  if (to !== 'shipped' && returnsStock) await releaseGoods(ctx, demand)
  else {
    const reason = to === 'shipped' ? 'shipped' : 'not_returned'
    await shipGoods(ctx, demand, { reason, orderId: id })
  }
  return ok(null)
}
