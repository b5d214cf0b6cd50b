/** Where the buyer lives is asked once, on the first screen of an order, and known on all that follow. */
import {
  ADDRESSES,
  type Person,
  passPreCheckout,
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
  await page.goto('/order?lang=ko')
  await page.getByLabel(t('order.residence'), { exact: true }).selectOption('KR')
  await page.getByRole('button', { name: t('order.fillRest') }).click()
  await page.locator('#sdks').selectOption('windows-sdk')
  await page
    .getByRole('button', { name: t('order.goOn'), exact: true })
    .first()
    .click()
  await signInByCode(person)
  await passPreCheckout(person)

  await page.locator('#name').fill('김민수')
  await page.locator('#phone').fill('010-1234-5678')
  await page.getByRole('button', { name: t('checkout.toShipping') }).click()
  await expect(page).toHaveURL(/\/checkout\/shipping-info/)
  await expect(page.getByText('대한민국', { exact: true })).toBeVisible()
  await expect(page.locator('#prefecture')).toHaveCount(0)
  await expect(page.locator('#customs-code')).toBeVisible()
  await expect(page.getByRole('radio', { name: t('checkout.methodCourier') })).toBeChecked()
  await expectAccessible(page)
})

test('Decisions, section 13: the pack builder knows where a customer with an earlier order lives', async ({
  page,
  shop,
}) => {
  const person: Person = { page, shop, locale: 'en', email: newAddress('known') }
  const { 'postal-code': postal_code, ...america } = ADDRESSES.america
  await placeUnpaidOrder(person, {
    ...{ location: 'US', currency: 'usd', shippingMethod: 'ups', shippingAmount: 9900 },
    items: [{ id: 'kit', quantity: 1 }],
    shipping: { address: { ...america, postal_code } },
  })
  await page.goto('/order')
  await expect(page.getByLabel(wordsOf(person)('order.residence'), { exact: true })).toHaveValue(
    'US',
  )
})
