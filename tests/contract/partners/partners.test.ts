/** Partners and their keys: who may make them, what they open, and when they stop. Decisions, section 8. */
import { createHash, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'

import type { Actor } from '#domain/context.ts'
import { createPartner } from '#domain/partners/create-partner.server.ts'
import { deactivatePartner } from '#domain/partners/deactivate-partner.server.ts'
import { issueKey } from '#domain/partners/issue-key.server.ts'
import { listPartners } from '#domain/partners/list-partners.server.ts'
import type { NewKey } from '#domain/partners/partner.ts'
import { pauseKey, resumeKey } from '#domain/partners/pause-key.server.ts'
import { KEY_REMEMBERED_SECONDS } from '#domain/partners/policy.ts'
import { revokeKey } from '#domain/partners/revoke-key.server.ts'
import { SCOPES, type Scope, scopeOf } from '#domain/partners/scopes.ts'
import { fail } from '#shared/result.ts'

import { NO_API_KEY, NOT_FOUND, refused, TOKEN_ENDED } from '../../support/api/answers.ts'
import { DAY, MINUTE, openTestShop, type TestShop } from '../../support/shop/shop.ts'
import { unwrap } from '../../support/shop/unwrap.ts'

const ADMIN: Actor = { kind: 'staff', userId: randomUUID(), role: 'administrator' }
const STAFF: Actor = { kind: 'staff', userId: randomUUID(), role: 'staff' }
const PAGE = 'https://partner.example.com'
const COMPANY = { name: 'Sample Partner', contactEmail: 'dev@partner.example.com' }

const as = (shop: TestShop, actor: Actor) => shop.shop.context(actor, 'en')
const missing = (scope: Scope) =>
  refused(403, 'scope_missing', `This API key has no access to “${scope}”.`, { data: { scope } })

async function partnerOf(shop: TestShop): Promise<string> {
  return unwrap(await createPartner(as(shop, ADMIN), COMPANY)).id
}

async function keyOf(shop: TestShop, parts: Partial<NewKey> & { partnerId: string }) {
  const key: NewKey = { scopes: [...SCOPES], lifeDays: null, ...parts }
  return unwrap(await issueKey(as(shop, ADMIN), key)).key
}

/** The answer to a call with this key. */
const callWith = (shop: TestShop, key: string, path = '/v1/prices/kit') =>
  shop.call({ path, headers: { 'x-api-key': key } })

const clearKeys = (shop: TestShop) => shop.advance(KEY_REMEMBERED_SECONDS * 1000)

async function onlyKeyId(shop: TestShop): Promise<string> {
  const listed = unwrap(await listPartners(as(shop, STAFF)))
  const key = listed.flatMap(({ keys }) => keys)[0]
  if (!key) throw new Error('there is no key')
  return key.id
}

test('§8 keys: 256 bits at random, stored as a hash with the first characters', async () => {
  await using shop = await openTestShop()
  const key = await keyOf(shop, { partnerId: await partnerOf(shop), lifeDays: 90 })
  expect(key).toMatch(/^pk_[\w-]{43}$/)

  expect(await shop.query('select * from api_keys')).toEqual([
    expect.objectContaining({
      prefix: key.slice(0, 9),
      hash: createHash('sha256').update(key).digest('base64url'),
      scopes: SCOPES,
      expires_at: new Date(shop.clock.now.getTime() + 90 * DAY),
      last_used_at: null,
      revoked_at: null,
    }),
  ])
  const [everything] = await shop.query('select row_to_json(k)::text as text from api_keys k')
  expect(everything?.text).not.toContain(key.slice(9))
})

test('§8 keys: what is unknown is not there, and what is done twice is done once', async () => {
  await using shop = await openTestShop()
  const ctx = as(shop, ADMIN)
  const nothing = fail('not_found')
  for (const id of [randomUUID(), 'x', '']) {
    expect(await pauseKey(ctx, id)).toEqual(nothing)
    expect(await resumeKey(ctx, id)).toEqual(nothing)
    expect(await revokeKey(ctx, id)).toEqual(nothing)
    expect(await deactivatePartner(ctx, id)).toEqual(nothing)
  }
  expect(
    await issueKey(ctx, { partnerId: randomUUID(), scopes: ['catalog'], lifeDays: null }),
  ).toEqual(nothing)

  const partnerId = await partnerOf(shop)
  await keyOf(shop, { partnerId })
  const keyId = await onlyKeyId(shop)
  expect(await revokeKey(ctx, keyId)).toEqual({ ok: true, value: null })
  const revokedAt = shop.clock.now
  shop.advance(MINUTE)
  expect(await revokeKey(as(shop, ADMIN), keyId)).toEqual({ ok: true, value: null })
  expect(await shop.query('select revoked_at from api_keys')).toEqual([{ revoked_at: revokedAt }])

  expect(await deactivatePartner(ctx, partnerId)).toEqual({ ok: true, value: null })
  expect(await deactivatePartner(ctx, partnerId)).toEqual({ ok: true, value: null })
  expect(await issueKey(ctx, { partnerId, scopes: ['catalog'], lifeDays: null })).toEqual(
    fail('partner_deactivated'),
  )
  const audited = await shop.query(
    `select action from audit_entries where action in ('partner_key_revoked', 'partner_deactivated') order by id`,
  )
  expect(audited.map(({ action }) => action)).toEqual([
    'partner_key_revoked',
    'partner_deactivated',
  ])
})

test('§8 keys: a paused key is refused for reads and writes in every process, and works again once resumed', async () => {
  await using shop = await openTestShop()
  await using other = await openTestShop({ beside: shop })
  const key = await keyOf(shop, { partnerId: await partnerOf(shop), origins: [PAGE] })
  const keyId = await onlyKeyId(shop)
  const headers = { 'x-api-key': key }
  const calls = [
    { path: '/v1/prices/kit', headers },
    { path: '/v1/prices/kit', headers: { ...headers, origin: PAGE } },
    { path: '/v1/subscriptions', headers, body: { email: 'reader@example.com', locale: 'en' } },
    { path: '/graphql', headers, body: { query: '{ __typename }' } },
  ]
  const answers = async () => {
    for (const one of [shop, other]) clearKeys(one)
    const codes: (string | number)[] = []
    for (const one of [shop, other]) {
      for (const call of calls) {
        const { status, body } = await one.call<{ error?: { code: string } }>(call)
        codes.push(body.error?.code ?? status)
      }
    }
    return codes
  }
  const working = await answers()
  expect(working).not.toContain('api_key_paused')
  expect(working.filter((code) => code === 200)).toHaveLength(6)

  expect(await pauseKey(as(other, ADMIN), keyId)).toEqual({ ok: true, value: null })
  const pausedAt = other.clock.now
  expect(await answers()).toEqual(Array(8).fill('api_key_paused'))
  expect(await pauseKey(as(shop, ADMIN), keyId)).toEqual({ ok: true, value: null })
  expect(await shop.query('select paused_at from api_keys')).toEqual([{ paused_at: pausedAt }])

  expect(await resumeKey(as(shop, ADMIN), keyId)).toEqual({ ok: true, value: null })
  expect(await answers()).toEqual(working)
})

test('§8 keys: a revoked key can be neither paused nor resumed', async () => {
  await using shop = await openTestShop()
  const key = await keyOf(shop, { partnerId: await partnerOf(shop) })
  const keyId = await onlyKeyId(shop)
  const ctx = as(shop, ADMIN)
  await pauseKey(ctx, keyId)
  await revokeKey(ctx, keyId)
  const revoked = fail('api_key_revoked')
  expect(await resumeKey(ctx, keyId)).toEqual(revoked)
  expect(await pauseKey(ctx, keyId)).toEqual(revoked)
  expect(await callWith(shop, key)).toMatchObject({ body: { error: { code: 'api_key_revoked' } } })
})

test('§8 keys: a key that is none, in any spelling, opens nothing', async () => {
  await using shop = await openTestShop()
  const key = await keyOf(shop, { partnerId: await partnerOf(shop) })
  expect((await callWith(shop, key)).status).toBe(200)
  const wrong = [
    '',
    'pk_',
    key.slice(0, -1),
    `${key}a`,
    key.toUpperCase(),
    key.slice(0, 9),
    `Bearer ${key}`,
    `pk_${'a'.repeat(43)}`,
    createHash('sha256').update(key).digest('base64url'),
    "pk_' or 1=1; --",
  ]
  for (const given of wrong) expect(await callWith(shop, given), given).toEqual(NO_API_KEY)
})

test('§8 keys: a revoked, an expired and an ended partner’s key open nothing, in every process', async () => {
  await using shop = await openTestShop()
  await using other = await openTestShop({ beside: shop })
  const both = async (key: string) => [
    (await callWith(shop, key)).status,
    (await callWith(other, key)).status,
  ]
  const pass = () => [shop, other].map(clearKeys)

  const partnerId = await partnerOf(shop)
  const revoked = await keyOf(shop, { partnerId })
  expect(await both(revoked)).toEqual([200, 200])
  await revokeKey(as(other, ADMIN), await onlyKeyId(shop))
  pass()
  expect(await both(revoked)).toEqual([401, 401])

  const ended = await keyOf(shop, { partnerId })
  expect(await both(ended)).toEqual([200, 200])
  await deactivatePartner(as(shop, ADMIN), partnerId)
  pass()
  expect(await both(ended)).toEqual([401, 401])

  const expiring = await keyOf(shop, { partnerId: await partnerOf(shop), lifeDays: 30 })
  for (const one of [shop, other]) one.advance(30 * DAY - 1)
  expect(await both(expiring)).toEqual([200, 200])
  // Remembered, and over all the same.
  for (const one of [shop, other]) one.advance(1)
  expect(await both(expiring)).toEqual([401, 401])
})

test('§8 keys: a key opens the areas of its scopes; any other request is refused by name', async () => {
  await using shop = await openTestShop()
  const partnerId = await partnerOf(shop)
  const asked: Record<Exclude<Scope, 'graphql'>, { path: string; answer: unknown }> = {
    catalog: { path: '/v1/prices/kit', answer: expect.objectContaining({ status: 200 }) },
    content: { path: '/v1/news', answer: expect.objectContaining({ status: 200 }) },
    messages: { path: '/v1/contacts', answer: expect.objectContaining({ status: 405 }) },
    orders: { path: '/v1/orders', answer: TOKEN_ENDED },
  }
  for (const scope of SCOPES) {
    const key = await keyOf(shop, { partnerId, scopes: [scope] })
    for (const [area, { path, answer }] of Object.entries(asked)) {
      // The keys of the table are scopes.
      const expected = area === scope ? answer : missing(area as Scope)
      expect(await callWith(shop, key, path), `${scope} ${path}`).toEqual(expected)
    }
    expect(await callWith(shop, key, '/v1/nothing')).toEqual(NOT_FOUND)
  }
})

test('§8 keys: every call under /v1 is in the table of scopes, and the site’s own key opens all', async () => {
  await using shop = await openTestShop()
  const { body } = await shop.call<{ paths: Record<string, unknown> }>({
    path: '/api/openapi.json',
  })
  const keyed = Object.keys(body.paths).filter((path) => path.startsWith('/v1/'))
  expect(keyed.length).toBeGreaterThan(15)
  for (const path of keyed) expect(scopeOf(path), path).not.toBeNull()
  for (const path of ['/v1/prices/kit', '/v1/news', '/v1/settings']) {
    expect((await shop.call({ path })).status, path).toBe(200)
  }
})

test('§8 keys: when a key was used is written once a minute', async () => {
  await using shop = await openTestShop()
  const key = await keyOf(shop, { partnerId: await partnerOf(shop) })
  const usedAt = async () =>
    (await shop.query('select last_used_at from api_keys'))[0]?.last_used_at
  await callWith(shop, key)
  const first = shop.clock.now
  expect(await usedAt()).toEqual(first)
  shop.advance(MINUTE - 1)
  await callWith(shop, key)
  expect(await usedAt()).toEqual(first)
  shop.advance(KEY_REMEMBERED_SECONDS * 1000)
  await callWith(shop, key)
  expect(await usedAt()).toEqual(shop.clock.now)
})
