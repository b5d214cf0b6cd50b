/** What GraphQL answers is what the calls answer. Decisions, section 8; decision 0024. */
import { readFileSync } from 'node:fs'
import {
  buildClientSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
  isObjectType,
} from 'graphql'
import { expect, test } from 'vitest'

import {
  BREADTH_MAX,
  COST_MAX,
  DEPTH_MAX,
  LIST_COST,
  LONG_TEXT_COST,
  QUERY_CHARACTERS_MAX,
  QUERY_TIMEOUT_MS,
  QUERY_TOKENS_MAX,
  SELECTIONS_MAX,
} from '#server/graphql/limits.ts'

import { GRAPHQL_PATH, type GraphqlAnswer, graphqlOf, type Row } from '../../support/api/graphql.ts'
import { shareTestShop } from '../../support/shop/share-test-shop.ts'

const shop = await shareTestShop()
const { ask, read } = graphqlOf(shop)

type Rest = { data: Row[]; meta: Row }
const rest = async (path: string): Promise<Rest> => (await shop.call<Rest>({ path })).body

type Listed = { items: Row[]; meta: Row }
const META = 'meta { current limit pages next prev count }'

test('§8 GraphQL: cartridges are those of call 8, page by page', async () => {
  const query = `query ($page: Int!, $text: String, $kind: String) {
    cartridges(page: $page, limit: 30, text: $text, kind: $kind) {
      ${META}
      items { serial name { en ja ko } kind { kind } prices { amountMinor currency } available }
    }
  }`
  for (const [variables, filter] of [
    [{ page: 1 }, ''],
    [{ page: 4 }, ''],
    [{ page: 9 }, ''],
    [{ page: 1, text: 'レモン' }, '&q[ename_or_serial_or_jname_cont]=レモン'],
    [{ page: 1, text: '  ' }, ''],
    [{ page: 1, kind: 'perfume/fragrance' }, '&q[kind_eq]=perfume/fragrance'],
    [{ page: 1, text: '%' }, '&q[ename_or_serial_or_jname_cont]=%25'],
  ] as const) {
    const { cartridges } = await read<{ cartridges: Listed }>(query, variables)
    const call = await rest(
      `/api/aroma_cartridges_web?page[number]=${variables.page}&page[size]=30${filter}`,
    )
    expect(cartridges.meta).toEqual(call.meta)
    expect(cartridges.items).toEqual(call.data.map(asCartridge))
  }
  const first = await read<{ cartridges: Listed }>(`{ cartridges { ${META} items { serial } } }`)
  expect(first.cartridges.meta).toEqual((await rest('/api/aroma_cartridges_web')).meta)
})

test('§8 GraphQL: categories, products, applications and SDKs are those of calls 7, 9, 10 and 11', async () => {
  const texts = 'slug name { en ja ko }'
  const data = await read<Record<string, Listed> & { cartridgeKinds: Row[] }>(`{
    cartridgeKinds { kind label { en ja ko } }
    products { ${META} items { id ${texts} tagline { en ja ko } isSold } }
    applications(slug: "PLAYER") { ${META} items { ${texts} tagline { en ja ko } platforms } }
    sdkDocuments(slug: "unity") {
      ${META} items { ${texts} platform version prices { amountMinor currency } }
    }
  }`)
  const [kinds, products, applications, sdks] = [
    await rest('/api/aroma_cartridge_categories'),
    await rest('/api/aroma_products'),
    await rest('/api/aroma_applications?q[slug_cont]=PLAYER'),
    await rest('/api/aroma_sdk_documents?q[slug_cont]=unity'),
  ]
  expect(data.cartridgeKinds).toEqual(kinds.data)
  expect(data.products).toEqual({
    meta: products.meta,
    items: products.data.map(({ is_sold: isSold, ...row }) => ({ ...row, isSold })),
  })
  expect(data.applications).toEqual({ meta: applications.meta, items: applications.data })
  expect(data.sdkDocuments).toEqual({ meta: sdks.meta, items: sdks.data.map(withPrices) })
})

