/** A member of staff in the console. */
import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'

import type { StaffRole } from '#domain/accounts/role.ts'
import { hashOf, newSecret } from '#domain/accounts/secret.server.ts'
import { createStaff } from '#domain/accounts/staff/staff-create.server.ts'
import { encryptText } from '#domain/settings/encrypt-text.server.ts'
import { translator } from '#i18n/catalogue.server.ts'
import { LANGUAGE_COOKIE, originBound, STAFF_COOKIE } from '#shared/cookies.ts'
import type { Locale } from '#shared/locale.ts'

import { unwrap } from '../shop/unwrap.ts'
import { expect, type JourneyShop, newAddress } from './journey.ts'
import { asSystem } from './system-context.ts'

const STEP_MS = 30_000

type Member = { id: string; email: string }

/**
 * Signs in an administrator, or staff, by the rows that a sign-in leaves: the browser of `page` has the cookie, and no
 * page is opened. `signInByLink` is the real sign-in.
 */
export async function enterConsole(
  page: Page,
  shop: JourneyShop,
  locale: Locale,
  role: StaffRole = 'administrator',
): Promise<Member> {
  const email = newAddress('staff')
  const [row] = await shop.query<{ id: string }>(
    `insert into users (email, role, locale, email_verified_at, totp_enrolled_at, created_at)
     values ($1, $2, $3, now(), now(), now()) returning id`,
    [email, role, locale],
  )
  const id = row?.id ?? ''
  const token = newSecret()
  await shop.query(
    `insert into staff_sessions (hash, user_id, created_at, last_seen_at, confirmed_at, absolute_until)
     values ($1, $2, now(), now(), now(), now() + interval '1 hour')`,
    [hashOf(token), id],
  )
  const { url } = shop
  await page.context().addCookies([
    { name: originBound(STAFF_COOKIE, url), value: token, url, httpOnly: true, sameSite: 'Strict' },
    { name: LANGUAGE_COOKIE, value: locale, url },
  ])
  return { id, email }
}

/** What their telephone shows from now on, as if they had enrolled it. */
export async function enrolTelephone(shop: JourneyShop, { id }: Member): Promise<() => string> {
  const secret = new Secret({ size: 20 })
  const encrypted = await asSystem(shop, (ctx) =>
    encryptText(ctx, { purpose: 'totp_secret', row: id }, secret.base32),
  )
  await shop.query('update users set totp_secret_encrypted = $1 where id = $2', [encrypted, id])
  return () => new TOTP({ secret }).generate()
}

/** From the link of `npm run staff` to the recovery codes. Gives what their telephone shows next: the present code is spent. */
export async function signInByLink(
  page: Page,
  shop: JourneyShop,
  locale: Locale,
): Promise<{ email: string; recoveryCodes: string[]; nextCode: () => string }> {
  const t = translator(locale)
  const email = newAddress('staff')
  const staff = { email, role: 'administrator' as const, name: null, clearsOneTimePassword: false }
  const created = unwrap(await asSystem(shop, (ctx) => createStaff(ctx, staff)))
  await page.goto(`/admin/sign-in/${created.token}?lang=${locale}`)
  await page.getByRole('button', { name: t('admin.linkContinue') }).click()

  await expect(page).toHaveURL(/\/admin\/one-time-password/)
  const uri = await page.getByRole('link', { name: t('admin.openInApp') }).getAttribute('href')
  const secret = new URL(uri ?? '').searchParams.get('secret') ?? ''
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  await page
    .getByRole('textbox', { name: t('admin.enrolCode') })
    .or(page.locator('input[name="code"]'))
    .first()
    .fill(totp.generate())
  await page.getByRole('button', { name: t('admin.enrolConfirm') }).click()
  const goOn = page.getByRole('link', { name: t('adminSignIn.codesContinue') })
  await goOn.waitFor()
  const recoveryCodes = await page.getByRole('main').getByRole('listitem').allInnerTexts()
  await goOn.click()
  await expect(page).toHaveURL(/\/admin$/)
  return {
    email,
    recoveryCodes,
    nextCode: () => totp.generate({ timestamp: Date.now() + STEP_MS }),
  }
}
