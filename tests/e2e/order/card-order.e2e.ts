import {
  ADDRESSES,
  expectThanks,
  ordersOf,
  orderUpToPayment,
  type Person,
  payWithCard,
  wordsOf,
} from '../../support/drivers/checkout-driver.ts'
import { placeUnpaidOrder } from '../../support/drivers/customer.ts'
import {
  expect,
  expectAccessible,
  newAddress,
  sentEmail,
  test,
} from '../../support/drivers/journey.ts'

const BUYER = {
  name: 'Taylor Sample',
  phone: '+1 555 0100',
  address: ADDRESSES.america,
  source: 'card',
} as const

test('§4 card: a visitor in America signs up by code, builds a pack and pays in dollars', async ({
  page,
  shop,
}) => {
  const person: Person = { page, shop, locale: 'en', email: newAddress('card') }
  await orderUpToPayment(person, BUYER, true)
  await payWithCard(person, '4242424242424242')
  await expectThanks(person)
  await expectAccessible(page)

  await expect
    .poll(async () => (await ordersOf(person)).map(({ status }) => status))
    .toEqual(['paid'])
  const [order] = await ordersOf(person)
  await expect(page.getByText(order?.number ?? '').first()).toBeVisible()
  expect((await sentEmail(shop, person.email, 'payment_received')).locale).toBe('en')

  await page.reload()
  await expectThanks(person)
  await page.goto(`/orders/${order?.id}`)
  await expect(page.getByText(wordsOf(person)('checkout.statusPaid')).first()).toBeVisible()
  await expect(page.getByText('Visa •••• 4242')).toBeVisible()
  await expectAccessible(page)
})

test('§4 card: a declined card is reported, and another one pays the same order once @long', async ({
  page,
  shop,
}) => {
  const person: Person = { page, shop, locale: 'en', email: newAddress('declined') }
  const order = await placeUnpaidOrder(person)
  await page.goto(`/checkout/payment-info?order=${order.id}`)
  await payWithCard(person, '4000000000000002')
  const t = wordsOf(person)
  await expect(page.getByText(t('checkout.declineGeneric'))).toBeVisible()
  await expectAccessible(page)

  await payWithCard(person, '4242424242424242')
  await expectThanks(person)
  expect((await ordersOf(person)).map(({ status }) => status)).toEqual(['paid'])
})

test('§4 card: 3-D Secure that was abandoned can be taken up again, and is paid once', async ({
  page,
  shop,
}) => {
  const person: Person = { page, shop, locale: 'en', email: newAddress('secure') }
  const order = await placeUnpaidOrder(person)
  await page.goto(`/checkout/payment-info?order=${order.id}`)
  await payWithCard(person, '4000002760003184')
  const t = wordsOf(person)

  await page.getByRole('link', { name: 'Return to the shop without deciding' }).click()
  await expect(page.getByText(t('checkout.authenticationTitle'))).toBeVisible({ timeout: 45_000 })
  expect((await ordersOf(person)).map(({ status }) => status)).toEqual(['created'])
  await expectAccessible(page)

  await page.getByRole('link', { name: t('checkout.continuePayment') }).click()
  await payWithCard(person, '4000002760003184')
  await expect(page.getByRole('heading', { name: 'Test card authentication' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Complete authentication' }).click()
  await expectThanks(person)
  expect((await ordersOf(person)).map(({ status }) => status)).toEqual(['paid'])
})
