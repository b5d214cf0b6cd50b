/** What GraphQL refuses, and that it only reads. Decisions, section 8; decision 0024. */
import { sql } from 'drizzle-orm'
import { parse } from 'graphql'
import { expect, test } from 'vitest'

import { listPublicSettings } from '#domain/settings/read-settings.server.ts'

import { NO_API_KEY } from '../../support/api/answers.ts'
import { GRAPHQL_PATH, type GraphqlAnswer, graphqlOf, STRICT } from '../../support/api/graphql.ts'
import { shareTestShop } from '../../support/shop/share-test-shop.ts'

/** On a busy machine; an answer that grows with the square of anything takes minutes. */
const TOO_LONG_MS = 5_000

const shop = await shareTestShop()
const { ask, read, refusal } = graphqlOf(shop)

test('§8 GraphQL needs the key of /v1, and its description none', async () => {
  for (const key of ['', 'pk_loca', 'pk_other']) {
    for (const body of [{ query: '{ settings { key } }' }, { query: '{' }, 'no json']) {
      const headers = { 'x-api-key': key }
      expect(await shop.call({ path: GRAPHQL_PATH, body, headers }), key).toEqual(NO_API_KEY)
    }
  }
  const described = await fetch(`${shop.address}${GRAPHQL_PATH}/schema.graphql`)
  expect(described.status).toBe(200)
  expect(described.headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8$/i)
  const text = await described.text()
  expect(parse(text).definitions.length).toBeGreaterThan(20)
  expect(text).not.toContain('type Mutation')
})

test('§8 GraphQL takes JSON by POST, and nothing else', async () => {
  const query = '{ settings { key } }'
  const get = await shop.call({ path: `${GRAPHQL_PATH}?query=${encodeURIComponent(query)}` })
  expect(get).toMatchObject({ status: 405, body: { error: { code: 'method_not_allowed' } } })
  expect(get.headers.get('allow')).toBe('POST')
  for (const method of ['PUT', 'PATCH', 'DELETE']) {
    expect((await shop.call({ path: GRAPHQL_PATH, method, body: { query } })).status, method).toBe(
      405,
    )
  }
  expect((await shop.call({ path: `${GRAPHQL_PATH}/elsewhere`, body: { query } })).status).toBe(404)

  for (const type of [
    'text/plain',
    'application/graphql',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/graphql+json',
  ]) {
    const headers = { 'content-type': type }
    expect((await shop.call({ path: GRAPHQL_PATH, body: { query }, headers })).status, type).toBe(
      415,
    )
  }
  const answer = await ask(query)
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
  expect(answer.headers.get('ratelimit')).toContain('r=')
  const large = await ask(`{ settings { key } } # ${'x'.repeat(70_000)}`)
  expect(large).toMatchObject({ status: 413, body: { error: { code: 'body_too_large' } } })
})

test('§8 GraphQL: what is no request is refused with one code and without a word of our insides', async () => {
  for (const body of [
    '',
    '{',
    'null',
    '1',
    '"{ settings { key } }"',
    '[]',
    '[{"query":"{ settings { key } }"}]',
    '{}',
    '{"query":null}',
    '{"query":1}',
    '{"query":["{ settings { key } }"]}',
    '{"query":"{ settings { key } }","variables":[]}',
    '{"query":"{ settings { key } }","variables":"x"}',
    '{"query":"{ settings { key } }","extensions":1}',
    '{"query":"{ settings { key } }","surprise":1}',
    '{"query":"{ settings { key } }","operationName":"Other"}',
    '{"query":""}',
    '{"query":"{"}',
    '{"query":"{ settings { key } } \\ud800"}',
  ]) {
    const { status, body: told } = await shop.call<GraphqlAnswer>({
      path: GRAPHQL_PATH,
      body,
      headers: STRICT,
    })
    expect(status, body).toBe(400)
    expect(told.data ?? null, body).toBeNull()
    expect(
      told.errors?.map(({ extensions }) => extensions),
      body,
    ).toEqual([{ code: 'request_invalid' }])
    expect(JSON.stringify(told), body).not.toMatch(/node_modules|\.ts:|stack|originalError/)
  }
})

test('§8 GraphQL: nothing is written, so there is nothing to write with', async () => {
  for (const query of [
    'mutation { settings { key } }',
    'mutation { __typename }',
    'subscription { settings { key } }',
    'subscription { __typename }',
  ]) {
    const { status, extensions } = await refusal(query)
    expect({ status, extensions }, query).toEqual({
      status: 400,
      extensions: { code: 'request_invalid' },
    })
  }
})

