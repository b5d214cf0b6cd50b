/** Catalogue and settings on the wire. Spec §7 calls 2, 7, 8, 9, 11, 20. */
import { z } from '@hono/zod-openapi'

import { CARTRIDGE_PAGE_SIZE_DEFAULT, LOW_STOCK_THRESHOLD } from '#domain/catalog/policy.ts'
import type {
  ApplicationRow,
  CartridgeRow,
  KindRow,
  ProductRow,
  SdkRow,
} from '#domain/catalog/rows.ts'
import type { Money } from '#shared/money.ts'

import {
  Amount,
  answer,
  common,
  dataOf,
  LocalizedName,
  leftOutWhenEmpty,
  listOf,
  OPEN,
  paged,
  refusals,
  route,
  TAGS,
  term,
  WITH_KEY,
} from './envelope.ts'

const Search = term(100)
const Contains = (example: string) =>
  Search.openapi({ description: 'Entries that contain the text', example })

const Cartridge = z
  .object({
    id: z.string().openapi({ description: 'The same as `serial`', example: 'AC-CI01' }),
    serial: z.string().openapi({ example: 'AC-CI01' }),
    ename: z.string().openapi({ description: 'English name', example: 'Lemon' }),
    jname: z.string().nullable().openapi({ description: 'Japanese name', example: 'レモン' }),
    kname: z.string().nullable().openapi({ description: 'Korean name', example: '레몬' }),
    kind: z.string().openapi({ example: 'citrus' }),
    active: z.int().openapi({ description: '1 while it is on sale', example: 1 }),
    price: z.object({
      jpy: Amount('Price in yen', 5400).nullable(),
      usd: Amount('Price in US dollars', 5400).nullable(),
    }),
    available: z.int().openapi({
      description: `How many can be ordered. From ${LOW_STOCK_THRESHOLD} on, the number is up to a minute old`,
      example: 142,
    }),
  })
  .openapi('Cartridge')

const Kind = z
  .object({
    kind: z.string().openapi({ example: 'citrus' }),
    label: LocalizedName,
  })
  .openapi('CartridgeKind')

const Product = z
  .object({
    id: z.string().openapi({ example: 'aroma-shooter-3' }),
    slug: z.string().openapi({ example: 'aroma-shooter-3' }),
    name: LocalizedName,
    tagline: LocalizedName,
    is_sold: z.boolean(),
  })
  .openapi('Product')

const Application = z
  .object({
    slug: z.string().openapi({ example: 'aroma-player' }),
    name: LocalizedName,
    tagline: LocalizedName,
    platforms: z.array(z.string()).openapi({ example: ['Windows', 'macOS'] }),
  })
  .openapi('Application')

const Sdk = z
  .object({
    slug: z.string().openapi({ example: 'windows-sdk' }),
    name: LocalizedName,
    platform: z.string().openapi({ example: 'Windows 10/11' }),
    version: z.string().openapi({ example: '3.0.0' }),
    price: z.object({ jpy: Amount('Price in yen', 0), usd: Amount('Price in US dollars', 0) }),
  })
  .openapi('SdkDocument')

export const listProductsRoute = route('get', '/aroma_products', {
  operationId: 'listProducts',
  tags: [TAGS.catalogue],
  security: OPEN,
  summary: 'List the products (call 7)',
  description: 'Devices and packs, in the order in which the site shows them.',
  request: {
    query: paged().extend({
      'q[slug_eq]': Search.optional().openapi({
        description: 'The product with this slug',
        example: 'aroma-shooter-3',
      }),
    }),
  },
  responses: { 200: answer(listOf(Product), 'Products') },
})

