/** What every call has in common: its name, its limits, both ways to write it. Decisions, section 8. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'

import { createPartner } from '#domain/partners/create-partner.server.ts'
import { issueKey } from '#domain/partners/issue-key.server.ts'
import type { NewKey } from '#domain/partners/partner.ts'
import { CALLS_MAX, LIMITS } from '#domain/rate-limits/policy.ts'
import { openLoad } from '#server/load/load.ts'

import { NO_API_KEY, refused } from '../../support/api/answers.ts'
import { PUBLIC_LISTS } from '../../support/api/public-lists.ts'
import { signIn } from '../../support/shop/buyer.ts'
import { shareTestShop } from '../../support/shop/share-test-shop.ts'
import { openTestShop } from '../../support/shop/shop.ts'
import { unwrap } from '../../support/shop/unwrap.ts'

type Operations = { paths: Record<string, Record<string, unknown>> }
type Operation = { method: string; path: string }

const shop = await shareTestShop({ env: { TRUSTED_PROXIES: '1' } })
const buyer = await signIn(shop, 'hana@example.com')
const { body } = await shop.call<Operations>({ path: '/api/openapi.json' })
const operations = Object.entries(body.paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
)

/** Names nothing that exists, so that no call changes anything. */
const addressOf = (path: string): string =>
  path.replace('{userId}', randomUUID()).replace(/\{\w+\}/g, 'nothing')

/** Each from a place of its own, so that no limit is met. */
let places = 0
function ask({ method, path }: Operation, headers: Record<string, string> = {}, token?: string) {
  places += 1
  const body = method === 'GET' || method === 'DELETE' ? {} : { body: {} }
  const from = { 'x-forwarded-for': `10.${places >> 16}.${(places >> 8) & 255}.${places & 255}` }
  return shop.call({
    method,
    path,
    headers: { ...from, ...headers },
    ...(token && { token }),
    ...body,
  })
}

test('§8 every call may be written with a slash at its end, and with `debug`, and is the same call', async () => {
  expect(operations.length).toBeGreaterThan(35)
  for (const { method, path } of operations) {
    // Signing out is what it says, and a challenge is new each time.
    if (method === 'DELETE' || path.includes('captcha')) continue
    const plain = await ask({ method, path: addressOf(path) }, {}, buyer.token)
    const address = addressOf(path)
    for (const other of [`${address}/`, `${address}?debug=true`, `${address}/?debug=true`]) {
      const answer = await ask({ method, path: other }, {}, buyer.token)
      expect({ status: answer.status, body: answer.body }, `${method} ${other}`).toEqual({
        status: plain.status,
        body: plain.body,
      })
    }
  }
})

test('§8 every answer names its call, its limit and what is left of it', async () => {
  for (const { method, path } of operations) {
    const name = `${method} ${path}`
    const { headers } = await ask({ method, path: addressOf(path) })
    expect(headers.get('x-request-id'), name).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers.get('ratelimit-policy'), name).toContain(`"network";q=${CALLS_MAX.network};w=60`)
    expect(headers.get('ratelimit'), name).toMatch(
      new RegExp(`"network";r=${CALLS_MAX.network - 1};t=([1-9]|[1-5]\\d|60)(,|$)`),
    )
  }
  for (const path of ['/api/nothing', '/v1/nothing', '/api/openapi.json']) {
    const { headers } = await shop.call({ path, headers: { 'x-api-key': '' } })
    expect(headers.get('x-request-id'), path).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers.get('ratelimit'), path).toMatch(/^"machine";r=\d+;t=\d+$/)
  }
})

test('§8 a caller may name its call; what is no plain name is not repeated', async () => {
  const named = async (id: string) =>
    (await shop.call({ path: '/v1/settings', headers: { 'x-request-id': id } })).headers.get(
      'x-request-id',
    )
  for (const id of ['order-42', 'a'.repeat(64), 'A_1.b-2c']) expect(await named(id)).toBe(id)
  for (const id of [
    '',
    'short',
    'a'.repeat(65),
    'has space in',
    '<script>1',
    'a,b,c,d,e',
    'abcdefgh!',
  ]) {
    expect(await named(id), id).toMatch(/^[0-9a-f]{8}-/)
  }
})

