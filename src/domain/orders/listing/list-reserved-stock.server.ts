import { may } from '#domain/accounts/permission.ts'
import { listStock, type Stock } from '#domain/catalog/stock/list-stock.server.ts'
import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { holdsStock, ORDER_STATUSES, type OrderStatus } from '../lifecycle.ts'
import { HOLDERS_SHOWN_MAX } from '../policy.ts'
import { listHolders } from '../store.server.ts'

export type ReservedStock = Stock & {
  /** The first of them, the oldest first: what it was given to before. */
  holders: { id: string; number: string; status: OrderStatus; quantity: number }[]
  /** How many more hold some of it. */
  moreHolders: number
}

/**
 * Each cartridge on the shelf, and which orders hold how many of it. Decisions, section 6. Read whole: cartridges are some 150 and
 * come one by one from staff. The orders that hold them may be thousands, and are cut off in the database.
 */
export async function listReservedStock(
  ctx: Context,
): Promise<Result<ReservedStock[], 'forbidden'>> {
  if (!may(ctx.actor, 'order.read_all')) return fail('forbidden')
  const stock = await listStock(ctx)
  const first = await listHolders(ctx, ORDER_STATUSES.filter(holdsStock), HOLDERS_SHOWN_MAX)
  const bySerial = Map.groupBy(first, ({ serial }) => serial)
  return ok(
    stock.map((stock) => {
      const rows = bySerial.get(stock.serial) ?? []
      const holders = rows.map(({ id, number, status, quantity }) => {
        return { id, number, status, quantity }
      })
      return { ...stock, holders, moreHolders: (rows[0]?.holders ?? 0) - rows.length }
    }),
  )
}
