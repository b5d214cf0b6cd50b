/** What is on sale and what it costs. Spec §7 calls 7, 8, 9, 11 and 20; §9 "Only active cartridges". */
import { expect, test } from 'vitest'

import { answered, invalid, NOT_FOUND } from '../../support/api/answers.ts'
import { shareTestShop } from '../../support/shop/share-test-shop.ts'

const shop = await shareTestShop()

const CARTRIDGES = '/api/aroma_cartridges_web'
const SEARCH = 'q[ename_or_serial_or_jname_cont]'
const ACTIVE = 100

test('§7 call 8: cartridges by 20, the active ones alone, with the true count', async () => {
  const first = await list(CARTRIDGES)
  expect(first.body.meta).toEqual({
    current: 1,
    limit: 20,
    pages: 5,
    next: 2,
    prev: null,
    count: ACTIVE,
  })
  expect(first.body.data.length).toBe(20)
  expect(first.body.data[0]).toEqual({
    id: 'AC-CI01',
    serial: 'AC-CI01',
    ename: 'Lemon',
    jname: 'レモン',
    kname: '레몬',
    kind: 'citrus',
    active: 1,
    price: { jpy: 5400, usd: 5400 },
    available: 142,
  })

  const all = await list(CARTRIDGES, { 'page[size]': '100', 'q[active_gteq]': '1' })
  const known = await shop.query<{ serial: string }>(
    'select serial from cartridges where active >= 1 order by position',
  )
  expect(all.body.data.map(({ serial }) => serial)).toEqual(known.map(({ serial }) => serial))
  expect(known).toHaveLength(ACTIVE)
  const hidden = await shop.query<{ serial: string }>(
    'select serial from cartridges where active < 1 limit 1',
  )
  expect(await serials({ [SEARCH]: hidden[0]?.serial ?? '' })).toEqual([])
})

test('§3 pages follow each other without gap or repetition, and past the end is an empty list', async () => {
  const seen: string[] = []
  for (let page = 1; page <= 4; page += 1) {
    const { body } = await list(CARTRIDGES, { 'page[number]': `${page}`, 'page[size]': '30' })
    expect(body.meta).toEqual({
      current: page,
      limit: 30,
      pages: 4,
      next: page < 4 ? page + 1 : null,
      prev: page > 1 ? page - 1 : null,
      count: ACTIVE,
    })
    seen.push(...body.data.map(({ serial }) => serial))
  }
  expect(new Set(seen).size).toBe(ACTIVE)

  const past = await list(CARTRIDGES, { 'page[number]': '9', 'page[size]': '30' })
  expect(past).toEqual(
    answered(200, {
      data: [],
      meta: { current: 9, limit: 30, pages: 4, next: null, prev: 4, count: ACTIVE },
    }),
  )
  const filtered = await list(CARTRIDGES, { 'page[number]': '10000', 'q[kind_eq]': 'citrus' })
  expect(filtered.body.data).toEqual([])
  expect(filtered.body.meta).toMatchObject({ count: await countOfKind('citrus'), next: null })
})

test('A.4.30h a page number or size that is none is refused on every list', async () => {
  const bad = ['0', '-1', '101', '1e9', '1.5', ' 1', '1 ', '+1', '0x10', '１', '', 'NaN', '9999999']
  for (const path of [CARTRIDGES, '/api/aroma_products', '/api/aroma_sdk_documents']) {
    for (const value of bad) {
      const size = await shop.call({ path: `${path}?${query({ 'page[size]': value })}` })
      expect(size, `${path} ${value}`).toEqual(invalid('page[size]'))
    }
    for (const value of [...bad.filter((value) => value !== '101'), '10001']) {
      const number = await shop.call({ path: `${path}?${query({ 'page[number]': value })}` })
      expect(number, `${path} ${value}`).toEqual(invalid('page[number]'))
    }
    const twice = await shop.call({ path: `${path}?page[size]=1&page[size]=2` })
    expect(twice).toEqual(invalid('page[size]'))
    for (const value of ['1', '100']) {
      expect((await list(path, { 'page[size]': value })).status).toBe(200)
    }
    expect((await list(path, { 'page[number]': '10000' })).body.data).toEqual([])
  }
})

