/** What is written down of customers' sign-ins and of refusals. ASVS 16.3.1 and 16.3.2. */
import { expect, test } from 'vitest'

import { purgeOldTokens } from '#domain/accounts/purge-old.server.ts'
import type { AccessAction } from '#domain/audit/access.ts'
import { accessOf, listAccess } from '#domain/audit/list-access.server.ts'
import { ACCESS_LOG_DAYS, AUDIT_PAGE_ENTRIES } from '#domain/audit/policy.ts'
import { createPartner } from '#domain/partners/create-partner.server.ts'
import { issueKey } from '#domain/partners/issue-key.server.ts'
import { listPartners } from '#domain/partners/list-partners.server.ts'

import { PASSWORD, signInByPassword } from '../../support/shop/account.ts'
import { signInByCode } from '../../support/shop/buyer.ts'
import { resetRateLimits, staffContext, systemContext } from '../../support/shop/orders.ts'
import { DAY, HOUR, openTestShop, type TestShop } from '../../support/shop/shop.ts'
import { unwrap } from '../../support/shop/unwrap.ts'

const EMAIL = 'hana@example.com'
const PLACE = '203.0.113.77'
const from = (place: string) => ({ 'x-forwarded-for': place })
const behindProxy = { env: { TRUSTED_PROXIES: '1' } }

type Line = { action: AccessAction; count: number; detail: string }

/** The oldest first. */
async function logOf(shop: TestShop, accountId: string | null): Promise<Line[]> {
  const rows = await shop.query<Line>(
    `select action, count, detail from access_entries
     where account_id is not distinct from $1 order by id`,
    [accountId],
  )
  return rows
}

const line = (action: AccessAction, detail = '', count = 1): Line => ({ action, detail, count })

const guess = (shop: TestShop, email: string, place = PLACE) =>
  shop.call({
    path: '/api/sessions',
    body: { session: { email, password: 'not this password' } },
    headers: from(place),
  })

test('16.3.1 an account’s sign-ins, failures, reauthentications, new password and sign-out are logged', async () => {
  await using shop = await openTestShop()
  const { id, token: first } = await signInByCode(shop, EMAIL)
  const proofs = { token: first, path: `/api/users/${id}/proofs` }
  const password = { method: 'PUT', path: `/api/users/${id}/password`, token: first }
  expect((await shop.call({ ...password, body: { password: PASSWORD } })).status).toBe(204)
  await shop.call({ ...proofs, body: { password: 'not this password' } })
  await shop.call({ ...proofs, body: { password: PASSWORD } })
  await guess(shop, EMAIL)
  const { token } = await signInByPassword(shop, EMAIL)
  await shop.call({ method: 'DELETE', path: `/api/users/${id}/sessions`, token })
  await shop.call({ path: '/api/passwords', body: { email: EMAIL } })
  // Twice, and the second time there is nothing to end.
  for (const _ of [1, 2]) await shop.call({ method: 'DELETE', path: '/api/sessions', token })

  expect(await logOf(shop, null)).toEqual([line('code_asked')])
  expect(await logOf(shop, id)).toEqual([
    line('signed_up', 'code'),
    line('signed_in', 'code'),
    line('password_changed', 'session'),
    line('proof_failed', 'password'),
    line('proof_given', 'password'),
    line('sign_in_failed', 'password'),
    line('signed_in', 'password'),
    line('session_ended', 'others'),
    line('reset_asked'),
    line('signed_out'),
  ])
  const rows = await shop.query(
    "select count(distinct session_id)::int as sessions from access_entries where action = 'signed_in'",
  )
  expect(rows).toEqual([{ sessions: 2 }])
})

test('16.3.1 a flood of failures is one row for each network, account and hour; the input is not stored', async () => {
  await using shop = await openTestShop(behindProxy)
  const { id } = await signInByCode(shop, EMAIL)
  const attempts = async (count: number, email: string, place: string) => {
    for (let at = 0; at < count; at += 1) {
      await resetRateLimits(shop)
      await guess(shop, email, place)
    }
  }
  await attempts(5, EMAIL, '203.0.113.77')
  await attempts(3, EMAIL, '203.0.113.200')
  await attempts(2, EMAIL, '2001:db8:1:2::7')
  await attempts(4, 'nobody@example.com', PLACE)
  await attempts(4, 'noone@example.com', PLACE)
  shop.advance(HOUR)
  await attempts(2, EMAIL, PLACE)

  const rows = await shop.query(
    `select account_id, network, count from access_entries
     where action = 'sign_in_failed' order by id`,
  )
  const network = '203.0.113.0/24'
  expect(rows).toEqual([
    { account_id: id, network, count: 8 },
    { account_id: id, network: '2001:db8:1::/48', count: 2 },
    { account_id: null, network, count: 8 },
    { account_id: id, network, count: 2 },
  ])
  const whole = await shop.query('select e::text as text from access_entries e')
  const text = JSON.stringify(whole)
  for (const input of ['example.com', 'not this password', '113.77']) {
    expect(text).not.toContain(input)
  }
})

test('16.3.1 attempts beyond the limit are one row an hour, however many there are', async () => {
  await using shop = await openTestShop(behindProxy)
  const answers: number[] = []
  while (answers.length < 20) answers.push((await guess(shop, 'nobody@example.com')).status)
  const limited = answers.filter((status) => status === 429).length
  expect(limited).toBeGreaterThan(1)
  expect(await logOf(shop, null)).toEqual([
    line('sign_in_failed', 'password', 20 - limited),
    line('sign_in_limited', 'password'),
  ])
})

