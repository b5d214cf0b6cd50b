/** How staff sign in: recovery codes and passkeys, with the authenticator that Chromium emulates. Decisions, section 2. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'

import { RECOVERY_CODES, STAFF_STEP_UP_MINUTES } from '#domain/accounts/policy.ts'
import { translator } from '#i18n/catalogue.server.ts'
import type { Locale } from '#shared/locale.ts'

import { enterConsole, signInByLink } from '../../support/drivers/console-driver.ts'
import {
  expect,
  expectAccessible,
  type JourneyShop,
  runStaffCommand,
  sentEmail,
  test,
} from '../../support/drivers/journey.ts'

/** A phone or laptop with a fingerprint reader, as the browser sees it. `answers`: whether the finger is recognised. */
async function plugIn(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    answers: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    credentials: async () =>
      (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  }
}

const letStepUpAge = (shop: JourneyShop, email: string) =>
  shop.query(
    `update staff_sessions set confirmed_at = confirmed_at - make_interval(mins => $2),
       reauthenticated_at = reauthenticated_at - make_interval(mins => $2)
     where user_id = (select id from users where email = $1)`,
    [email, STAFF_STEP_UP_MINUTES],
  )

async function addPasskey(page: Page, locale: Locale, name: string): Promise<void> {
  const t = translator(locale)
  await page.goto('/admin/me')
  await page.getByRole('link', { name: t('adminSignIn.addStart') }).click()
  await page.locator('#passkeyName').fill(name)
  await page.getByRole('button', { name: t('adminSignIn.addSubmit') }).click()
}

test('a passkey is added on the own page, signs in without link and code, and is removed', async ({
  page,
  shop,
}) => {
  const t = translator('ja')
  const phone = await plugIn(page)
  const { email } = await enterConsole(page, shop, 'ja')
  await page.goto('/admin/me')
  await page.getByRole('link', { name: t('adminSignIn.addStart') }).click()
  await expectAccessible(page)

  // A missing name is refused before the browser makes anything.
  const add = page.getByRole('button', { name: t('adminSignIn.addSubmit') })
  await page.locator('#passkeyName').fill('')
  await add.click()
  await expect(page.locator('#passkeyName')).toHaveAttribute('aria-invalid', 'true')
  expect(await phone.credentials()).toHaveLength(0)
  await page.locator('#passkeyName').fill('仕事用のノートPC')
  await add.click()
  await expect(page.getByText(t('adminStaff.done_add_passkey'))).toBeVisible()
  const passkeys = page.getByRole('region', { name: t('adminSignIn.passkeysTitle') })
  const row = passkeys.getByRole('row', { name: '仕事用のノートPC' })
  await expect(row).toContainText(t('adminSignIn.neverUsed'))
  expect((await sentEmail(shop, email, 'staff_sign_in_changed')).text).toContain('仕事用のノートPC')

  // The device offers to hold one passkey for an account.
  await addPasskey(page, 'ja', 'もう1つ')
  await expect(page.getByText(t('problems.passkey_known'))).toBeVisible()

  await page.getByRole('button', { name: t('admin.signOut') }).click()
  await expect(page).toHaveURL(/\/admin\/sign-in/)
  await expectAccessible(page)
  const signIn = page.getByRole('button', { name: t('adminSignIn.signInByPasskey') })
  await phone.answers(false)
  await signIn.click()
  await expect(page.getByText(t('problems.passkey_canceled'))).toBeVisible()
  await phone.answers(true)
  await signIn.click()
  await expect(page).toHaveURL(/\/admin$/)

  await page.goto('/admin/me')
  await expect(row).not.toContainText(t('adminSignIn.neverUsed'))
  await row.getByRole('link').click()
  await page.getByRole('button', { name: t('adminSignIn.removeSubmit') }).click()
  await expect(page.getByText(t('adminStaff.done_remove_passkey'))).toBeVisible()
  await expect(row).toHaveCount(0)

  // The device still has it; the shop no longer knows it, and says so.
  await page.getByRole('button', { name: t('admin.signOut') }).click()
  await signIn.click()
  await expect(page.getByText(t('problems.passkey_unknown'))).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL(/\/admin\/sign-in/)
})