test('§3 the list of products has pages of ten by default', async () => {
  const products = await list('/api/aroma_products')
  expect(products.body.meta).toMatchObject({ limit: 10, count: 8, pages: 1, next: null })
  const sdks = await list('/api/aroma_sdk_documents/', { debug: 'true' })
  expect(sdks.body.meta).toMatchObject({ limit: 10, count: 10 })
})

test('§7 call 8: the search finds all three names and the code, in any case, width and kana', async () => {
  for (const text of [
    'lemon',
    'LEMON',
    'emo',
    'レモン',
    '레몬',
    'AC-CI01',
    'ac-ci01',
    '  lemon ',
    'ﾚﾓﾝ',
    'れもん',
    'ＬＥＭＯＮ',
    'ＡＣ－ＣＩ０１',
    'ㄹㅁ',
  ]) {
    expect(await serials({ [SEARCH]: text }), text).toContain('AC-CI01')
  }
  for (const text of ['', '   ']) {
    expect((await list(CARTRIDGES, { [SEARCH]: text })).body.meta.count).toBe(ACTIVE)
  }
  expect(await serials({ [SEARCH]: 'AC-CI01', 'q[kind_eq]': 'drink' })).toEqual([])
  expect(await serials({ [SEARCH]: 'no such scent' })).toEqual([])
})

test('A.4.30h % _ and \\ in a search are letters', async () => {
  await shop.query(
    `insert into cartridges (serial, name_en, kind, active, position) values
       ('TS-PCT', '50% fig', 'fruit', 1, 901), ('TS-UND', 'fig_tree', 'fruit', 1, 902),
       ('TS-BSL', 'fig\\leaf', 'fruit', 1, 903);
     insert into cartridge_stock (serial, on_hand) values ('TS-PCT', 1), ('TS-UND', 1), ('TS-BSL', 1)`,
  )
  try {
    expect(await serials({ [SEARCH]: '%' })).toEqual(['TS-PCT'])
    expect(await serials({ [SEARCH]: '_' })).toEqual(['TS-UND'])
    expect(await serials({ [SEARCH]: '\\' })).toEqual(['TS-BSL'])
    expect(await serials({ [SEARCH]: 'f%g' })).toEqual([])
    expect((await list('/api/aroma_sdk_documents', { 'q[slug_cont]': '%' })).body.data).toEqual([])
    expect((await list('/api/aroma_sdk_documents', { 'q[slug_cont]': '_' })).body.data).toEqual([])
  } finally {
    await shop.query(
      `delete from cartridge_stock where serial like 'TS-%'; delete from cartridges where serial like 'TS-%'`,
    )
  }
})

test('A.4.30j quotes, zeros and endless texts in a filter break nothing', async () => {
  for (const text of ["'", "' or '1'='1", '"; drop table cartridges; --', '$1', '{{7*7}}', '𠮷']) {
    for (const [path, filter] of FILTERS) {
      const answer = await list(path, { [filter]: text })
      expect(answer.status, `${path} ${text}`).toBe(200)
      expect(answer.body.data, `${path} ${text}`).toEqual([])
    }
  }
  for (const [path, filter] of FILTERS) {
    for (const text of ['x'.repeat(101), '%'.repeat(2000), 'a\u0000b']) {
      const answer = await shop.call({ path: `${path}?${query({ [filter]: text })}` })
      expect(answer, `${path} ${text.slice(0, 10)}`).toEqual(invalid(filter))
    }
    const twice = await shop.call({ path: `${path}?${filter}=a&${filter}=b` })
    expect(twice, path).toEqual(invalid(filter))
  }
  expect((await list(CARTRIDGES)).body.meta.count).toBe(ACTIVE)
})

