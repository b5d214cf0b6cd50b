/** Everything the pack builder needs for its first paint, in the reader's language. */

import { listAllCartridges, listProducts, listSdks } from '#domain/catalog/list-catalog.server.ts'
import { comesWithPackages } from '#domain/catalog/sdk.ts'
import type { Context } from '#domain/context.ts'
import { findPackages } from '#domain/orders/placing/find-packages.server.ts'
import { PRODUCT_IDS, type ProductId } from '#domain/orders/product.ts'
import { findSetting } from '#domain/settings/read-settings.server.ts'
import { countriesToChoose } from '#domain/shipping/country-list.ts'
import { findLowestFees, listUnavailableCountries } from '#domain/shipping/find-fee.server.ts'
import { phrased } from '#i18n/phrases.server.ts'
import { type Locale, textIn } from '#shared/locale.ts'
import { PAGE_LIMIT_MAX } from '#shared/page.ts'
import { loadKinds } from '#web/scents/filter/load-kinds.server.ts'

import { itemOf, type ListedCartridge } from './cartridge-list.ts'

export async function loadBuilder(ctx: Context, locale: Locale) {
  const [names, packages, kinds, fees, rate, sdks, unavailable] = await Promise.all([
    loadNames(ctx, locale),
    findPackages(ctx, 'jpy'),
    loadKinds(ctx, locale),
    findLowestFees(ctx),
    findSetting(ctx, 'currency_rate'),
    listSdks(ctx, null, { number: 1, size: PAGE_LIMIT_MAX }),
    listUnavailableCountries(ctx),
  ])
  const { kit, 'refill-pack': refill } = packages
  return {
    ...names,
    scents: names.scents.map((scent) => ({ ...scent, name: phrased(scent.name, locale) })),
    currencyRate: Number(rate),
    yen: { kit: kit.price, 'refill-pack': refill.price },
    sold: { kit: kit.isSold, 'refill-pack': refill.isSold },
    kinds,
    sdks: sdks.items
      .filter(comesWithPackages)
      .map((row) => ({ slug: row.slug, name: textIn(row.name, locale) })),
    countries: countriesToChoose(locale, unavailable).map((country) => ({
      ...country,
      shippingFrom: fees.get(country.code) ?? null,
    })),
  }
}

/** How products and cartridges are called, for what the draft knows by its code only; all that are listed. */
export async function loadNames(
  ctx: Context,
  locale: Locale,
): Promise<{ products: Record<ProductId, string>; scents: ListedCartridge[] }> {
  const [products, rows] = await Promise.all([
    listProducts(ctx, null, { number: 1, size: PAGE_LIMIT_MAX }),
    listAllCartridges(ctx),
  ])
  const nameOf = (id: ProductId) => {
    const row = products.items.find((product) => product.id === id)
    return row ? textIn(row.name, locale) : id
  }
  const [kit, refill] = PRODUCT_IDS
  return {
    products: { [kit]: nameOf(kit), [refill]: nameOf(refill) },
    scents: rows.map((row) => itemOf(row, locale)),
  }
}
