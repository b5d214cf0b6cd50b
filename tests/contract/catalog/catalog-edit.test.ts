/** The catalogue, its prices and what sending costs, as staff change them while the shop sells. */
import { expect, test } from 'vitest'

import { KIND_FILTER_ALL } from '#domain/catalog/cartridge.ts'
import { addEntry, changeEntry, viewEntry } from '#domain/catalog/edit-entry.server.ts'
import { entryInput, type Part } from '#domain/catalog/entry.ts'
import { currencyOf, findPrices } from '#domain/catalog/prices/find-prices.server.ts'
import {
  listPricePlans,
  setPrices,
  withdrawPrice,
} from '#domain/catalog/prices/set-prices.server.ts'
import type { Context } from '#domain/context.ts'
import { changeCountry } from '#domain/shipping/edit-country.server.ts'
import { saveRates, tryRates, viewRates } from '#domain/shipping/edit-rates.server.ts'
import { findShippingFee } from '#domain/shipping/find-fee.server.ts'
import { rateRowInputs } from '#domain/shipping/rate-table.ts'
import { loadHome } from '#web/features/home/load-home.server.ts'
import { loadBuilder } from '#web/features/order/load-builder.server.ts'
import { loadProduct } from '#web/features/product/load-product.server.ts'
import { requestedPrices } from '#web/features/product/offer.ts'

import { GRAPHQL_PATH } from '../../support/api/graphql.ts'
import { signIn } from '../../support/shop/buyer.ts'
import { placeBankOrder, staffContext } from '../../support/shop/orders.ts'
import { DAY, openTestShop, type TestShop } from '../../support/shop/shop.ts'
import { unwrap } from '../../support/shop/unwrap.ts'

async function formOf(ctx: Context, part: Part, key: string) {
  const { values, revision, place } = unwrap(await viewEntry(ctx, part, key))
  return { input: entryInput(part, values), revision, place }
}

const LEMON = { part: 'cartridges', key: 'AC-CI01' } as const

test('two who edit one cartridge: the slower one gets an edit conflict, and nothing of the faster one is lost', async () => {
  await using shop = await openTestShop()
  const staff = await staffContext(shop)
  const { input, revision } = await formOf(staff, LEMON.part, LEMON.key)
  const edits = ['Lemon peel', 'Lemon zest'].map((nameEn) =>
    changeEntry(staff, LEMON, { input: { ...input, nameEn }, place: null, revision }),
  )
  const outcomes = await Promise.all(edits)
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'edit_conflict' } })
  const rows = await shop.query(`select detail from audit_entries where action = 'catalog_changed'`)
  expect(rows).toMatchObject([{ detail: { before: { nameEn: 'Lemon' } } }])
})

test('prices are the administrators’; a wrong category or an empty name is refused by field', async () => {
  await using shop = await openTestShop()
  const [staff, administrator] = [
    await staffContext(shop),
    await staffContext(shop, 'administrator'),
  ]
  const { input, revision } = await formOf(staff, LEMON.part, LEMON.key)
  const dearer = { input: { ...input, priceJpy: '6000' }, place: null, revision }
  expect(await changeEntry(staff, LEMON, dearer)).toMatchObject({ error: { code: 'forbidden' } })
  expect(await changeEntry(administrator, LEMON, dearer)).toMatchObject({ ok: true })
  const wrong = { input: { ...input, kind: 'nothing', nameEn: '' }, place: 0, revision }
  expect(await changeEntry(staff, LEMON, wrong)).toMatchObject({
    error: {
      code: 'field_invalid',
      errors: [{ field: 'nameEn' }, { field: 'place' }, { field: 'kind' }],
    },
  })
})

test('a cartridge that is taken off the list stays in the orders that have it, and a moved one changes no other order', async () => {
  await using shop = await openTestShop()
  const staff = await staffContext(shop)
  const buyer = await signIn(shop)
  const orderId = await placeBankOrder(shop, buyer)
  const lines = () =>
    shop.query('select * from order_cartridges where order_id = $1 order by serial', [orderId])
  const before = await lines()
  const { input, revision, place } = await formOf(staff, LEMON.part, LEMON.key)
  expect(place).toBe(1)
  const off = { input: { ...input, isListed: '', nameEn: 'Citron' }, place: 3, revision }
  expect(await changeEntry(staff, LEMON, off)).toMatchObject({ ok: true })
  expect(await lines()).toEqual(before)
  const rows = await shop.query('select serial from cartridges order by position limit 3')
  expect(rows.map(({ serial }) => serial)).toEqual(['AC-CI02', 'AC-CI03', 'AC-CI01'])
  const listed = await shop.call<{ data: { serial: string }[] }>({
    path: '/api/aroma_cartridges_web?limit=100',
  })
  expect(JSON.stringify(listed.body)).not.toContain('AC-CI01')
})

