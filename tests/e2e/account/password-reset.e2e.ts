/** A forgotten password. Spec §2 "/reset-password/{tokenId}"; decisions, sections 3 and 9. */
import type { Page } from '@playwright/test'

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

const OLD = 'correct horse battery'
const NEW = 'a quite different password'

for (const locale of ['ja', 'en', 'ko'] as const) {
  test(`§9 reset: the pages are whole, accessible and never cached in ${locale}${locale === 'en' ? '' : ' @long'}`, async ({
    page,
  }) => {
    for (const [path, status] of [
      ['/forgot-password', 200],
      ['/reset-password/no-such-link', 410],
    ] as const) {
      const answer = await page.goto(`${path}?lang=${locale}`)
      expect(answer?.status()).toBe(status)
      expect(answer?.headers()['cache-control']).toBe('no-store')
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (locale === 'en' || IS_FULL_RUN) await expectAccessible(page)
    }
    const link = await page.request.get('/reset-password/no-such-link')
    expect(link.headers()['referrer-policy']).toBe('no-referrer')
  })
}

test('§3 reset: requested by keyboard, set by the mailed link, signed in here and out elsewhere', async ({
  page,
  shop,
  browser,
}) => {
  const email = newAddress('forgetful')
  await signUp(shop, email)
  const elsewhere = await browser.newPage({ baseURL: shop.url })
  await signIn(elsewhere, email, OLD)
  await expect(elsewhere).toHaveURL('/')

  await page.goto('/sign-in?lang=en')
  await waitUntilHydrated(page)
  await page.getByRole('button', { name: 'Use a password instead' }).click()
  await page.getByRole('link', { name: 'Forgot your password?' }).press('Enter')
  await expect(page).toHaveURL('/forgot-password')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?')

  const address = page.getByRole('main').getByRole('textbox', { name: 'Email address' })
  await address.fill('nobody')
  await address.press('Enter')
  await expect(address).toHaveAccessibleDescription(/name@example\.com/)
  await expect(address).toHaveValue('nobody')
  await expectAccessible(page)
  await address.fill(email)
  await address.press('Enter')
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused()
  await expectAccessible(page)

  await page.goto(await linkIn(shop, email))
  await waitUntilHydrated(page)
  const password = page.getByRole('textbox', { name: 'New password' })
  await expect(password).toHaveAttribute('autocomplete', 'new-password')
  await expect(password).toHaveAccessibleDescription(/At least 10 characters/)
  await password.fill('too short')
  await password.press('Enter')
  await expect(password).toHaveAccessibleDescription(/Please use at least 10 characters/)
  await page.getByRole('button', { name: 'Show New password' }).press('Enter')
  await expect(password).toHaveAttribute('type', 'text')
  await expectAccessible(page)
  await password.fill(NEW)
  await password.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Your orders' }).click()
  await expect(page).toHaveURL('/orders')

  await elsewhere.goto('/profile')
  await expect(elsewhere).toHaveURL(/\/sign-in\?next=%2Fprofile/)
  await signIn(elsewhere, email, OLD)
  await expect(elsewhere.getByRole('main').getByRole('alert')).toContainText(
    'Email or password is invalid',
  )
  await signIn(elsewhere, email, NEW)
  await expect(elsewhere).toHaveURL('/')
  await elsewhere.close()
})

test('§9 reset: an address without an account reads the same sentence @long', async ({
  page,
  shop,
}) => {
  const [known, unknown] = [newAddress('known'), newAddress('unknown')]
  await signUp(shop, known)
  const sentences: string[] = []
  for (const email of [known, unknown]) {
    await page.goto('/forgot-password?lang=en')
    await page.getByRole('main').getByRole('textbox').fill(email)
    await page.getByRole('button', { name: 'Email me a link' }).click()
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
    sentences.push((await page.getByRole('main').innerText()).replace(email, '…'))
  }
  expect(sentences[1]).toBe(sentences[0])
  await sentEmail(shop, unknown, 'account_missing')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('§3 reset: plain forms set the password, and an old link leads to a new one @long', async ({
    page,
    shop,
  }) => {
    const email = newAddress('plain')
    await signUp(shop, email)
    await page.goto('/forgot-password?lang=ja')
    await page.getByRole('main').getByRole('textbox').fill(email)
    await page.getByRole('button', { name: 'リンクをメールで受け取る' }).click()
    await expect(page.getByRole('heading', { name: 'メールをご確認ください' })).toBeVisible()

    const link = await linkIn(shop, email)
    await page.goto(link)
    const password = page.getByRole('textbox', { name: '新しいパスワード' })
    await password.fill('low')
    await page.getByRole('button', { name: 'パスワードを設定する' }).click()
    await expect(password).toHaveAccessibleDescription(/10文字以上で入力してください/)
    await password.fill(NEW)
    await page.getByRole('button', { name: 'パスワードを設定する' }).click()
    const done = page.getByRole('heading', { name: '新しいパスワードを設定しました' })
    await expect(done).toBeVisible()
    expect(await statusOfSignIn(shop, email, OLD)).toBe(401)
    expect(await statusOfSignIn(shop, email, NEW)).toBe(201)

    await page.goto(link)
    await page.getByRole('main').getByRole('link', { name: '新しいリンクを受け取る' }).click()
    await expect(page).toHaveURL('/forgot-password')
  })
})

async function linkIn(shop: JourneyShop, email: string): Promise<string> {
  const { text } = await sentEmail(shop, email, 'password_reset')
  const { pathname, search } = new URL(/https?:\S+\/reset-password\/\S+/.exec(text)?.[0] ?? '')
  return pathname + search
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/sign-in?lang=en')
  await waitUntilHydrated(page)
  await page.getByRole('button', { name: 'Use a password instead' }).click()
  await page.getByRole('main').getByRole('textbox', { name: 'Email address' }).fill(email)
  await page.getByRole('main').getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
}

const call = (shop: JourneyShop, path: string, body: unknown) =>
  fetch(`${shop.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const signUp = (shop: JourneyShop, email: string) =>
  call(shop, '/api/users', { user: { email, password: OLD } })

const statusOfSignIn = async (shop: JourneyShop, email: string, password: string) =>
  (await call(shop, '/api/sessions', { session: { email, password } })).status
