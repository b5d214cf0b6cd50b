/** Products, cartridges, applications and SDKs. Spec §7 calls 7 to 11 and 20. */

import {
  listApplications,
  listCartridges,
  listProducts,
  listSdks,
} from '#domain/catalog/list-catalog.server.ts'
import { CARTRIDGE_PAGE_SIZE_DEFAULT } from '#domain/catalog/policy.ts'
import { findPrices, listPrices } from '#domain/catalog/prices/find-prices.server.ts'
import type {
  ApplicationRow,
  CartridgeRow,
  KindRow,
  ProductRow,
  SdkRow,
} from '#domain/catalog/rows.ts'
import type { Context } from '#domain/context.ts'
import type { Money as Amount, Currency } from '#shared/money.ts'
import { isStorable } from '#shared/stored-text.ts'

import { at, costOfPage, currencyAt, paged, pagedBy, pageIn, searchIn } from './arguments.ts'
import { builder } from './builder.ts'
import { LIST_COST } from './limits.ts'
import { Money, pageOf, pricesOf, Text } from './words.ts'

const Kind = builder.objectRef<KindRow>('CartridgeKind').implement({
  description: 'A category of scents.',
  fields: (t) => ({
    kind: t.exposeString('kind', { description: 'Its code, as `cartridges(kind:)` takes it.' }),
    label: t.expose('label', { type: Text, description: 'The name of the category.' }),
  }),
})

const Cartridge = builder.objectRef<CartridgeRow>('Cartridge').implement({
  description: 'A scent cartridge that is on sale.',
  fields: (t) => ({
    serial: t.exposeString('serial', { description: 'Its code, such as AC-CI01.' }),
    name: t.expose('name', { type: Text, description: 'The name of the scent.' }),
    kind: t.field({
      type: Kind,
      description: 'The category of the scent.',
      resolve: async ({ kind }, _, { kinds }) => requireKind(await kinds(), kind),
    }),
    prices: t.field({
      type: [Money],
      description: 'What one costs: in yen, in dollars, or both.',
      complexity: { field: 1, multiplier: 2 },
      resolve: pricesOf,
    }),
    available: t.exposeInt('available', {
      description: 'How many can be ordered now.',
    }),
  }),
})

/** Products of one page know their prices together, so that a page asks for them once. */
type Priced = ProductRow & { pricesIn: (currency: Currency) => Promise<Map<string, Amount>> }

const Product = builder.objectRef<Priced>('Product').implement({
  description: 'A product of the shop.',
  fields: (t) => ({
    id: t.exposeString('id', { description: 'As `prices(productId:)` takes it.' }),
    slug: t.exposeString('slug', { description: 'Its slug in addresses.' }),
    name: t.expose('name', { type: Text, description: 'Its name.' }),
    tagline: t.expose('tagline', { type: Text, description: 'What it is, in a line.' }),
    isSold: t.exposeBoolean('isSold', { description: 'Whether the shop takes orders for it.' }),
    price: t.field({
      type: Money,
      nullable: true,
      description: 'The price at a location; null without a price or while it is not sold.',
      args: at,
      resolve: async ({ id, pricesIn }, { location }, { ctx }) =>
        (await pricesIn(currencyAt(location, ctx))).get(id) ?? null,
    }),
  }),
})

const Application = builder.objectRef<ApplicationRow>('Application').implement({
  description: 'A program for scent devices.',
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'Its slug in addresses.' }),
    name: t.expose('name', { type: Text, description: 'Its name.' }),
    tagline: t.expose('tagline', { type: Text, description: 'What it is, in a line.' }),
    platforms: t.exposeStringList('platforms', { description: 'What it runs on.' }),
  }),
})

