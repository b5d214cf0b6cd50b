/** What a token is worth, for how long and to whom. Spec §7 call 6; decisions, section 9. */
import { expect, test } from 'vitest'

import {
  answered,
  invalid,
  NOT_FOUND,
  refused,
  TOKEN_ENDED,
  TOKEN_EXPIRED,
} from '../../support/api/answers.ts'
import { type Client, cookieOf, look, type Refreshed, refresh } from '../../support/shop/account.ts'
import { readCode, type SessionAnswer, signIn } from '../../support/shop/buyer.ts'
import { DAY, HOUR, MINUTE, openTestShop, type TestShop } from '../../support/shop/shop.ts'

const SECOND = 1000

test('§9 a token is good for less than 15 minutes, and then says so in the text the client matches', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  shop.advance(15 * MINUTE - 1)
  expect((await look(shop, buyer)).status).toBe(200)
  shop.advance(1)
  expect(await look(shop, buyer)).toEqual(TOKEN_EXPIRED)
  shop.advance(1)
  expect(await look(shop, buyer)).toEqual(TOKEN_EXPIRED)
  const body = { profile: { name: 'Late' } }
  const path = `/api/users/${buyer.id}/profiles/${buyer.id}`
  expect(await shop.call({ method: 'PUT', path, token: buyer.token, body })).toEqual(TOKEN_EXPIRED)
  expect(await shop.call({ path: '/v1/orders', token: buyer.token })).toEqual(TOKEN_EXPIRED)
})

test('§7 call 6: a token is exchanged for its successor, a different one with a new lifetime', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  shop.advance(10 * MINUTE)
  const path = `/api/users/${buyer.id}/refresh_token/?debug=true`
  const refreshed = await shop.call<Refreshed>({ path, token: `Bearer ${buyer.token}` })
  expect(refreshed).toEqual(
    answered(200, {
      data: {
        token: expect.stringMatching(/^st_[\w-]{43}$/),
        token_expiry: '2026-11-02T01:25:00.000Z',
      },
    }),
  )
  expect(refreshed.headers.get('cache-control')).toBe('no-store')
  const { token } = refreshed.body.data
  expect(token).not.toBe(buyer.token)
  shop.advance(15 * MINUTE - 1)
  expect((await look(shop, { ...buyer, token })).status).toBe(200)
})

test('§9 for 30 seconds the old token is still accepted and leads to the same successor', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const { token } = (await refresh(shop, buyer)).body.data
  shop.advance(30 * SECOND)
  expect((await look(shop, buyer)).status).toBe(200)
  const again = await refresh(shop, buyer)
  expect(again).toMatchObject({ status: 200, body: { data: { token } } })
  expect((await look(shop, { ...buyer, token })).status).toBe(200)
})

test('§9 after 30 seconds the old token opens nothing, and a refresh with it ends the session', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const { token } = (await refresh(shop, buyer)).body.data
  shop.advance(30 * SECOND + 1)
  expect(await look(shop, buyer)).toEqual(TOKEN_ENDED)
  expect((await look(shop, { ...buyer, token })).status).toBe(200)

  expect(await refresh(shop, buyer)).toEqual(TOKEN_ENDED)
  expect(await look(shop, { ...buyer, token })).toEqual(TOKEN_ENDED)
  expect(await refresh(shop, { ...buyer, token })).toEqual(TOKEN_ENDED)
})

test('A.4.25 a token two generations old ends the session, also within 30 seconds', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const second = (await refresh(shop, buyer)).body.data.token
  const third = (await refresh(shop, { ...buyer, token: second })).body.data.token
  expect(new Set([buyer.token, second, third]).size).toBe(3)

  expect(await refresh(shop, buyer)).toEqual(TOKEN_ENDED)
  for (const token of [buyer.token, second, third]) {
    expect(await look(shop, { ...buyer, token })).toEqual(TOKEN_ENDED)
    expect(await refresh(shop, { ...buyer, token })).toEqual(TOKEN_ENDED)
  }
})

test('A.4.25 twenty refreshes at once, in two processes, make one successor and end nothing', async () => {
  await using shop = await openTestShop()
  await using second = await openTestShop({ beside: shop })
  const buyer = await signIn(shop)
  const asked = Array.from({ length: 20 }, (_, at) => refresh(at % 2 ? shop : second, buyer))
  const answers = await Promise.all(asked)

  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  const tokens = new Set(answers.map(({ body }) => body.data.token))
  expect(tokens.size).toBe(1)
  const rows = await shop.query('select generation from session_tokens order by 1')
  expect(rows).toEqual([{ generation: 1 }, { generation: 2 }])
  for (const token of tokens) expect((await look(second, { ...buyer, token })).status).toBe(200)
  expect(shop.complaints).toEqual([])
})

