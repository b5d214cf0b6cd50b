/** Current prices in the currency of the buyer's location. Decisions, section 5. */
import type { Context } from '#domain/context.ts'
import { findSetting } from '#domain/settings/read-settings.server.ts'
import { type Currency, fromYen, type Money, money } from '#shared/money.ts'

import { findProducts } from '../store.server.ts'
import { listStartedPrices } from './price-store.server.ts'

/** Japan pays yen, all other countries dollars. */
export const currencyOf = (country: string): Currency => (country === 'JP' ? 'jpy' : 'usd')

/**
 * The current unit price of each product that is on sale: planned prices apply from their start.
 * A price in the currency takes precedence; without one the yen price is converted.
 */
export async function findPrices(
  ctx: Context,
  productIds: readonly string[],
  currency: Currency,
): Promise<Map<string, Money>> {
  const rows = await listStartedPrices(ctx, productIds)
  const priceIn = (productId: string, wanted: Currency) =>
    rows.find((row) => row.productId === productId && row.currency === wanted)?.unitAmount
  let rate: number | undefined
  const found = new Map<string, Money>()
  for (const productId of new Set(productIds)) {
    const own = priceIn(productId, currency)
    const yen = priceIn(productId, 'jpy')
    if (own !== undefined) found.set(productId, money(own, currency))
    else if (yen !== undefined) {
      rate ??= Number(await findSetting(ctx, 'currency_rate'))
      found.set(productId, fromYen(yen, currency, rate))
    }
  }
  return found
}

/** Spec §7 call 20. `null` for an unknown product; an empty list when it has no price or is off sale. */
export async function listPrices(
  ctx: Context,
  productId: string,
  currency: Currency,
): Promise<Money[] | null> {
  const [product] = await findProducts(ctx, [productId])
  if (!product) return null

  const price = (await findPrices(ctx, [productId], currency)).get(productId)
  return price ? [price] : []
}