test('step-up by passkey goes on with the form; another member’s passkey does not @long', async ({
  page,
  shop,
}) => {
  const t = translator('en')
  await plugIn(page)
  const { id: othersId } = await enterConsole(page, shop, 'en')
  await page.context().clearCookies()
  const { id, email } = await enterConsole(page, shop, 'en')
  await addPasskey(page, 'en', 'Laptop')
  await expect(page.getByText(t('adminStaff.done_add_passkey'))).toBeVisible()
  const setOwner = (userId: string) =>
    shop.query("update staff_passkeys set user_id = $1 where name = 'Laptop'", [userId])

  await letStepUpAge(shop, email)
  await page.goto('/admin/me?form=renew_recovery_codes')
  await page.getByRole('button', { name: t('adminSignIn.renewSubmit') }).click()
  await expect(page.getByRole('heading', { name: t('admin.askedTitle') })).toBeVisible()
  await expect(page.getByText(t('admin.asked_own_sign_in'))).toBeVisible()
  await expectAccessible(page)
  const stepUp = page.getByRole('button', { name: t('adminSignIn.usePasskey') })
  await expect(stepUp).toBeFocused()

  await setOwner(othersId)
  await stepUp.click()
  await expect(page.getByText(t('problems.passkey_of_other'))).toBeVisible()
  await setOwner(id)
  await stepUp.click()
  await expect(page.getByRole('heading', { name: t('adminSignIn.codesTitle') })).toBeVisible()
})

test('recovery codes are shown once at the enrolment, downloaded, copied, and replace the phone @long', async ({
  page,
  shop,
  context,
}) => {
  const t = translator('ko')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { email, recoveryCodes } = await signInByLink(page, shop, 'ko')
  expect(recoveryCodes).toHaveLength(RECOVERY_CODES)
  // The page of the enrolment shows them no more.
  await page.goto('/admin/one-time-password')
  await expect(page).toHaveURL(/\/admin$/)
  const count = (left: number) => t('adminSignIn.codesLeft', { count: left, total: RECOVERY_CODES })
  await page.goto('/admin/me')
  await expect(page.getByText(count(RECOVERY_CODES))).toBeVisible()
  await page.getByRole('button', { name: t('admin.signOut') }).click()

  const printed = await runStaffCommand(shop, [
    ...['create', '--email', email, '--role', 'administrator'],
  ])
  await page.goto(`${/\/admin\/sign-in\/[\w-]+/.exec(printed)?.[0] ?? ''}?lang=ko`)
  await page.getByRole('button', { name: t('admin.linkContinue') }).click()
  await expectAccessible(page)
  const code = page.getByRole('textbox', { name: t('adminSignIn.code') })
  await code.fill('0000 0000 0000')
  await page.getByRole('button', { name: t('admin.codeConfirm') }).click()
  await expect(page.getByText(t('problems.recovery_code_invalid')).first()).toBeVisible()
  await code.fill(recoveryCodes[3] ?? '')
  await page.getByRole('button', { name: t('admin.codeConfirm') }).click()
  await expect(page).toHaveURL(/\/admin$/)
  await sentEmail(shop, email, 'staff_sign_in_changed')

  await page.goto('/admin/me')
  await expect(page.getByText(count(RECOVERY_CODES - 1))).toBeVisible()
  await page.getByRole('link', { name: t('adminSignIn.renewSubmit') }).click()
  await page.getByRole('button', { name: t('adminSignIn.renewSubmit') }).click()
  await expect(page.getByText(t('adminSignIn.codesOnce'))).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expectAccessible(page)
  const shown = await page.getByRole('main').getByRole('listitem').allInnerTexts()
  expect(shown.filter((one) => recoveryCodes.includes(one))).toEqual([])
  await page.getByRole('button', { name: t('ui.copy') }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown.join('\n'))
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: t('adminSignIn.codesDownload') }).click()
  const download = await coming
  expect(download.suggestedFilename()).toBe('recovery-codes.txt')
  expect(await readFile(await download.path(), 'utf8')).toContain(shown.join('\n'))

  await page.reload()
  await expect(page.getByText(count(RECOVERY_CODES))).toBeVisible()
  await expect(page.getByText(shown[0] ?? '')).toHaveCount(0)
})

test('pages of the site load nothing of passkeys; without scripts the link leads in, past the recovery codes @long', async ({
  page,
  shop,
  browser,
}) => {
  const t = translator('en')
  const loaded: string[] = []
  page.on('response', async (answer) => {
    if (!/\.js$/.test(new URL(answer.url()).pathname)) return
    if (/PublicKeyCredential|startAuthentication/.test(await answer.text()))
      loaded.push(answer.url())
  })
  for (const path of ['/', '/order', '/sign-in']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  expect(loaded).toEqual([])

  const context = await browser.newContext({ baseURL: shop.url, javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto('/admin/sign-in?lang=en')
  await expect(plain.getByRole('button', { name: t('admin.signInSend') })).toBeVisible()
  await expect(plain.getByRole('button', { name: t('adminSignIn.signInByPasskey') })).toBeHidden()
  const { recoveryCodes } = await signInByLink(plain, shop, 'en')
  expect(recoveryCodes).toHaveLength(RECOVERY_CODES)
  await context.close()
})