test('a new cartridge has a code of its own and an empty shelf', async () => {
  await using shop = await openTestShop()
  const staff = await staffContext(shop)
  const input = { nameEn: 'Yuzu', kind: 'citrus', isListed: 'yes' }
  expect(await addEntry(staff, 'cartridges', { key: ' ac-ci98', input })).toMatchObject({
    value: { key: 'AC-CI98' },
  })
  expect(await addEntry(staff, 'cartridges', { key: 'AC-CI98', input })).toMatchObject({
    error: { errors: [{ field: 'key', code: 'taken' }] },
  })
  expect(await addEntry(staff, 'cartridges', { key: 'X', input: {} })).toMatchObject({
    error: { errors: [{ field: 'key' }, { field: 'nameEn' }, { field: 'kind' }] },
  })
  expect(await addEntry(staff, 'products', { key: 'x', input })).toMatchObject({
    error: { code: 'not_found' },
  })
  const rows = await shop.query(`select on_hand from cartridge_stock where serial = 'AC-CI98'`)
  expect(rows).toEqual([{ on_hand: 0 }])
})

const yen = async (shop: TestShop, productId = 'kit') => {
  const ctx = shop.shop.context({ kind: 'visitor' }, 'en')
  return (await findPrices(ctx, [productId], currencyOf('JP'))).get(productId)?.amountMinor
}

async function planOf(ctx: Context, productId = 'kit') {
  const plans = await listPricePlans(ctx)
  const product = plans.ok ? plans.value.find(({ id }) => id === productId) : undefined
  if (!product) throw new Error('no such product')
  return product
}

test('a price begins at its moment, not before; placed orders retain theirs, and one in effect is never changed', async () => {
  await using shop = await openTestShop()
  const boss = await staffContext(shop, 'administrator')
  const buyer = await signIn(shop)
  const orderId = await placeBankOrder(shop, buyer)
  const startsAt = new Date(boss.now.getTime() + DAY)
  const { revision } = await planOf(boss)
  const request = { productId: 'kit', amounts: { jpy: 85_000 }, startsAt, revision }
  expect(await setPrices(boss, request)).toEqual({ ok: true, value: null })
  expect(await setPrices(boss, request)).toMatchObject({ error: 'edit_conflict' })
  expect(await yen(shop)).toBe(80_000)
  shop.advance(DAY - 1)
  expect(await yen(shop)).toBe(80_000)
  shop.advance(1)
  expect(await yen(shop)).toBe(85_000)
  const rows = await shop.query('select total_minor::int from orders where id = $1', [orderId])
  expect(rows).toEqual([{ total_minor: 81_260 }])

  const now = await staffContext(shop, 'administrator')
  const { plan } = await planOf(now)
  expect(plan.past.map(({ unitAmount }) => unitAmount)).toContain(80_000)
  expect(await withdrawPrice(now, plan.current.jpy?.id ?? 0)).toMatchObject({
    error: 'price_begun',
  })
  for (const id of [2 ** 31, 0.5, Number.NaN])
    expect(await withdrawPrice(now, id)).toMatchObject({ error: 'not_found' })
  await expect(shop.query('update prices set unit_amount = 1')).rejects.toThrow('edited')
  await expect(shop.query('delete from prices')).rejects.toThrow('edited')
})

test('a planned price is withdrawn, and one in the past, of nothing or by staff is refused', async () => {
  await using shop = await openTestShop()
  const boss = await staffContext(shop, 'administrator')
  const { revision } = await planOf(boss)
  const at = (days: number) => new Date(boss.now.getTime() + days * DAY)
  const request = { productId: 'kit', amounts: { jpy: 1 }, startsAt: at(1), revision }
  expect(await setPrices(await staffContext(shop), request)).toMatchObject({ error: 'forbidden' })
  const administrator = await staffContext(shop, 'administrator')
  const refused = (more: object) => setPrices(administrator, { ...request, ...more })
  expect(await refused({ startsAt: at(-1) })).toMatchObject({ error: 'price_start_invalid' })
  expect(await refused({ startsAt: at(731) })).toMatchObject({ error: 'price_start_invalid' })
  expect(await refused({ amounts: {} })).toMatchObject({ error: 'price_invalid' })
  expect(await refused({ amounts: { jpy: 0 } })).toMatchObject({ error: 'price_invalid' })
  expect(await refused({ productId: 'nothing' })).toMatchObject({ error: 'not_found' })

  expect(await refused({})).toMatchObject({ ok: true })
  const planned = (await planOf(administrator)).plan.planned[0]
  expect(await withdrawPrice(administrator, planned?.id ?? 0)).toMatchObject({ ok: true })
  shop.advance(2 * DAY)
  expect(await yen(shop)).toBe(80_000)
})

