/** The account page: ways to sign in, sessions, personal data, and the way out. Spec §2 "/profile"; decisions, section 9. */
import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'

import type { Locale } from '#shared/locale.ts'

import { wordsOf } from '../../support/drivers/checkout-driver.ts'
import { signIn } from '../../support/drivers/customer.ts'
import {
  expect,
  expectAccessible,
  type JourneyShop,
  newAddress,
  sentEmail,
  test,
} from '../../support/drivers/journey.ts'
import { waitUntilHydrated } from '../../support/drivers/page-router.ts'
import { IS_FULL_RUN } from '../../support/full-run.ts'

const PASSWORD = 'willow ferry comet basin'
const WEAK = 'password1234'

for (const locale of ['ja', 'en', 'ko'] as const) {
  test(`§2 account: the page is whole, accessible and never cached in ${locale}${locale === 'en' ? '' : ' @long'}`, async ({
    page,
    shop,
  }) => {
    const t = wordsOf({ locale })
    await signedIn(page, shop, newAddress('whole'), locale)
    const answer = await page.goto(`/profile?lang=${locale}`)
    expect(answer?.headers()['cache-control']).toBe('no-store')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('accountPage.title'))
    for (const name of ['details', 'signIn', 'sessions', 'data'] as const) {
      const title = t(`accountPage.${name}Title`)
      await expect(page.getByRole('region', { name: title })).toBeVisible()
      await expect(page.getByRole('navigation').getByRole('link', { name: title })).toBeVisible()
    }
    await expect(page.getByText(t('accountPage.thisDevice'))).toBeVisible()
    await page.getByRole('button', { name: t('accountPage.changeEmail') }).click()
    await page.getByRole('button', { name: t('accountPage.setPassword') }).click()
    if (locale === 'en' || IS_FULL_RUN) await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
}

test('§9 address: it changes when both links were pressed, each from where it was read', async ({
  page,
  shop,
  browser,
}) => {
  const [from, to] = [newAddress('from'), newAddress('to')]
  await signedIn(page, shop, from, 'en')
  await askForChange(page, to)
  await expect(page.getByText('Your change of address isn’t confirmed yet')).toBeVisible()
  await expect(page.getByText('Waiting', { exact: true })).toHaveCount(2)
  // A button half under the header counts as a small one.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expectAccessible(page)

  const elsewhere = await browser.newPage({ baseURL: shop.url })
  const newLink = await moveLink(shop, to, 'email_change_new')
  const opened = await elsewhere.goto(newLink)
  expect(opened?.headers()['referrer-policy']).toBe('no-referrer')
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Change of address')
  await expectAccessible(elsewhere)
  await page.reload()
  await expect(page.getByText('Waiting', { exact: true })).toHaveCount(2)
  await elsewhere.getByRole('button', { name: 'Confirm the change' }).click()
  const half = elsewhere.getByRole('heading', { name: 'One more address to confirm' })
  await expect(half).toBeFocused()
  await expectAccessible(elsewhere)

  await page.reload()
  await expect(page.getByText('Waiting', { exact: true })).toHaveCount(1)
  await page.goto(await moveLink(shop, from, 'email_change_old'))
  await waitUntilHydrated(page)
  await page.getByRole('button', { name: 'Confirm the change' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Your email address has changed' })).toBeFocused()
  await page.getByRole('main').getByRole('link', { name: 'Go to your account' }).click()
  await expect(page.getByRole('region', { name: 'How you sign in' })).toContainText(to)

  await elsewhere.goto(newLink)
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
  await elsewhere.close()
})

test('§9 address: a change is called off, and its links open nothing @long', async ({
  page,
  shop,
}) => {
  const [from, to] = [newAddress('stays'), newAddress('unwanted')]
  await signedIn(page, shop, from, 'ko')
  await askForChange(page, to, 'ko')
  const link = await moveLink(shop, to, 'email_change_new')
  await page.getByRole('button', { name: '변경 취소' }).click()
  await expect(page.getByRole('button', { name: '주소 변경' })).toBeVisible()
  expect((await page.goto(link))?.status()).toBe(410)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('§9 address: plain forms confirm both sides @long', async ({ page, shop, browser }) => {
    const [from, to] = [newAddress('plain-from'), newAddress('plain-to')]
    const hydratedPage = await browser.newPage({ baseURL: shop.url, javaScriptEnabled: true })
    await signedIn(hydratedPage, shop, from, 'ja')
    await askForChange(hydratedPage, to, 'ja')
    await hydratedPage.close()

    await page.goto(await moveLink(shop, from, 'email_change_old'))
    await page.getByRole('button', { name: '変更を確認する' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /もう一方の確認/ })).toBeVisible()
    await page.goto(await moveLink(shop, to, 'email_change_new'))
    await page.getByRole('button', { name: '変更を確認する' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /変更しました/ })).toBeVisible()
    await expect(
      page.getByRole('main').getByRole('link', { name: 'サインイン', exact: true }),
    ).toBeVisible()
  })
})

test('§9 sessions: another one is ended from here and signed out there @long', async ({
  page,
  shop,
  browser,
}) => {
  const email = newAddress('two-browsers')
  const there = await otherBrowser(browser, shop)
  await signedIn(there, shop, email, 'ja')
  await signedIn(page, shop, email, 'ja')
  const list = page.getByRole('region', { name: 'サインイン中の端末' })
  await expect(list.getByRole('listitem')).toHaveCount(2)

  await list.getByRole('button', { name: /^サインアウト:/ }).click()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(list.getByRole('list')).toBeFocused()
  await there.goto('/orders?lang=ja')
  await expect(there).toHaveURL(/\/sign-in\?next=%2Forders/)
  await there.context().close()
})

test('§9 password: weak ones are reported at the field; a stale sign-in reauthenticates without losing the input', async ({
  page,
  shop,
}) => {
  const email = newAddress('stale')
  await signedIn(page, shop, email, 'en')
  await makeStale(shop, email)
  await page.getByRole('button', { name: 'Set a password' }).click()
  const password = page.getByRole('textbox', { name: 'New password' })
  await expect(password).toBeFocused()
  await password.fill(PASSWORD)
  await password.press('Enter')

  const dialog = page.getByRole('dialog', { name: 'Please confirm it’s you' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(password).toHaveValue(PASSWORD)
  await expect(password).toBeFocused()

  await password.press('Enter')
  await dialog.getByRole('button', { name: 'Email me a code' }).click()
  const code = dialog.getByLabel('6-digit code')
  await expect(code).toBeFocused()
  await code.fill(await newestCode(shop, email))
  await code.press('Enter')
  await expect(page.getByText('Set. You can also use an emailed code.')).toBeVisible()
  await sentEmail(shop, email, 'password_changed')

  await page.getByRole('button', { name: 'Change password' }).click()
  await password.fill(WEAK)
  await password.press('Enter')
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await expect(password).toHaveValue(WEAK)
  await expectAccessible(page)

  await makeStale(shop, email)
  await password.fill(`${PASSWORD} anew`)
  await password.press('Enter')
  const proof = dialog.getByRole('textbox', { name: 'Password' })
  await expect(proof).toBeFocused()
  await proof.fill('not this one')
  await proof.press('Enter')
  await expect(proof).toHaveAttribute('aria-invalid', 'true')
  await proof.fill(PASSWORD)
  await proof.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Change password' })).toBeFocused()
})

test('§9 own data: the file contains the account; closing it says what goes, and goes', async ({
  page,
  shop,
}) => {
  const email = newAddress('leaving')
  await signedIn(page, shop, email, 'en')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the file' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('account-data.json')
  const text = await readFile(await download.path(), 'utf8')
  expect(JSON.stringify(JSON.parse(text))).toContain(email)

  await page.getByRole('button', { name: 'Close the account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Close this account?' })
  await expect(dialog).toContainText(email)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close it for good' }).click()
  await expect(page.getByRole('heading', { name: 'Your account is closed' })).toBeFocused()
  await expectAccessible(page)
  expect(await savedHere(page)).toEqual([])
  await sentEmail(shop, email, 'account_closed')
  await page.goto('/profile?lang=en')
  await expect(page).toHaveURL(/\/sign-in\?next=%2Fprofile/)
})

test('A.4.26 sign-out empties the storage, and Back shows no personal data @long', async ({
  page,
  shop,
}) => {
  const email = newAddress('shared-desk')
  await signedIn(page, shop, email, 'en')
  await page.evaluate(() => localStorage.setItem('left-by-a-program', 'somebody@example.com'))
  await page.goto('/faq?lang=en')
  await page.goto('/profile?lang=en')
  await expect(page.getByText(email, { exact: true })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page).toHaveURL('/sign-in')
  expect(await savedHere(page)).toEqual([])

  await page.goBack()
  await expect(page).toHaveURL(/\/sign-in/)
  await expect(page.getByText(email)).toHaveCount(0)
})

async function signedIn(
  page: Page,
  shop: JourneyShop,
  email: string,
  locale: Locale,
): Promise<void> {
  await signIn({ page, shop, locale, email })
  await page.goto('/profile')
  await expect(page.getByRole('region')).not.toHaveCount(0)
}

async function askForChange(page: Page, to: string, locale: Locale = 'en'): Promise<void> {
  const t = wordsOf({ locale })
  await page.getByRole('button', { name: t('accountPage.changeEmail') }).click()
  const field = page.getByRole('main').getByLabel(t('accountPage.newEmail'))
  await expect(field).toBeFocused()
  await field.fill(to)
  await field.press('Enter')
  await expect(page.getByRole('button', { name: t('accountPage.cancelChange') })).toBeVisible()
}

async function moveLink(
  shop: JourneyShop,
  email: string,
  kind: 'email_change_old' | 'email_change_new',
): Promise<string> {
  const { text } = await sentEmail(shop, email, kind)
  const { pathname, search } = new URL(/https?:\S+\/change-email\/\S+/.exec(text)?.[0] ?? '')
  return pathname + search
}

/** The second code: the first one signed in. */
async function newestCode(shop: JourneyShop, email: string): Promise<string> {
  const { text } = await sentEmail(shop, email, 'sign_in_code', 1)
  return /\b\d{6}\b/.exec(text)?.[0] ?? ''
}

/** As if an hour had gone by since the sign-in. */
const makeStale = (shop: JourneyShop, email: string) =>
  shop.query(
    `update sessions set created_at = created_at - interval '1 hour', reauthenticated_at = null
     where user_id = (select id from users where email = $1)`,
    [email],
  )

const otherBrowser = async (browser: Browser, shop: JourneyShop): Promise<Page> =>
  (await browser.newContext({ baseURL: shop.url })).newPage()

/** Personal data that the page stores; the scroll position is none. */
const savedHere = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(
      (name) => name !== 'react-router-scroll-positions',
    ),
  )