test('§9 an expired token is exchanged until it is seven days old, in a browser', async () => {
  for (const { age, status } of [
    { age: 7 * DAY - 1, status: 200 },
    { age: 7 * DAY, status: 401 },
    { age: 7 * DAY + 1, status: 401 },
  ]) {
    await using shop = await openTestShop()
    const browser = await signInBrowser(shop)
    shop.advance(age)
    expect(await look(shop, browser)).toMatchObject({ status: 401 })
    const refreshed = await refresh(shop, browser)
    expect(refreshed.status, `${age} ms`).toBe(status)
    if (status === 401) expect(refreshed).toEqual(TOKEN_ENDED)
  }
})

test('§9 a browser stays signed in for 30 days and not a moment longer, however often it refreshes', async () => {
  await using shop = await openTestShop()
  const browser = await signInBrowser(shop)
  for (let week = 0; week < 4; week += 1) {
    shop.advance(7 * DAY - 1)
    browser.token = (await refresh(shop, browser)).body.data.token
  }
  shop.advance(2 * DAY + 3 - 5 * MINUTE)
  const last = (await refresh(shop, browser)).body.data
  expect(last.token_expiry).toBe('2026-12-02T01:00:00.000Z')
  browser.token = last.token

  shop.advance(5 * MINUTE)
  expect(shop.clock.now.toISOString()).toBe('2026-12-02T00:59:59.999Z')
  expect((await look(shop, browser)).status).toBe(200)
  shop.advance(1)
  expect(await look(shop, browser)).toEqual(TOKEN_ENDED)
  expect(await refresh(shop, browser)).toEqual(TOKEN_ENDED)
})

test('§9 a client that is no browser stays signed in for one hour in all', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  shop.advance(50 * MINUTE)
  const last = (await refresh(shop, buyer)).body.data
  expect(last.token_expiry).toBe('2026-11-02T02:00:00.000Z')

  shop.advance(10 * MINUTE - 1)
  expect((await look(shop, { ...buyer, token: last.token })).status).toBe(200)
  shop.advance(1)
  expect(await look(shop, { ...buyer, token: last.token })).toEqual(TOKEN_ENDED)
  expect(await refresh(shop, { ...buyer, token: last.token })).toEqual(TOKEN_ENDED)

  await using other = await openTestShop()
  const idle = await signIn(other)
  other.advance(HOUR)
  expect(await refresh(other, idle)).toEqual(TOKEN_ENDED)
})

test('A.4.24 a token copied out of a browser is worth nothing without its cookie', async () => {
  await using shop = await openTestShop()
  const browser = await signInBrowser(shop)
  const stranger = await signInBrowser(shop, 'stranger@example.com')
  expect(browser.cookie).toMatch(/^bind=[\w-]{43}$/)
  expect(stranger.cookie).not.toBe(browser.cookie)

  for (const cookie of ['', stranger.cookie, 'bind=', `${browser.cookie}x`, 'other=1']) {
    const thief = { ...browser, cookie }
    expect(await look(shop, thief), cookie).toEqual(TOKEN_ENDED)
    expect(await refresh(shop, thief), cookie).toEqual(TOKEN_ENDED)
    await signOut(shop, thief)
  }
  expect((await look(shop, browser)).status).toBe(200)
  expect((await refresh(shop, browser)).status).toBe(200)
})

test('A.4.24 the binding cookie is out of reach of scripts and of other sites', async () => {
  await using shop = await openTestShop()
  const { setCookie } = await signInBrowser(shop)
  const [, ...attributes] = setCookie.split('; ')
  expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=2592000', 'Path=/', 'SameSite=Strict'])

  await using safe = await openTestShop({ env: { PUBLIC_URL: 'https://shop.example.com' } })
  const overTls = await signInBrowser(safe)
  expect(overTls.setCookie).toMatch(/^__Host-bind=/)
  expect(overTls.setCookie.split('; ')).toContain('Secure')
  expect((await look(safe, overTls)).status).toBe(200)
})

test('A.4.26 signing out ends the session in every process, for every token it had', async () => {
  await using shop = await openTestShop()
  await using second = await openTestShop({ beside: shop })
  const buyer = await signIn(shop)
  shop.advance(SECOND)
  second.advance(SECOND)
  const elsewhere = await signIn(shop, buyer.email)
  const { token } = (await refresh(shop, buyer)).body.data

  const path = '/api/sessions?role=staff'
  const refusal = await shop.call({ method: 'DELETE', path, token: buyer.token })
  expect(refusal).toMatchObject({ status: 422, body: { error: { code: 'request_invalid' } } })
  expect((await look(shop, { ...buyer, token })).status).toBe(200)

  expect(await signOut(shop, { ...buyer, token: `Bearer ${token}` })).toEqual(answered(204, null))
  for (const dead of [buyer.token, token]) {
    expect(await look(second, { ...buyer, token: dead })).toEqual(TOKEN_ENDED)
    expect(await refresh(second, { ...buyer, token: dead })).toEqual(TOKEN_ENDED)
  }
  expect((await look(second, elsewhere)).status).toBe(200)
})