export const listCartridgesRoute = route('get', '/aroma_cartridges_web', {
  operationId: 'listCartridges',
  tags: [TAGS.catalogue],
  security: OPEN,
  summary: 'List the cartridges on sale (call 8)',
  description:
    '`available` is what can be ordered. Texts are compared without regard to case, width, spaces and kana.',
  request: {
    query: paged(CARTRIDGE_PAGE_SIZE_DEFAULT).extend({
      'q[active_gteq]': z
        .literal('1')
        .optional()
        .openapi({ description: 'Only cartridges on sale; others are never listed' }),
      'q[ename_or_serial_or_jname_cont]': Contains('lemon').optional(),
      'q[kind_eq]': Search.optional().openapi({
        description: 'Cartridges of one kind; `all` is every kind',
        example: 'citrus',
      }),
    }),
  },
  responses: { 200: answer(listOf(Cartridge), 'Cartridges') },
})

export const listKindsRoute = route('get', '/aroma_cartridge_categories', {
  operationId: 'listKinds',
  tags: [TAGS.catalogue],
  security: OPEN,
  summary: 'List the scent categories (call 9)',
  description: 'The values that `q[kind_eq]` takes, with their names.',
  responses: { 200: answer(dataOf(z.array(Kind)), 'Categories') },
})

export const listApplicationsRoute = route('get', '/aroma_applications', {
  operationId: 'listApplications',
  tags: [TAGS.catalogue],
  security: OPEN,
  summary: 'List the applications (call 10)',
  description: 'Programs that work with the devices.',
  request: {
    query: paged().extend({ 'q[slug_cont]': Contains('player').optional() }),
  },
  responses: { 200: answer(listOf(Application), 'Applications') },
})

export const listSdksRoute = route('get', '/aroma_sdk_documents', {
  operationId: 'listSdks',
  tags: [TAGS.catalogue],
  security: OPEN,
  summary: 'List the SDKs (call 11)',
  description: 'Those without a price may be named in `selectedSDK` of an order.',
  request: {
    query: paged().extend({ 'q[slug_cont]': Contains('windows').optional() }),
  },
  responses: { 200: answer(listOf(Sdk), 'SDK documents') },
})

export const listSettingsRoute = route('get', '/settings', {
  operationId: 'listSettings',
  tags: [TAGS.site],
  security: WITH_KEY,
  summary: 'Read the public settings (call 2)',
  description:
    'What the site shows and computes with: the company, its bank, fees, the exchange rate.',
  responses: {
    200: answer(
      dataOf(
        z.array(
          z.object({
            id: z.int(),
            key: z.string().openapi({ example: 'currency_rate' }),
            value: z.string().openapi({ example: '0.01' }),
            description: z.string(),
          }),
        ),
      ),
      'Settings',
    ),
  },
})

export const listPricesRoute = route('get', '/prices/{productId}', {
  operationId: 'listPrices',
  tags: [TAGS.pricing],
  security: WITH_KEY,
  summary: 'Read the price of a pack (call 20)',
  description:
    'In the currency of a location: yen in Japan, US dollars elsewhere. Prices include consumption tax. Empty while it is not sold.',
  request: {
    params: z.object({
      productId: term(60).openapi({ description: '`kit` or `refill-pack`', example: 'kit' }),
    }),
    query: common.extend({
      location: leftOutWhenEmpty(z.string().max(60)).openapi({
        description: 'Country of residence, as a code or a name; Japan without it',
        example: 'Japan',
      }),
    }),
  },
  responses: {
    200: answer(
      dataOf(
        z.array(
          z.object({
            active: z.boolean(),
            unit_amount: Amount('Price', 80_000),
            currency: z.enum(['jpy', 'usd']),
          }),
        ),
      ),
      'Active prices; amounts in the currency’s smallest unit',
    ),
  },
  ...refusals('not_found'),
})

export const cartridgeWire = (row: CartridgeRow) => ({
  id: row.serial,
  serial: row.serial,
  ename: row.name.en,
  jname: row.name.ja,
  kname: row.name.ko,
  kind: row.kind,
  active: row.active,
  price: { jpy: row.priceJpy, usd: row.priceUsdMinor },
  available: row.available,
})

export const kindWire = (row: KindRow) => row

export const productWire = ({ isSold, ...row }: ProductRow) => ({ ...row, is_sold: isSold })

export const applicationWire = (row: ApplicationRow) => row

export const sdkWire = (row: SdkRow) => ({
  slug: row.slug,
  name: row.name,
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
