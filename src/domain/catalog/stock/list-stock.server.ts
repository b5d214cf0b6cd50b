import { may } from '#domain/accounts/permission.ts'
import type { Context } from '#domain/context.ts'
import type { LocalizedText } from '#shared/locale.ts'
import type { Page, PageRequest } from '#shared/page.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { isOrderable } from '../cartridge.ts'
import { memoizedSalesRate } from './sales-rate.server.ts'
import { isLow, salesRateSince } from './stock-reasons.ts'
import {
  countShipped,
  findStockRow,
  listStockRows,
  type MovementRow,
  pageMovements,
} from './stock-store.server.ts'

export type Stock = {
  serial: string
  name: LocalizedText
  kind: string
  /** Listed and priced; made-to-order scents have no stock. */
  isOrderable: boolean
  onHand: number
  reserved: number
  /** Lead time in days; `null` when unknown. */
  leadTimeDays: number | null
  isLow: boolean
  /** Requests for an e-mail when it is back in stock. */
  waiting: number
}

/**
 * The stock of every cartridge, listed or unlisted, in catalogue order. Every page of the console
 * counts low stock, so the sales rate is loaded only where a lead time needs it.
 */
export async function listStock(ctx: Context): Promise<Stock[]> {
  const rows = await listStockRows(ctx)
  const isPaced = rows.some(({ leadTimeDays }) => leadTimeDays !== null)
  const shipped = isPaced ? await memoizedSalesRate(ctx) : null
  return rows.map((row) => stockOf(row, shipped?.get(row.serial) ?? 0))
}

export type StockItem = {
  stock: Stock
  /** In the days of `SALES_RATE_DAYS`. */
  shippedLately: number
  movements: Page<MovementRow>
}

/** The stock of one cartridge with its movements. */
export async function viewStock(
  ctx: Context,
  serial: string,
  page: PageRequest,
): Promise<Result<StockItem, 'forbidden' | 'not_found'>> {
  if (!may(ctx.actor, 'stock.adjust')) return fail('forbidden')
  const row = await findStockRow(ctx, serial)
  if (!row) return fail('not_found')

  const shipped = (await countShipped(ctx, salesRateSince(ctx.now), serial)).get(serial) ?? 0
  const movements = await pageMovements(ctx, serial, page)
  return ok({ stock: stockOf(row, shipped), shippedLately: shipped, movements })
}

type Row = NonNullable<Awaited<ReturnType<typeof findStockRow>>>

function stockOf({ active, priceJpy, ...row }: Row, shippedLately: number): Stock {
  const stock = { ...row, isOrderable: isOrderable({ active, priceJpy }) }
  return { ...stock, isLow: isLow({ ...stock, shippedLately }) }
}
