/** Recovery codes of staff: each replaces a one-time password once. Decisions, section 2. */
import { expect, test } from 'vitest'

import {
  RECOVERY_CODE_DIGITS,
  RECOVERY_CODES,
  STAFF_STEP_UP_MINUTES,
} from '#domain/accounts/policy.ts'
import {
  replaceOwnDevice,
  resetOneTimePassword,
} from '#domain/accounts/staff/change-staff.server.ts'
import { readMyStaffAccount } from '#domain/accounts/staff/my-staff-account.server.ts'
import { renewRecoveryCodes } from '#domain/accounts/staff/recovery-codes.server.ts'
import {
  giveOneTimePassword,
  giveOneTimePasswordAgain,
} from '#domain/accounts/staff/staff-one-time-password.server.ts'
import { removeStaff } from '#domain/accounts/staff/staff-remove.server.ts'
import { findStaffSession } from '#domain/accounts/staff/staff-session.server.ts'
import { listAudit } from '#domain/audit/list-audit.server.ts'
import { readMailbox } from '#domain/mail/outbox.server.ts'
import { LIMITS } from '#domain/rate-limits/policy.ts'

import { staffContext, systemContext } from '../../support/shop/orders.ts'
import { MINUTE, openTestShop, type TestShop } from '../../support/shop/shop.ts'
import { type Desk, enrolDesk, takeNewLink, visitorContext } from '../../support/shop/staff-desk.ts'
import { unwrap } from '../../support/shop/unwrap.ts'

const EMAIL = 'staff@example.com'
const WRONG = { ok: false, error: 'recovery_code_invalid' }

/** A new sign-in: by link, then with this code. */
async function signIn(shop: TestShop, code: string) {
  const sessionToken = await takeNewLink(shop, EMAIL)
  return giveOneTimePassword(visitorContext(shop), { sessionToken, code })
}

const leftOf = async ({ ctx, token }: Desk): Promise<number> =>
  unwrap(await readMyStaffAccount(ctx(), token)).recoveryCodesLeft

async function changesTold(shop: TestShop) {
  const emails = await readMailbox(systemContext(shop))
  return emails
    .filter(({ kind }) => kind === 'staff_sign_in_changed')
    .map(({ recipient, payload }) => ({ recipient, payload }))
}

async function actionsOf(shop: TestShop, id: string) {
  const target = { type: 'person', id }
  const { entries } = unwrap(await listAudit(await staffContext(shop, 'administrator'), { target }))
  return entries.map(({ action, detail }) => ({ action, detail }))
}

test('6.5.3 the enrolment gives ten different codes, which are stored slow and salted and not in clear', async () => {
  await using shop = await openTestShop()
  const desk = await enrolDesk(shop, EMAIL)
  expect(new Set(desk.recoveryCodes).size).toBe(RECOVERY_CODES)
  for (const code of desk.recoveryCodes) expect(code).toMatch(/^\d{12}$/)
  expect(RECOVERY_CODE_DIGITS).toBe(12)
  expect(await leftOf(desk)).toBe(RECOVERY_CODES)

  const rows = await shop.query<{ hash: string }>('select hash from staff_recovery_codes')
  expect(new Set(rows.map(({ hash }) => hash)).size).toBe(RECOVERY_CODES)
  for (const { hash } of rows) expect(hash).toMatch(/^argon2id\$/)
  const stored = JSON.stringify(await shop.query('select payload from emails'))
  for (const code of desk.recoveryCodes) expect(stored).not.toContain(code)

  // Only the first one-time password enrols.
  shop.advance(MINUTE)
  expect(unwrap(await signIn(shop, desk.code())).recoveryCodes).toBeNull()
})

test('6.5.1 a code signs in once, also when it comes twice at the same moment, and its owner gets an e-mail', async () => {
  await using shop = await openTestShop()
  const desk = await enrolDesk(shop, EMAIL)
  const [first = '', second = ''] = desk.recoveryCodes

  const given = unwrap(await signIn(shop, first))
  expect(given.recoveryCodes).toBeNull()
  expect(await findStaffSession(visitorContext(shop), given.token)).toMatchObject({
    isConfirmed: true,
  })
  expect(await signIn(shop, first)).toEqual(WRONG)
  expect(await leftOf(desk)).toBe(RECOVERY_CODES - 1)

  shop.advance(MINUTE)
  const sessionToken = await takeNewLink(shop, EMAIL)
  const give = () => giveOneTimePasswordAgain(visitorContext(shop), { sessionToken, code: second })
  const both = await Promise.all([give(), give()])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)

  expect(await changesTold(shop)).toEqual([
    { recipient: EMAIL, payload: { change: 'recovery_code_used', left: RECOVERY_CODES - 2 } },
    { recipient: EMAIL, payload: { change: 'recovery_code_used', left: RECOVERY_CODES - 1 } },
  ])
  const client = 'Firefox · Linux'
  expect(await actionsOf(shop, desk.userId)).toEqual(
    expect.arrayContaining([
      { action: 'recovery_code_used', detail: { left: RECOVERY_CODES - 1 } },
      { action: 'staff_signed_in', detail: { client, method: 'recovery_code' } },
      { action: 'one_time_password_refused', detail: { client, method: 'recovery_code' } },
    ]),
  )
})

