/**
 * Stock reservations of open orders. Callers pass the demand summed per cartridge. Decisions, section 6. Each change
 * publishes one event to partners, for any number of cartridges.
 */
import type { Context } from '#domain/context.ts'
import { STOCK_CHANGED } from '#domain/webhooks/kinds.ts'
import { notifyPartners } from '#domain/webhooks/notify-partners.server.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import {
  addStock,
  type Demand,
  releaseStock,
  reserveStock,
  type StockLevel,
  shipStock,
} from './stock-store.server.ts'

export type OutOfStock = { code: 'out_of_stock'; serials: string[] }

/** All or nothing: the caller's transaction rolls back on a refusal. */
export async function reserveGoods(
  ctx: Context,
  demand: Demand,
): Promise<Result<null, OutOfStock>> {
  const levels = await reserveStock(ctx, demand)
  const held = new Set(levels.map(({ serial }) => serial))
  const low = demand.map(({ serial }) => serial).filter((serial) => !held.has(serial))
  if (low.length > 0) return fail({ code: 'out_of_stock', serials: low })

  await publishStockEvent(ctx, levels)
  return ok(null)
}

export const releaseGoods = async (ctx: Context, demand: Demand): Promise<void> =>
  publishStockEvent(ctx, await releaseStock(ctx, demand))

/** Removes reserved goods from stock: shipped, sent once more, or not returned. */
export const shipGoods = async (
  ctx: Context,
  demand: Demand,
  cause: { reason: 'shipped' | 'replaced' | 'not_returned'; orderId: string },
): Promise<void> => publishStockEvent(ctx, await shipStock(ctx, demand, cause))

export const restockGoods = async (ctx: Context, demand: Demand, orderId: string): Promise<void> =>
  publishStockEvent(ctx, await addStock(ctx, demand, { reason: 'refunded', orderId }))

/** Adds goods back whose shipment staff took back: a positive movement of the same reason, so that sums of shipped goods are right. */
export const unshipGoods = async (
  ctx: Context,
  demand: Demand,
  cause: { reason: 'shipped' | 'replaced'; orderId: string },
): Promise<void> => publishStockEvent(ctx, await addStock(ctx, demand, cause))

export const publishStockEvent = async (
  ctx: Context,
  levels: readonly StockLevel[],
): Promise<void> => {
  if (levels.length === 0) return
  await notifyPartners(ctx, STOCK_CHANGED, async () => ({
    cartridges: levels
      .map(({ serial, onHand, reserved }) => ({
        serial,
        onHand,
        reserved,
        available: onHand - reserved,
      }))
      .sort((one, other) => (one.serial < other.serial ? -1 : 1)),
  }))
}
