/** News by mail. Spec §2 "/subscription/thank-you", §4 "Newsletter form", §8; decisions, sections 3 and 8. */
import type { Page } from '@playwright/test'

import {
  expect,
  expectAccessible,
  newAddress,
  sentEmail,
  test,
} from '../../support/drivers/journey.ts'
import { IS_FULL_RUN } from '../../support/full-run.ts'

for (const locale of ['ja', 'en', 'ko'] as const) {
  for (const result of ['success', 'error']) {
    test(`§2 newsletter: the ${result} variant is whole and accessible in ${locale}${locale === 'en' ? '' : ' @long'}`, async ({
      page,
    }) => {
      await page.goto(`/subscription/thank-you?result=${result}&lang=${locale}`)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (locale === 'en' || IS_FULL_RUN) await expectAccessible(page)
    })
  }
}

test('§4 newsletter: one field in the footer, an e-mail, a link, and it is confirmed', async ({
  page,
  shop,
}) => {
  const email = newAddress('reader')
  await page.goto('/contact?lang=en')
  await isHydrated(page)
  const form = footerForm(page)
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(form.getByRole('textbox')).toBeFocused()
  await expect(form.getByRole('textbox')).toHaveAccessibleDescription(/name@example\.com/)
  await expectAccessible(page)

  await form.getByRole('textbox').fill(email)
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page).toHaveURL(/\/subscription\/thank-you\?result=success/)
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused()

  const message = await sentEmail(shop, email, 'newsletter_confirm')
  const link = /https?:\S+\/subscription\/confirm\/\S+/.exec(message.text)?.[0] ?? ''
  await page.goto(new URL(link).pathname)
  await page.getByRole('button', { name: 'Confirm subscription' }).click()
  await expect(page.getByRole('heading', { name: 'You’re subscribed' })).toBeVisible()
})

test('§8 newsletter: what fails leads to the error variant, with ways to contact and products', async ({
  page,
}) => {
  await page.route(/\/v1\/subscriptions/, (route) => route.abort())
  await page.goto('/contact?lang=en')
  await isHydrated(page)
  await footerForm(page).getByRole('textbox').fill('reader@example.com')
  await footerForm(page).getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('heading', { name: 'Oops, we got problems!' })).toBeVisible()
  await expect(page).toHaveTitle(/^Oops! Got errors\./)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'See the products' })).toBeVisible()
  await main.getByRole('link', { name: 'Contact us' }).click()
  await expect(page).toHaveURL(/\/contact/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('§4 newsletter: the form is answered by a page, and what was typed wrongly stays', async ({
    page,
    shop,
  }) => {
    const email = newAddress('plain-reader')
    await page.goto('/contact?lang=ko')
    await footerForm(page).getByRole('textbox').fill('아무개')
    await footerForm(page).getByRole('button', { name: '구독하기' }).click()
    const again = page.getByRole('main').locator('form')
    await expect(again.getByRole('textbox')).toHaveValue('아무개')
    await again.getByRole('textbox').fill(email)
    await again.getByRole('button', { name: '구독하기' }).click()
    await expect(page).toHaveURL(/result=success/)
    await expect(page.getByRole('heading', { name: '메일을 확인해 주세요' })).toBeVisible()
    expect((await sentEmail(shop, email, 'newsletter_confirm')).locale).toBe('ko')
  })
})

const footerForm = (page: Page) => page.getByRole('contentinfo').locator('form')

/** The page listens once it is awake; until then the plain form would go. */
const isHydrated = (page: Page) =>
  page.waitForFunction(() => {
    const form = document.querySelector('footer form')
    return form !== null && Object.keys(form).some((key) => key.startsWith('__reactProps'))
  })
