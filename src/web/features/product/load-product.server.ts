/** What every product page shows of the shop's own rows, in the reader's language. */
import { CARTRIDGE_SLUG, DEVICE_SLUGS } from '#domain/catalog/device.ts'
import { findPrices } from '#domain/catalog/find-prices.server.ts'
import { listProducts } from '#domain/catalog/list-catalog.server.ts'
import type { Context } from '#domain/context.ts'
import { KIT_PRICE_DEFAULT_YEN } from '#domain/orders/policy.ts'
import { findSetting } from '#domain/settings/read-settings.server.ts'
import { type Locale, textIn } from '#shared/locale.ts'
import { money } from '#shared/money.ts'
import { PAGE_LIMIT_MAX } from '#shared/page.ts'

import { PRICED, type Prices, type ProductData } from './product-data.ts'

export async function loadProduct(ctx: Context, locale: Locale): Promise<ProductData> {
  const [products, jpy, usd, platePrefix] = await Promise.all([
    listProducts(ctx, null, { number: 1, size: PAGE_LIMIT_MAX }),
    findPrices(ctx, PRICED, 'jpy'),
    findPrices(ctx, PRICED, 'usd'),
    findSetting(ctx, 'plate_serial_prefix'),
  ])
  const nameOf = (slug: string): string => {
    const row = products.items.find((product) => product.slug === slug)
    return row ? textIn({ en: row.nameEn, ja: row.nameJa, ko: row.nameKo }, locale) : slug
  }
  const pricesOf = (id: string): Prices => ({
    jpy: jpy.get(id) ?? (id === 'kit' ? money(KIT_PRICE_DEFAULT_YEN, 'jpy') : null),
    usd: usd.get(id) ?? null,
  })
  return {
    names: table([...DEVICE_SLUGS, CARTRIDGE_SLUG], nameOf),
    prices: table(PRICED, pricesOf),
    platePrefix,
  }
}

const table = <Key extends string, Value>(keys: readonly Key[], of: (key: Key) => Value) =>
  // Each key is given its value on the way.
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<Key, Value>
