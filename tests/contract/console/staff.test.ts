/**
 * Staff of the console: administrators invite, change and remove them, and one administrator always remains. Decisions,
 * section 2.
 */
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'

import { STAFF_LINK_MINUTES } from '#domain/accounts/policy.ts'
import {
  readCustomerAccount,
  revokeSessionsOfCustomer,
} from '#domain/accounts/profile/customer-account.server.ts'
import type { StaffRole } from '#domain/accounts/role.ts'
import {
  changeRole,
  removeStaff,
  resetOneTimePassword,
  revokeSessionsOfStaff,
} from '#domain/accounts/staff/change-staff.server.ts'
import { inviteStaff } from '#domain/accounts/staff/invite-staff.server.ts'
import { fingerprintOfStaff } from '#domain/accounts/staff/lock-staff-member.server.ts'
import {
  changeMyStaffDetails,
  readMyStaffAccount,
} from '#domain/accounts/staff/my-staff-account.server.ts'
import { listStaff } from '#domain/accounts/staff/read-staff.server.ts'
import {
  beginEnrolment,
  giveOneTimePassword,
} from '#domain/accounts/staff/staff-one-time-password.server.ts'
import { findStaffSession } from '#domain/accounts/staff/staff-session.server.ts'
import { takeStaffLink } from '#domain/accounts/staff/staff-sign-in.server.ts'
import { listAudit } from '#domain/audit/list-audit.server.ts'
import type { Context } from '#domain/context.ts'
import { readMailbox } from '#domain/mail/outbox.server.ts'
import { listCustomers } from '#domain/orders/customers/list-customers.server.ts'
import { removeCustomer } from '#domain/personal-data/remove-customer.server.ts'
import { exportCustomer, viewCustomer } from '#domain/personal-data/view-customer.server.ts'
import { fail } from '#shared/result.ts'

import { placeOrder, signInByCode } from '../../support/shop/buyer.ts'
import { staffContext, stockUp, systemContext } from '../../support/shop/orders.ts'
import { MINUTE, openTestShop, type TestShop } from '../../support/shop/shop.ts'
import { unwrap } from '../../support/shop/unwrap.ts'

const administrator = (shop: TestShop) => staffContext(shop, 'administrator')
const visitor = (shop: TestShop) => shop.shop.context({ kind: 'visitor' }, 'en')

async function invite(ctx: Context, email: string, role: StaffRole = 'staff') {
  const { id } = unwrap(await inviteStaff(ctx, { email, name: 'Sample', role, locale: 'ko' }))
  return id
}

async function revisionOf(ctx: Context, userId: string): Promise<string> {
  const person = unwrap(await listStaff(ctx)).find(({ id }) => id === userId)
  if (!person) throw new Error('nobody')
  return fingerprintOfStaff(person)
}

async function emailsTo(shop: TestShop, email: string) {
  const emails = await readMailbox(systemContext(shop))
  return emails.filter(({ recipient }) => recipient === email)
}

async function linkTo(shop: TestShop, email: string): Promise<string> {
  const [newest] = await emailsTo(shop, email)
  if (!newest) throw new Error(`nothing was written to ${email}`)
  const { token } = newest.payload as { token: string } // Only for e-mails with a link.
  return token
}

/** Enrols, and gives what the telephone shows at a moment. */
async function enter(shop: TestShop, link: string) {
  const taken = unwrap(await takeStaffLink(visitor(shop), link, 'Firefox · Linux'))
  const userId = (await findStaffSession(visitor(shop), taken.token))?.member.id ?? ''
  const enrolment = await beginEnrolment(visitor(shop), { userId, issuer: 'Shop' })
  if (!enrolment) throw new Error('enrolled before')
  const code = new TOTP({ secret: Secret.fromBase32(enrolment.secretText) }).generate({
    timestamp: shop.clock.now.getTime(),
  })
  const given = { sessionToken: taken.token, code }
  return unwrap(await giveOneTimePassword(visitor(shop), given)).token
}

test('an invitation e-mails the one way in, in the language of the invited, and is written down', async () => {
  await using shop = await openTestShop()
  const ctx = await administrator(shop)
  const id = await invite(ctx, 'new@example.com')

  expect(await emailsTo(shop, 'new@example.com')).toMatchObject([
    {
      kind: 'staff_invitation',
      locale: 'ko',
      payload: { minutes: STAFF_LINK_MINUTES, role: 'staff' },
    },
  ])
  const cookie = await enter(shop, await linkTo(shop, 'new@example.com'))
  expect(await findStaffSession(visitor(shop), cookie)).toMatchObject({
    isConfirmed: true,
    client: 'Firefox · Linux',
    member: { id, role: 'staff' },
  })
  const again = { email: 'new@example.com', name: 'B', role: 'staff', locale: 'en' } as const
  expect(await inviteStaff(ctx, again)).toEqual(fail('already_staff'))
})

