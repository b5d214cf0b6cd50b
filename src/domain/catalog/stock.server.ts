/** Goods that open orders hold. Demand is summed per cartridge before it comes here. Decisions, section 6. */
import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { releaseStock, reserveStock, shipStock } from './store.server.ts'

export type Demand = readonly { serial: string; quantity: number }[]
export type OutOfStock = { code: 'out_of_stock'; serials: string[] }

/** All of it or nothing: the caller's transaction rolls back on a refusal. */
export async function holdGoods(ctx: Context, demand: Demand): Promise<Result<null, OutOfStock>> {
  const short: string[] = []
  for (const { serial, quantity } of inOrder(demand)) {
    const isHeld = await reserveStock(ctx, serial, quantity)
    if (!isHeld) short.push(serial)
  }
  return short.length === 0 ? ok(null) : fail({ code: 'out_of_stock', serials: short })
}

export async function releaseGoods(ctx: Context, demand: Demand): Promise<void> {
  for (const { serial, quantity } of inOrder(demand)) await releaseStock(ctx, serial, quantity)
}

export async function shipGoods(ctx: Context, demand: Demand): Promise<void> {
  for (const { serial, quantity } of inOrder(demand)) await shipStock(ctx, serial, quantity)
}

/** Every order locks rows in the same order, so none waits in a circle. */
const inOrder = (demand: Demand): Demand =>
  [...demand].sort((a, b) => (a.serial < b.serial ? -1 : 1))
