import { may } from '#domain/accounts/permission.ts'
import { listStock, type Stock } from '#domain/catalog/list-stock.server.ts'
import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { holdsStock, ORDER_STATUSES, type OrderStatus } from './lifecycle.ts'
import { listHolders } from './store.server.ts'

export type HeldStock = Stock & {
  /** The oldest first: what it was given to before. */
  holders: { id: string; number: string; status: OrderStatus; quantity: number }[]
}

/** Each cartridge on the shelf, and which orders hold how many of it. Decisions, section 6. */
export async function listHeldStock(ctx: Context): Promise<Result<HeldStock[], 'forbidden'>> {
  if (!may(ctx.actor, 'order.read_all')) return fail('forbidden')
  const shelf = await listStock(ctx)
  const holders = await listHolders(ctx, ORDER_STATUSES.filter(holdsStock))
  return ok(
    shelf.map((stock) => ({
      ...stock,
      holders: holders
        .filter(({ serial }) => serial === stock.serial)
        .map(({ serial: _, ...holder }) => holder),
    })),
  )
}
