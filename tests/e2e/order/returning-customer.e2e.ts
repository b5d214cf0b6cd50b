import {
  ADDRESSES,
  choosePack,
  expectThanks,
  ordersOf,
  type Person,
  passPreCheckout,
  payWithCard,
  placeOrder,
  readyToOrder,
  shippingOf,
  wordsOf,
} from '../../support/drivers/checkout-driver.ts'
import { openCheckout, placePaidOrder } from '../../support/drivers/customer.ts'
import { expect, newAddress, test } from '../../support/drivers/journey.ts'

const TO_TOKYO = { shipping: shippingOf(ADDRESSES.japan) }
const REVIEW = /\/checkout\/order-confirmation/

test('§4 checkout: a returning customer goes from the builder to the review, pays, and is done', async ({
  page,
  shop,
}) => {
  const person: Person = { page, shop, locale: 'en', email: newAddress('again') }
  const t = wordsOf(person)
  await placePaidOrder(person, TO_TOKYO)
  await openCheckout(person, '/order', { isAgreedTerms: 'not_accepted', selectedCartridges: [] })

  const screens: string[] = []
  page.on('framenavigated', () => screens.push(new URL(page.url()).pathname))
  await choosePack(person)
  await expect(page).toHaveURL(REVIEW)
  await expect(page.getByRole('main').getByText(person.email)).toBeVisible()
  await placeOrder(person, 'card')
  await payWithCard(person, '4242424242424242')
  await expectThanks(person)
  const main = page.getByRole('main')
  await expect(main.getByText(/^Ships by /)).toBeVisible()
  await expect(main.getByText(t('checkout.statusPaid'), { exact: true })).toBeVisible()
  await expect(main.getByText(/見本町1-2-3/)).toBeVisible()
  await expect(main.getByRole('link', { name: t('checkout.getStarted') })).toBeVisible()
  expect([...new Set(screens)]).toEqual([
    '/order',
    '/checkout/order-confirmation',
    '/checkout/payment-info',
    '/checkout/completed',
  ])
  expect((await ordersOf(person)).map(({ status }) => status)).toEqual(['paid', 'paid'])

  await choosePack(person)
  await expect(page).toHaveURL(REVIEW)
  const changeOf = (title: string) =>
    page
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })
      .last()
      .getByRole('link', { name: t('checkout.change') })
  await changeOf(t('checkout.contactTitle')).click()
  await page.locator('#name').fill('Changed Sample')
  await page.getByRole('button', { name: t('checkout.toConfirmation') }).click()
  await expect(page).toHaveURL(REVIEW)
  await expect(page.getByRole('main').getByText('Changed Sample')).toBeVisible()

  await changeOf(t('checkout.termsTitle')).click()
  await passPreCheckout(person, REVIEW)
})

test('§4 checkout: a customer with a wallet types nothing on the payment tab @long', async ({
  page,
  shop,
}) => {
  const person: Person = { page, shop, locale: 'en', email: newAddress('wallet') }
  const t = wordsOf(person)
  await openCheckout(person, '/checkout/order-confirmation', readyToOrder(person))
  await placeOrder(person, 'card')
  const wallet = page.getByRole('button', { name: t('checkout.testWallet'), exact: true })
  // Pressed twice, it pays once.
  await wallet.dblclick()
  await expectThanks(person)
  const [order, ...others] = await ordersOf(person)
  expect(others).toEqual([])
  expect(order).toMatchObject({ status: 'paid' })
})

test('§4 terms: a newer version is asked about once, and then the review comes @long', async ({
  page,
  shop,
}) => {
  const person: Person = { page, shop, locale: 'en', email: newAddress('terms') }
  await placePaidOrder(person, TO_TOKYO)
  await choosePack(person)
  await passPreCheckout(person, REVIEW)
})

test('§4 checkout: name and address are saved on wish, and the next order begins with them @long', async ({
  page,
  shop,
}) => {
  const person: Person = { page, shop, locale: 'en', email: newAddress('saves') }
  const t = wordsOf(person)
  const offer = page.getByLabel(t('checkout.saveToProfile'))
  await openCheckout(person, '/checkout/order-confirmation', readyToOrder(person))
  await expect(offer).not.toBeChecked()
  await offer.check()
  await placeOrder(person, 'card')

  await page.goto('/profile')
  await expect(page.locator('#name')).toHaveValue('Taylor Sample')
  await expect(page.getByText('1 Sample Street')).toBeVisible()

  // The newest order went elsewhere, and this browser knows no address.
  await placePaidOrder(person, TO_TOKYO)
  await openCheckout(person, '/order', { isAgreedTerms: 'not_accepted', selectedCartridges: [] })
  await choosePack(person, 'US')
  await expect(page).toHaveURL(REVIEW)
  await expect(page.getByText('1 Sample Street')).toBeVisible()
  await expect(offer).toHaveCount(0)

  await page.goto('/profile')
  await page.getByRole('button', { name: t('account.addressChange'), exact: true }).click()
  await page.locator('#line1').fill('')
  const save = page.locator('form', { has: page.locator('#line1') }).getByRole('button')
  await save.first().click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1)
  await page.locator('#line1').fill('２ Sample Street')
  await save.first().click()
  await expect(page.getByText('2 Sample Street')).toBeVisible()
  await expect(page.locator('#line1')).toHaveCount(0)

  await page.getByRole('button', { name: t('account.addressRemove'), exact: true }).click()
  await expect(page.getByText(t('account.addressNone'))).toBeVisible()
  await expect(page.getByText('2 Sample Street')).toHaveCount(0)
})

test('§4 checkout: an order is placed although name and address cannot be saved @long', async ({
  page,
  shop,
}) => {
  const person: Person = { page, shop, locale: 'en', email: newAddress('unsaved') }
  const t = wordsOf(person)
  await page.route('**/api/users/*/profiles/*', (route) => route.abort())
  await openCheckout(person, '/checkout/order-confirmation', readyToOrder(person))
  await page.getByLabel(t('checkout.saveToProfile')).check()
  await placeOrder(person, 'card')
  await expect(page.getByText(t('checkout.notSavedToProfile')).first()).toBeVisible()
  expect(await ordersOf(person)).toHaveLength(1)
})
