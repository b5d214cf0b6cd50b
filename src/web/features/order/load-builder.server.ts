/** Everything the pack builder needs for its first paint, in the reader's language. */
import { KIND_FILTER_ALL } from '#domain/catalog/cartridge.ts'
import { listPrices } from '#domain/catalog/find-prices.server.ts'
import {
  listCartridges,
  listKinds,
  listProducts,
  listSdks,
} from '#domain/catalog/list-catalog.server.ts'
import { CARTRIDGE_PAGE_SIZE_DEFAULT } from '#domain/catalog/policy.ts'
import type { CartridgeRow } from '#domain/catalog/rows.ts'
import type { Context } from '#domain/context.ts'
import { KIT_PRICE_DEFAULT_YEN } from '#domain/orders/policy.ts'
import { findSetting } from '#domain/settings/read-settings.server.ts'
import { countriesFor, JAPAN } from '#domain/shipping/country.ts'
import { type Locale, textIn } from '#shared/locale.ts'
import { type Money, money } from '#shared/money.ts'
import { metaOf, PAGE_LIMIT_MAX } from '#shared/page.ts'

import {
  itemOf,
  keyOf,
  type ListQuery,
  PRODUCTS,
  type ProductId,
  type Scent,
  type ShelfPage,
} from './shelf.ts'

export async function loadBuilder(ctx: Context, locale: Locale, query: ListQuery) {
  const [names, kit, refill, page, kinds, sdks, platePrefix] = await Promise.all([
    loadNames(ctx, locale),
    yenPrice(ctx, 'kit'),
    yenPrice(ctx, 'refill-pack'),
    loadPage(ctx, locale, query),
    listKinds(ctx),
    listSdks(ctx, null, { number: 1, size: PAGE_LIMIT_MAX }),
    findSetting(ctx, 'plate_serial_prefix'),
  ])
  return {
    ...names,
    yen: { kit, 'refill-pack': refill },
    page,
    kinds: kinds.map((row) => ({
      kind: row.kind,
      word: textIn({ en: row.labelEn, ja: row.labelJa, ko: row.labelKo }, locale),
    })),
    sdks: sdks.items.map((row) => ({ slug: row.slug, name: nameIn(row, locale) })),
    platePrefix,
    countries: countriesWithJapanFirst(locale),
  }
}

/** How products and cartridges are called, for what the draft knows by its code only. */
export async function loadNames(
  ctx: Context,
  locale: Locale,
): Promise<{ products: Record<ProductId, string>; scents: Scent[] }> {
  const [products, rows] = await Promise.all([
    listProducts(ctx, null, { number: 1, size: PAGE_LIMIT_MAX }),
    allCartridges(ctx),
  ])
  const nameOf = (id: ProductId) => {
    const row = products.items.find((product) => product.id === id)
    return row ? nameIn(row, locale) : id
  }
  const [kit, refill] = PRODUCTS
  return {
    products: { [kit]: nameOf(kit), [refill]: nameOf(refill) },
    scents: rows.map((row) => ({
      serial: row.serial,
      name: nameIn(row, locale),
      kind: row.kind,
      available: row.available,
    })),
  }
}

async function allCartridges(ctx: Context): Promise<CartridgeRow[]> {
  const rows: CartridgeRow[] = []
  for (let number = 1; ; number += 1) {
    const everything = { text: null, kind: null }
    const { items, count } = await listCartridges(ctx, everything, { number, size: PAGE_LIMIT_MAX })
    rows.push(...items)
    if (items.length === 0 || rows.length >= count) return rows
  }
}

async function loadPage(ctx: Context, locale: Locale, query: ListQuery): Promise<ShelfPage> {
  const filter = {
    text: query.text || null,
    kind: query.kind === KIND_FILTER_ALL ? null : query.kind,
  }
  const request = { number: query.page, size: CARTRIDGE_PAGE_SIZE_DEFAULT }
  const page = await listCartridges(ctx, filter, request)
  const items = page.items.map((row) => itemOf(wireOf(row), locale))
  return { key: keyOf(query, locale), items, meta: metaOf(page) }
}

/** The row in the words of the wire, so that both ways to the list meet in one function. */
const wireOf = (row: CartridgeRow) => ({
  serial: row.serial,
  ename: row.nameEn,
  jname: row.nameJa,
  kname: row.nameKo,
  kind: row.kind,
  active: row.active,
  price: { jpy: row.priceJpy, usd: row.priceUsdMinor },
  available: row.available,
})

/** The default kit price when no price is active, Spec §9; `null` for a pack that is not on sale. */
async function yenPrice(ctx: Context, id: ProductId): Promise<Money | null> {
  const [price] = (await listPrices(ctx, id, 'jpy')) ?? []
  return price ?? (id === 'kit' ? money(KIT_PRICE_DEFAULT_YEN, 'jpy') : null)
}

const nameIn = (
  row: { nameEn: string; nameJa: string | null; nameKo: string | null },
  locale: Locale,
): string => textIn({ en: row.nameEn, ja: row.nameJa, ko: row.nameKo }, locale)

function countriesWithJapanFirst(locale: Locale) {
  const countries = countriesFor(locale)
  const isJapan = ({ code }: { code: string }) => code === JAPAN
  return [...countries.filter(isJapan), ...countries.filter((country) => !isJapan(country))]
}
