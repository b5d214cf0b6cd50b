/** Calls whose connection is lost are sent again by themselves; what still fails says so and can be tried again. */
import type { Page } from '@playwright/test'

import {
  finishBankOrder,
  ordersOf,
  type Person,
  placeOrder,
  readyToOrder,
  wordsOf,
} from '../../support/drivers/checkout-driver.ts'
import { openCheckout, placeUnpaidOrder } from '../../support/drivers/customer.ts'
import { expect, newAddress, test } from '../../support/drivers/journey.ts'

test('§8 order: a payment tab that loses its connections opens all the same, and after too many it can be tried again', async ({
  page,
  shop,
}) => {
  const person: Person = { page, shop, locale: 'en', email: newAddress('lost-read') }
  const t = wordsOf(person)
  const order = await placeUnpaidOrder(person)
  const card = page.locator('#number')

  const reads = await loseConnections(page, `**/v1/orders/${order.id}?*`, 2)
  const intents = await loseConnections(page, '**/payment-intent?*', 1)
  await page.goto(`/checkout/payment-info?order=${order.id}`)
  await expect(card).toBeVisible()
  expect([reads.lost, intents.lost]).toEqual([2, 1])

  const more = await loseConnections(page, `**/v1/orders/${order.id}?*`, 3)
  await page.reload()
  await expect(page.getByText(t('problems.offline'))).toBeVisible()
  expect(more.lost).toBe(3)
  await page.getByRole('button', { name: t('checkout.tryAgain') }).click()
  await expect(card).toBeVisible()
})

test('§8 order: what could not be read is shown by itself when the network is back', async ({
  page,
  context,
  shop,
}) => {
  const person: Person = { page, shop, locale: 'ja', email: newAddress('back-online') }
  const t = wordsOf(person)
  const order = await placeUnpaidOrder(person)
  await loseConnections(page, `**/v1/orders/${order.id}?*`, 3)
  await page.goto(`/orders/${order.id}`)
  await expect(page.getByText(t('problems.offline'))).toBeVisible()
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(page.getByText(order.number).first()).toBeVisible()
})

test('§8 order: an order whose answer is lost is sent again with its key, and is one order', async ({
  page,
  shop,
}) => {
  const person: Person = { page, shop, locale: 'ko', email: newAddress('lost-order') }
  await openCheckout(person, '/checkout/order-confirmation', readyToOrder(person))
  const orders = await loseConnections(page, '**/v1/orders?*', 2)
  await placeOrder(person, 'card')
  expect(orders.lost).toBe(2)
  expect(await ordersOf(person)).toHaveLength(1)
})

test('§1 bank: an order whose end is answered into the void is finished by itself', async ({
  page,
  shop,
}) => {
  const person: Person = { page, shop, locale: 'ja', email: newAddress('lost-end') }
  const order = await placeUnpaidOrder(person, { paymentSource: 'bank' })
  await page.goto(`/checkout/payment-info?order=${order.id}`)
  const endings = await loseConnections(page, '**/complete-bank-order?*', 2)
  await finishBankOrder(person)
  expect(endings.lost).toBe(2)
  expect(await ordersOf(person)).toMatchObject([{ status: 'awaiting_transfer' }])
})

/** The next requests reach the shop, and their answers are lost on the way back. */
async function loseConnections(page: Page, address: string, times: number) {
  const seen = { lost: 0 }
  await page.route(
    address,
    async (route) => {
      await route.fetch()
      seen.lost += 1
      await route.abort('connectionreset')
    },
    { times },
  )
  return seen
}
