/** The first rows of a new shop, from `content/seed`. Rows that exist are never touched. */
import { readFile } from 'node:fs/promises'
import type pg from 'pg'

import { SHIPPING_RATES } from '#domain/shipping/rates.ts'
import { parseCsv } from '#shared/csv.ts'

import { seedContent } from './seed-content.ts'
import { inLanguages, insert } from './seed-rows.ts'

type Row = Record<string, string>

const textsOf = (row: Row, name: string) => inLanguages(name, (locale) => row[`${name}_${locale}`])

const orNull = (cell: string | undefined): string | null => (cell ? cell : null)

/** Seeding twice changes nothing: inserts skip existing rows. */
export async function seedShop(client: pg.PoolClient): Promise<void> {
  await client.query('begin')
  try {
    await seedKinds(client)
    await seedCartridges(client)
    await seedProducts(client)
    await seedApplications(client)
    await seedSdks(client)
    await seedSettings(client)
    await seedShipping(client)
    await seedCampaigns(client)
    await seedContent(client)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

const read = async (name: string): Promise<Row[]> =>
  parseCsv(await readFile(new URL(`../../../../content/seed/${name}.csv`, import.meta.url), 'utf8'))

async function seedKinds(client: pg.PoolClient): Promise<void> {
  const rows = await read('kinds')
  await insert(client, 'cartridge_kinds', 'kind', rows, (row, position) => ({
    kind: row.kind,
    ...textsOf(row, 'label'),
    position,
  }))
}

async function seedCartridges(client: pg.PoolClient): Promise<void> {
  const rows = await read('cartridges')
  const scents = new Map((await read('scents')).map((scent) => [scent.serial, scent]))
  await insert(client, 'cartridges', 'serial', rows, (row, position) => {
    const scent = scents.get(row.serial) ?? {}
    return {
      serial: row.serial,
      name_en: row.ename,
      name_ja: orNull(row.jname),
      name_ko: orNull(row.kname),
      kind: row.kind,
      active: Number(row.active),
      price_jpy: orNull(row.price_jpy),
      price_usd_minor: orNull(row.price_usd_minor),
      ...textsOf(scent, 'description'),
      ...textsOf(scent, 'notes'),
      goes_with: (scent.goes_with ?? '').split(' ').filter(Boolean),
      position,
    }
  })
  await insert(client, 'cartridge_stock', 'serial', rows, (row) => ({
    serial: row.serial,
    on_hand: Number(row.stock),
    reserved: 0,
  }))
}

async function seedProducts(client: pg.PoolClient): Promise<void> {
  const rows = await read('products')
  await insert(client, 'products', 'id', rows, (row, position) => ({
    id: row.id,
    slug: row.slug,
    ...textsOf(row, 'name'),
    ...textsOf(row, 'tagline'),
    is_sold: row.is_sold === '1',
    position,
  }))

  const prices = await read('prices')
  const known = await client.query('select 1 from prices limit 1')
  if (known.rowCount) return
  await insert(client, 'prices', null, prices, (row) => ({
    product_id: row.product_id,
    currency: row.currency,
    unit_amount: Number(row.unit_amount),
    active: row.active === '1',
  }))
}

async function seedApplications(client: pg.PoolClient): Promise<void> {
  const rows = await read('applications')
  await insert(client, 'applications', 'slug', rows, (row, position) => ({
    slug: row.slug,
    ...textsOf(row, 'name'),
    ...textsOf(row, 'tagline'),
    platforms: (row.platforms ?? '').split(' / '),
    position,
  }))
}

async function seedSdks(client: pg.PoolClient): Promise<void> {
  const rows = await read('sdks')
  await insert(client, 'sdk_documents', 'slug', rows, (row, position) => ({
    slug: row.slug,
    ...textsOf(row, 'name'),
    platform: row.platform,
    version: row.version,
    price_jpy: Number(row.price_jpy),
    price_usd_minor: Number(row.price_usd_minor),
    position,
  }))
}

async function seedCampaigns(client: pg.PoolClient): Promise<void> {
  const rows = await read('campaigns')
  await insert(client, 'campaigns', 'slug', rows, (row) => ({
    slug: row.slug,
    starts_at: row.starts_at,
    ends_at: row.ends_at,
    page: orNull(row.page),
    ...textsOf(row, 'before'),
    ...textsOf(row, 'during'),
    ...textsOf(row, 'after'),
    published_at: orNull(row.published_at),
  }))
}

async function seedSettings(client: pg.PoolClient): Promise<void> {
  const rows = await read('settings')
  await insert(client, 'settings', 'key', rows, (row) => ({
    key: row.key,
    value: row.value,
    description: row.description,
    is_public: row.is_public === '1',
  }))
}

async function seedShipping(client: pg.PoolClient): Promise<void> {
  const rows = await read('countries')
  await insert(client, 'countries', 'code', rows, (row) => ({
    code: row.code,
    zone: row.zone,
    enabled: row.enabled === '1',
  }))

  const known = await client.query('select 1 from shipping_rates limit 1')
  if (known.rowCount) return
  await insert(client, 'shipping_rates', null, [...SHIPPING_RATES], (rate) => ({
    method: rate.method,
    zone: String(rate.zone),
    size: rate.method === 'domestic' ? rate.size : null,
    up_to_grams: rate.upToGrams,
    amount_yen: rate.amountYen,
  }))
}