/** As if calls came 20 ms apart, however fast they are sent: the limit per minute applies, and not that per second. */
function unhurried() {
  let ms = 0
  return openLoad({
    trustedProxies: 1,
    now() {
      ms += 20
      return ms
    },
  })
}

test('§8 limits: a network gets its calls of a minute and then waits for the next', async () => {
  await using other = await openTestShop({ env: { TRUSTED_PROXIES: '1' }, load: unhurried() })
  const from = (address: string) =>
    other.call({ path: '/api/aroma_cartridge_categories', headers: { 'x-forwarded-for': address } })
  const statuses: number[] = []
  for (let turn = 0; turn < CALLS_MAX.network; turn += 1)
    statuses.push((await from('203.0.113.7')).status)
  expect(new Set(statuses)).toEqual(new Set([200]))

  const over = await from('203.0.113.7')
  expect(over).toEqual(
    refused(429, 'rate_limited', 'Too many attempts. Please try again in 1 minute.', {
      data: { retryAfterSeconds: 60 },
    }),
  )
  expect(over.headers.get('retry-after')).toBe('60')
  expect(over.headers.get('ratelimit')).toBe('"network";r=0;t=60')
  expect((await from('203.0.113.8')).status).toBe(200)
  // One customer's addresses of the new kind are one network.
  for (const end of ['1', 'ffff:2']) expect((await from(`2001:db8::${end}`)).status).toBe(200)
  expect((await from('2001:db8::3')).headers.get('ratelimit')).toContain(
    `r=${CALLS_MAX.network - 3};`,
  )

  other.advance(60_000)
  expect((await from('203.0.113.7')).status).toBe(200)
})

test('§8 limits: a partner’s calls are counted by its key, wherever they come from', async () => {
  const ctx = shop.shop.context(
    { kind: 'staff', userId: randomUUID(), role: 'administrator' },
    'en',
  )
  const made = unwrap(await createPartner(ctx, { name: 'Partner', contactEmail: 'p@example.com' }))
  const wanted: NewKey = { partnerId: made.id, scopes: ['catalog'], lifeDays: null }
  const issued = unwrap(await issueKey(ctx, wanted))
  const key = { 'x-api-key': issued.key }
  for (const left of [1, 2, 3]) {
    const { headers } = await ask({ method: 'GET', path: '/v1/prices/kit' }, key)
    expect(headers.get('ratelimit-policy')).toBe(`"partner";q=${CALLS_MAX.partner};w=60`)
    expect(headers.get('ratelimit')).toMatch(
      new RegExp(`^"partner";r=${CALLS_MAX.partner - left};t=\\d+$`),
    )
  }
  // Without need of a key it counts all the same, and a made-up one is the network's.
  expect((await ask({ method: 'GET', path: '/api/faqs' }, key)).headers.get('ratelimit')).toContain(
    '"partner"',
  )
  const madeUp = { 'x-api-key': `pk_${'a'.repeat(43)}` }
  expect(
    (await ask({ method: 'GET', path: '/api/faqs' }, madeUp)).headers.get('ratelimit'),
  ).toContain('"network"')
})

test('§8 limits: processes share the count; a network that is through guesses no keys', async () => {
  const env = { TRUSTED_PROXIES: '1' }
  await using one = await openTestShop({ env, load: unhurried() })
  await using two = await openTestShop({ env, beside: one, load: unhurried() })
  const headers = { 'x-forwarded-for': '203.0.113.9', 'x-api-key': `pk_${'b'.repeat(43)}` }
  const path = '/v1/settings'
  for (let turn = 0; turn < CALLS_MAX.network; turn += 1) {
    expect(await one.call({ path, headers })).toEqual(NO_API_KEY)
  }
  await one.shop.rateLimiter.write()
  await two.call({ path, headers })
  await two.shop.rateLimiter.write()
  for (const process of [one, two]) {
    expect((await process.call({ path, headers })).status).toBe(429)
  }
})

test('§8 limits: a refusal by a narrower limit names that one too', async () => {
  const { max, windowSeconds } = LIMITS.subscription_address
  const subscribe = (at: number) =>
    shop.call({
      path: '/v1/subscriptions',
      body: { subscription: { email: `n${at}@example.com` } },
      headers: { 'x-forwarded-for': '198.51.100.77' },
    })
  for (let turn = 0; turn < max; turn += 1) await subscribe(turn)
  const { status, headers } = await subscribe(max)
  expect(status).toBe(429)
  expect(headers.get('ratelimit-policy')).toBe(
    `"network";q=${CALLS_MAX.network};w=60, "subscription_address";q=${max};w=${windowSeconds}`,
  )
  const wait = headers.get('retry-after')
  expect(headers.get('ratelimit')).toMatch(
    new RegExp(`^"network";r=\\d+;t=\\d+, "subscription_address";r=0;t=${wait}$`),
  )
})

