/** The SDKs of the catalogue in the reader's language. Spec §7 call 11. */

import { listSdks } from '#domain/catalog/list-catalog.server.ts'
import { comesWithPackages } from '#domain/catalog/sdk.ts'
import type { Context } from '#domain/context.ts'
import { type Locale, textIn } from '#shared/locale.ts'
import { money } from '#shared/money.ts'
import { PAGE_LIMIT_MAX } from '#shared/page.ts'

import type { Sdk } from './sdk.ts'

export async function loadSdks(ctx: Context, locale: Locale): Promise<Sdk[]> {
  const { items } = await listSdks(ctx, null, { number: 1, size: PAGE_LIMIT_MAX })
  return items.map((row) => ({
    slug: row.slug,
    name: textIn(row.name, locale),
    platform: row.platform,
    version: row.version,
    prices: pricesOf(row),
  }))
}

const pricesOf = (row: { priceJpy: number; priceUsdMinor: number }) =>
  comesWithPackages(row)
    ? null
    : { jpy: money(row.priceJpy, 'jpy'), usd: money(row.priceUsdMinor, 'usd') }
