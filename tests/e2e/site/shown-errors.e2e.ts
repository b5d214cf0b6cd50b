/** What is wrong is said in the language that the page has now, also where it was found in another one. */
import type { Page } from '@playwright/test'

import { type Person, readyToOrder, wordsOf } from '../../support/drivers/checkout-driver.ts'
import { openCheckout } from '../../support/drivers/customer.ts'
import { expect, newAddress, test } from '../../support/drivers/journey.ts'

const [ja, ko] = [wordsOf({ locale: 'ja' }), wordsOf({ locale: 'ko' })]

test('§4 languages: errors of a form and refusals of the server change with the language, and the focus stays', async ({
  page,
}) => {
  await page.goto('/sign-in?lang=en')
  const main = page.getByRole('main')
  const t = wordsOf({ locale: 'en' })
  await main.getByLabel(t('account.email')).fill('nobody')
  await main.getByRole('button', { name: t('account.sendCode') }).click()
  await expect(main.getByRole('alert')).toContainText(t('problems.email_invalid'))
  await choose(page, '日本語')
  await expect(main.getByRole('alert')).toContainText(ja('problems.email_invalid'))
  await expect(language(page, '日本語')).toBeFocused()

  await main.getByLabel(ja('account.email')).fill(newAddress('nobody'))
  await main.getByRole('button', { name: ja('account.usePassword') }).click()
  await main.locator('#password').fill('not the password')
  await main.getByRole('button', { name: ja('account.signIn'), exact: true }).click()
  await expect(main.getByRole('alert')).toContainText(ja('problems.credentials_invalid'))
  await choose(page, '한국어')
  await expect(main.getByRole('alert')).toContainText(ko('problems.credentials_invalid'))
})

test('§4 languages: why an order was refused changes with the language, with its figures', async ({
  page,
  shop,
}) => {
  const person: Person = { page, shop, locale: 'en', email: newAddress('refused') }
  const t = wordsOf(person)
  await openCheckout(person, '/checkout/order-confirmation', readyToOrder(person))
  const message = t('problems.rate_limited', { minutes: 7 })
  const error = { code: 'rate_limited', message, data: { retryAfterSeconds: 420 } }
  await page.route('**/v1/orders?*', (route) => route.fulfill({ status: 429, json: { error } }))
  await page.getByRole('button', { name: t('checkout.placeOrder') }).click()
  await expect(page.getByRole('alert')).toContainText(message)
  await choose(page, '日本語')
  await expect(page.getByRole('alert')).toContainText(ja('problems.rate_limited', { minutes: 7 }))
})

const language = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).filter({ visible: true })

const choose = (page: Page, name: string) => language(page, name).click()
