/**
 * The current prices of kit and refill pack and whether they are on sale: one source for pages and
 * orders. Spec §9: 80,000 yen for the kit when no active price is returned.
 */
import { findSold } from '#domain/catalog/find-orderables.server.ts'
import { findPrices } from '#domain/catalog/prices/find-prices.server.ts'
import type { Context } from '#domain/context.ts'
import { findSetting } from '#domain/settings/read-settings.server.ts'
import { type Currency, fromYen, type Money } from '#shared/money.ts'

import { KIT_PRICE_DEFAULT_YEN } from '../policy.ts'
import { PRODUCT_IDS, type ProductId } from '../product.ts'

/** A product that is off sale has no price. */
type PackageOffer = { isSold: boolean; price: Money | null }
type PackageOffers = Record<ProductId, PackageOffer>

export async function findPackages(ctx: Context, currency: Currency): Promise<PackageOffers> {
  const sold = await findSold(ctx, PRODUCT_IDS)
  const prices = await findPrices(ctx, PRODUCT_IDS, currency)
  const offerOf = (id: ProductId): PackageOffer => ({
    isSold: sold.has(id),
    price: prices.get(id) ?? null,
  })
  const kit = offerOf('kit')
  const price = kit.isSold && kit.price === null ? await defaultPrice(ctx, currency) : kit.price
  return { kit: { ...kit, price }, 'refill-pack': offerOf('refill-pack') }
}

async function defaultPrice(ctx: Context, currency: Currency): Promise<Money> {
  return fromYen(KIT_PRICE_DEFAULT_YEN, currency, Number(await findSetting(ctx, 'currency_rate')))
}
