/** A forgotten password, through the API. Decisions, sections 3, 8 and 9. */
import { expect, test } from 'vitest'

import { answered, invalid, refused, TOKEN_ENDED } from '../../support/api/answers.ts'
import { countOf, LINK_INVALID, NEW, PASSWORD as OLD, WRONG } from '../../support/shop/account.ts'
import { emailsTo, readSecret, readToken, type SessionAnswer } from '../../support/shop/buyer.ts'
import { MINUTE, openTestShop, type TestShop } from '../../support/shop/shop.ts'

const HOUR_LEFT = refused(
  429,
  'rate_limited',
  'Too many attempts. Please try again in 60 minutes.',
  { data: { retryAfterSeconds: 3600 } },
)

test('§9 a request answers the same for an unknown and a known address; only the e-mails differ', async () => {
  await using shop = await openTestShop()
  await signUp(shop, 'known@example.com')
  const known = await ask(shop, 'known@example.com')
  const unknown = await ask(shop, 'unknown@example.com')

  expect(known).toEqual(answered(202, null))
  expect(unknown).toEqual(answered(202, null))
  expect(withoutDate(unknown.headers)).toEqual(withoutDate(known.headers))
  expect(known.headers.get('set-cookie')).toBeNull()
  expect(await kindsTo(shop, 'known@example.com')).toEqual(['password_reset', 'verify_email'])
  expect(await kindsTo(shop, 'unknown@example.com')).toEqual(['account_missing'])
  expect(await countOf(shop, 'users')).toBe(1)
  expect(shop.complaints).toEqual([])
})

test('§9 what is written for an unknown address is what is written for a known one', async () => {
  await using shop = await openTestShop()
  await signUp(shop, 'known@example.com')
  const written = async (email: string) => {
    await ask(shop, email)
    await ask(shop, email)
    const [row] = await shop.query(
      `select (select count(*)::int from one_time_tokens where email = $1 and purpose = 'reset_password') as links,
              (select count(*)::int from emails where recipient = $1 and kind in ('password_reset', 'account_missing')) as emails`,
      [email],
    )
    return row
  }
  expect(await written('known@example.com')).toEqual({ links: 2, emails: 2 })
  expect(await written('unknown@example.com')).toEqual({ links: 2, emails: 2 })
})

test('§3 a link sets the password, signs in as call 3 does and works once', async () => {
  await using shop = await openTestShop()
  const email = 'hana@example.com'
  await signUp(shop, email)
  await ask(shop, ' HANA@example.com ')
  const token = await readToken(shop, email)

  const done = await reset(shop, token, NEW)
  expect(done).toEqual(
    answered(201, {
      data: {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        email,
        name: '花',
        authentication_token: expect.stringMatching(/^st_[\w-]{43}$/),
        token_expiry: '2026-11-02T01:15:00.000Z',
      },
    }),
  )
  expect(done.headers.get('set-cookie')).toBeNull()
  expect((await look(shop, done.body)).status).toBe(200)
  expect(await signIn(shop, email, OLD)).toEqual(WRONG)
  expect((await signIn(shop, email, NEW)).status).toBe(201)

  expect(await reset(shop, token, 'and yet another one')).toEqual(LINK_INVALID)
  expect((await signIn(shop, email, NEW)).status).toBe(201)
})

test('§9 the owner of the address gets one e-mail for each changed password, once for each link', async () => {
  await using shop = await openTestShop()
  const email = 'hana@example.com'
  await signUp(shop, email)
  await ask(shop, email)
  const token = await readToken(shop, email)
  await reset(shop, token, NEW)
  await reset(shop, token, OLD)

  const told = (await emailsTo(shop, email)).filter(({ kind }) => kind === 'password_changed')
  expect(told).toHaveLength(1)
  expect(told[0]?.text).toContain('/forgot-password')
  expect(told[0]?.text).not.toContain(token)
})

