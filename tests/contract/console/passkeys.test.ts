/** Passkeys of staff: added on the own page, used to sign in and to step up, refused when anything differs. Decisions, section 2. */
import { expect, test } from 'vitest'

import { addPasskey, removePasskey } from '#domain/accounts/passkeys/change-passkeys.server.ts'
import {
  passkeyCreation,
  passkeyRequest,
} from '#domain/accounts/passkeys/passkey-options.server.ts'
import { signInByPasskey, stepUpByPasskey } from '#domain/accounts/passkeys/use-passkey.server.ts'
import {
  PASSKEY_CHALLENGE_MINUTES,
  PASSKEYS_MAX,
  STAFF_STEP_UP_MINUTES,
} from '#domain/accounts/policy.ts'
import { resetOneTimePassword } from '#domain/accounts/staff/change-staff.server.ts'
import { readMyStaffAccount } from '#domain/accounts/staff/my-staff-account.server.ts'
import { giveOneTimePassword } from '#domain/accounts/staff/staff-one-time-password.server.ts'
import { removeStaff } from '#domain/accounts/staff/staff-remove.server.ts'
import { findStaffSession } from '#domain/accounts/staff/staff-session.server.ts'
import { listAccountSignIns, listAudit } from '#domain/audit/list-audit.server.ts'
import { readMailbox } from '#domain/mail/outbox.server.ts'
import { LIMITS } from '#domain/rate-limits/policy.ts'
import { fail } from '#shared/result.ts'

import { openAuthenticator } from '../../support/shop/authenticator.ts'
import { staffContext, systemContext } from '../../support/shop/orders.ts'
import { MINUTE, openTestShop, type TestShop } from '../../support/shop/shop.ts'
import { type Desk, enrolDesk, takeNewLink, visitorContext } from '../../support/shop/staff-desk.ts'
import { unwrap } from '../../support/shop/unwrap.ts'

const PARTY = { id: 'shop.example', origin: 'https://shop.example' }
const CLIENT = 'Safari · Mac'

const request = (shop: TestShop) => passkeyRequest(visitorContext(shop), PARTY)

async function creation(desk: Desk) {
  const options = unwrap(await passkeyCreation(desk.ctx(), { party: PARTY, shopName: 'Shop' }))
  return options as { challenge: string; user: { id: string } } // As browsers read it.
}

const add = ({ ctx, token: sessionToken }: Desk, answer: string, name = 'X') =>
  addPasskey(ctx(), { name, answer, party: PARTY, sessionToken })

/** An authenticator whose passkey the member added. */
async function withPasskey(desk: Desk, name = 'Laptop') {
  const authenticator = openAuthenticator(PARTY)
  const answer = authenticator.make(await creation(desk))
  unwrap(await add(desk, answer, name))
  return authenticator
}

const signIn = (shop: TestShop, answer: string, address = '192.0.2.1') =>
  signInByPasskey(visitorContext(shop), { answer, party: PARTY, address, client: CLIENT })

const passkeysOf = async ({ ctx, token }: Desk) =>
  unwrap(await readMyStaffAccount(ctx(), token)).passkeys

async function changesTold(shop: TestShop, email: string) {
  const emails = await readMailbox(systemContext(shop))
  return emails
    .filter(({ kind, recipient }) => kind === 'staff_sign_in_changed' && recipient === email)
    .map(({ payload }) => payload)
}

async function actionsOf(shop: TestShop, id: string) {
  const target = { type: 'person', id }
  const { entries } = unwrap(await listAudit(await staffContext(shop, 'administrator'), { target }))
  return entries.map(({ action, detail }) => ({ action, detail }))
}