test('A.4.26 an expired token still signs out; an unknown one or none is answered alike', async () => {
  await using shop = await openTestShop()
  const browser = await signInBrowser(shop)
  shop.advance(HOUR)
  expect(await look(shop, browser)).toEqual(TOKEN_EXPIRED)
  expect(await signOut(shop, browser)).toEqual(answered(204, null))
  const endedAt = shop.clock.now
  expect(await refresh(shop, browser)).toEqual(TOKEN_ENDED)
  expect(await signOut(shop, { ...browser, token: 'st_unknown' })).toEqual(answered(204, null))
  shop.advance(MINUTE)
  expect(await signOut(shop, browser)).toEqual(answered(204, null))
  expect(await shop.query('select revoked_at from sessions')).toEqual([{ revoked_at: endedAt }])
  expect(await shop.call({ method: 'DELETE', path: '/api/sessions/?debug=true' })).toEqual(
    answered(204, null),
  )
})

test('A.4.19 a token refreshes only its owner’s session', async () => {
  await using shop = await openTestShop()
  const [buyer, stranger] = [await signIn(shop), await signIn(shop)]
  for (const id of [stranger.id, '00000000-0000-4000-8000-000000000000', 'me', '%00', '..%2f']) {
    expect(await refresh(shop, { ...buyer, id }), id).toEqual(NOT_FOUND)
  }
  const rows = await shop.query('select distinct generation from session_tokens')
  expect(rows).toEqual([{ generation: 1 }])
  expect((await refresh(shop, stranger)).status).toBe(200)
})

test('§8 the token comes bare or as Bearer in any case; anything else is a visitor', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  for (const token of [
    buyer.token,
    `Bearer ${buyer.token}`,
    `bearer ${buyer.token}`,
    `BEARER   ${buyer.token} `,
    ` BEARER ${buyer.token}`,
  ]) {
    expect((await look(shop, { ...buyer, token })).status, token).toBe(200)
  }
  for (const token of [
    null,
    'Bearer',
    'Bearer ',
    `Basic ${buyer.token}`,
    `Token ${buyer.token}`,
    `Bearer${buyer.token}`,
    `${buyer.token} `.repeat(2),
    buyer.token.slice(0, -1),
    `${buyer.token}=`,
    buyer.token.toUpperCase(),
    `${buyer.token}, ${buyer.token}`,
    "' or 1=1 --",
    'x'.repeat(8000),
  ]) {
    expect(await look(shop, { ...buyer, token }), String(token)).toEqual(TOKEN_ENDED)
    expect(await refresh(shop, { ...buyer, token }), String(token)).toEqual(TOKEN_ENDED)
  }
  const asQuery = `/api/users/${buyer.id}/profiles?authorization=${buyer.token}`
  expect(await shop.call({ path: asQuery })).toEqual(TOKEN_ENDED)
})

test('§8 an unknown query parameter is refused and the token stays the newest', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const path = `/api/users/${buyer.id}/refresh_token?force=1`
  const refusal = await shop.call({ path, token: buyer.token })
  expect(refusal).toEqual(invalid('force'))
  const rows = await shop.query('select generation, replaced_at from session_tokens')
  expect(rows).toEqual([{ generation: 1, replaced_at: null }])
})

test('A.4.21 sixty refreshes a minute and session, then wait', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  for (let asked = 0; asked < 60; asked += 1) {
    expect((await refresh(shop, buyer)).status).toBe(200)
  }
  const refusal = await refresh(shop, buyer)
  expect(refusal).toEqual(
    refused(429, 'rate_limited', 'Too many attempts. Please try again in 1 minute.', {
      data: { retryAfterSeconds: 60 },
    }),
  )
  expect(refusal.headers.get('retry-after')).toBe('60')
  expect((await look(shop, buyer)).status).toBe(200)
})

test('A.4.26 a removed staff member is signed out at once', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  await shop.query('delete from users where id = $1', [buyer.id])
  expect(await look(shop, buyer)).toEqual(TOKEN_ENDED)
  expect(await refresh(shop, buyer)).toEqual(TOKEN_ENDED)
})

const signOut = (shop: TestShop, client: Client) =>
  shop.call({
    method: 'DELETE',
    path: '/api/sessions',
    token: client.token,
    headers: cookieOf(client),
  })

/** As a page does it: browsers say where a request comes from and store the cookie. */
async function signInBrowser(shop: TestShop, email = 'browser@example.com') {
  const browser = { 'sec-fetch-site': 'same-origin' }
  const path = '/api/sign-in-codes'
  const asked = await shop.call({ path, body: { email }, headers: browser })
  const cookie = asked.headers.get('set-cookie')?.split(';')[0] ?? ''
  const session = { email, code: await readCode(shop, email) }
  const answer = await shop.call<SessionAnswer>({
    path: '/api/sessions',
    body: { session },
    headers: { ...browser, cookie },
  })
  expect(answer.status).toBe(201)
  const setCookie = answer.headers.get('set-cookie') ?? ''
  const { id, authentication_token: token } = answer.body.data
  return { id, email, token, setCookie, cookie: setCookie.split(';')[0] ?? '' }
}