test('what staff take off sale is neither ordered, quoted nor offered anywhere, and comes back as it was', async () => {
  await using shop = await openTestShop()
  const staff = await staffContext(shop)
  const buyer = await signIn(shop)
  const switchKit = async (isSold: 'yes' | '') => {
    const { input, revision } = await formOf(staff, 'products', 'kit')
    const edit = { input: { ...input, isSold }, place: null, revision }
    const changed = await changeEntry(staff, { part: 'products', key: 'kit' }, edit)
    expect(changed).toMatchObject({ ok: true })
  }
  const before = await offered(shop)
  expect(before).toMatchObject({ order: [true, 80_000], home: 80_000, asked: 2, wire: 1 })

  await switchKit('')
  await expect(placeBankOrder(shop, buyer)).rejects.toThrow('product_not_sold')
  const body = { items: [{ id: 'kit', quantity: 1 }] }
  const put = { method: 'PUT', path: '/v1/orders/quote', token: buyer.token, body } as const
  expect(await shop.call(put)).toMatchObject({
    status: 422,
    body: { error: { code: 'product_not_sold' } },
  })
  expect(await offered(shop)).toMatchObject({
    order: [false, null],
    refill: [true, 32_400],
    home: undefined,
    isOffSale: true,
    asked: 0,
    wire: 0,
    graphql: { isSold: false, price: null },
  })

  await switchKit('yes')
  expect(await offered(shop)).toEqual(before)
})

/** The kit, in each place that offers it. */
async function offered(shop: TestShop) {
  const ctx = shop.shop.context({ kind: 'visitor' }, 'en')
  const order = await loadBuilder(ctx, 'en')
  const home = await loadHome(ctx, 'en', KIND_FILTER_ALL)
  const product = await loadProduct(ctx, 'en')
  const wire = await shop.call<{ data: unknown[] }>({ path: '/v1/prices/kit' })
  const query = '{ products(slug: "kit") { items { isSold price { amountMinor } } } }'
  const asked = await shop.call<{ data: { products: { items: unknown[] } } }>({
    path: GRAPHQL_PATH,
    body: { query },
  })
  return {
    order: [order.sold.kit, order.yen.kit?.amountMinor ?? null],
    refill: [order.sold['refill-pack'], order.yen['refill-pack']?.amountMinor],
    home: home.kitPrices.jpy?.amountMinor,
    isOffSale: home.devices.find(({ slug }) => slug === 'aroma-shooter-3')?.isOffSale,
    asked: requestedPrices('aroma-shooter-3', product).length,
    wire: wire.body.data.length,
    graphql: asked.body.data.products.items[0],
  }
}

test('fees are tried before they are saved, replaced as a whole, and never over another person’s edit', async () => {
  await using shop = await openTestShop()
  const boss = await staffContext(shop, 'administrator')
  const { rows, revision } = unwrap(await viewRates(boss, 'ems'))
  const dearer = rateRowInputs(rows).map((row) => ({
    ...row,
    amounts: row.amounts.map((amount) => String(Number(amount) + 10)),
  }))
  const packages = { kit: 1, refill: 1 }
  const parcel = { method: 'ems', rows: dearer, country: 'KR', prefecture: '', packages } as const
  const tried = await tryRates(boss, parcel)
  expect(tried).toMatchObject({ value: { now: { value: 3_400 }, input: { value: 3_410 } } })

  const fee = () =>
    findShippingFee(boss, {
      destination: { country: 'KR', state: '' },
      packages,
      word: 'sagawa',
    })
  expect(await fee()).toMatchObject({ value: { yen: 3_400 } })
  const both = await Promise.all([
    saveRates(boss, 'ems', { rows: dearer, revision }),
    saveRates(boss, 'ems', { rows: dearer, revision }),
  ])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await fee()).toMatchObject({ value: { yen: 3_410 } })
  expect(await saveRates(boss, 'ems', { rows: [], revision })).toMatchObject({
    error: { code: 'field_invalid' },
  })
  await shop.query(`update shipping_rates set amount_yen = 0 where method = 'ems'`)
  expect(await saveRates(boss, 'ems', { rows: dearer, revision })).toMatchObject({
    error: { code: 'edit_conflict' },
  })
})

test('a country is switched off for orders to come; the EU stays off whatever is requested', async () => {
  await using shop = await openTestShop()
  const boss = await staffContext(shop, 'administrator')
  const off = { zone: '1', isServed: false, revision: '1 on' }
  expect(await changeCountry(boss, 'KR', off)).toMatchObject({ ok: true })
  expect(await changeCountry(boss, 'KR', off)).toMatchObject({ error: 'edit_conflict' })
  const destination = { country: 'KR', state: '' }
  const packages = { kit: 1, refill: 0 }
  expect(await findShippingFee(boss, { destination, packages, word: 'ups' })).toMatchObject({
    error: 'country_unavailable',
  })
  const on = { zone: '3', isServed: true, revision: '3 off' }
  expect(await changeCountry(boss, 'DE', on)).toMatchObject({ error: 'country_stays_off' })
  expect(await changeCountry(boss, 'JP', on)).toMatchObject({ error: 'zone_invalid' })
})
