/** What sending a product costs at most to the countries of the site's languages, for search engines. */
import type { Context } from '#domain/context.ts'
import { findSetting } from '#domain/settings/read-settings.server.ts'
import { JAPAN, KOREA, UNITED_STATES } from '#domain/shipping/country.ts'
import type { Packages } from '#domain/shipping/fee.ts'
import { findHighestFee } from '#domain/shipping/find-fee.server.ts'
import { type Currency, fromYen } from '#shared/money.ts'
import type { ShippingFact } from '#web/site/product-data.ts'

import type { ProductSlug } from './product-data.ts'

const DESTINATIONS = [
  [JAPAN, 'jpy'],
  [KOREA, 'usd'],
  [UNITED_STATES, 'usd'],
] as const satisfies (readonly [country: string, currency: Currency])[]

/** Only what is ordered on the site has a parcel whose fee is known. */
const PARCELS: Partial<Record<ProductSlug, Packages>> = {
  'aroma-shooter-3': { kit: 1, refill: 0 },
  'aroma-cartridge': { kit: 0, refill: 1 },
}

export async function loadShipping(ctx: Context, slug: ProductSlug): Promise<ShippingFact[]> {
  const parcel = PARCELS[slug]
  if (!parcel) return []

  const rate = Number(await findSetting(ctx, 'currency_rate'))
  const facts = await Promise.all(
    DESTINATIONS.map(async ([country, currency]) => {
      const yen = await findHighestFee(ctx, country, parcel)
      return yen === null ? [] : [{ country, fee: fromYen(yen, currency, rate) }]
    }),
  )
  return facts.flat()
}
