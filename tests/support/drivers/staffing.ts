/** A member of staff in the console, from the command line to the one-time password. */
import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'

import type { StaffRole } from '#domain/accounts/staff/staff-member.ts'
import { translator } from '#i18n/catalogue.server.ts'
import type { Locale } from '#shared/locale.ts'

import { expect, type JourneyShop, newAddress, runStaffCommand } from './journey.ts'

const STEP_MS = 30_000

/**
 * Makes an administrator, or staff, by the command and signs them in, enrolment included. Gives what their telephone shows next: the
 * code of the next half minute, because the present one is spent.
 */
export async function enterConsole(
  page: Page,
  shop: JourneyShop,
  locale: Locale,
  role: StaffRole = 'administrator',
): Promise<{ email: string; nextCode: () => string }> {
  const t = translator(locale)
  const email = newAddress('staff')
  const printed = await runStaffCommand(shop, ['create', '--email', email, '--role', role])
  const link = /\/admin\/sign-in\/[\w-]+/.exec(printed)?.[0] ?? ''
  await page.goto(`${link}?lang=${locale}`)
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
  await expect(page).toHaveURL(/\/admin$/)
  return { email, nextCode: () => totp.generate({ timestamp: Date.now() + STEP_MS }) }
}
