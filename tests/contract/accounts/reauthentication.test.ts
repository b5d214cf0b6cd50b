/**
 * Ending a session ends it everywhere at once; sessions of others do not exist; staff give a fresh code. Decisions,
 * section 9.
 */
import { expect, test } from 'vitest'

import { STAFF_STEP_UP_MINUTES } from '#domain/accounts/policy.ts'
import { giveOneTimePasswordAgain } from '#domain/accounts/staff/staff-one-time-password.server.ts'
import { removeStaff } from '#domain/accounts/staff/staff-remove.server.ts'
import {
  findStaffSession,
  revokeStaffSession,
} from '#domain/accounts/staff/staff-session.server.ts'
import { takeStaffLink } from '#domain/accounts/staff/staff-sign-in.server.ts'
import type { Context } from '#domain/context.ts'

import { NOT_FOUND, TOKEN_ENDED } from '../../support/api/answers.ts'
import { type Client, cookieOf, look, refresh } from '../../support/shop/account.ts'
import { readCode, readToken, type SessionAnswer } from '../../support/shop/buyer.ts'
import { systemContext } from '../../support/shop/orders.ts'
import { HOUR, MINUTE, openTestShop, type TestShop } from '../../support/shop/shop.ts'
import { enrolDesk, newLink, takeNewLink } from '../../support/shop/staff-desk.ts'

const SECOND = 1000
const OLD = 'correct horse battery'
const NEW = 'violet kettle under stairs'
const NOBODY = '00000000-0000-4000-8000-000000000000'

type End = { what: string; run: (shop: TestShop, client: Client) => Promise<unknown> }

/** Everything that ends a customer's sessions, whatever causes it. */
const ENDS: End[] = [
  { what: 'a sign-out', run: (shop, client) => ask(shop, client, 'DELETE', '/api/sessions') },
  {
    what: 'a change of the password elsewhere',
    run: async (shop, { id, email }) => {
      const other = await enter(shop, email)
      return ask(shop, other, 'PUT', `/api/users/${id}/password`, { password: NEW })
    },
  },
  {
    what: 'a new password by link',
    run: async (shop, { email }) => {
      // The newest e-mail is found by its time.
      shop.advance(SECOND)
      await shop.call({ path: '/api/passwords', body: { email } })
      const path = `/api/passwords/${await readToken(shop, email)}`
      return shop.call({ method: 'PUT', path, body: { password: NEW } })
    },
  },
  {
    what: 'the owner, who ends it from another browser',
    run: async (shop, { id, email }) => {
      const other = await enter(shop, email)
      return ask(shop, other, 'DELETE', `/api/users/${id}/sessions`)
    },
  },
  {
    what: 'the end of the account',
    run: (shop, client) => ask(shop, client, 'DELETE', `/api/users/${client.id}`),
  },
  {
    what: 'the 30th day',
    run: async (shop, client) => {
      const now = [shop.clock.now]
      await shop.query('update sessions set absolute_until = $1', now)
      // No token outlives its session.
      await shop.query('update session_tokens set expires_at = $1, refresh_until = $1', now)
      return ask(shop, client, 'GET', `/api/users/${client.id}/profiles`)
    },
  },
]

test.each(ENDS)(
  'A.4.26 $what ends the old token at once, in a second process too',
  async ({ run }) => {
    await using shop = await openTestShop()
    await using second = await openTestShop({ beside: shop })
    const client = await newClient(shop)
    const refreshed = await refresh(shop, client)
    const tokens = [client.token, refreshed.body.data.token]
    expect((await look(second, client)).status).toBe(200)

    await run(shop, { ...client, token: refreshed.body.data.token })
    for (const process of [shop, second]) {
      for (const token of tokens) {
        expect(await look(process, { ...client, token })).toEqual(TOKEN_ENDED)
        expect(await refresh(process, { ...client, token })).toEqual(TOKEN_ENDED)
      }
    }
    expect(shop.complaints).toEqual([])
  },
)

