/** Goods that open orders hold. Demand is summed per cartridge before it comes here. Decisions, section 6. */
import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { type Demand, releaseStock, reserveStock, restockGoods, shipStock } from './store.server.ts'

export type OutOfStock = { code: 'out_of_stock'; serials: string[] }

/** All of it or nothing: the caller's transaction rolls back on a refusal. */
export async function holdGoods(ctx: Context, demand: Demand): Promise<Result<null, OutOfStock>> {
  const held = new Set(await reserveStock(ctx, demand))
  const short = demand.map(({ serial }) => serial).filter((serial) => !held.has(serial))
  return short.length === 0 ? ok(null) : fail({ code: 'out_of_stock', serials: short })
}

export const releaseGoods = (ctx: Context, demand: Demand): Promise<void> =>
  releaseStock(ctx, demand)

/** Held goods leave the shelf for good. */
export const shipGoods = (ctx: Context, demand: Demand): Promise<void> => shipStock(ctx, demand)

/** Goods that had left stand on the shelf again. */
export const takeGoodsBack = (ctx: Context, demand: Demand): Promise<void> =>
  restockGoods(ctx, demand)
