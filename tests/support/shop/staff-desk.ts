/** A member of staff with a phone: signs in by link and one-time password, as the pages do. */
import { Secret, TOTP } from 'otpauth'

import type { StaffRole } from '#domain/accounts/role.ts'
import { createStaff } from '#domain/accounts/staff/staff-create.server.ts'
import {
  beginEnrolment,
  giveOneTimePassword,
} from '#domain/accounts/staff/staff-one-time-password.server.ts'
import { findStaffSession } from '#domain/accounts/staff/staff-session.server.ts'
import { takeStaffLink } from '#domain/accounts/staff/staff-sign-in.server.ts'
import type { Context } from '#domain/context.ts'

import { systemContext } from './orders.ts'
import type { TestShop } from './shop.ts'
import { unwrap } from './unwrap.ts'

export const visitorContext = (shop: TestShop): Context =>
  shop.shop.context({ kind: 'visitor' }, 'en')

export async function newLink(
  shop: TestShop,
  email: string,
  role: StaffRole = 'staff',
): Promise<string> {
  const member = { email, role, name: 'Sample', clearsOneTimePassword: false }
  return unwrap(await createStaff(systemContext(shop), member)).token
}

/** An unconfirmed session of a new link: the cookie's secret. */
export async function takeNewLink(shop: TestShop, email: string): Promise<string> {
  const link = await newLink(shop, email, 'staff')
  return unwrap(await takeStaffLink(visitorContext(shop), link, 'Firefox · Linux')).token
}

export const codeOfSecret = (shop: TestShop, secretText: string, milliseconds = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secretText) }).generate({
    timestamp: shop.clock.now.getTime() + milliseconds,
  })

export type Desk = Awaited<ReturnType<typeof enrolDesk>>

/** Enrols the phone with a first one-time password. */
export async function enrolDesk(shop: TestShop, email: string) {
  const sessionToken = await takeNewLink(shop, email)
  const userId = (await findStaffSession(visitorContext(shop), sessionToken))?.member.id ?? ''
  const enrolment = await beginEnrolment(visitorContext(shop), { userId, issuer: 'Shop' })
  if (!enrolment) throw new Error('enrolled before')
  /** What the phone shows now, or in a while. */
  const code = (milliseconds = 0) => codeOfSecret(shop, enrolment.secretText, milliseconds)
  const given = unwrap(
    await giveOneTimePassword(visitorContext(shop), { sessionToken, code: code() }),
  )
  return {
    userId,
    email,
    code,
    token: given.token,
    recoveryCodes: given.recoveryCodes ?? [],
    /** As the pages of the console see them. */
    ctx: () => shop.shop.context({ kind: 'staff', userId, role: 'staff' }, 'en'),
  }
}
