/** The client that partners install, against a running shop. */
import { expect, test } from 'vitest'

import { createClient } from '#client/client.ts'
import type { AnswerOf } from '#client/outcome.ts'
import { sessionsInMemory } from '#client/sessions.ts'
import { TOKEN_LIFETIME_MINUTES } from '#domain/accounts/policy.ts'

import { openUnsteadyLine } from '../../support/api/unsteady-line.ts'
import { type NewOrder, orderBody, signIn } from '../../support/shop/buyer.ts'
import { API_KEY, MINUTE, openTestShop, type TestShop } from '../../support/shop/shop.ts'

/** The clock of the client is that of this machine. */
const openShop = () => openTestShop({ now: new Date().toISOString() })
const clientOf = ({ address }: Pick<TestShop, 'address'>, apiKey = API_KEY) =>
  createClient({ baseUrl: address, apiKey })

/** As a signed-in customer. */
async function customerOf(shop: TestShop, address = shop.address) {
  const sessions = sessionsInMemory()
  const { id, token } = await signIn(shop)
  const token_expiry = new Date(Date.now() + MINUTE).toISOString()
  sessions.write({ id, authentication_token: token, token_expiry })
  return { id, sessions, client: createClient({ baseUrl: address, apiKey: API_KEY, sessions }) }
}

// The body of a test is made of loose parts.
const BODY = orderBody() as NewOrder & never

test('client: an answer is a value of its type, and so is a refusal with its fields', async () => {
  await using shop = await openShop()
  const client = clientOf(shop)
  const prices = await client.call('GET /v1/prices/{productId}', { path: { productId: 'kit' } })
  expect(prices.ok && prices.value.data[0]).toMatchObject({ unit_amount: 80_000, currency: 'jpy' })

  const unknown = await client.call('GET /v1/prices/{productId}', { path: { productId: 'tea' } })
  expect(unknown).toMatchObject({ error: { status: 404, code: 'not_found' } })
  const refused = await client.call('POST /v1/subscriptions', {
    body: { subscription: { email: 'x' } },
  })
  expect(refused).toMatchObject({
    ok: false,
    error: {
      code: 'request_invalid',
      fields: ['subscription.email'],
      details: [{ field: 'subscription.email', code: 'format', message: expect.any(String) }],
    },
  })
  const wrongKey = await clientOf(shop, 'pk_wrong').call('GET /v1/settings')
  expect(wrongKey).toMatchObject({ error: { status: 401, code: 'api_key_invalid' } })
})

test('client: signs in, refreshes an expired token once for all waiting calls, and signs out', async () => {
  await using shop = await openShop()
  const proof = { email: 'mina@example.com', password: 'teapot gravel umbrella north' }
  await shop.call({ path: '/api/users', body: { user: proof } })
  const sessions = sessionsInMemory()
  const client = createClient({ baseUrl: shop.address, apiKey: API_KEY, sessions })
  expect(await client.call('GET /v1/orders')).toMatchObject({ error: { code: 'token_invalid' } })
  expect((await client.signIn({ ...proof, password: 'wrong' })).ok).toBe(false)
  expect((await client.signIn(proof)).ok).toBe(true)
  const first = sessions.read()?.authentication_token

  shop.advance(TOKEN_LIFETIME_MINUTES * MINUTE)
  const answers = await Promise.all([1, 2, 3].map(() => client.call('GET /v1/orders')))
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true])
  expect(sessions.read()?.authentication_token).not.toBe(first)
  expect(await shop.query('select count(*)::int as count from sessions')).toEqual([{ count: 1 }])

  await client.signOut()
  expect(sessions.read()).toBeNull()
})

test('client: after a lost answer the request is repeated with the same key, and the order is placed once', async () => {
  await using shop = await openShop()
  await using line = await openUnsteadyLine(shop.address)
  const { client } = await customerOf(shop, line.address)
  line.fail('answer lost', 503)
  const placed = await client.call('POST /v1/orders', { body: BODY })
  expect(placed.ok).toBe(true)
  expect(line.seen.map(({ call }) => call)).toEqual(Array(3).fill('POST /v1/orders'))
  expect(new Set(line.seen.map(({ key }) => key)).size).toBe(1)

  line.fail('answer cut off')
  const idempotencyKey = line.seen[0]?.key ?? ''
  expect(await client.call('POST /v1/orders', { body: BODY, idempotencyKey })).toEqual(placed)
  const rows = await shop.query('select id from orders')
  expect(rows).toEqual([{ id: placed.ok && placed.value.data.data.orderId }])
})

