/** Where the buyer lives is asked once, on the first screen of an order, and known on all that follow. */
import {
  ADDRESSES,
  choosePack,
  fillFields,
  type Person,
  passPreCheckout,
  shippingOf,
  signInByCode,
  wordsOf,
} from '../../support/drivers/checkout-driver.ts'
import { placeUnpaidOrder } from '../../support/drivers/customer.ts'
import { expect, expectAccessible, newAddress, test } from '../../support/drivers/journey.ts'

test('Decisions, section 13: Korea chosen in the pack builder is Korea on the shipping screen', async ({
  page,
  shop,
}) => {
  const person: Person = { page, shop, locale: 'ko', email: newAddress('residence') }
  const t = wordsOf(person)
  await choosePack(person, 'KR')
  await signInByCode(person)
  await passPreCheckout(person)

  await fillFields(page, { name: '김민수', phone: '010-1234-5678' })
  await page.getByRole('button', { name: t('checkout.toShipping') }).click()
  await expect(page).toHaveURL(/\/checkout\/shipping-info/)
  await expect(page.getByText('대한민국', { exact: true })).toBeVisible()
  await expect(page.locator('#prefecture')).toHaveCount(0)
  await expect(page.locator('#customs-code')).toBeVisible()
  await expect(page.getByRole('radio', { name: t('checkout.methodCourier') })).toBeChecked()
  await expectAccessible(page)
})

test('Decisions, section 13: the pack builder knows where a customer with an earlier order lives @long', async ({
  page,
  shop,
}) => {
  const person: Person = { page, shop, locale: 'en', email: newAddress('known') }
  await placeUnpaidOrder(person, {
    location: 'US',
    currency: 'usd',
    shippingMethod: 'ups',
    shippingAmount: 9900,
    items: [{ id: 'kit', quantity: 1 }],
    shipping: shippingOf(ADDRESSES.america),
  })
  await page.goto('/order')
  await expect(page.getByLabel(wordsOf(person)('order.residence'), { exact: true })).toHaveValue(
    'US',
  )
})
