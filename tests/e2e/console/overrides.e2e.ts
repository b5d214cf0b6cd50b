/** A production with unsafe overrides: staff see them on every page, and buyers see that nothing is charged. */
import { LOCALES } from '#shared/locale.ts'

import { type Person, wordsOf } from '../../support/drivers/checkout-driver.ts'
import { enterConsole } from '../../support/drivers/console-driver.ts'
import { openCheckout } from '../../support/drivers/customer.ts'
import {
  expect,
  expectAccessible,
  test as journey,
  newAddress,
} from '../../support/drivers/journey.ts'
import { openHtml } from '../../support/drivers/pages.ts'
import { IS_FULL_RUN } from '../../support/full-run.ts'
import { freePort } from '../../support/process/local-server.ts'
import { type RunningShop, startShop } from '../../support/process/running-shop.ts'

let shop: RunningShop
/** Empty in the hook that starts the shop. */
let address = ''

// biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
const test = journey.extend({ baseURL: async ({}, use) => use(address) })

test.beforeAll(async () => {
  // Pages compare the public address with their own, so it must be known before the shop starts.
  const port = await freePort()
  shop = await startShop({
    NODE_ENV: 'production',
    PORT: `${port}`,
    PUBLIC_URL: `http://localhost:${port}`,
    PUBLIC_API_KEY: 'pk_local',
    STRIPE_SECRET_KEY: 'sk_test_sample',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_sample',
    STRIPE_WEBHOOK_SECRET: 'whsec_sample',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'shop@shop.example.com',
    ALLOW_TEST_CARDS: '1',
    ALLOW_LOCAL_API_KEY: '1',
    // The shop accepts nothing unsafe here, so it shows no notice.
    ALLOW_PLAIN_SMTP: '1',
    ALLOW_PLAIN_HTTP: '1',
  })
  address = shop.url
})
test.afterAll(() => shop.close())

test('decision 0036: staff see on every page, in their language, what was accepted @long', async ({
  page,
  browser,
}) => {
  await enterConsole(page, shop, 'en')
  await page.goto('/admin?lang=en')
  await expect(
    page.getByRole('main').getByText(wordsOf({ locale: 'en' })('adminFrame.overridesTitle')),
  ).toBeVisible()
  await expectAccessible(page)

  const options = { baseURL: shop.url, javaScriptEnabled: false }
  const plain = await browser.newContext({
    ...options,
    storageState: await page.context().storageState(),
  })
  const reader = await plain.newPage()
  const main = reader.getByRole('main')
  for (const locale of LOCALES) {
    const t = wordsOf({ locale })
    for (const path of ['/admin', '/admin/orders', '/admin/settings']) {
      await openHtml(reader, `${path}?lang=${locale}`)
      await expect(main.getByText(t('adminFrame.overridesTitle'))).toBeVisible()
      for (const name of ['ALLOW_TEST_CARDS', 'ALLOW_LOCAL_API_KEY'] as const) {
        await expect(main.getByText(t(`adminFrame.override_${name}`))).toBeVisible()
        await expect(main.getByText(name)).toBeVisible()
      }
      await expect(main.getByText(/ALLOW_PLAIN/)).toHaveCount(0)
    }
  }
  await plain.close()
})

test('decision 0036: checkout says that cards are not charged @long', async ({ page }) => {
  await page.route('https://js.stripe.com/**', (route) => route.abort())
  for (const locale of LOCALES) {
    const person: Person = { page, shop, locale, email: newAddress('tester') }
    const t = wordsOf(person)
    await openCheckout(person)
    await expect(page.getByText(t('checkout.noMoneyTitle'))).toBeVisible()
    await expect(page.getByText(t('checkout.noMoneyText'))).toBeVisible()
    if (locale === 'en' || IS_FULL_RUN) await expectAccessible(page)
    await page.evaluate(() => localStorage.clear())
    await page.context().clearCookies()
  }
})
