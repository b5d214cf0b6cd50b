/** The prices as a sheet: what its rows hold, and how one is saved. */
import { listPricePlans, setPrices } from '#domain/catalog/prices/set-prices.server.ts'
import type { Context } from '#domain/context.ts'
import { textIn } from '#shared/locale.ts'
import { CURRENCIES, type Currency } from '#shared/money.ts'
import { fail, ok } from '#shared/result.ts'

import { amountInput, parseAmount } from '../forms/parse-amount.ts'
import type { SaveRow } from '../forms/sheet/save-sheet.ts'
import type { CellError, CellRule, SheetRow } from '../forms/sheet/sheet.ts'
import { unwrap } from '../frame/unwrap.server.ts'

export async function listPriceSheet(ctx: Context): Promise<SheetRow<Currency>[]> {
  const products = unwrap(await listPricePlans(ctx))
  return products.map(({ id, name, plan: { current }, revision }) => {
    const text = (currency: Currency) => {
      const row = current[currency]
      return row ? amountInput(row.unitAmount, currency) : ''
    }
    const values = { jpy: text('jpy'), usd: text('usd') }
    return { code: id, name: textIn(name, ctx.locale), values, revision }
  })
}

/** An empty cell leaves the price as it is. */
export const priceCellError: CellRule<Currency> = (currency, text) =>
  text === '' || parseAmount(text, currency) ? null : 'amount'

/** A price that is left empty stays. `startsAt`: `null` for now. */
export const savePriceRow =
  (ctx: Context, startsAt: Date | null): SaveRow =>
  async ({ code, revision, changed }) => {
    const refuse = (column: string, why: string): CellError => ({ column, row: code, code: why })
    const amounts: Partial<Record<Currency, number>> = {}
    for (const currency of CURRENCIES) {
      const text = changed[currency]?.trim()
      if (!text) continue
      const code = priceCellError(currency, text)
      if (code) return fail([refuse(currency, code)])
      amounts[currency] = parseAmount(text, currency) ?? 0
    }
    const [first] = CURRENCIES.filter((currency) => amounts[currency] !== undefined)
    if (first === undefined) return ok(null)
    const set = await setPrices(ctx, { productId: code, amounts, startsAt, revision })
    return set.ok ? ok(null) : fail([refuse(first, set.error)])
  }
