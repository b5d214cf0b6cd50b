/** The one place where an order changes its state: transition table, stock, timeline, row and webhook together. */
import {
  releaseGoods,
  reserveGoods,
  shipGoods,
  unshipGoods,
} from '#domain/catalog/stock/stock.server.ts'
import type { Context } from '#domain/context.ts'
import { joinTrackingNumbers } from '#domain/shipping/tracking/tracking.ts'
import { awaitAll } from '#shared/await-all.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { canBecome, type OrderStatus, reservesStock, statusBefore, wasSent } from './lifecycle.ts'
import { publishOrderEvent } from './publish-order-event.server.ts'
import { findDemand, insertEvent, type Order, writeOrder } from './store.server.ts'

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

  return ok(await writeState(ctx, order, { ...change, status: to }, { kind: to, detail }))
}

/** What a step wrote on the order, besides its state. */
const CLEARED: Partial<Record<OrderStatus, Move['change']>> = {
  shipped: { trackingNumbers: [], shippedAt: null },
  delivered: { deliveredAt: null },
}

/** Takes the last step back. Requires an order locked by the caller's transaction. */
export async function moveOrderBack(
  ctx: Context,
  order: Order,
): Promise<Result<Order, MoveRefusal>> {
  const from = order.status
  const to = statusBefore(from)
  if (to === null) return fail('order_state_refuses')
  const stock = await moveGoodsBack(ctx, order, to)
  if (!stock.ok) return stock

  const trackingNumber = joinTrackingNumbers(order.trackingNumbers)
  const change = { ...CLEARED[from], status: to }
  const detail = { from, ...(from === 'shipped' && { trackingNumber }) }
  return ok(await writeState(ctx, order, change, { kind: 'undone', detail }))
}

/** Row, timeline and webhook in one round trip. Requires the row's lock: so what is written is what the order becomes. */
async function writeState(
  ctx: Context,
  order: Order,
  change: Partial<Order> & { status: OrderStatus },
  event: { kind: string; detail: Record<string, unknown> },
): Promise<Order> {
  const moved = { ...order, ...change }
  await awaitAll([
    writeOrder(ctx, order.id, change),
    insertEvent(ctx, {
      orderId: order.id,
      fromStatus: order.status,
      toStatus: change.status,
      ...event,
    }),
    publishOrderEvent(ctx, moved),
  ])
  return moved
}

async function moveGoodsBack(
  ctx: Context,
  { id, status: from }: Order,
  to: OrderStatus,
): Promise<Result<null, 'out_of_stock'>> {
  if (reservesStock(from) || !reservesStock(to)) return ok(null)
  const demand = await findDemand(ctx, id)
  if (wasSent(from)) await unshipGoods(ctx, demand, { reason: 'shipped', orderId: id })
  const held = await reserveGoods(ctx, demand)
  return held.ok ? held : fail('out_of_stock')
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
