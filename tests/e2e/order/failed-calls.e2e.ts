import type { Page, Route } from '@playwright/test'

import {
  ordersOf,
  type Person,
  payWithCard,
  readyToOrder,
  signInByCode,
  wordsOf,
} from '../../support/drivers/checkout-driver.ts'
import { openCheckout } from '../../support/drivers/customer.ts'
import { expect, newAddress, test } from '../../support/drivers/journey.ts'

const HTML = { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }
const OURS = 'Something went wrong on our side. Please try again.'

test('§8 order: a gateway that fails is not called offline, and the same order is sent once more', async ({
  page,
  shop,
}) => {
  const person = buyer(page, shop, 'gateway')
  const t = wordsOf(person)
  await openCheckout(person, '/checkout/order-confirmation', readyToOrder(person))
  const place = page.getByRole('button', { name: t('checkout.placeOrder') })

  // Both times the shop has placed the order, and its answer is lost on the way back.
  await loseAnswer(page, HTML)
  await place.click()
  const refusal = page.getByRole('alert').filter({ hasText: t('checkout.sendAgain') })
  await expect(refusal).toContainText(`Create order error: ${OURS}`)

  // What was ordered has left the draft of the account; here it stays until an answer comes.
  await page.reload()
  await loseAnswer(page, { status: 201, json: {} })
  await place.click()
  await expect(refusal).toContainText('Error: Create order failed')

  await page.route('**/payment-intent?*', (route) => route.fulfill(HTML), { times: 1 })
  await place.click()
  await expect(page.getByRole('alert')).toContainText(`Payment intent error: ${OURS}`)
  expect(await ordersOf(person)).toHaveLength(1)

  await page.getByRole('button', { name: t('checkout.tryAgain') }).click()
  await page.locator('#number').press('Enter')
  await expect(page.getByRole('alert')).toContainText('Please check 3 fields')
  await payWithCard(person, '4000000000000002')
  await expect(page.getByRole('alert')).toContainText(t('checkout.notChargedTitle'))
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
    t('checkout.declineGeneric'),
    t('checkout.safeToRetry'),
  ])
})

test('§8 prices and fees: a call that fails is named, with a way to repeat it @long', async ({
  page,
  shop,
}) => {
  const person = buyer(page, shop, 'fees')
  const t = wordsOf(person)
  await page.route('**/calculate-shipping-fee?*', (route) => route.fulfill(HTML))
  await page.route('**/v1/orders/quote?*', (route) => route.fulfill(HTML))
  await openCheckout(person, '/checkout/order-confirmation', readyToOrder(person))
  await expect(page.getByRole('alert')).toContainText(`Fetch prices error: ${OURS}`)

  await page.unroute('**/v1/orders/quote?*')
  await page.getByRole('button', { name: t('checkout.tryAgain') }).click()
  await page.getByRole('link', { name: t('checkout.backToShipping') }).click()
  await expect(page.getByRole('alert')).toContainText(`Fetch shipping fee error: ${OURS}`)
  await page.unroute('**/calculate-shipping-fee?*')
  await page.getByRole('button', { name: t('checkout.tryAgain') }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('§8 sign-in: a server that fails is named, and an empty answer does not sign in @long', async ({
  page,
  shop,
}) => {
  const person = buyer(page, shop, 'refused')
  await page.goto('/sign-in?lang=en')
  await page.route('**/api/sessions?*', (route) => route.fulfill(HTML), { times: 1 })
  await signInByCode(person)
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText(`Error [502]: Invalid credentials. ${OURS}`)

  await page.route('**/api/sessions?*', (route) => route.fulfill({ status: 201, body: '' }), {
    times: 1,
  })
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(alert).toContainText(OURS)
  await expect(alert).not.toContainText('Invalid credentials')
})

type Instead = Parameters<Route['fulfill']>[0]

/** The next order reaches the shop, and the browser gets something else instead of its answer. */
const loseAnswer = (page: Page, instead: Instead) =>
  page.route(
    '**/v1/orders?*',
    async (route) => {
      await route.fetch()
      await route.fulfill(instead)
    },
    { times: 1 },
  )

const buyer = (page: Page, shop: Person['shop'], name: string): Person => ({
  page,
  shop,
  locale: 'en',
  email: newAddress(name),
})
