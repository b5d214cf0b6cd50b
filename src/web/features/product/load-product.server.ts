/** Loads the rows of every product page, in the visitor's language. */

import { CARTRIDGE_SLUG, DEVICE_SLUGS } from '#domain/catalog/devices/device.ts'
import { listProducts } from '#domain/catalog/list-catalog.server.ts'
import { findPrices } from '#domain/catalog/prices/find-prices.server.ts'
import type { Context } from '#domain/context.ts'
import { findPackages } from '#domain/orders/placing/find-packages.server.ts'
import { findSetting } from '#domain/settings/read-settings.server.ts'
import { type Locale, textIn } from '#shared/locale.ts'
import { PAGE_LIMIT_MAX } from '#shared/page.ts'
import type { Prices } from '#web/prices/regional.tsx'

import { PRICED, type PricedId, type ProductData } from './product-data.ts'

export async function loadProduct(ctx: Context, locale: Locale): Promise<ProductData> {
  const [products, jpy, usd, kitJpy, kitUsd, platePrefix] = await Promise.all([
    listProducts(ctx, null, { number: 1, size: PAGE_LIMIT_MAX }),
    findPrices(ctx, PRICED, 'jpy'),
    findPrices(ctx, PRICED, 'usd'),
    findPackages(ctx, 'jpy'),
    findPackages(ctx, 'usd'),
    findSetting(ctx, 'plate_serial_prefix'),
  ])
  const nameOf = (slug: string): string => {
    const row = products.items.find((product) => product.slug === slug)
    return row ? textIn(row.name, locale) : slug
  }
  const pricesOf = (id: PricedId): Prices =>
    id === 'kit'
      ? { jpy: kitJpy.kit.price, usd: kitUsd.kit.price }
      : { jpy: jpy.get(id) ?? null, usd: usd.get(id) ?? null }
  const sold = new Set(products.items.filter(({ isSold }) => isSold).map(({ id }) => id))
  return {
    names: table([...DEVICE_SLUGS, CARTRIDGE_SLUG], nameOf),
    prices: table(PRICED, pricesOf),
    sold: PRICED.filter((id) => sold.has(id)),
    platePrefix,
  }
}

const table = <Key extends string, Value>(keys: readonly Key[], of: (key: Key) => Value) =>
  // Each key is given its value on the way.
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<Key, Value>
