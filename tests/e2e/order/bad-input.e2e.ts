/** Input that is missing or wrong, and input that must not be lost. */
import { LOCALES } from '#shared/locale.ts'

import { type Person, readyToOrder, wordsOf } from '../../support/drivers/checkout-driver.ts'
import { openCheckout } from '../../support/drivers/customer.ts'
import { expect, newAddress, test } from '../../support/drivers/journey.ts'

const MISSING = {
  en: ['Please enter your name.', 'Please enter your phone number.'],
  ja: ['お名前を入力してください。', '電話番号を入力してください。'],
  ko: ['이름을 입력해 주세요.', '전화번호를 입력해 주세요.'],
} as const

for (const locale of LOCALES) {
  test(`§5 input: each field says in ${locale} what to do, until it is done${locale === 'ko' ? '' : ' @long'}`, async ({
    page,
    shop,
  }) => {
    const person: Person = { page, shop, locale, email: newAddress('missing') }
    const t = wordsOf(person)
    await openCheckout(person)
    await expect(page.locator('#email')).toHaveValue(person.email)
    await page.getByRole('button', { name: t('checkout.toShipping') }).click()

    const summary = page.getByRole('alert')
    await expect(summary).toBeFocused()
    await expect(summary).toContainText(t('ui.errorSummary', { count: 2 }))
    await expect(summary.getByRole('link')).toHaveText([...MISSING[locale]])
    const phone = page.locator('#phone')
    await expect(phone).toHaveAccessibleDescription(new RegExp(MISSING[locale][1]))

    await summary.getByRole('link').last().click()
    await expect(phone).toBeFocused()
    await phone.fill('1')
    await phone.blur()
    await expect(phone).toHaveAccessibleDescription(
      new RegExp(t('problems.phone_invalid').slice(0, 9)),
    )
    await phone.fill('03-1234-5678')
    await phone.blur()
    await expect(phone).not.toHaveAttribute('aria-invalid')
    await expect(page.locator('#name')).toHaveAccessibleDescription(MISSING[locale][0])
  })
}

test('§5 input: what is said of a number when its field is left does not push the button from under the press @long', async ({
  page,
  shop,
}) => {
  const person: Person = { page, shop, locale: 'en', email: newAddress('pressed') }
  const t = wordsOf(person)
  await openCheckout(person)
  await page.locator('#name').fill('Taylor Sample')
  const phone = page.locator('#phone')
  const doubt = page.getByText(t('checkout.phoneDoubted'))
  await phone.fill('+1 555 0100')
  await phone.press('Tab')
  await expect(doubt).toBeVisible()
  await phone.fill('+1 555 0101')
  await expect(doubt).toHaveCount(0)

  const button = page.getByRole('button', { name: t('checkout.toShipping') })
  await button.scrollIntoViewIfNeeded()
  await button.hover()
  await page.mouse.down()
  await page.evaluate(painted)
  await page.mouse.up()
  await expect(page).toHaveURL(/\/checkout\/shipping-info/)
})

/** Runs in the page: what a change brought has been laid out. */
const painted = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

test('§4 language: switching it in mid-form keeps what was typed @long', async ({ page, shop }) => {
  const person: Person = { page, shop, locale: 'en', email: newAddress('languages') }
  await openCheckout(person)
  await page.locator('#name').fill('Half Typed')
  await page.locator('#phone').fill('03-12')
  await page.getByRole('banner').getByRole('link', { name: '日本語' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await expect(page.locator('#name')).toHaveValue('Half Typed')
  await expect(page.locator('#phone')).toHaveValue('03-12')
})

test('§4 decline: the card is refused and nothing of the order or the form is lost', async ({
  page,
  shop,
}) => {
  const person: Person = { page, shop, locale: 'en', email: newAddress('decline') }
  const t = wordsOf(person)
  await openCheckout(person, '/checkout/order-confirmation', readyToOrder(person))
  await page.getByRole('button', { name: t('checkout.placeOrder') }).click()
  await page.locator('#number').fill('4000 0000 0000 9995')
  await page.locator('#expiry').fill('12 / 34')
  await page.locator('#cvc').fill('123')
  await page.locator('#cvc').press('Enter')
  await expect(page.getByRole('alert')).toContainText(t('checkout.declineFunds'))
  await expect(page.locator('#number')).toHaveValue('4000 0000 0000 9995')
  await expect(page.locator('#cvc')).toHaveValue('123')

  await page.getByRole('link', { name: t('checkout.backToReview') }).click()
  await expect(page.getByText('1 Sample Street').first()).toBeVisible()
  await expect(page.getByText('Taylor Sample').first()).toBeVisible()
})
