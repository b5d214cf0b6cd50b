/** Public lists are answered from memory, as if they were read each time. Decision 0043. */
import { afterEach, beforeEach, expect, test } from 'vitest'

import { changeEntry, viewEntry } from '#domain/catalog/edit-entry.server.ts'
import { entryInput } from '#domain/catalog/entry.ts'
import { LOW_STOCK_THRESHOLD } from '#domain/catalog/policy.ts'
import { listPricePlans, setPrices } from '#domain/catalog/prices/set-prices.server.ts'
import { CACHED_MS } from '#server/response-cache/response-cache.ts'

import { NO_API_KEY } from '../../support/api/answers.ts'
import { PUBLIC_LISTS } from '../../support/api/public-lists.ts'
import { watchQueries } from '../../support/database/queries.ts'
import { signIn } from '../../support/shop/buyer.ts'
import { placeBankOrder, setStock, staffContext } from '../../support/shop/orders.ts'
import { HOUR, openTestShop, type TestShop } from '../../support/shop/shop.ts'
import { unwrap } from '../../support/shop/unwrap.ts'
import { smallSite } from '../../support/site/small-site.ts'

const LEMON = 'AC-CI01'
const LEMONS = '/api/aroma_cartridges_web?page[size]=1'

let shop: TestShop

beforeEach(async () => {
  shop = await openTestShop({ pages: smallSite() })
})

afterEach(async () => {
  expect(shop.complaints).toEqual([])
  await shop[Symbol.asyncDispose]()
})

test('§8 lists: a cached list is answered like one that is read, and without a query', async () => {
  await using reading = await openTestShop({ beside: shop })
  const own = (headers: Headers) =>
    [...headers].filter(([name]) => !/^(x-request-id|date|ratelimit)$/.test(name))
  for (const path of PUBLIC_LISTS) {
    const tag = (await shop.call({ path })).headers.get('etag') ?? ''
    using queries = watchQueries()
    for (const asked of [{}, { method: 'HEAD' }, { headers: { 'if-none-match': tag } }]) {
      const cached = await shop.call({ path, ...asked })
      expect(queries.taken(), path).toEqual([])
      const read = await reading.call({ path, ...asked })
      expect(queries.taken().length, path).toBeGreaterThan(0)
      expect([cached.status, cached.body], path).toEqual([read.status, read.body])
      expect(own(cached.headers), path).toEqual(own(read.headers))
    }
  }
})

test('§8 lists: a call that is answered from memory needs its key, has a name and is counted', async () => {
  const left = ({ headers }: { headers: Headers }) =>
    Number(headers.get('ratelimit')?.split(/[=;]/)[2])
  const path = '/v1/settings'
  const [first, second] = [await shop.call({ path }), await shop.call({ path })]
  expect(left(second)).toBe(left(first) - 1)
  expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
  expect(await shop.call({ path, headers: { 'x-api-key': 'x' } })).toEqual(NO_API_KEY)
})

test('§8 lists: what is asked for decides the answer, however it is written', async () => {
  const answers = async (path: string, headers: Record<string, string> = {}) =>
    JSON.stringify((await shop.call({ path, headers })).body)
  const english = await answers('/api/faqs')
  expect(await answers('/api/faqs', { cookie: 'lang=ja' })).not.toBe(english)
  expect(await answers('/api/faqs?page[size]=2&page[number]=2')).not.toBe(english)
  expect(await answers('/v1/prices/kit?location=Korea')).not.toBe(await answers('/v1/prices/kit'))

  using queries = watchQueries()
  for (const path of ['/api/faqs/', '/api/faqs?debug=1', '/api/faqs?page[number]=1&locale=en']) {
    expect(await answers(path), path).toBe(english)
  }
  await answers('/api/faqs?page[number]=2&page[size]=2')
  await answers('/v1/prices/kit?location=JP')
  expect(queries.taken()).toEqual([])
})

test('searches, invented values and pages past the end are read each time and take no place', async () => {
  await shop.call({ path: '/api/aroma_products' })
  const cached = shop.shop.lists?.stats().entries
  for (const path of [
    '/api/aroma_cartridges_web?q[ename_or_serial_or_jname_cont]=lemon',
    '/api/aroma_cartridges_web?q[kind_eq]=none',
    '/api/aroma_cartridges_web?page[number]=900',
    '/api/aroma_products?q[slug_eq]=none',
    '/api/aroma_sdk_documents?q[slug_cont]=windows',
    '/api/recruitments/none',
    '/v1/prices/none',
  ]) {
    using queries = watchQueries()
    for (const turn of [1, 2]) {
      await shop.call({ path })
      expect(queries.taken().length, `${path} ${turn}`).toBeGreaterThan(0)
    }
  }
  expect(shop.shop.lists?.stats().entries).toBe(cached)
})

test('a change by staff is in the next answers', async () => {
  const nameNow = async () =>
    (await shop.call<{ data: { ename: string }[] }>({ path: LEMONS })).body.data[0]?.ename
  expect(await nameNow()).toBe('Lemon')
  const staff = await staffContext(shop)
  const { values, revision } = unwrap(await viewEntry(staff, 'cartridges', LEMON))
  const input = { ...entryInput('cartridges', values), nameEn: 'Lemon peel' }
  const entry = { part: 'cartridges', key: LEMON } as const
  expect(await changeEntry(staff, entry, { input, place: null, revision })).toMatchObject({
    ok: true,
  })
  await expect.poll(nameNow).toBe('Lemon peel')
})

test('stock in a list is exact while few are left, and at most a minute old otherwise', async () => {
  const availableNow = async () =>
    (await shop.call<{ data: { available: number }[] }>({ path: LEMONS })).body.data[0]?.available
  expect(await availableNow()).toBe(142)
  await setStock(shop, LEMON, LOW_STOCK_THRESHOLD + 2)
  shop.advance(CACHED_MS)
  expect(await availableNow()).toBe(LOW_STOCK_THRESHOLD + 2)

  const buyer = await signIn(shop)
  await placeBankOrder(shop, buyer)
  await setStock(shop, LEMON, LOW_STOCK_THRESHOLD)
  await expect.poll(availableNow).toBe(LOW_STOCK_THRESHOLD - 1)
  await placeBankOrder(shop, buyer)
  await expect.poll(availableNow).toBe(LOW_STOCK_THRESHOLD - 2)
})

test('a planned price is in the answers at most a minute after it began', async () => {
  const yenNow = async () =>
    (await shop.call<{ data: { unit_amount: number }[] }>({ path: '/v1/prices/kit' })).body.data[0]
      ?.unit_amount
  const boss = await staffContext(shop, 'administrator')
  const plans = await listPricePlans(boss)
  const kit = plans.ok ? plans.value.find(({ id }) => id === 'kit') : undefined
  const startsAt = new Date(boss.now.getTime() + HOUR)
  const request = {
    productId: 'kit',
    amounts: { jpy: 85_000 },
    startsAt,
    revision: kit?.revision ?? '',
  }
  expect(await setPrices(boss, request)).toEqual({ ok: true, value: null })
  shop.advance(HOUR - 1)
  await expect.poll(yenNow).toBe(80_000)
  shop.advance(CACHED_MS)
  expect(await yenNow()).toBe(85_000)
})
