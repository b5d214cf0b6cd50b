import { may } from '#domain/accounts/permission.ts'
import type { Context } from '#domain/context.ts'
import type { LocalizedText } from '#shared/locale.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { isOrderable } from '../cartridge.ts'
import { memoizedSalesRate } from './sales-rate.server.ts'
import { SALES_RATE_DAYS } from './stock-reasons.ts'
import { listStockRows } from './stock-store.server.ts'

const SCENTS_MAX = 10

export type StockDays = {
  serial: string
  name: LocalizedText
  kind: string
  /** In the days of `SALES_RATE_DAYS`. */
  shippedLately: number
  available: number
  /** How long the stock lasts at that rate. */
  daysLeft: number
}

/** The scents that sell and run out first; what they sell is up to a minute old. */
export async function listStockDays(ctx: Context): Promise<Result<StockDays[], 'forbidden'>> {
  if (!may(ctx.actor, 'statistics.read')) return fail('forbidden')
  const [rows, shipped] = await Promise.all([listStockRows(ctx), memoizedSalesRate(ctx)])
  return ok(
    rows
      .filter(isOrderable)
      .map(({ serial, kind, onHand, reserved, name }) => {
        const shippedLately = shipped.get(serial) ?? 0
        const available = Math.max(0, onHand - reserved)
        const daysLeft = Math.floor((available * SALES_RATE_DAYS) / shippedLately)
        return { serial, name, kind, shippedLately, available, daysLeft }
      })
      .filter(({ shippedLately }) => shippedLately > 0)
      .sort((one, other) => one.daysLeft - other.daysLeft)
      .slice(0, SCENTS_MAX),
  )
}