const Sdk = builder.objectRef<SdkRow>('SdkDocument').implement({
  description: 'A development kit for programs of your own.',
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'Its slug in addresses.' }),
    name: t.expose('name', { type: Text, description: 'Its name.' }),
    platform: t.exposeString('platform', { description: 'What it is for, such as Unity.' }),
    version: t.exposeString('version', { description: 'The current version.' }),
    prices: t.field({
      type: [Money],
      description: 'What it costs in yen and in dollars.',
      complexity: { field: 1, multiplier: 2 },
      resolve: pricesOf,
    }),
  }),
})

builder.queryFields((t) => ({
  products: t.field({
    type: pageOf('ProductPage', Product, 'products'),
    description: 'All products, or the one of a slug.',
    args: { slug: t.arg.string({ description: 'Exactly this slug.' }), ...paged },
    complexity: costOfPage,
    resolve: async (_, args, { ctx }) => {
      const page = await listProducts(ctx, searchIn(args, 'slug', ctx), pageIn(args, ctx))
      return { ...page, items: pricedTogether(ctx, page.items) }
    },
  }),
  prices: t.field({
    type: [Money],
    nullable: true,
    description:
      'The price of a product at a location. Empty without one or while it is not sold; null without product.',
    args: { productId: t.arg.string({ required: true, description: 'Its `id`.' }), ...at },
    complexity: { field: LIST_COST, multiplier: 1 },
    resolve: (_, { productId, location }, { ctx }) => {
      const currency = currencyAt(location, ctx)
      return isStorable(productId) ? listPrices(ctx, productId, currency) : null
    },
  }),
  cartridges: t.field({
    type: pageOf('CartridgePage', Cartridge, 'cartridges'),
    description: 'Cartridges on sale, in the order of the catalog.',
    args: {
      text: t.arg.string({ description: 'Found in the names of all languages and the code.' }),
      kind: t.arg.string({ description: 'The code of a category.' }),
      ...pagedBy(CARTRIDGE_PAGE_SIZE_DEFAULT),
    },
    complexity: costOfPage,
    resolve: (_, args, { ctx }) => {
      const filter = { text: searchIn(args, 'text', ctx), kind: searchIn(args, 'kind', ctx) }
      return listCartridges(ctx, filter, pageIn(args, ctx))
    },
  }),
  cartridgeKinds: t.field({
    type: [Kind],
    description: 'All categories of scents.',
    complexity: { field: LIST_COST, multiplier: 20 },
    resolve: (_, __, { kinds }) => kinds(),
  }),
  applications: t.field({
    type: pageOf('ApplicationPage', Application, 'applications'),
    description: 'Programs for scent devices.',
    args: { slug: t.arg.string({ description: 'A part of the slug.' }), ...paged },
    complexity: costOfPage,
    resolve: (_, args, { ctx }) =>
      listApplications(ctx, searchIn(args, 'slug', ctx), pageIn(args, ctx)),
  }),
  sdkDocuments: t.field({
    type: pageOf('SdkDocumentPage', Sdk, 'SDKs'),
    description: 'Development kits.',
    args: { slug: t.arg.string({ description: 'A part of the slug.' }), ...paged },
    complexity: costOfPage,
    resolve: (_, args, { ctx }) => listSdks(ctx, searchIn(args, 'slug', ctx), pageIn(args, ctx)),
  }),
}))

/** The table allows a cartridge only a kind that is there. */
function requireKind(kinds: readonly KindRow[], kind: string): KindRow {
  const found = kinds.find((row) => row.kind === kind)
  if (!found) throw new Error(`There is no kind ${kind}`)
  return found
}

function pricedTogether(ctx: Context, rows: ProductRow[]): Priced[] {
  const known = new Map<Currency, Promise<Map<string, Amount>>>()
  const ids = rows.map(({ id }) => id)
  const pricesIn = (currency: Currency) => {
    const found = known.get(currency) ?? findPrices(ctx, ids, currency)
    known.set(currency, found)
    return found
  }
  return rows.map((row) => ({ ...row, pricesIn }))
}