test('client: a call that could act twice is sent once, and a refusal that persists is returned after two retries', async () => {
  await using shop = await openShop()
  await using line = await openUnsteadyLine(shop.address)
  const client = clientOf(line)
  line.fail(503)
  const body = { subscription: { email: 'mina@example.com' } }
  const once = await client.call('POST /v1/subscriptions', { body })
  expect(once).toMatchObject({ error: { status: 503, code: 'unexpected' } })
  expect(line.seen).toHaveLength(1)

  line.fail('answer lost', 'answer lost', 'answer lost')
  expect(await client.call('GET /v1/settings')).toMatchObject({
    error: { status: 0, code: 'offline', message: '' },
  })
  expect(line.seen).toHaveLength(4)
  line.fail('page of a proxy')
  expect(await client.call('GET /v1/settings')).toMatchObject({
    error: { status: 200, code: 'unexpected' },
  })
})

test('client: a refresh whose answer is lost is repeated at once, and one that fails is no reason to sign in again', async () => {
  await using shop = await openShop()
  await using line = await openUnsteadyLine(shop.address)
  const { client, sessions } = await customerOf(shop, line.address)
  const expire = () => {
    shop.advance(TOKEN_LIFETIME_MINUTES * MINUTE)
    const session = sessions.read()
    if (session) sessions.write({ ...session, token_expiry: new Date(0).toISOString() })
  }
  const [refresh, list] = [expect.stringMatching(/^GET .*refresh_token$/), 'GET /v1/orders']

  expire()
  line.fail('answer lost', 'nothing', 'answer lost')
  expect(await client.call('GET /v1/orders')).toMatchObject({ ok: true })
  expect(line.seen.map(({ call }) => call)).toEqual([refresh, refresh, list, list])

  expire()
  line.seen.length = 0
  // A token that was just refreshed is sent whatever the clock of this machine says.
  line.fail('nothing', 503, 503, 503)
  expect(await client.call('GET /v1/orders')).toMatchObject({ error: { status: 503 } })
  expect(line.seen.map(({ call }) => call)).toEqual([list, refresh, refresh, refresh])
  expect(await client.call('GET /v1/orders')).toMatchObject({ ok: true })
})

test('client: a list is read page by page to its end, and a refusal ends it', async () => {
  await using shop = await openShop()
  const client = clientOf(shop)
  const serials: string[] = []
  type Cartridges = AnswerOf<'GET /api/aroma_cartridges_web'>
  let meta: Cartridges['meta'] | null = null
  for await (const page of client.pages('GET /api/aroma_cartridges_web', {
    query: { 'page[size]': 30 },
  })) {
    if (!page.ok) throw new Error(page.error.message)
    serials.push(...page.value.data.map(({ serial }) => serial))
    meta = page.value.meta
  }
  expect(meta).toMatchObject({ current: 4, next: null, count: serials.length })
  expect(new Set(serials).size).toBe(serials.length)

  const news: number[] = []
  for await (const page of client.pages('GET /v1/news', { query: { limit: 1, page: 2 } })) {
    if (page.ok) news.push(page.value.meta.current)
  }
  expect(news.slice(0, 2)).toEqual([2, 3])

  const refused = []
  for await (const page of client.pages('GET /v1/news', { query: { limit: 1_000 } })) {
    refused.push(page)
  }
  expect(refused).toMatchObject([{ ok: false, error: { fields: ['limit'] } }])
})

test('client: a document is a file with its name', async () => {
  await using shop = await openShop()
  const { client } = await customerOf(shop)
  const placed = await client.call('POST /v1/orders', { body: BODY })
  const orderId = placed.ok ? placed.value.data.data.orderId : ''
  const answer = await client.file('POST /v1/orders/{orderId}/documents/{kind}', {
    path: { orderId, kind: 'estimate' },
    body: {},
  })
  expect(answer).toMatchObject({ ok: true, value: { name: expect.stringMatching(/\.pdf$/) } })
  if (answer.ok) expect(await answer.value.file.text()).toMatch(/^%PDF/)
})