test('§9 a browser gets the cookie that its session is bound to', async () => {
  await using shop = await openTestShop()
  await signUp(shop, 'hana@example.com')
  await ask(shop, 'hana@example.com')
  const done = await shop.call<SessionAnswer>({
    method: 'PUT',
    path: `/api/passwords/${await readToken(shop, 'hana@example.com')}`,
    body: { password: NEW },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  const cookie = done.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/HttpOnly/)
  expect(cookie).toMatch(/SameSite=Strict/)
  expect(await look(shop, done.body)).toEqual(TOKEN_ENDED)
  expect((await look(shop, done.body, { cookie: cookie.split(';')[0] ?? '' })).status).toBe(200)
})

test('§3 a new password ends every session there was, those of the console too', async () => {
  await using shop = await openTestShop()
  const email = 'hana@example.com'
  await signUp(shop, email)
  const first = await signIn(shop, email, OLD)
  const second = await signIn(shop, email, OLD)
  await shop.query(
    `insert into staff_sessions (hash, user_id, created_at, last_seen_at, absolute_until)
     select 'h', id, $1, $1, $1 from users`,
    [shop.clock.now],
  )
  await ask(shop, email)
  expect((await look(shop, first.body)).status).toBe(200)
  const done = await reset(shop, await readToken(shop, email), NEW)

  for (const ended of [first, second]) {
    expect(await look(shop, ended.body)).toEqual(TOKEN_ENDED)
    expect(await refresh(shop, ended.body)).toEqual(TOKEN_ENDED)
  }
  expect((await look(shop, done.body)).status).toBe(200)
  const rows = await shop.query('select revoked_at from staff_sessions')
  expect(rows).toEqual([{ revoked_at: shop.clock.now }])
})

test('§9 a link verifies the address, and what another person prepared there is worth nothing', async () => {
  await using shop = await openTestShop()
  const email = 'owner@example.com'
  await signUp(shop, email)
  const prepared = await signIn(shop, email, OLD)
  await ask(shop, email)
  const done = await reset(shop, await readToken(shop, email), NEW)

  expect((await look(shop, done.body)).body).toMatchObject({ data: { email_proven: true } })
  expect(await look(shop, prepared.body)).toEqual(TOKEN_ENDED)
  expect(await signIn(shop, email, OLD)).toEqual(WRONG)
})

test('§9 a link is good for less than an hour', async () => {
  for (const { after, status } of [
    { after: 60 * MINUTE - 1, status: 201 },
    { after: 60 * MINUTE, status: 410 },
    { after: 60 * MINUTE + 1, status: 410 },
  ]) {
    await using shop = await openTestShop()
    await signUp(shop, 'hana@example.com')
    await ask(shop, 'hana@example.com')
    const token = await readToken(shop, 'hana@example.com')
    shop.advance(after)
    expect((await reset(shop, token, NEW)).status, `${after} ms`).toBe(status)
  }
})

test('A.4.23 a newer link makes the older one worthless', async () => {
  await using shop = await openTestShop()
  const email = 'hana@example.com'
  await signUp(shop, email)
  await ask(shop, email)
  const older = await readToken(shop, email)
  shop.advance(MINUTE)
  await ask(shop, email)
  expect(await reset(shop, older, NEW)).toEqual(LINK_INVALID)
  expect((await reset(shop, await readToken(shop, email), NEW)).status).toBe(201)
})

test('A.4.23 one link used five times at once sets one password', async () => {
  await using shop = await openTestShop()
  const email = 'hana@example.com'
  await signUp(shop, email)
  await ask(shop, email)
  const token = await readToken(shop, email)
  const attempts = [1, 2, 3, 4, 5].map((at) => reset(shop, token, `${NEW} ${at}`))
  const statuses = (await Promise.all(attempts)).map(({ status }) => status)
  expect(statuses.sort()).toEqual([201, 410, 410, 410, 410])
  expect(await countOf(shop, 'sessions')).toBe(1)
})

test('A.4.23 what is no such link opens nothing', async () => {
  await using shop = await openTestShop()
  const email = 'hana@example.com'
  await signUp(shop, email)
  const ofAnotherKind = await readSecret(shop, email, 'verify_email')
  for (const token of ['x', 'a'.repeat(43), ofAnotherKind, '%00', '..%2f..']) {
    expect(await reset(shop, token, NEW), token).toEqual(LINK_INVALID)
  }
  expect((await reset(shop, 'a'.repeat(201), NEW)).status).toBe(422)
  expect((await signIn(shop, email, OLD)).status).toBe(201)
})

test('§9 a weak password is refused and the link stays good', async () => {
  await using shop = await openTestShop()
  const email = 'hana@example.com'
  await signUp(shop, email)
  await ask(shop, email)
  const token = await readToken(shop, email)
  for (const bad of ['', 'ninechars', '香'.repeat(86), 1_234_567_890, null]) {
    expect(await reset(shop, token, bad), JSON.stringify(bad)).toEqual(invalid('password'))
  }
  const path = `/api/passwords/${token}`
  const body = { password: NEW, email: 'other@example.com' }
  expect((await shop.call({ method: 'PUT', path, body })).status).toBe(422)
  expect((await reset(shop, token, NEW)).status).toBe(201)
})

test('A.4.21 five links an account and place, twenty an address, in an hour', async () => {
  await using shop = await openTestShop()
  for (let at = 0; at < 5; at += 1) expect((await ask(shop, 'a@example.com')).status).toBe(202)
  expect(await ask(shop, 'a@example.com')).toEqual(HOUR_LEFT)
  expect(await kindsTo(shop, 'a@example.com')).toHaveLength(5)

  for (let at = 0; at < 14; at += 1) {
    expect((await ask(shop, `b${at}@example.com`)).status).toBe(202)
  }
  expect(await ask(shop, 'c@example.com')).toEqual(HOUR_LEFT)
})

test('A.4.21 twenty links an account in an hour, wherever they are requested', async () => {
  await using shop = await openTestShop({ env: { TRUSTED_PROXIES: '1' } })
  const askFrom = (at: number) =>
    ask(shop, 'victim@example.com', { 'x-forwarded-for': `198.51.100.${at}` })
  for (let at = 0; at < 20; at += 1) expect((await askFrom(at)).status).toBe(202)
  expect(await askFrom(20)).toEqual(HOUR_LEFT)
})

test('A.4.21 twenty attempts of links an address in 15 minutes', async () => {
  await using shop = await openTestShop()
  for (let at = 0; at < 20; at += 1) expect(await reset(shop, `t${at}`, NEW)).toEqual(LINK_INVALID)
  expect((await reset(shop, 't20', NEW)).status).toBe(429)
  shop.advance(15 * MINUTE)
  expect(await reset(shop, 't21', NEW)).toEqual(LINK_INVALID)
})

test('A.4.21 an owner locked out by wrong attempts signs in again after a new password', async () => {
  await using shop = await openTestShop()
  const email = 'hana@example.com'
  await signUp(shop, email)
  for (let attempts = 0; attempts < 10; attempts += 1)
    await signIn(shop, email, 'not this password')
  expect((await signIn(shop, email, OLD)).status).toBe(429)
  await ask(shop, email)
  await reset(shop, await readToken(shop, email), NEW)
  expect((await signIn(shop, email, NEW)).status).toBe(201)
})

test('§9 links and passwords are stored as hashes only', async () => {
  await using shop = await openTestShop()
  const email = 'hana@example.com'
  await signUp(shop, email)
  await ask(shop, email)
  const token = await readToken(shop, email)
  await reset(shop, token, NEW)
  const rows: unknown[] = []
  for (const table of ['users', 'one_time_tokens', 'sessions', 'session_tokens']) {
    rows.push(...(await shop.query(`select * from ${table}`)))
  }
  for (const secret of [token, NEW]) expect(JSON.stringify(rows)).not.toContain(secret)
})

test('§8 no address is taken that is none', async () => {
  await using shop = await openTestShop()
  for (const email of ['', 'hana', 'mıke@example.com']) {
    expect(await ask(shop, email)).toEqual(invalid('email'))
  }
  expect(await countOf(shop, 'emails')).toBe(0)
})

const signUp = (shop: TestShop, email: string) =>
  shop.call({ path: '/api/users', body: { user: { email, password: OLD, name: '花' } } })

const ask = (shop: TestShop, email: string, headers: Record<string, string> = {}) =>
  shop.call({ path: '/api/passwords', body: { email }, headers })

const reset = (shop: TestShop, token: string, password: unknown) =>
  shop.call<SessionAnswer>({ method: 'PUT', path: `/api/passwords/${token}`, body: { password } })

const signIn = (shop: TestShop, email: string, password: string) =>
  shop.call<SessionAnswer>({ path: '/api/sessions', body: { session: { email, password } } })

const look = (shop: TestShop, { data }: SessionAnswer, headers: Record<string, string> = {}) =>
  shop.call({
    path: `/api/users/${data.id}/profiles`,
    token: data.authentication_token,
    headers,
  })

const refresh = (shop: TestShop, { data }: SessionAnswer) =>
  shop.call({ path: `/api/users/${data.id}/refresh_token`, token: data.authentication_token })

const kindsTo = async (shop: TestShop, email: string) =>
  (await emailsTo(shop, email)).map(({ kind }) => kind).sort()

/** But what differs from one answer to the next by itself. */
const withoutDate = (headers: Headers) =>
  [...headers].filter(([name]) => !['date', 'ratelimit', 'x-request-id'].includes(name))