test('a code is typed as it is read: in groups, in full-width digits, with dashes', async () => {
  await using shop = await openTestShop()
  const { recoveryCodes } = await enrolDesk(shop, EMAIL)
  const written = [
    (code: string) => code.replace(/\d{4}(?=\d)/g, '$& '),
    (code: string) => code.replace(/\d{4}(?=\d)/g, '$&－'),
    (code: string) =>
      code.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
  ]
  for (const [at, write] of written.entries()) {
    const code = write(recoveryCodes[at] ?? '')
    expect((await signIn(shop, code)).ok, code).toBe(true)
  }
})

test('step-up takes a code, and another member’s code is wrong', async () => {
  await using shop = await openTestShop()
  const desk = await enrolDesk(shop, EMAIL)
  const other = await enrolDesk(shop, 'other@example.com')
  shop.advance(STAFF_STEP_UP_MINUTES * MINUTE)
  const isRecent = async () =>
    (await findStaffSession(visitorContext(shop), desk.token))?.isStepUpRecent
  const give = (code = '') =>
    giveOneTimePasswordAgain(desk.ctx(), { sessionToken: desk.token, code })

  expect(await give(other.recoveryCodes[0])).toEqual(WRONG)
  expect(await isRecent()).toBe(false)
  unwrap(await give(desk.recoveryCodes[0]))
  expect(await isRecent()).toBe(true)
  expect(await leftOf(other)).toBe(RECOVERY_CODES)
})

test('wrong codes count as wrong one-time passwords, and then the right one is refused too', async () => {
  await using shop = await openTestShop()
  const desk = await enrolDesk(shop, EMAIL)
  const sessionToken = await takeNewLink(shop, EMAIL)
  const give = (code: string) => giveOneTimePassword(visitorContext(shop), { sessionToken, code })
  const wrong = desk.recoveryCodes.includes('000000000000') ? '000000000001' : '000000000000'

  for (let count = 0; count < LIMITS.one_time_password.max; count += 1) {
    expect(await give(wrong)).toEqual(WRONG)
  }
  const limited = { ok: false, error: { code: 'rate_limited', limit: 'one_time_password' } }
  expect(await give(desk.recoveryCodes[0] ?? '')).toMatchObject(limited)
  expect(await give(desk.code())).toMatchObject(limited)
  expect(await leftOf(desk)).toBe(RECOVERY_CODES)
})

test('a new set ends the old one; the owner gets an e-mail, and only staff make one', async () => {
  await using shop = await openTestShop()
  const desk = await enrolDesk(shop, EMAIL)
  const renewed = unwrap(await renewRecoveryCodes(desk.ctx(), desk.token))
  expect(renewed).toHaveLength(RECOVERY_CODES)
  expect(await signIn(shop, desk.recoveryCodes[0] ?? '')).toEqual(WRONG)
  expect((await signIn(shop, renewed[0] ?? '')).ok).toBe(true)
  expect(await changesTold(shop)).toEqual(
    expect.arrayContaining([{ recipient: EMAIL, payload: { change: 'recovery_codes_made' } }]),
  )
  expect((await actionsOf(shop, desk.userId)).map(({ action }) => action)).toContain(
    'recovery_codes_made',
  )

  const customer = shop.shop.context({ kind: 'customer', userId: desk.userId }, 'en')
  for (const ctx of [visitorContext(shop), customer, systemContext(shop)]) {
    expect(await renewRecoveryCodes(ctx, desk.token)).toEqual({ ok: false, error: 'forbidden' })
  }
})

test('a member with a lost phone resets the own device: all sessions and codes end, and a mailed link enrols the next', async () => {
  await using shop = await openTestShop()
  const desk = await enrolDesk(shop, EMAIL)
  unwrap(await signIn(shop, desk.recoveryCodes[0] ?? ''))
  unwrap(await replaceOwnDevice(desk.ctx()))
  expect(await signIn(shop, desk.recoveryCodes[1] ?? '')).toEqual(WRONG)
  expect((await actionsOf(shop, desk.userId)).map(({ action }) => action)).toContain(
    'one_time_password_reset',
  )
  const rows = await shop.query(
    `select recipient, (select count(*)::int from staff_sessions where revoked_at is null and user_id = $1
       and confirmed_at is not null) as sessions,
       (select totp_enrolled_at from users where id = $1) as enrolled
     from emails where kind = 'staff_device_reset'`,
    [desk.userId],
  )
  expect(rows).toEqual([{ recipient: EMAIL, sessions: 0, enrolled: null }])
  const customer = shop.shop.context({ kind: 'customer', userId: desk.userId }, 'en')
  for (const ctx of [visitorContext(shop), customer, systemContext(shop)])
    expect(await replaceOwnDevice(ctx)).toEqual({ ok: false, error: 'forbidden' })
})

test('a reset by an administrator and the end of the membership end the codes', async () => {
  await using shop = await openTestShop()
  const codes = async () => (await shop.query('select from staff_recovery_codes')).length
  const desk = await enrolDesk(shop, EMAIL)
  unwrap(await resetOneTimePassword(await staffContext(shop, 'administrator'), desk.userId))
  expect(await codes()).toBe(0)
  expect(await signIn(shop, desk.recoveryCodes[0] ?? '')).toEqual(WRONG)

  shop.advance(MINUTE)
  await enrolDesk(shop, EMAIL)
  expect(await codes()).toBe(RECOVERY_CODES)
  unwrap(await removeStaff(systemContext(shop), EMAIL))
  expect(await codes()).toBe(0)
})