test('§7 call 8: a kind is a filter, `all` is none, and a slash in a kind is a letter', async () => {
  for (const kind of ['citrus', 'perfume', 'perfume/fragrance']) {
    const { body } = await list(CARTRIDGES, { 'q[kind_eq]': kind, 'page[size]': '100' })
    expect(body.data.length, kind).toBeGreaterThan(0)
    expect(new Set(body.data.map((row) => row.kind)), kind).toEqual(new Set([kind]))
    expect(body.meta.count).toBe(await countOfKind(kind))
  }
  const encoded = await shop.call<List>({
    path: `${CARTRIDGES}?q%5Bkind_eq%5D=perfume%2Ffragrance&page%5Bsize%5D=1`,
  })
  expect(encoded.body.data[0]?.kind).toBe('perfume/fragrance')
  for (const kind of ['all', '']) {
    expect((await list(CARTRIDGES, { 'q[kind_eq]': kind })).body.meta.count, kind).toBe(ACTIVE)
  }
  expect((await list(CARTRIDGES, { 'q[kind_eq]': 'Citrus' })).body.data).toEqual([])
})

test('§8 an unknown filter is refused, not ignored', async () => {
  const unknown = ['q[active_gteq]=0', 'q[active_lt]=1', 'q[name_eq]=a', 'q=a', 'page=2', 'sort=x']
  for (const text of unknown) {
    const answer = await shop.call({ path: `${CARTRIDGES}?${text}` })
    expect(answer, text).toMatchObject({
      status: 422,
      body: { error: { code: 'request_invalid' } },
    })
  }
  for (const path of [
    '/api/aroma_products',
    '/api/aroma_cartridge_categories',
    '/api/aroma_sdk_documents',
    '/v1/prices/kit',
  ]) {
    for (const text of ['q[kind_eq]=a', 'limit=5', '__proto__=1']) {
      expect((await shop.call({ path: `${path}?${text}` })).status, `${path} ${text}`).toBe(422)
    }
  }
})

test('§7 call 8: what is reserved for an order is not available to others', async () => {
  await shop.query(`update cartridge_stock set reserved = 2 where serial = 'AC-CI01'`)
  const { body } = await list(CARTRIDGES, { [SEARCH]: 'AC-CI01' })
  await shop.query(`update cartridge_stock set reserved = 0 where serial = 'AC-CI01'`)
  expect(body.data[0]).toMatchObject({ serial: 'AC-CI01', available: 140 })
})

test('§7 call 9: categories with a name in every language', async () => {
  const { status, body } = await shop.call<{ data: { kind: string }[] }>({
    path: '/api/aroma_cartridge_categories/?debug=true&locale=ko',
  })
  expect(status).toBe(200)
  expect(Object.keys(body)).toEqual(['data'])
  expect(body.data.length).toBe(17)
  expect(body.data[0]).toEqual({
    kind: 'citrus',
    label: { en: 'Citrus', ja: 'シトラス', ko: '시트러스' },
  })
  expect(body.data.map(({ kind }) => kind)).toContain('perfume/fragrance')
})

test('§7 call 7: products, and one by its slug', async () => {
  const { body } = await list('/api/aroma_products', { 'q[slug_eq]': 'kit' })
  expect(body).toEqual({
    data: [
      {
        id: 'kit',
        slug: 'kit',
        name: { en: 'Aroma Shooter Kit', ja: 'アロマシューター キット', ko: '아로마슈터 키트' },
        tagline: { en: expect.any(String), ja: expect.any(String), ko: expect.any(String) },
        is_sold: true,
      },
    ],
    meta: { current: 1, limit: 10, pages: 1, next: null, prev: null, count: 1 },
  })
  const none = await list('/api/aroma_products', { 'q[slug_eq]': 'ki' })
  expect(none.body).toMatchObject({ data: [], meta: { count: 0, pages: 1 } })
})

test('§7 call 11: SDK documents, and those whose slug contains a text', async () => {
  const { body } = await list('/api/aroma_sdk_documents', { 'q[slug_cont]': 'UNITY' })
  expect(body.data.map(({ slug }) => slug)).toEqual(['unity-sdk', 'unity-premium-sdk'])
  expect(body.data[1]).toEqual({
    slug: 'unity-premium-sdk',
    name: { en: 'Unity Premium SDK', ja: 'Unity版プレミアムSDK', ko: 'Unity 프리미엄 SDK' },
    platform: 'Unity (Windows)',
    version: '1.0.0',
    price: { jpy: 30_000, usd: 30_000 },
  })
  expect(body.meta.count).toBe(2)
})