test('an invited customer retains the account', async () => {
  await using shop = await openTestShop()
  const buyer = await signInByCode(shop)
  const id = await invite(await administrator(shop), buyer.email)
  expect(id).toBe(buyer.id)
})

test('two administrators who take each other’s role away leave one', async () => {
  await using shop = await openTestShop()
  const one = await administrator(shop)
  const otherId = await invite(one, 'other@example.com', 'administrator')
  const oneId = 'userId' in one.actor ? one.actor.userId : ''
  const actor = { kind: 'staff', userId: otherId, role: 'administrator' } as const
  const other = shop.shop.context(actor, 'en')
  const [revisionOfOne, revisionOfOther] = [
    await revisionOf(one, oneId),
    await revisionOf(one, otherId),
  ]

  const done = await Promise.all([
    changeRole(one, { userId: otherId, revision: revisionOfOther, role: 'staff' }),
    removeStaff(other, { userId: oneId, revision: revisionOfOne }),
  ])
  expect(done.filter(({ ok }) => ok)).toHaveLength(1)
  expect(done.find(({ ok }) => !ok)).toEqual(fail('last_administrator'))
  expect(await shop.query("select id from users where role = 'administrator'")).toHaveLength(1)
})

test('administrators change the roles of others only, and staff change none', async () => {
  await using shop = await openTestShop()
  const ctx = await administrator(shop)
  const own = 'userId' in ctx.actor ? ctx.actor.userId : ''
  const about = { userId: own, revision: await revisionOf(ctx, own) }
  const refused = fail('own_account')
  expect(await changeRole(ctx, { ...about, role: 'staff' })).toEqual(refused)
  expect(await removeStaff(ctx, about)).toEqual(refused)
  expect(await resetOneTimePassword(ctx, own)).toEqual(refused)

  const staff = await staffContext(shop, 'staff')
  const forbidden = fail('forbidden')
  expect(await changeRole(staff, { ...about, role: 'staff' })).toEqual(forbidden)
  expect(await resetOneTimePassword(staff, own)).toEqual(forbidden)
  expect(await listStaff(staff)).toEqual(forbidden)
})

test('the second of two edits of one revision is an edit conflict, and nothing is overwritten', async () => {
  await using shop = await openTestShop()
  const ctx = await administrator(shop)
  const userId = await invite(ctx, 'new@example.com')
  const revision = await revisionOf(ctx, userId)
  unwrap(await changeRole(ctx, { userId, revision, role: 'administrator' }))
  expect(await removeStaff(ctx, { userId, revision })).toEqual(fail('edit_conflict'))

  const actor = { kind: 'staff', userId, role: 'administrator' } as const
  const own = shop.shop.context(actor, 'en')
  const before = unwrap(await readMyStaffAccount(own, 'none'))
  const request = {
    name: 'New Name',
    locale: 'en',
    consoleTheme: 'dark',
    revision: before.revision,
  } as const
  unwrap(await changeMyStaffDetails(own, request))
  expect(await changeMyStaffDetails(own, { ...request, name: 'Older' })).toMatchObject({
    error: 'edit_conflict',
  })
  const kinds = (await emailsTo(shop, 'new@example.com')).map(({ kind }) => kind)
  expect(kinds.sort()).toEqual(['staff_invitation', 'staff_role_changed'])
})

test('a reset ends every session and the old telephone; the new link enrols a new one', async () => {
  await using shop = await openTestShop()
  const ctx = await administrator(shop)
  const userId = await invite(ctx, 'new@example.com')
  const cookie = await enter(shop, await linkTo(shop, 'new@example.com'))

  shop.advance(MINUTE)
  unwrap(await resetOneTimePassword(await administrator(shop), userId))
  expect(await findStaffSession(visitor(shop), cookie)).toBeNull()
  shop.advance(MINUTE)
  const next = await enter(shop, await linkTo(shop, 'new@example.com'))
  expect(await findStaffSession(visitor(shop), next)).toMatchObject({ isConfirmed: true })

  const forged = { userId, sessionId: 'no id' }
  expect(await revokeSessionsOfStaff(await administrator(shop), forged)).toEqual(fail('not_found'))
  unwrap(await revokeSessionsOfStaff(await administrator(shop), { userId, sessionId: null }))
  expect(await findStaffSession(visitor(shop), next)).toBeNull()
})

