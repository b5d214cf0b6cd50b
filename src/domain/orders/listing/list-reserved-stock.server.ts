import { may } from '#domain/accounts/permission.ts'
import { listStock, type Stock } from '#domain/catalog/stock/list-stock.server.ts'
import type { Context } from '#domain/context.ts'
import { pick } from '#shared/pick.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { ORDER_STATUSES, type OrderStatus, reservesStock } from '../lifecycle.ts'
import { HOLDERS_SHOWN_MAX } from '../policy.ts'
import { replacementNumber } from '../replacement.ts'
import { listOpenReplacements } from '../replacement-store.server.ts'
import { listHolders } from '../store.server.ts'

/** Far more than ever wait. */
const REPLACEMENTS_MAX = 500

export type ReservedStock = Stock & {
  /** The oldest orders that reserve some of it, and every open replacement. */
  holders: { id: string; number: string; status: OrderStatus; quantity: number }[]
  /** The number of further orders that reserve some of it. */
  moreHolders: number
}

/**
 * Stock of each cartridge, and which orders reserve how many. Decisions, section 6. Unpaged: there are some 150 cartridges,
 * added one by one by staff. The list of orders per cartridge may be long and is limited in the query.
 */
export async function listReservedStock(
  ctx: Context,
): Promise<Result<ReservedStock[], 'forbidden'>> {
  if (!may(ctx.actor, 'order.read_all')) return fail('forbidden')
  const stock = await listStock(ctx)
  const first = await listHolders(ctx, ORDER_STATUSES.filter(reservesStock), HOLDERS_SHOWN_MAX)
  const open = await listOpenReplacements(ctx, { limit: REPLACEMENTS_MAX })
  const bySerial = Map.groupBy(first, ({ serial }) => serial)
  return ok(
    stock.map((stock) => {
      const rows = bySerial.get(stock.serial) ?? []
      const holders = rows.map((row) => pick(row, 'id', 'number', 'status', 'quantity'))
      const replaced = open.flatMap(({ replacement, order: { id, number, status } }) =>
        replacement.items
          .filter(({ code }) => code === stock.serial)
          .map(({ quantity }) => ({
            id,
            status,
            quantity,
            number: replacementNumber(number, replacement),
          })),
      )
      return {
        ...stock,
        holders: [...holders, ...replaced],
        moreHolders: (rows[0]?.holders ?? 0) - rows.length,
      }
    }),
  )
}