test('§7 call 20: yen in Japan, dollars elsewhere, in whatever spelling; old prices are not shown', async () => {
  const japan = answered(200, { data: [{ active: true, unit_amount: 80_000, currency: 'jpy' }] })
  const abroad = answered(200, { data: [{ active: true, unit_amount: 80_000, currency: 'usd' }] })
  for (const at of ['JP', 'jp', ' Japan ', 'JAPAN', 'ＪＰ', 'JPN', '日本', '일본']) {
    expect(await price('kit', at), at).toEqual(japan)
  }
  for (const at of [
    'US',
    'United States',
    'KR',
    'Korea',
    '韓国',
    '대한민국',
    'de',
    'Germany',
    'GB',
  ]) {
    expect(await price('kit', at), at).toEqual(abroad)
  }
  expect(await shop.call({ path: '/v1/prices/kit' })).toEqual(japan)
  expect(await shop.call({ path: '/v1/prices/kit/?location=JP&debug=true' })).toEqual(japan)
  const shooter = await price('aroma-shooter', 'JP')
  expect(shooter.body).toEqual({ data: [{ active: true, unit_amount: 99_800, currency: 'jpy' }] })
})

test('§5 a product without a price in dollars is converted; one without any has an empty list', async () => {
  expect((await price('aroma-speaker-60', 'US')).body).toEqual({ data: [] })
  await shop.query(
    `insert into prices (product_id, currency, unit_amount, active)
     values ('aroma-speaker-60', 'jpy', 12345, true)`,
  )
  // A product that is not sold has no price to look up.
  expect((await price('aroma-speaker-60', 'US')).body).toEqual({ data: [] })
  await shop.query(`update products set is_sold = true where id = 'aroma-speaker-60'`)
  try {
    expect((await price('aroma-speaker-60', 'US')).body).toEqual({
      data: [{ active: true, unit_amount: 12_345, currency: 'usd' }],
    })
  } finally {
    await shop.query(`update prices set active = false where product_id = 'aroma-speaker-60'`)
    await shop.query(`update products set is_sold = false where id = 'aroma-speaker-60'`)
  }
})

test('§7 call 20: an unknown location is invalid and an unknown product is not there', async () => {
  for (const at of ['Atlantis', 'XX', 'EU', '日本国内', 'JP,US', 'a\u0000b', 'x'.repeat(61)]) {
    expect(await price('kit', at), at).toEqual(invalid('location'))
  }
  for (const product of ['nothing', 'KIT', 'kit%20', "kit'--", '%ff', 'constructor']) {
    expect(await shop.call({ path: `/v1/prices/${product}` }), product).toEqual(NOT_FOUND)
  }
  for (const product of ['x'.repeat(61), 'kit%00']) {
    expect(await price(product, 'JP'), product).toEqual(invalid('productId'))
  }
  expect(await shop.call({ path: '/v1/prices/' })).toEqual(NOT_FOUND)
})

const FILTERS = [
  [CARTRIDGES, SEARCH],
  [CARTRIDGES, 'q[kind_eq]'],
  ['/api/aroma_products', 'q[slug_eq]'],
  ['/api/aroma_sdk_documents', 'q[slug_cont]'],
] as const

type List = {
  data: { serial: string; kind: string; slug: string }[]
  meta: { count: number; limit: number; pages: number }
}

const query = (filters: Record<string, string>): string => new URLSearchParams(filters).toString()

const list = (path: string, filters: Record<string, string> = {}) =>
  shop.call<List>({ path: `${path}?${query(filters)}` })

const serials = async (filters: Record<string, string>): Promise<string[]> =>
  (await list(CARTRIDGES, filters)).body.data.map(({ serial }) => serial)

const price = (product: string, location: string) =>
  shop.call({ path: `/v1/prices/${product}?${query({ location })}` })

async function countOfKind(kind: string): Promise<number> {
  const [row] = await shop.query<{ count: number }>(
    'select count(*)::int as count from cartridges where kind = $1 and active >= 1',
    [kind],
  )
  return row?.count ?? -1
}