test('0024 a read-only transaction cannot write, and runs no query once it is over', async () => {
  const { context, readOnly } = shop.shop
  const visitor = context({ kind: 'visitor' }, 'en')
  const write = readOnly(visitor, 1_000, (ctx) => ctx.db.execute(sql`delete from settings`))
  await expect(write).rejects.toMatchObject({ cause: { code: '25006' } })
  await expect(readOnly(visitor, 1_000, (ctx) => ctx.transaction(async () => 1))).rejects.toThrow(
    'only reads',
  )
  await expect(
    readOnly(visitor, 100, (ctx) => ctx.db.execute(sql`select pg_sleep(1)`)),
  ).rejects.toMatchObject({ cause: { code: '57014' } })

  let late: Promise<unknown> = Promise.resolve()
  const found = await readOnly(visitor, 1_000, async (ctx) => {
    const both = await Promise.all([1, 2].map(() => ctx.db.execute(sql`select now() as at`)))
    // The first one is on its way when this ends and is waited for; the second comes too late.
    late = listPublicSettings(ctx)
      .then(() => listPublicSettings(ctx))
      .catch((error: Error) => error.cause)
    return both.map(({ rows }) => rows[0])
  })
  expect(found[0]).toEqual(found[1])
  expect(await late).toMatchObject({ message: 'what asked for this is over' })
})

test('§8 GraphQL: a misspelled field, argument, type or variable is refused by name', async () => {
  for (const [query, words] of [
    ['{ cartridge { items { serial } } }', 'Did you mean "cartridges"'],
    ['{ settings { key secret } }', 'Cannot query field "secret"'],
    ['{ settings(all: true) { key } }', 'Unknown argument "all"'],
    ['{ news(locale: fr) { items { slug } } }', 'Value "fr" does not exist in "Locale"'],
    ['{ news(limit: "10") { items { slug } } }', 'Int cannot represent'],
    ['{ news(limit: null) { items { slug } } }', 'Int!'],
    ['{ news(limit: 99999999999) { items { slug } } }', 'Int cannot represent'],
    ['{ settings }', 'must have a selection'],
    ['{ settings { key @defer } }', '@defer'],
    ['query ($a: Int!) { news(limit: $a) { items { slug } } }', '$a'],
    ['query ($a: Int) { news(limit: $a) { items { slug } } }', null],
    ['{ ...A } fragment A on Query { ...A }', 'Cannot spread fragment "A" within itself'],
  ] as const) {
    if (words === null) {
      await read(query)
      expect((await refusal(query, { a: null })).extensions.code).toBe('request_invalid')
      continue
    }
    const { status, message, extensions } = await refusal(query)
    expect({ status, code: extensions.code }, query).toEqual({
      status: 400,
      code: 'request_invalid',
    })
    expect(message).toContain(words)
  }
  const lenient = await ask('{ settings { secret } }')
  expect(lenient.status).toBe(200)
  expect(lenient.body.errors?.length).toBe(1)
})

test('§3 GraphQL: a page number is 1 to 10,000, and a page has 1 to 100 rows', async () => {
  for (const field of [
    'cartridges',
    'products',
    'applications',
    'sdkDocuments',
    'news',
    'faqs',
    'blogPosts',
    'recruitments',
  ]) {
    for (const [name, values] of [
      ['page', [0, -1, 10_001, 2_147_483_647]],
      ['limit', [0, -1, 101, 2_147_483_647]],
    ] as const) {
      for (const value of values) {
        const told = await refusal(`{ ${field}(${name}: ${value}) { meta { count } } }`)
        expect(told, `${field} ${name} ${value}`).toMatchObject({
          status: 400,
          message: 'Error: Invalid request',
          path: [field],
          extensions: { code: 'request_invalid', fields: [name] },
        })
      }
    }
    const last = `{ ${field}(page: 10000, limit: 100) { items { __typename } } }`
    expect(await read(last)).toEqual({ [field]: { items: [] } })
  }
})

test('A.4.30 GraphQL: hostile texts are texts, or refused by the name of their argument', async () => {
  const search = 'query ($text: String) { cartridges(text: $text) { meta { count } } }'
  for (const text of [
    "' or 1=1 --",
    '"; drop table cartridges; --',
    '{{7*7}}',
    '😀',
    '\\',
    '_'.repeat(100),
    '{"$gt":""}',
    '\ud800',
    '<script>',
  ]) {
    const { cartridges } = await read<{ cartridges: Listed }>(search, { text })
    expect(cartridges.meta.count, text).toBe(0)
  }
  for (const text of ['a\u0000b', 'x'.repeat(101)]) {
    expect((await refusal(search, { text })).extensions).toMatchObject({ fields: ['text'] })
  }
  const { cartridges } = await read<{ cartridges: Listed }>(
    search,
    JSON.parse('{"__proto__":{"text":"x"}}'),
  )
  expect(cartridges.meta.count).toBe(100)
  for (const at of ['', 'Atlantis', 'EU', 'a\u0000b', 'x'.repeat(61)]) {
    const told = await refusal(
      'query ($at: String) { prices(productId: "kit", location: $at) { currency } }',
      { at },
    )
    expect(told.extensions, at).toEqual({ code: 'request_invalid', fields: ['location'] })
  }
  expect((await refusal(search, { text: { a: 1 } })).extensions.code).toBe('request_invalid')
})