test('§8 GraphQL: prices are those of call 20, by product and all at once', async () => {
  for (const location of ['JP', 'Korea', '日本', 'de']) {
    const { prices, products } = await read<{ prices: Row[]; products: { items: Row[] } }>(
      `query ($at: String) {
        prices(productId: "kit", location: $at) { amountMinor currency }
        products(limit: 100) { items { id price(location: $at) { amountMinor currency } } }
      }`,
      { at: location },
    )
    const priceOf = async (id: unknown) =>
      (await rest(`/v1/prices/${id}?location=${location}`)).data.map(asMoney)
    expect(prices, location).toEqual(await priceOf('kit'))
    for (const { id, price } of products.items) {
      expect(price, `${id} ${location}`).toEqual((await priceOf(id))[0] ?? null)
    }
  }
  const none = await read(`{
    home: prices(productId: "kit") { currency }
    nothing: prices(productId: "nothing") { currency }
    strange: prices(productId: "a\\u0000b") { currency }
    noPrice: prices(productId: "aroma-speaker-60") { currency }
  }`)
  expect(none).toEqual({ home: [{ currency: 'jpy' }], nothing: null, strange: null, noPrice: [] })
})

test('§8 GraphQL: news, questions, places and settings are those of calls 12, 13, 14 and 2', async () => {
  for (const locale of ['ja', 'en', 'ko']) {
    const data = await read<Record<string, Listed> & { settings: Row[] }>(
      `query ($locale: Locale) {
        news(locale: $locale, page: 2) { ${META} items { slug locale title body startDate } }
        faqs(locale: $locale, limit: 100) {
          ${META} items { slug questionType locale question answer }
        }
        recruitments(locale: $locale) { ${META} items { slug locale title summary body } }
        settings { key value description }
      }`,
      { locale },
    )
    const [news, faqs, places, settings] = [
      await rest(`/v1/news?locale=${locale}&page=2`),
      await rest(`/api/faqs?locale=${locale}&page[size]=100`),
      await rest(`/api/recruitments?locale=${locale}`),
      await rest('/v1/settings'),
    ]
    expect(data.news).toEqual({ meta: news.meta, items: news.data.map(asNews) })
    expect(data.faqs).toEqual({ meta: faqs.meta, items: faqs.data.map(asFaq) })
    expect(data.recruitments).toEqual({ meta: places.meta, items: places.data })
    expect(data.settings).toEqual(settings.data.map(({ id: _, ...setting }) => setting))
  }
})

test('§8 GraphQL: a language is requested by an argument, in the address or by the header; Korean news reads Japanese', async () => {
  const query = `{
    own: news(limit: 1) { items { locale } }
    ko: news(limit: 1, locale: ko) { items { locale } }
    en: faqs(limit: 1, locale: en) { items { locale } }
    faqs(limit: 1) { items { locale } }
    cartridges(limit: 1) { items { name { text ja: text(locale: ja) } } }
  }`
  const asked = async (path: string, language: string) =>
    (
      await shop.call<GraphqlAnswer>({
        path,
        body: { query },
        headers: { 'accept-language': language },
      })
    ).body.data
  const told = (own: string, faqs: string, text: string) => ({
    own: { items: [{ locale: own }] },
    ko: { items: [{ locale: 'ja' }] },
    en: { items: [{ locale: 'en' }] },
    faqs: { items: [{ locale: faqs }] },
    cartridges: { items: [{ name: { text, ja: 'レモン' } }] },
  })
  expect(await asked(GRAPHQL_PATH, 'en')).toEqual(told('en', 'en', 'Lemon'))
  expect(await asked(GRAPHQL_PATH, 'ja')).toEqual(told('ja', 'ja', 'レモン'))
  expect(await asked(`${GRAPHQL_PATH}/?locale=ko`, 'en')).toEqual(told('ja', 'ko', '레몬'))
})

