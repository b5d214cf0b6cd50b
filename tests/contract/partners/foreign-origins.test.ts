/** Which browsers may use a partner's key, and how each key that opens nothing is refused. Decisions, section 8. */
import { expect, test } from 'vitest'

import { createPartner } from '#domain/partners/create-partner.server.ts'
import { deactivatePartner } from '#domain/partners/deactivate-partner.server.ts'
import { issueKey } from '#domain/partners/issue-key.server.ts'
import { listPartners } from '#domain/partners/list-partners.server.ts'
import { pauseKey } from '#domain/partners/pause-key.server.ts'
import { KEY_LIFE_DAYS, KEY_REMEMBERED_SECONDS } from '#domain/partners/policy.ts'
import { revokeKey } from '#domain/partners/revoke-key.server.ts'
import { SCOPES } from '#domain/partners/scopes.ts'

import { signIn } from '../../support/shop/buyer.ts'
import { staffContext } from '../../support/shop/orders.ts'
import { shareTestShop } from '../../support/shop/share-test-shop.ts'
import { API_KEY, DAY } from '../../support/shop/shop.ts'
import { unwrap } from '../../support/shop/unwrap.ts'

const LISTED = 'https://partner.example.com'
const OTHER = 'https://other.example.com'
const READS = [
  '/v1/prices/kit',
  '/v1/news',
  '/v1/settings',
  '/api/aroma_cartridges_web',
  '/api/faqs',
]

const shop = await shareTestShop()
const administrator = () => staffContext(shop, 'administrator')
async function newKey(origins: string[], lifeDays: (typeof KEY_LIFE_DAYS)[number] | null = null) {
  const input = { partnerId, scopes: [...SCOPES], lifeDays, origins }
  return unwrap(await issueKey(await administrator(), input)).key
}

const partner = { name: 'Partner', contactEmail: 'partner@example.com' }
const partnerId = unwrap(await createPartner(await administrator(), partner)).id
const key = await newKey([LISTED, 'http://localhost:5173'])

/** A call as a browser sends it for a page of this origin. */
const callFrom = (origin: string, path: string, { apiKey = key, method = 'GET' } = {}) =>
  shop.call({ path, method, headers: { origin, 'x-api-key': apiKey } })

const preflight = (path: string, method: string, origin = LISTED) =>
  shop.call({
    path,
    method: 'OPTIONS',
    headers: {
      'x-api-key': '',
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'x-api-key',
    },
  })

const REFUSED = { status: 403, body: { error: { code: 'origin_not_allowed' } } }
const allowedOrigin = ({ headers }: { headers: Headers }) =>
  headers.get('access-control-allow-origin')

test('§8 origins: pages of a listed origin read what is public, also when nothing changed', async () => {
  for (const path of READS) {
    for (const origin of [LISTED, 'http://localhost:5173']) {
      const answer = await callFrom(origin, path)
      expect([answer.status, allowedOrigin(answer)], path).toEqual([200, origin])
      expect(answer.headers.get('vary'), path).toContain('Origin')
      expect(answer.headers.get('access-control-expose-headers'), path).toContain('ETag')
      expect(answer.headers.get('access-control-allow-credentials'), path).toBeNull()
    }
  }
  const { headers } = await callFrom(LISTED, '/api/faqs')
  const again = await fetch(`${shop.address}/api/faqs`, {
    headers: { origin: LISTED, 'x-api-key': key, 'if-none-match': headers.get('etag') ?? '' },
  })
  expect([again.status, allowedOrigin(again)]).toEqual([304, LISTED])
})

test('§8 origins: an origin that the key does not list is refused by its own code, which its page may read', async () => {
  const unlisted = [
    OTHER,
    'null',
    'https://partner.example.com.evil.example',
    'https://evil.example',
  ]
  for (const path of READS) {
    for (const origin of [...unlisted, LISTED.replace('https', 'http'), `${LISTED}:8443`]) {
      const answer = await callFrom(origin, path)
      expect(answer, `${path} ${origin}`).toMatchObject(REFUSED)
      expect(allowedOrigin(answer)).toBe('*')
    }
  }
  const none = await newKey([])
  expect(await callFrom(LISTED, '/v1/news', { apiKey: none })).toMatchObject(REFUSED)
})