test('§8 GraphQL: a query over the limits is refused before anything is read, and quickly', async () => {
  const many = (count: number, field: (at: number) => string) =>
    `{ ${Array.from({ length: count }, (_, at) => field(at)).join(' ')} }`
  const nested = (depth: number) =>
    Array.from(
      { length: depth },
      (_, at) => `fragment F${at} on Query { ...F${at + 1} ...F${at + 1} }`,
    ).join(' ')
  const all =
    'items { serial name { en ja ko } kind { label { en ja ko } } prices { amountMinor } }'
  for (const [what, query, limit] of [
    ['1,000 aliases', many(1_000, (at) => `a${at}: settings { key }`), null],
    ['240 aliases', many(240, (at) => `a${at}: __typename`), 'fits'],
    ['many small fields', many(320, (at) => `a${at}:__typename`), 'breadth'],
    [
      'introspection over and over',
      `${many(60, (at) => `a${at}: __schema { ...F }`)} fragment F on __Schema {
        types { name a: fields { name } b: fields { name } c: fields { name } } }`,
      'selections',
    ],
    [
      'fragments of fragments',
      `{ ...F0 } ${nested(40)} fragment F40 on Query { __typename }`,
      'selections',
    ],
    ['too many rows', many(4, (at) => `a${at}: cartridges(limit: 100) { ${all} }`), 'cost'],
    ['too many texts', many(8, (at) => `a${at}: news(limit: 100) { items { body } }`), 'cost'],
    [
      'the same texts again and again',
      `{ news(limit: 100) { ${many(20, (at) => `b${at}: items { body }`).slice(2, -2)} } }`,
      'cost',
    ],
    [
      'deep introspection',
      `{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }`,
      null,
    ],
    ['a deep list', `{ cartridges(text: ${'['.repeat(3_000)}) { meta { count } } }`, null],
    ['a long query', `{ settings { key } } ${'#'.repeat(10_000)}`, null],
    ['many tokens', `{ settings { ${'key '.repeat(1_000)} } }`, null],
    ['two operations', 'query A { __typename } query B { __typename }', null],
  ] as const) {
    const begin = performance.now()
    if (limit === 'fits') {
      await read(query)
      continue
    }
    const told = await refusal(query)
    expect(performance.now() - begin, what).toBeLessThan(TOO_LONG_MS)
    expect(told, what).toMatchObject({ status: 400, extensions: { code: 'request_invalid' } })
    if (limit !== null) expect(told.extensions.data, what).toMatchObject({ limit })
  }
})

test('§8 GraphQL: how long a page is counts also where a variable says it', async () => {
  const query = `query ($limit: Int!) {
    a: cartridges(limit: $limit) { items { serial name { en ja ko } kind { label { en ja ko } } } }
    b: cartridges(limit: $limit) { items { serial name { en ja ko } kind { label { en ja ko } } } }
    c: cartridges(limit: $limit) { items { serial name { en ja ko } kind { label { en ja ko } } } }
    d: cartridges(limit: $limit) { items { serial name { en ja ko } kind { label { en ja ko } } } }
    e: cartridges(limit: $limit) { items { serial name { en ja ko } kind { label { en ja ko } } } }
  }`
  await read(query, { limit: 10 })
  expect((await refusal(query, { limit: 100 })).extensions.data).toMatchObject({ limit: 'cost' })
})

test('§8 GraphQL: a database that does not answer in time is reported as busy, and the shop goes on', async () => {
  const rival = await shop.pool.connect()
  await rival.query('begin; lock table settings in access exclusive mode')
  const busy = await ask('{ settings { key } }').finally(async () => {
    await rival.query('rollback')
    rival.release()
  })
  expect(busy.status).toBe(503)
  expect(busy.body.errors?.[0]).toMatchObject({ extensions: { code: 'too_busy' } })
  await read('{ settings { key } }')
})

test('§8 GraphQL: the answer to an unexpected error has no details, and it is logged once', async () => {
  await shop.query('alter table settings rename to settings_away')
  const answer = await ask('{ settings { key } }')
  await shop.query('alter table settings_away rename to settings')
  expect(answer.status).toBe(500)
  expect(answer.body).toEqual({
    data: null,
    errors: [{ message: expect.any(String), extensions: { code: 'unexpected' } }],
  })
  const complaints = shop.complaints.splice(0)
  expect(complaints.length).toBe(1)
  expect(complaints[0]).toMatch(/^POST \/graphql failed: request [\w-]{36}: /)
})

type Listed = { meta: { count: number } }
