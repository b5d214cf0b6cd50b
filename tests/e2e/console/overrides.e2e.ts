/** A production that was told to accept what is unsafe: staff see it on every page, and who orders knows that nothing is charged. */
import { LOCALES } from '#shared/locale.ts'

import {
  choosePack,
  type Person,
  passPreCheckout,
  wordsOf,
} from '../../support/drivers/checkout-driver.ts'
import { enterConsole } from '../../support/drivers/console-driver.ts'
import {
  expect,
  expectAccessible,
  test as journey,
  newAddress,
} from '../../support/drivers/journey.ts'
import { freePort } from '../../support/process/free-port.ts'
import { startShop } from '../../support/process/running-shop.ts'

const PASSWORD = 'lantern meadow quiet harbour'

const test = journey.extend<object, { shop: Awaited<ReturnType<typeof startShop>> }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      // Pages compare the address that people see with their own, so it must be known before the shop starts.
      const port = await freePort()
      const shop = await startShop({
        NODE_ENV: 'production',
        PORT: `${port}`,
        PUBLIC_URL: `http://localhost:${port}`,
        PUBLIC_API_KEY: 'pk_local',
        STRIPE_SECRET_KEY: 'sk_test_sample',
        STRIPE_PUBLISHABLE_KEY: 'pk_test_sample',
        STRIPE_WEBHOOK_SECRET: 'whsec_sample',
        SMTP_URL: 'smtp://127.0.0.1:9',
        ALLOW_TEST_CARDS: '1',
        ALLOW_LOCAL_API_KEY: '1',
        // These accept nothing here, so nobody is told of them.
        ALLOW_PLAIN_SMTP: '1',
        ALLOW_PLAIN_HTTP: '1',
      })
      await use(shop)
      await shop.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test('decision 0036: staff are told on every page, in their language, what was accepted', async ({
  page,
  shop,
}) => {
  test.slow()
  await enterConsole(page, shop, 'en')
  for (const locale of LOCALES) {
    const t = wordsOf({ locale })
    for (const path of ['/admin', '/admin/orders', '/admin/settings']) {
      await page.goto(`${path}?lang=${locale}`)
      const main = page.getByRole('main')
      await expect(main.getByText(t('adminFrame.overridesTitle'))).toBeVisible()
      for (const name of ['ALLOW_TEST_CARDS', 'ALLOW_LOCAL_API_KEY'] as const) {
        await expect(main.getByText(t(`adminFrame.override_${name}`))).toBeVisible()
        await expect(main.getByText(name)).toBeVisible()
      }
      await expect(main.getByText(/ALLOW_PLAIN/)).toHaveCount(0)
    }
    await expectAccessible(page)
  }
})

test('decision 0036: who orders is told in checkout that cards are not charged', async ({
  page,
  shop,
}) => {
  test.slow()
  await page.route('https://js.stripe.com/**', (route) => route.abort())
  for (const locale of LOCALES) {
    const person: Person = { page, shop, locale, email: newAddress('tester') }
    const t = wordsOf(person)
    const made = await page.request.post('/api/users', {
      data: { user: { email: person.email, password: PASSWORD, name: 'Tester' } },
    })
    expect(made.status()).toBe(202)
    await choosePack(person)
    await page.getByRole('button', { name: t('account.usePassword') }).click()
    await page.getByRole('main').getByLabel(t('account.email')).fill(person.email)
    await page.locator('input[type="password"]').fill(PASSWORD)
    await page.getByRole('button', { name: t('account.signIn'), exact: true }).click()
    await passPreCheckout(person)
    await expect(page.getByText(t('checkout.noMoneyTitle'))).toBeVisible()
    await expect(page.getByText(t('checkout.noMoneyText'))).toBeVisible()
    await expectAccessible(page)
    await page.evaluate(() => localStorage.clear())
    await page.context().clearCookies()
  }
})