test('a passkey is added with its name and signs in as both factors, without link and code', async () => {
  await using shop = await openTestShop()
  const desk = await enrolDesk(shop, 'a@example.com')
  const options = await creation(desk)
  expect(options).toMatchObject({
    rp: { id: PARTY.id, name: 'Shop' },
    user: { name: 'a@example.com', displayName: 'Sample' },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const laptop = await withPasskey(desk)
  expect(await passkeysOf(desk)).toMatchObject([{ name: 'Laptop', lastUsedAt: null }])

  shop.advance(MINUTE)
  const asked = await request(shop)
  expect(asked).toMatchObject({ rpId: PARTY.id, userVerification: 'required' })
  expect(asked.allowCredentials ?? []).toEqual([])
  const { token } = unwrap(await signIn(shop, laptop.use(asked)))
  expect(await findStaffSession(visitorContext(shop), token)).toMatchObject({
    isConfirmed: true,
    isStepUpRecent: true,
    client: CLIENT,
    member: { id: desk.userId },
  })
  expect(await passkeysOf(desk)).toMatchObject([{ lastUsedAt: shop.clock.now }])

  expect(await changesTold(shop, desk.email)).toEqual([{ change: 'passkey_added', name: 'Laptop' }])
  expect(await actionsOf(shop, desk.userId)).toEqual(
    expect.arrayContaining([
      { action: 'passkey_added', detail: { name: 'Laptop' } },
      { action: 'staff_signed_in', detail: { client: CLIENT, method: 'passkey' } },
    ]),
  )
})

test('an answer signs in once, also when it comes twice at the same moment, and within its time', async () => {
  await using shop = await openTestShop()
  const laptop = await withPasskey(await enrolDesk(shop, 'a@example.com'))

  const answer = laptop.use(await request(shop))
  const both = await Promise.all([signIn(shop, answer), signIn(shop, answer)])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  expect(both.find(({ ok }) => !ok)).toEqual(fail('passkey_expired'))
  expect(await signIn(shop, answer)).toEqual(fail('passkey_expired'))

  const [inTime, late] = [await request(shop), await request(shop)]
  shop.advance(PASSKEY_CHALLENGE_MINUTES * MINUTE - 1)
  expect((await signIn(shop, laptop.use(inTime))).ok).toBe(true)
  shop.advance(1)
  expect(await signIn(shop, laptop.use(late))).toEqual(fail('passkey_expired'))
})

test('a challenge that the shop did not issue, or issued for something else, is refused', async () => {
  await using shop = await openTestShop()
  const desk = await enrolDesk(shop, 'a@example.com')
  const laptop = await withPasskey(desk)
  const { challenge } = await request(shop)
  const plain = Buffer.from(challenge, 'base64url').toString()
  const [expiresAt = '', ...rest] = plain.split('.')
  const later = [Number(expiresAt) + MINUTE, ...rest].join('.')
  const forged = ['AAAA', '', Buffer.from(later).toString('base64url')]

  for (const other of [...forged, (await creation(desk)).challenge]) {
    const answer = laptop.use({ challenge: other })
    const error = other === '' ? 'passkey_invalid' : 'passkey_expired'
    expect(await signIn(shop, answer), other).toEqual(fail(error))
  }
  // A challenge for signing in, or of another member, adds no passkey.
  const other = await enrolDesk(shop, 'b@example.com')
  for (const options of [await request(shop), await creation(other)]) {
    const answer = openAuthenticator(PARTY).make(options)
    const added = await add(desk, answer)
    expect(added).toEqual(fail('passkey_expired'))
  }
})

test.each([
  ['another origin', { origin: 'https://shop.example.evil.example' }],
  ['plain http', { origin: 'http://shop.example' }],
  ['another host', { rpId: 'evil.example' }],
  ['no fingerprint, face or PIN', { isVerified: false }],
])('%s is refused when a passkey is made and when it is used', async (_name, change) => {
  await using shop = await openTestShop()
  const desk = await enrolDesk(shop, 'a@example.com')
  const answer = openAuthenticator(PARTY).make(await creation(desk), change)
  const added = await add(desk, answer)
  expect(added).toEqual(fail('passkey_invalid'))
  expect(await passkeysOf(desk)).toEqual([])

  const laptop = await withPasskey(desk)
  expect(await signIn(shop, laptop.use(await request(shop), change))).toEqual(
    fail('passkey_invalid'),
  )
  expect((await actionsOf(shop, desk.userId))[0]).toEqual({
    action: 'passkey_refused',
    detail: { client: CLIENT, method: 'passkey' },
  })
  const owner = shop.shop.context({ kind: 'staff', userId: desk.userId, role: 'staff' }, 'en')
  expect(unwrap(await listAccountSignIns(owner))[0]).toMatchObject({ action: 'passkey_refused' })
})

test('a signature counter must rise; one that stays 0 counts nothing', async () => {
  await using shop = await openTestShop()
  const desk = await enrolDesk(shop, 'a@example.com')
  const key = await withPasskey(desk, 'Security key')
  const use = async (counter: number) => signIn(shop, key.use(await request(shop), { counter }))

  expect((await use(0)).ok).toBe(true)
  expect((await use(0)).ok).toBe(true)
  expect((await use(5)).ok).toBe(true)
  // A copied key would count from where it was copied.
  for (const counter of [5, 4, 0]) expect(await use(counter)).toEqual(fail('passkey_invalid'))
  expect((await use(6)).ok).toBe(true)

  const requests = await Promise.all(Array.from({ length: 8 }, () => request(shop)))
  const atOnce = await Promise.all(
    requests.map((options, at) =>
      signIn(shop, key.use(options, { counter: 7 }), `192.0.2.${at + 10}`),
    ),
  )
  expect(atOnce.filter(({ ok }) => ok)).toHaveLength(1)
})

test('the signature is of this key, and the account named with it is the owner’s', async () => {
  await using shop = await openTestShop()
  const desk = await enrolDesk(shop, 'a@example.com')
  const other = await enrolDesk(shop, 'b@example.com')
  const laptop = await withPasskey(desk)
  const userHandle = (await creation(other)).user.id

  const forged = JSON.parse(openAuthenticator(PARTY).use(await request(shop), { userHandle: null }))
  const stolen = JSON.stringify({ ...forged, id: laptop.id, rawId: laptop.id })
  expect(await signIn(shop, stolen)).toEqual(fail('passkey_invalid'))
  expect(await signIn(shop, laptop.use(await request(shop), { userHandle }))).toEqual(
    fail('passkey_invalid'),
  )
  expect((await signIn(shop, laptop.use(await request(shop), { userHandle: null }))).ok).toBe(true)
})

test('an unknown passkey is refused, and one that is no answer at all', async () => {
  await using shop = await openTestShop()
  const stranger = openAuthenticator(PARTY)
  expect(await signIn(shop, stranger.use(await request(shop)))).toEqual(fail('passkey_unknown'))

  const whole = JSON.parse(stranger.use(await request(shop)))
  for (const answer of [
    ...['', 'null', '[]', '{', '{}', '"x"'],
    JSON.stringify({ ...whole, id: 'no base64url!' }),
    JSON.stringify({ ...whole, type: 'password' }),
    JSON.stringify({ ...whole, response: { ...whole.response, clientDataJSON: 'AAAA' } }),
    JSON.stringify({ ...whole, response: {} }),
    JSON.stringify({ ...whole, id: 'a'.repeat(20_000) }),
  ]) {
    expect(await signIn(shop, answer, answer.slice(0, 50)), answer).toEqual(fail('passkey_invalid'))
  }
})

test('step-up takes a passkey of one’s own alone, in a session that was confirmed', async () => {
  await using shop = await openTestShop()
  const desk = await enrolDesk(shop, 'a@example.com')
  const other = await enrolDesk(shop, 'b@example.com')
  const [laptop, othersLaptop] = [await withPasskey(desk), await withPasskey(other)]
  shop.advance(STAFF_STEP_UP_MINUTES * MINUTE)
  const isRecent = async () =>
    (await findStaffSession(visitorContext(shop), desk.token))?.isStepUpRecent
  const stepUp = async (authenticator: typeof laptop, sessionToken = desk.token) =>
    stepUpByPasskey(desk.ctx(), {
      sessionToken,
      party: PARTY,
      answer: authenticator.use(await request(shop)),
    })

  expect(await isRecent()).toBe(false)
  expect(await stepUp(othersLaptop)).toEqual(fail('passkey_of_other'))
  expect(await isRecent()).toBe(false)
  expect(await stepUp(laptop)).toEqual({ ok: true, value: null })
  expect(await isRecent()).toBe(true)

  const unconfirmed = await takeNewLink(shop, 'a@example.com')
  expect(await stepUp(laptop, unconfirmed)).toEqual(fail('token_invalid'))
  expect(await stepUp(laptop, 'made up')).toEqual(fail('token_invalid'))
})

test('a passkey that was removed, reset or of a former member opens nothing', async () => {
  await using shop = await openTestShop()
  const desk = await enrolDesk(shop, 'a@example.com')
  const [laptop, phone] = [await withPasskey(desk), await withPasskey(desk, 'Phone')]
  const unknown = fail('passkey_unknown')
  const first = (await passkeysOf(desk)).find(({ name }) => name === 'Laptop')

  shop.advance(MINUTE)
  unwrap(await removePasskey(desk.ctx(), first?.id ?? ''))
  expect(await signIn(shop, laptop.use(await request(shop)))).toEqual(unknown)
  expect((await signIn(shop, phone.use(await request(shop)))).ok).toBe(true)
  expect((await changesTold(shop, desk.email))[0]).toEqual({
    change: 'passkey_removed',
    name: 'Laptop',
  })

  unwrap(await resetOneTimePassword(await staffContext(shop, 'administrator'), desk.userId))
  expect(await signIn(shop, phone.use(await request(shop)))).toEqual(unknown)

  shop.advance(MINUTE)
  const again = await enrolDesk(shop, 'a@example.com')
  const tablet = await withPasskey(again, 'Tablet')
  // A role that ended in another way, such as by hand in the database.
  await shop.query("update users set role = 'customer' where id = $1", [desk.userId])
  expect(await signIn(shop, tablet.use(await request(shop)))).toEqual(unknown)
  await shop.query("update users set role = 'staff' where id = $1", [desk.userId])
  unwrap(await removeStaff(systemContext(shop), 'a@example.com'))
  expect(await signIn(shop, tablet.use(await request(shop)))).toEqual(unknown)
  expect(await shop.query('select 1 from staff_passkeys')).toEqual([])
})

test('without any passkey the link and the one-time password still lead in', async () => {
  await using shop = await openTestShop()
  const desk = await enrolDesk(shop, 'a@example.com')
  await withPasskey(desk)
  for (const { id } of await passkeysOf(desk)) unwrap(await removePasskey(desk.ctx(), id))
  shop.advance(MINUTE)
  const sessionToken = await takeNewLink(shop, 'a@example.com')
  const given = { sessionToken, code: desk.code() }
  expect((await giveOneTimePassword(visitorContext(shop), given)).ok).toBe(true)
})

test('each adds and removes their own, up to the limit, and each credential once', async () => {
  await using shop = await openTestShop()
  const desk = await enrolDesk(shop, 'a@example.com')
  const other = await enrolDesk(shop, 'b@example.com')
  const laptop = await withPasskey(desk)
  const [own] = await passkeysOf(desk)

  for (const id of [own?.id ?? '', 'no id', crypto.randomUUID()]) {
    expect(await removePasskey(other.ctx(), id)).toEqual(fail('not_found'))
  }
  expect(await creation(desk)).toMatchObject({ excludeCredentials: [{ id: laptop.id }] })
  const copied = laptop.make(await creation(other))
  expect(await add(other, copied)).toEqual(fail('passkey_known'))

  for (let count = 1; count < PASSKEYS_MAX; count += 1) await withPasskey(desk, `Key ${count}`)
  const answer = openAuthenticator(PARTY).make(await creation(desk))
  expect(await add(desk, answer)).toEqual(fail('passkeys_exceeded'))
  expect(await passkeysOf(desk)).toHaveLength(PASSKEYS_MAX)

  const customer = shop.shop.context({ kind: 'customer', userId: desk.userId }, 'en')
  const forbidden = fail('forbidden')
  for (const ctx of [visitorContext(shop), customer, systemContext(shop)]) {
    expect(await passkeyCreation(ctx, { party: PARTY, shopName: 'Shop' })).toEqual(forbidden)
    expect(await add({ ...desk, ctx: () => ctx }, answer)).toEqual(forbidden)
    expect(await removePasskey(ctx, own?.id ?? '')).toEqual(forbidden)
  }
})

test('one network fails to sign in by passkey only so often; good sign-ins do not count', async () => {
  await using shop = await openTestShop()
  const laptop = await withPasskey(await enrolDesk(shop, 'a@example.com'))
  const { max } = LIMITS.passkey
  for (let count = 0; count <= max; count += 1) {
    expect((await signIn(shop, laptop.use(await request(shop)))).ok).toBe(true)
  }
  for (let count = 0; count < max; count += 1) {
    expect(await signIn(shop, '{}')).toEqual(fail('passkey_invalid'))
  }
  const answer = laptop.use(await request(shop))
  expect(await signIn(shop, answer)).toMatchObject({ error: { code: 'rate_limited' } })
  // Another network is not affected, and the challenge was not spent.
  expect((await signIn(shop, answer, '192.0.2.2')).ok).toBe(true)
})