test('16.3.1 a token that was used twice is written down with the session that it ended', async () => {
  await using shop = await openTestShop()
  const { id, token } = await signInByCode(shop, EMAIL)
  const refresh = (one: string) =>
    shop.call<{ data: { token: string } }>({ path: `/api/users/${id}/refresh_token`, token: one })
  const second = (await refresh(token)).body.data.token
  await refresh(second)
  expect((await refresh(token)).status).toBe(401)
  expect((await logOf(shop, id)).at(-1)).toEqual(line('session_stolen'))
})

test('16.3.2 keys that open nothing, areas that a key does not open and accounts of others are written down', async () => {
  await using shop = await openTestShop()
  const [one, other] = [await signInByCode(shop), await signInByCode(shop)]
  const { path } = { path: `/api/users/${other.id}/profiles` }
  await shop.call({ path, token: one.token })
  await shop.call({ path: `/api/users/${one.id}/profiles`, token: one.token })
  expect((await logOf(shop, one.id)).filter(isRefusal)).toEqual([
    line('access_refused', 'other_account GET /api/users/:userId/profiles'),
  ])

  const headers = { 'x-api-key': 'pk_made_up' }
  for (const _ of [1, 2]) await shop.call({ path: '/v1/prices/kit', headers })
  await shop.call({ path: '/v1/prices/kit', headers: { 'x-api-key': '' } })
  expect((await logOf(shop, null)).filter(isRefusal)).toEqual([line('api_key_refused')])

  const { id, key } = await keyOf(shop)
  await shop.call({ path: '/v1/orders/anything', headers: { 'x-api-key': key } })
  await shop.call({ path: '/v1/orders/else', headers: { 'x-api-key': key } })
  const rows = await shop.query(
    'select partner_key_id, detail, count from access_entries where partner_key_id is not null',
  )
  expect(rows).toEqual([{ partner_key_id: id, detail: 'scope_missing orders', count: 2 }])
})

test('16.3.1 the log is forgotten after half a year, entry by entry', async () => {
  await using shop = await openTestShop()
  const { id } = await signInByCode(shop, EMAIL)
  shop.advance(DAY)
  await guess(shop, EMAIL)
  shop.advance(ACCESS_LOG_DAYS * DAY - 1)
  await purgeOldTokens(systemContext(shop))
  expect(await logOf(shop, id)).toEqual([line('sign_in_failed', 'password')])

  shop.advance(2)
  await purgeOldTokens(systemContext(shop))
  expect(await logOf(shop, id)).toEqual([])
})

test('16.3.1 administrators alone read the log, page by page', async () => {
  await using shop = await openTestShop()
  const { id } = await signInByCode(shop, EMAIL)
  await shop.query(
    `insert into access_entries (action, first_at, last_at, network, client, detail)
     select 'code_asked', now, now, '', '', '' from (select $1::timestamptz - make_interval(mins => at) as now
     from generate_series(1, $2::int) at) moments`,
    [shop.clock.now, AUDIT_PAGE_ENTRIES],
  )
  const ctx = await staffContext(shop, 'administrator')
  const first = unwrap(await listAccess(ctx, {}))
  const rest = unwrap(await listAccess(ctx, { before: first.next ?? undefined }))
  const numbers = [...first.entries, ...rest.entries].map((entry) => entry.id)
  expect([first.entries.length, rest.next]).toEqual([AUDIT_PAGE_ENTRIES, null])
  expect(new Set(numbers).size).toBe(AUDIT_PAGE_ENTRIES + 3)

  const own = unwrap(await listAccess(ctx, { accountId: id, action: 'signed_in' }))
  expect(own.entries.map(({ action, accountId }) => [action, accountId])).toEqual([
    ['signed_in', id],
  ])
  const { now } = shop.clock
  expect(unwrap(await listAccess(ctx, { from: new Date(now.getTime() + 1) })).entries).toEqual([])
  expect(unwrap(await listAccess(ctx, { accountId: id, until: now })).entries).toEqual([])
  expect(await listAccess(await staffContext(shop), {})).toEqual({ ok: false, error: 'forbidden' })
})

test('16.3.1 the log of an account goes out with its data and goes away with it', async () => {
  await using shop = await openTestShop()
  const { id, token } = await signInByCode(shop, EMAIL)
  type File = { data: { sign_ins: { action: string; network: string; count: number }[] } }
  const { body } = await shop.call<File>({ path: `/api/users/${id}/export`, token })
  const { sign_ins } = 'data' in body ? body.data : (body as File['data'])
  expect(sign_ins.map(({ action }) => action).sort()).toEqual(['signed_in', 'signed_up'])

  const closed = await shop.call({ method: 'DELETE', path: `/api/users/${id}`, token })
  expect(closed.status).toBe(204)
  expect(await accessOf(systemContext(shop), id)).toEqual([])
})

const isRefusal = ({ action }: Line): boolean => action.endsWith('_refused')

/** A partner's key for prices alone. */
async function keyOf(shop: TestShop): Promise<{ id: string; key: string }> {
  const ctx = await staffContext(shop, 'administrator')
  const partner = { name: 'Partner', contactEmail: 'partner@example.com' }
  const { id: partnerId } = unwrap(await createPartner(ctx, partner))
  const request = { partnerId, scopes: ['catalog' as const], lifeDays: null }
  const { key } = unwrap(await issueKey(ctx, request))
  const [id] = unwrap(await listPartners(ctx)).flatMap(({ keys }) => keys.map((one) => one.id))
  return { id: id ?? '', key }
}
