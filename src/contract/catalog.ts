/** Catalogue and settings on the wire. Spec §7 calls 2, 7, 8, 9, 11, 20. */
import { createRoute, z } from '@hono/zod-openapi'

import { CARTRIDGE_PAGE_SIZE_DEFAULT } from '#domain/catalog/policy.ts'
import type {
  ApplicationRow,
  CartridgeRow,
  KindRow,
  ProductRow,
  SdkRow,
} from '#domain/catalog/rows.ts'
import type { Money } from '#shared/money.ts'

import { answer, commonQuery, dataOf, listOf, pageQuery, problems, term } from './envelope.ts'

const Search = term(100)

const Cartridge = z
  .object({
    serial: z.string(),
    ename: z.string(),
    jname: z.string().nullable(),
    kname: z.string().nullable(),
    kind: z.string(),
    active: z.int(),
    price: z.object({ jpy: z.int().nullable(), usd: z.int().nullable() }),
    available: z.int(),
  })
  .openapi('Cartridge')

const Kind = z
  .object({
    kind: z.string(),
    label: z.object({ en: z.string(), ja: z.string().nullable(), ko: z.string().nullable() }),
  })
  .openapi('CartridgeKind')

const Product = z
  .object({
    id: z.string(),
    slug: z.string(),
    name: z.object({ en: z.string(), ja: z.string().nullable(), ko: z.string().nullable() }),
    tagline: z.object({ en: z.string(), ja: z.string().nullable(), ko: z.string().nullable() }),
    is_sold: z.boolean(),
  })
  .openapi('Product')

const Application = z
  .object({
    slug: z.string(),
    name: z.object({ en: z.string(), ja: z.string().nullable(), ko: z.string().nullable() }),
    tagline: z.object({ en: z.string(), ja: z.string().nullable(), ko: z.string().nullable() }),
    platforms: z.array(z.string()),
  })
  .openapi('Application')

const Sdk = z
  .object({
    slug: z.string(),
    name: z.object({ en: z.string(), ja: z.string().nullable(), ko: z.string().nullable() }),
    platform: z.string(),
    version: z.string(),
    price: z.object({ jpy: z.int(), usd: z.int() }),
  })
  .openapi('SdkDocument')

export const listProductsRoute = createRoute({
  method: 'get',
  path: '/aroma_products',
  summary: 'Products (call 7)',
  request: {
    query: z.strictObject({ ...pageQuery(), ...commonQuery, 'q[slug_eq]': Search.optional() }),
  },
  responses: { 200: answer(listOf(Product), 'Products'), ...problems },
})

export const listCartridgesRoute = createRoute({
  method: 'get',
  path: '/aroma_cartridges_web',
  summary: 'Cartridges on sale (call 8)',
  request: {
    query: z.strictObject({
      ...pageQuery(CARTRIDGE_PAGE_SIZE_DEFAULT),
      ...commonQuery,
      'q[active_gteq]': z.literal('1').optional(),
      'q[ename_or_serial_or_jname_cont]': Search.optional(),
      'q[kind_eq]': Search.optional(),
    }),
  },
  responses: { 200: answer(listOf(Cartridge), 'Cartridges'), ...problems },
})

export const listKindsRoute = createRoute({
  method: 'get',
  path: '/aroma_cartridge_categories',
  summary: 'Cartridge categories (call 9)',
  request: { query: z.strictObject(commonQuery) },
  responses: { 200: answer(dataOf(z.array(Kind)), 'Categories'), ...problems },
})

export const listApplicationsRoute = createRoute({
  method: 'get',
  path: '/aroma_applications',
  summary: 'Applications (call 10)',
  request: {
    query: z.strictObject({ ...pageQuery(), ...commonQuery, 'q[slug_cont]': Search.optional() }),
  },
  responses: { 200: answer(listOf(Application), 'Applications'), ...problems },
})

export const listSdksRoute = createRoute({
  method: 'get',
  path: '/aroma_sdk_documents',
  summary: 'SDK documents (call 11)',
  request: {
    query: z.strictObject({ ...pageQuery(), ...commonQuery, 'q[slug_cont]': Search.optional() }),
  },
  responses: { 200: answer(listOf(Sdk), 'SDK documents'), ...problems },
})

export const listSettingsRoute = createRoute({
  method: 'get',
  path: '/settings',
  summary: 'Public settings (call 2)',
  request: { query: z.strictObject(commonQuery) },
  responses: {
    200: answer(
      dataOf(
        z.array(
          z.object({ id: z.int(), key: z.string(), value: z.string(), description: z.string() }),
        ),
      ),
      'Settings',
    ),
    ...problems,
  },
})

export const listPricesRoute = createRoute({
  method: 'get',
  path: '/prices/{productId}',
  summary: 'Prices of a product in the currency of a location (call 20)',
  request: {
    params: z.object({ productId: term(60) }),
    query: z.strictObject({ ...commonQuery, location: z.string().max(60).optional() }),
  },
  responses: {
    200: answer(
      dataOf(
        z.array(
          z.object({ active: z.boolean(), unit_amount: z.int(), currency: z.enum(['jpy', 'usd']) }),
        ),
      ),
      'Active prices; amounts in the currency’s smallest unit',
    ),
    ...problems,
  },
})

export const cartridgeWire = (row: CartridgeRow) => ({
  serial: row.serial,
  ename: row.nameEn,
  jname: row.nameJa,
  kname: row.nameKo,
  kind: row.kind,
  active: row.active,
  price: { jpy: row.priceJpy, usd: row.priceUsdMinor },
  available: row.available,
})

export const kindWire = (row: KindRow) => ({
  kind: row.kind,
  label: { en: row.labelEn, ja: row.labelJa, ko: row.labelKo },
})

export const productWire = (row: ProductRow) => ({
  id: row.id,
  slug: row.slug,
  name: { en: row.nameEn, ja: row.nameJa, ko: row.nameKo },
  tagline: { en: row.taglineEn, ja: row.taglineJa, ko: row.taglineKo },
  is_sold: row.isSold,
})

export const applicationWire = (row: ApplicationRow) => ({
  slug: row.slug,
  name: { en: row.nameEn, ja: row.nameJa, ko: row.nameKo },
  tagline: { en: row.taglineEn, ja: row.taglineJa, ko: row.taglineKo },
  platforms: row.platforms,
})

export const sdkWire = (row: SdkRow) => ({
  slug: row.slug,
  name: { en: row.nameEn, ja: row.nameJa, ko: row.nameKo },
  platform: row.platform,
  version: row.version,
  price: { jpy: row.priceJpy, usd: row.priceUsdMinor },
})

export const priceWire = ({ amountMinor, currency }: Money) => ({
  active: true,
  unit_amount: amountMinor,
  currency,
})

export type CartridgeWire = z.infer<typeof Cartridge>
export type KindWire = z.infer<typeof Kind>
export type SdkWire = z.infer<typeof Sdk>