test('§8 GraphQL: one item by its name, and null where there is none, a draft or a name no row can have', async () => {
  const slug = String((await rest('/v1/news?limit=1')).data[0]?.slug)
  const { posts } = await read<{ posts: Listed }>(
    '{ posts: blogPosts(limit: 1) { items { slug title summary body startDate locale } } }',
  )
  const [post] = posts.items
  const data = await read<Record<string, Row | null>>(
    `query ($news: String!, $post: String!) {
      newsItem(slug: $news) { slug }
      blogPost(slug: $post) { slug title summary body startDate locale }
      recruitment(slug: "web-engineer", locale: ja) { title locale }
      none: newsItem(slug: "nothing") { slug }
      never: blogPost(slug: "a\\u0000b") { slug }
      odd: recruitment(slug: "' or 1=1 --") { slug }
    }`,
    { news: slug, post: post?.slug },
  )
  expect(data).toEqual({
    newsItem: { slug },
    blogPost: post,
    recruitment: { title: 'Webエンジニア', locale: 'ja' },
    none: null,
    never: null,
    odd: null,
  })
  await shop.query('update news_items set published_at = null where slug = $1', [slug])
  const draft = await read('query ($slug: String!) { newsItem(slug: $slug) { slug } }', { slug })
  await shop.query(`update news_items set published_at = '2026-01-01' where slug = $1`, [slug])
  expect(draft).toEqual({ newsItem: null })
})

test('§8 GraphQL: the schema describes itself, every type, field and argument in words', async () => {
  const { data } = (await ask(getIntrospectionQuery())).body
  // The answer to the library's own question.
  const known = buildClientSchema(data as unknown as IntrospectionQuery)
  expect(Object.keys(known.getQueryType()?.getFields() ?? {}).length).toBe(14)
  const types = Object.values(known.getTypeMap()).filter(({ name }) => !name.startsWith('__'))
  const fields = types.filter(isObjectType).flatMap((type) => Object.values(type.getFields()))
  const named = [...types, ...fields, ...fields.flatMap(({ args }) => args)]
  expect(named.filter(({ description }) => !description)).toEqual([])
  expect(fields.length).toBeGreaterThan(60)
})

test('§8 GraphQL: the examples of its guide are answered, and its numbers are true', async () => {
  const guide = readFileSync(new URL('../../../content/api/graphql/en.md', import.meta.url), 'utf8')
  const examples = [...guide.matchAll(/```graphql\n([\s\S]+?)```/g)].map(([, query = '']) => query)
  expect(examples.length).toBeGreaterThan(3)
  const given = [...guide.matchAll(/```json variables\n([\s\S]+?)```/g)].map(
    ([, text = '']) => text,
  )
  const variables: Row = Object.assign({}, ...given.map((text): Row => JSON.parse(text)))
  for (const query of examples) await read(query, variables)
  const told = [
    `characters | ${spelled(QUERY_CHARACTERS_MAX)}`,
    `tokens | ${spelled(QUERY_TOKENS_MAX)}`,
    `${SELECTIONS_MAX}; of fields of the schema ${BREADTH_MAX}`,
    `depth | ${DEPTH_MAX}`,
    `cost | ${spelled(COST_MAX)}`,
    `time | ${QUERY_TIMEOUT_MS / 1_000} seconds`,
    `a list ${LIST_COST}, a long text (\`body\`, \`answer\`) ${LONG_TEXT_COST}`,
  ]
  for (const promise of told) expect(guide).toContain(promise)
})

const spelled = (number: number): string => number.toLocaleString('en')

const asMoney = (row: Row) => ({ amountMinor: row.unit_amount, currency: row.currency })

type WithPrice = Row & { price: { jpy: number | null; usd: number | null } }

function withPrices(row: Row) {
  // Calls 8 and 11 write both prices in one object.
  const { price, ...rest } = row as WithPrice
  const prices = [
    { amountMinor: price.jpy, currency: 'jpy' },
    { amountMinor: price.usd, currency: 'usd' },
  ]
  return { ...rest, prices: prices.filter(({ amountMinor }) => amountMinor !== null) }
}

function asCartridge(row: Row) {
  const {
    id: _id,
    ename: en,
    jname: ja,
    kname: ko,
    active: _,
    kind,
    ...rest
  } = withPrices(row) as Row
  return { ...rest, name: { en, ja, ko }, kind: { kind } }
}

const asNews = ({ id: _, start_date: startDate, ...row }: Row) => ({ ...row, startDate })
const asFaq = ({ id: _, question_type: questionType, ...row }: Row) => ({ ...row, questionType })
