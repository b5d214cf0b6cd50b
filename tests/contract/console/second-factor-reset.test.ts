/** A reset of the second factors ends all that is under way with them. Decisions, section 2; reliability, A.4.26. */
import { expect, test } from 'vitest'

import { addPasskey } from '#domain/accounts/passkeys/change-passkeys.server.ts'
import {
  passkeyCreation,
  passkeyRequest,
} from '#domain/accounts/passkeys/passkey-options.server.ts'
import { signInByPasskey } from '#domain/accounts/passkeys/use-passkey.server.ts'
import { resetOneTimePassword } from '#domain/accounts/staff/change-staff.server.ts'
import { renewRecoveryCodes } from '#domain/accounts/staff/recovery-codes.server.ts'
import {
  beginEnrolment,
  giveOneTimePassword,
} from '#domain/accounts/staff/staff-one-time-password.server.ts'
import { findStaffSession } from '#domain/accounts/staff/staff-session.server.ts'
import type { Context } from '#domain/context.ts'
import { fail } from '#shared/result.ts'

import { openAuthenticator } from '../../support/shop/authenticator.ts'
import { lockAccountElsewhere } from '../../support/shop/locked-account.ts'
import { staffContext } from '../../support/shop/orders.ts'
import { MINUTE, openTestShop, type TestShop } from '../../support/shop/shop.ts'
import {
  codeOfSecret,
  type Desk,
  enrolDesk,
  takeNewLink,
  visitorContext,
} from '../../support/shop/staff-desk.ts'
import { unwrap } from '../../support/shop/unwrap.ts'

const EMAIL = 'staff@example.com'
const PARTY = { id: 'shop.example', origin: 'https://shop.example' }

/** `before` happens between the check of what was given and the transaction that acts on it. */
const interrupted = (ctx: Context, before: () => Promise<unknown>): Context => ({
  ...ctx,
  transaction: async (work) => {
    await before()
    return ctx.transaction(work)
  },
})

const reset = async (shop: TestShop, userId: string) =>
  unwrap(await resetOneTimePassword(await staffContext(shop, 'administrator'), userId))

const leftOf = (shop: TestShop, userId: string) =>
  shop.query(
    `select totp_enrolled_at is not null as "isEnrolled",
            (select count(*)::int from staff_recovery_codes where user_id = $1) as codes,
            (select count(*)::int from staff_sessions where user_id = $1 and revoked_at is null) as sessions
     from users where id = $1`,
    [userId],
  )

const NOTHING = [{ isEnrolled: false, codes: 0, sessions: 0 }]

async function enrolling(shop: TestShop) {
  const sessionToken = await takeNewLink(shop, EMAIL)
  const userId = (await findStaffSession(visitorContext(shop), sessionToken))?.member.id ?? ''
  const enrolment = await beginEnrolment(visitorContext(shop), { userId, issuer: 'Shop' })
  return { userId, given: { sessionToken, code: codeOfSecret(shop, enrolment?.secretText ?? '') } }
}

test('a device that is enrolled while the second factors are reset gets no session and no recovery codes', async () => {
  await using shop = await openTestShop()
  const { userId, given } = await enrolling(shop)
  const ctx = interrupted(visitorContext(shop), () => reset(shop, userId))
  expect(await giveOneTimePassword(ctx, given)).toEqual(fail('token_invalid'))
  expect(await leftOf(shop, userId)).toEqual(NOTHING)
})

test('a code of a secret that a reset has just removed enrols nothing', async () => {
  await using shop = await openTestShop()
  const { userId, given } = await enrolling(shop)
  await using held = await lockAccountElsewhere(shop, userId)
  const answer = giveOneTimePassword(visitorContext(shop), given)
  await held.waited(1)
  await held.write('update users set totp_secret_encrypted = null where id = $1', [userId])
  await held.release()
  expect(await answer).toEqual(fail('one_time_password_invalid'))
  expect(await leftOf(shop, userId)).toMatchObject([{ isEnrolled: false, codes: 0 }])
})

async function passkeyOf(desk: Desk, ctx = desk.ctx()) {
  const options = unwrap(await passkeyCreation(desk.ctx(), { party: PARTY, shopName: 'Shop' }))
  const laptop = openAuthenticator(PARTY)
  const answer = laptop.make(options as { challenge: string; user: { id: string } }) // As browsers read it.
  const passkey = { name: 'Laptop', answer, party: PARTY, sessionToken: desk.token }
  return { laptop, added: await addPasskey(ctx, passkey) }
}

test('a passkey opens no session once a reset has removed it', async () => {
  await using shop = await openTestShop()
  const desk = await enrolDesk(shop, EMAIL)
  const { laptop } = await passkeyOf(desk)
  shop.advance(MINUTE)

  const answer = laptop.use(await passkeyRequest(visitorContext(shop), PARTY))
  const ctx = interrupted(visitorContext(shop), () => reset(shop, desk.userId))
  const from = { address: '192.0.2.1', client: '' }
  expect(await signInByPasskey(ctx, { answer, party: PARTY, ...from })).toEqual(
    fail('passkey_unknown'),
  )
  expect(await leftOf(shop, desk.userId)).toEqual(NOTHING)
})

test('who has a member’s session adds no passkey and no recovery codes that outlive the reset', async () => {
  await using shop = await openTestShop()
  const desk = await enrolDesk(shop, EMAIL)
  const late = () => interrupted(desk.ctx(), () => reset(shop, desk.userId))
  expect((await passkeyOf(desk, late())).added).toEqual(fail('forbidden'))
  expect(await renewRecoveryCodes(late(), desk.token)).toEqual(fail('forbidden'))
  expect(await leftOf(shop, desk.userId)).toEqual(NOTHING)
  expect(await shop.query('select 1 from staff_passkeys')).toEqual([])
})
