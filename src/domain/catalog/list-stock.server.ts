import { may } from '#domain/accounts/permission.ts'
import type { Context } from '#domain/context.ts'
import type { LocalizedText } from '#shared/locale.ts'
import type { Page, PageRequest } from '#shared/page.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { isShort, PACE_DAYS } from './stock-reasons.ts'
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
  /** Listed and priced; a scent that is made to order has no shelf to fill. */
  isOrderable: boolean
  onHand: number
  reserved: number
  /** Days until more could lie there; `null` while nobody has said. */
  leadDays: number | null
  shippedLately: number
  isShort: boolean
}

const DAY_MS = 86_400_000

/** What lies on the shelf of every cartridge, in the catalogue's order, whether or not it is still listed. */
export async function listStock(ctx: Context): Promise<Stock[]> {
  const rows = await listStockRows(ctx)
  const shipped = await shippedLately(ctx)
  return rows.map((row) => stockOf(row, shipped))
}

export type StockItem = { stock: Stock; movements: Page<MovementRow> }

/** One shelf, and why its number is what it is. */
export async function viewStock(
  ctx: Context,
  serial: string,
  page: PageRequest,
): Promise<Result<StockItem, 'forbidden' | 'not_found'>> {
  if (!may(ctx.actor, 'stock.adjust')) return fail('forbidden')
  const row = await findStockRow(ctx, serial)
  if (!row) return fail('not_found')

  const stock = stockOf(row, await shippedLately(ctx))
  return ok({ stock, movements: await pageMovements(ctx, serial, page) })
}

type Row = NonNullable<Awaited<ReturnType<typeof findStockRow>>>

const shippedLately = (ctx: Context) =>
  countShipped(ctx, new Date(ctx.now.getTime() - PACE_DAYS * DAY_MS))

function stockOf(
  { nameEn, nameJa, nameKo, active, priceJpy, ...row }: Row,
  shipped: Map<string, number>,
): Stock {
  const isOrderable = active >= 1 && priceJpy !== null
  const shippedLately = shipped.get(row.serial) ?? 0
  return {
    ...row,
    name: { en: nameEn, ja: nameJa, ko: nameKo },
    isOrderable,
    shippedLately,
    isShort: isShort({ ...row, isOrderable, shippedLately }),
  }
}