test('A.4.24 a thief with token and cookie is found out by the next refresh, and both are signed out', async () => {
  await using shop = await openTestShop()
  await using second = await openTestShop({ beside: shop })
  const owner = await newClient(shop)
  const thief = { ...owner }

  thief.token = (await refresh(second, thief)).body.data.token
  shop.advance(30 * SECOND + 1)
  second.advance(30 * SECOND + 1)
  expect(await refresh(shop, owner)).toEqual(TOKEN_ENDED)
  for (const process of [shop, second]) {
    expect(await look(process, thief)).toEqual(TOKEN_ENDED)
    expect(await refresh(process, thief)).toEqual(TOKEN_ENDED)
  }
})

test('§9 a session without a browser ends after an hour and is never turned into a bound one', async () => {
  await using shop = await openTestShop()
  const browser = await newClient(shop)
  const program = await enter(shop, browser.email, { isBrowser: false })
  expect(program.cookie).toBe('')
  // A cookie of another browser of the same customer adds nothing to it.
  const dressed = { ...program, cookie: browser.cookie }
  expect((await refresh(shop, dressed)).status).toBe(200)
  shop.advance(HOUR)
  expect(await refresh(shop, dressed)).toEqual(TOKEN_ENDED)
  expect((await refresh(shop, browser)).status).toBe(200)
})

test('A.4.19 under another customer’s id nothing exists, whatever is requested', async () => {
  await using shop = await openTestShop()
  const client = await newClient(shop)
  const other = await newClient(shop, 'other@example.com')
  const calls: [method: string, path: (id: string) => string, body?: unknown][] = [
    ['GET', (id) => `/api/users/${id}/profiles`],
    ['PUT', (id) => `/api/users/${id}/profiles/${id}`, { profile: { name: 'Mine' } }],
    ['GET', (id) => `/api/users/${id}/refresh_token`],
    [
      'PUT',
      (id) => `/api/users/${id}/terms-acceptance`,
      { version: '2026-01-01', lives_in_eu: false },
    ],
    ['GET', (id) => `/api/users/${id}/sessions`],
    ['DELETE', (id) => `/api/users/${id}/sessions`],
    ['DELETE', (id) => `/api/users/${id}/sessions/${NOBODY}`],
    ['POST', (id) => `/api/users/${id}/proofs`, { password: OLD }],
    ['PUT', (id) => `/api/users/${id}/password`, { password: NEW }],
    ['POST', (id) => `/api/users/${id}/email-changes`, { email: 'mine@example.com' }],
    ['DELETE', (id) => `/api/users/${id}/email-changes`],
    ['GET', (id) => `/api/users/${id}/export`],
    ['DELETE', (id) => `/api/users/${id}`],
  ]
  for (const [method, path, body] of calls) {
    for (const id of [other.id, NOBODY]) {
      const answer = await ask(shop, client, method, path(id), body)
      expect(answer, `${method} ${path('{id}')}`).toEqual(NOT_FOUND)
    }
  }
  expect((await look(shop, other)).status).toBe(200)
  expect((await look(shop, client)).status).toBe(200)
})

test('Decisions, section 9: a sensitive action requires a one-time password of less than 15 minutes', async () => {
  await using shop = await openTestShop()
  const desk = await enrolDesk(shop, 'desk@example.com')
  const give = (code: string) =>
    giveOneTimePasswordAgain(desk.ctx(), { sessionToken: desk.token, code })
  const proof = async () => (await findStaffSession(desk.ctx(), desk.token))?.isStepUpRecent
  expect(await proof()).toBe(true)

  await stayFor(shop, STAFF_STEP_UP_MINUTES * MINUTE - 1, proof)
  expect(await proof()).toBe(true)
  shop.advance(1)
  expect(await proof()).toBe(false)

  expect(await give(desk.code(2 * HOUR))).toMatchObject({
    error: 'one_time_password_invalid',
  })
  expect(await proof()).toBe(false)
  expect(await give(desk.code())).toEqual({ ok: true, value: null })
  expect(await proof()).toBe(true)
  // The secret of the cookie stays, and the code is spent.
  expect(await give(desk.code())).toMatchObject({ error: 'one_time_password_invalid' })

  await stayFor(shop, STAFF_STEP_UP_MINUTES * MINUTE, proof)
  expect(await proof()).toBe(false)
})