test('§8 lists: what has not changed is answered without a body', async () => {
  for (const path of PUBLIC_LISTS) {
    const first = await shop.call({ path })
    const tag = first.headers.get('etag') ?? ''
    expect(tag, path).toMatch(/^W\/"[\w-]{22}"$/)
    expect(first.headers.get('cache-control'), path).toBe('no-cache')
    expect(first.headers.get('vary'), path).toBe('Accept-Language, Cookie, X-Api-Key')

    for (const given of [tag, tag.slice(2), `"other", ${tag}`, '*']) {
      const again = await shop.call({ path, headers: { 'if-none-match': given } })
      expect(again, `${path} ${given}`).toMatchObject({ status: 304, body: null })
      expect(again.headers.get('etag')).toBe(tag)
      expect(again.headers.get('cache-control')).toBe('no-cache')
      expect(again.headers.get('x-request-id')).toMatch(/\S/)
      expect(again.headers.get('ratelimit')).toMatch(/\S/)
      expect(again.headers.get('content-length') ?? '0').toBe('0')
    }
    for (const given of ['"other"', 'W/""', tag.slice(3, -1), '']) {
      const again = await shop.call({ path, headers: { 'if-none-match': given } })
      expect(again.status, `${path} ${given}`).toBe(200)
      expect(again.body).toEqual(first.body)
    }
  }
})

test('§8 lists: another language, another page and changed content have another name', async () => {
  const tagOf = async (path: string, headers: Record<string, string> = {}) =>
    (await shop.call({ path, headers })).headers.get('etag')
  const english = await tagOf('/api/faqs')
  expect(await tagOf('/api/faqs', { 'accept-language': 'ja' })).not.toBe(english)
  expect(await tagOf('/api/faqs?locale=ja')).toBe(
    await tagOf('/api/faqs', { 'accept-language': 'ja' }),
  )
  expect(await tagOf('/api/faqs?page[size]=1')).not.toBe(english)

  const before = await tagOf('/api/aroma_cartridges_web')
  await shop.query(
    `update cartridges set price_jpy = price_jpy + 1 where serial = (select serial from cartridges
      where active >= 1 order by position limit 1)`,
  )
  expect(await tagOf('/api/aroma_cartridges_web')).not.toBe(before)
})

test('§8 lists: refusals and personal answers are not cached and have no ETag', async () => {
  for (const { path, headers, token } of [
    { path: '/v1/settings', headers: { 'x-api-key': 'x' } },
    { path: '/api/faqs?page[size]=0' },
    { path: '/api/recruitments/nothing' },
    { path: '/v1/orders', token: buyer.token },
    { path: `/api/users/${buyer.id}/profiles`, token: buyer.token },
    { path: '/v1/order-draft', token: buyer.token },
  ]) {
    const answer = await shop.call({
      path,
      headers: { 'if-none-match': '*', ...headers },
      ...(token && { token }),
    })
    expect(answer.status, path).not.toBe(304)
    expect(answer.headers.get('etag'), path).toBeNull()
    expect(answer.headers.get('cache-control'), path).toBe('no-store')
  }
})

test('§8 a method that an address does not take is refused with those it takes', async () => {
  const taken = new Map<string, Set<string>>()
  for (const { method, path } of operations) {
    taken.set(path, (taken.get(path) ?? new Set()).add(method))
  }
  for (const [path, methods] of taken) {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      // An address may be one of several patterns; then those of the others are taken too.
      if (methods.has(method) || path.startsWith('/v1/orders/')) continue
      const answer = await ask({ method, path: addressOf(path) }, {}, buyer.token)
      expect(answer, `${method} ${path}`).toEqual(
        refused(405, 'method_not_allowed', 'This address doesn’t accept that method.'),
      )
      const allowed = answer.headers.get('allow')?.split(', ') ?? []
      expect(allowed, path).toEqual(expect.arrayContaining([...methods]))
      expect(allowed).not.toContain(method)
      expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    }
  }
})