test('a customer is found by address, name and telephone; the file has no secret; closing waits for orders', async () => {
  await using shop = await openTestShop()
  await stockUp(shop)
  const buyer = await signInByCode(shop)
  await signInByCode(shop)
  await placeOrder(shop, buyer, {
    customer: { name: '見本 花子', email: buyer.email, phone: '03-1234-5678' },
  })
  const ctx = await administrator(shop)
  const find = async (input: string) =>
    unwrap(await listCustomers(ctx, { input, after: null })).customers.map(({ id }) => id)

  expect(await find('')).toHaveLength(2)
  const inEmail = buyer.email.slice(2, -4)
  for (const input of [
    inEmail,
    '花子',
    '花\0子',
    '見本 花',
    '本',
    '1234',
    '03(1234)5678',
    '+81 3 1234',
  ]) {
    expect(await find(input), input).toEqual([buyer.id])
  }
  for (const input of ['%', "' or 1=1", '000000', '&|!:*()', 'a']) {
    expect(await find(input), input).toEqual([])
  }

  expect(unwrap(await listCustomers(ctx, { input: 'a', after: null })).isTooShort).toBe(true)

  // Without a profile the newest order says who it is.
  await shop.query('update profiles set name = $1, phone = $1, company = $1', [''])
  await shop.query('update users set name = $1 where id = $2', ['', buyer.id])
  const { customers } = unwrap(await listCustomers(ctx, { input: buyer.email, after: null }))
  expect(customers[0]).toMatchObject({ name: '見本 花子', phone: '+81312345678', orders: 1 })

  const file = JSON.stringify(unwrap(await exportCustomer(ctx, buyer.id)))
  const view = JSON.stringify(unwrap(await viewCustomer(ctx, buyer.id)))
  const rows = await shop.query(
    "select payload->>'code' as code from emails where recipient = $1 and kind = 'sign_in_code'",
    [buyer.email],
  )
  expect(rows.length).toBeGreaterThan(0)
  for (const told of [file, view]) {
    for (const { code } of rows) expect(told).not.toContain(code)
    expect(told).not.toMatch(/password_?hash|encrypted":"/i)
  }

  expect(await removeCustomer(ctx, buyer.id)).toEqual(fail('account_has_open_orders'))
  await shop.query("update orders set status = 'delivered'")
  unwrap(await removeCustomer(ctx, buyer.id))
  expect(await viewCustomer(ctx, buyer.id)).toEqual(fail('not_found'))
  const kinds = (await emailsTo(shop, buyer.email)).map(({ kind }) => kind)
  expect(kinds.sort()).toEqual(['account_closed', 'order_received'])
})

test('7.4.5 staff end one sign-in of a customer or all, in every process at once, and it is written down', async () => {
  await using shop = await openTestShop()
  await using beside = await openTestShop({ beside: shop })
  const buyer = await signInByCode(shop)
  shop.advance(1000)
  const { token: other } = await signInByCode(shop, buyer.email)
  const third = await signInByCode(shop)
  const statusOf = async (process: TestShop, { id }: { id: string }, token: string) =>
    (await process.call({ path: `/api/users/${id}/profiles`, token })).status
  const everywhere = (token: string) =>
    Promise.all([shop, beside].map((process) => statusOf(process, buyer, token)))
  expect([await everywhere(buyer.token), await everywhere(other)].flat()).toEqual(
    Array(4).fill(200),
  )

  const ctx = await administrator(shop)
  const end = (sessionId: string | null) =>
    revokeSessionsOfCustomer(ctx, { userId: buyer.id, sessionId })
  const { live } = unwrap(await readCustomerAccount(ctx, buyer.id))
  const newest = live[0]?.id ?? ''
  unwrap(await end(newest))
  expect([await everywhere(buyer.token), await everywhere(other)]).toEqual([
    [200, 200],
    [401, 401],
  ])
  expect(await end(newest)).toEqual(fail('not_found'))
  unwrap(await end(null))
  expect(await everywhere(buyer.token)).toEqual([401, 401])
  const renewed = { path: `/api/users/${buyer.id}/refresh_token`, token: buyer.token }
  expect((await beside.call(renewed)).status).toBe(401)
  expect(await statusOf(beside, third, third.token)).toBe(200)

  const target = { type: 'customer', id: buyer.id }
  expect(unwrap(await listAudit(ctx, { target })).entries).toMatchObject([
    { action: 'customer_sessions_revoked', detail: { all: true } },
    { action: 'customer_sessions_revoked', detail: { all: false } },
  ])
})