test('§9 an unconfirmed session is not reauthenticated, and an ended one cannot be', async () => {
  await using shop = await openTestShop()
  const token = await takeNewLink(shop, 'fresh@example.com')
  expect(await findStaffSession(systemContext(shop), token)).toMatchObject({
    isConfirmed: false,
    isStepUpRecent: false,
  })

  const desk = await enrolDesk(shop, 'desk@example.com')
  await revokeStaffSession(desk.ctx(), desk.token)
  const given = { sessionToken: desk.token, code: desk.code(30 * SECOND) }
  expect(await giveOneTimePasswordAgain(desk.ctx(), given)).toMatchObject({
    error: 'token_invalid',
  })
})

test('A.4.26 staff who leave are out at once, in every process, and their links and codes with them', async () => {
  await using shop = await openTestShop()
  await using second = await openTestShop({ beside: shop })
  const desk = await enrolDesk(shop, 'desk@example.com')
  const link = await newLink(shop, desk.email)
  expect(await findStaffSession(systemContext(second), desk.token)).not.toBeNull()

  const strangers = [{ kind: 'visitor' }, { kind: 'staff', userId: NOBODY, role: 'administrator' }]
  for (const actor of strangers as Context['actor'][]) {
    const refused = await removeStaff(shop.shop.context(actor, 'en'), desk.email)
    expect(refused).toEqual({ ok: false, error: 'forbidden' })
  }
  expect(await removeStaff(systemContext(shop), desk.email)).toEqual({ ok: true, value: null })
  for (const process of [shop, second]) {
    expect(await findStaffSession(systemContext(process), desk.token)).toBeNull()
  }
  const given = { sessionToken: desk.token, code: desk.code(30 * SECOND) }
  expect(await giveOneTimePasswordAgain(desk.ctx(), given)).toMatchObject({
    error: 'token_invalid',
  })
  expect(await takeStaffLink(systemContext(shop), link)).toMatchObject({ error: 'link_invalid' })
  expect(await removeStaff(systemContext(shop), desk.email)).toMatchObject({ error: 'not_found' })
})

test('Decisions, section 2: becoming staff ends a wish for another address, and a link is for the address it names', async () => {
  await using shop = await openTestShop()
  const client = await newClient(shop)
  await ask(shop, client, 'POST', `/api/users/${client.id}/email-changes`, {
    email: 'next@example.com',
  })
  const link = await newLink(shop, client.email)
  expect(await shop.query('select 1 from email_changes where ended_at is null')).toEqual([])

  const move = (email: string) =>
    shop.query('update users set email = $2 where id = $1', [client.id, email])
  await move('moved@example.com')
  expect(await takeStaffLink(systemContext(shop), link)).toMatchObject({ error: 'link_invalid' })
  await move(client.email)
  expect((await takeStaffLink(systemContext(shop), link)).ok).toBe(true)
})

const ask = (shop: TestShop, client: Client, method: string, path: string, body?: unknown) =>
  shop.call({ method, path, token: client.token, headers: cookieOf(client), body })

/** A browser whose customer verified the address and then set a password. */
async function newClient(shop: TestShop, email = 'hana@example.com'): Promise<Client> {
  await shop.call({ path: '/api/sign-in-codes', body: { email } })
  await shop.call({
    path: '/api/sessions',
    body: { session: { email, code: await readCode(shop, email) } },
  })
  await shop.call({ path: '/api/passwords', body: { email } })
  const path = `/api/passwords/${await readToken(shop, email)}`
  await shop.call({ method: 'PUT', path, body: { password: OLD } })
  return enter(shop, email)
}

async function enter(
  shop: TestShop,
  email: string,
  { isBrowser = true }: { isBrowser?: boolean } = {},
): Promise<Client> {
  const answer = await shop.call<SessionAnswer>({
    path: '/api/sessions',
    body: { session: { email, password: OLD } },
    headers: isBrowser ? { 'sec-fetch-site': 'same-origin' } : {},
  })
  expect(answer.status).toBe(201)
  const { id, authentication_token: token } = answer.body.data
  return { id, email, token, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' }
}

/** At the desk all the time, so that the session itself does not end for want of use. */
async function stayFor(shop: TestShop, time: number, look: () => Promise<unknown>): Promise<void> {
  for (let left = time; left > 0; left -= 10 * MINUTE) {
    shop.advance(Math.min(left, 10 * MINUTE))
    await look()
  }
}