test('§8 origins: no page of another origin acts for a customer, writes, or reads without a key of its own', async () => {
  const { token } = await signIn(shop)
  const orders = { path: '/v1/orders', token, headers: { origin: LISTED, 'x-api-key': key } }
  const mine = await shop.call(orders)
  expect(mine).toMatchObject(REFUSED)
  expect(allowedOrigin(mine)).toBeNull()
  const placed = await shop.call({ ...orders, body: {} })
  expect(placed).toMatchObject(REFUSED)
  for (const apiKey of [API_KEY, '']) {
    expect(allowedOrigin(await callFrom(LISTED, '/api/faqs', { apiKey }))).toBeNull()
  }
  const wrong = await callFrom(LISTED, '/v1/news', { apiKey: 'pk_wrong' })
  expect(wrong).toMatchObject({ status: 401, body: { error: { code: 'api_key_invalid' } } })
  expect(allowedOrigin(wrong)).toBe('*')
})

test('§8 origins: a preflight is answered for reads, and refused for everything else', async () => {
  for (const path of READS) {
    const answer = await preflight(path, 'GET', OTHER)
    expect([answer.status, allowedOrigin(answer)], path).toEqual([204, '*'])
    expect(answer.headers.get('access-control-allow-methods')).toBe('GET')
    expect(answer.headers.get('access-control-allow-headers')).toContain('x-api-key')
    expect(answer.headers.get('access-control-max-age')).toBe('7200')
    expect(await preflight(path, 'DELETE'), path).toMatchObject(REFUSED)
  }
  for (const [path, method] of [
    ['/v1/orders', 'GET'],
    ['/v1/orders', 'POST'],
    ['/v1/contacts', 'POST'],
  ] as const) {
    const answer = await preflight(path, method)
    expect(answer, path).toMatchObject(REFUSED)
    expect(allowedOrigin(answer)).toBeNull()
  }
  for (const [path, status] of [
    ['/api/sessions', 405],
    ['/graphql', 401],
  ] as const) {
    const answer = await preflight(path, 'POST')
    expect(answer.status, path).toBe(status)
    expect(allowedOrigin(answer)).toBeNull()
  }
})

test('§8 origins: a program without an origin, and a page of the shop itself, are not checked', async () => {
  expect((await shop.call({ path: '/v1/news', headers: { 'x-api-key': key } })).status).toBe(200)
  expect((await callFrom(shop.address, '/v1/news')).status).toBe(200)
})

test('§8 keys: an unknown, an expired, a paused, a revoked and a former partner’s key are refused by codes of their own', async () => {
  const codeOf = async (apiKey: string) => {
    const { status, body } = await shop.call<{ error: { code: string } }>({
      path: '/v1/news',
      headers: { 'x-api-key': apiKey },
    })
    return `${status} ${body.error?.code}`
  }
  for (const unknown of ['', 'pk_wrong', `pk_${'a'.repeat(43)}`, 'sk_live_1', key.slice(0, -1)]) {
    expect(await codeOf(unknown), unknown).toBe('401 api_key_invalid')
  }

  const [days] = KEY_LIFE_DAYS
  const expiring = await newKey([], days)
  shop.advance(days * DAY)
  expect(await codeOf(expiring)).toBe('401 api_key_expired')

  const stopped = await newKey([LISTED])
  const [partner] = unwrap(await listPartners(await administrator()))
  const keyId = partner?.keys[0]?.id ?? ''
  await pauseKey(await administrator(), keyId)
  expect(await codeOf(stopped)).toBe('401 api_key_paused')
  expect(allowedOrigin(await callFrom(LISTED, '/v1/news', { apiKey: stopped }))).toBe('*')
  await revokeKey(await administrator(), keyId)
  expect(await codeOf(stopped)).toBe('401 api_key_revoked')

  const live = await newKey([])
  expect(await codeOf(live)).toBe('200 undefined')
  await deactivatePartner(await administrator(), partnerId)
  shop.advance(KEY_REMEMBERED_SECONDS * 1000)
  expect(await codeOf(live)).toBe('401 api_key_revoked')
})
