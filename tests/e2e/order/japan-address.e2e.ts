/** In Japanese: a postal code fills in the address, no input is lost, and a transfer shows how it is matched. */
import {
  fillCustomer,
  ordersOf,
  type Person,
  placeOrder,
  wordsOf,
} from '../../support/drivers/checkout-driver.ts'
import { openCheckout } from '../../support/drivers/customer.ts'
import { expect, expectAccessible, newAddress, test } from '../../support/drivers/journey.ts'

test('Decisions, section 12: a visitor in Japan orders by postal code, with a building, and pays by bank', async ({
  page,
  shop,
}) => {
  const person: Person = { page, shop, locale: 'ja', email: newAddress('japan') }
  const t = wordsOf(person)
  await openCheckout(person)
  await fillCustomer(person, { name: '見本 花子', phone: '０３−１２３４−５６７８' })

  const code = page.locator('#postal-code')
  const goOn = page.getByRole('button', { name: t('checkout.toConfirmation'), exact: true })
  await goOn.click()
  const summary = page.getByRole('alert')
  const missing = summary.getByRole('link')
  await expect(missing).toHaveCount(4)
  // The code of a large company fills in the house number, too; the next code replaces it.
  await code.fill('604-8571')
  const hall = '京都府京都市中京区寺町通御池上る上本能寺前町488番地'
  await expect(page.getByText(t('checkout.postalFilledAll', { place: hall }))).toBeVisible()
  await expect(page.locator('#line2')).toBeFocused()
  await code.fill('１０４００６１')
  await expect(page.locator('#prefecture')).toHaveValue('JP-13')
  await expect(page.locator('#city')).toHaveValue('中央区')
  await expect(page.locator('#line1')).toHaveValue('銀座')
  await expect(page.locator('#line1')).toBeFocused()
  // Also what the code filled in is no longer missing.
  await expect(missing).toHaveCount(0)
  await expect(summary.locator('s')).toHaveCount(4)
  await expect(
    page.getByText(t('checkout.postalFilled', { place: '東京都中央区銀座' })),
  ).toBeVisible()
  await code.blur()
  await expect(code).toHaveValue('104-0061')

  await page.locator('#line1').blur()
  await page.locator('#line1').fill('銀座')
  await page.locator('#line2').focus()
  await expect(page.getByText(t('checkout.numberMissing'))).toBeVisible()
  await page.locator('#line1').fill('銀座４−５ー６')
  await expect(page.getByText(t('checkout.numberMissing'))).toHaveCount(0)
  await page.locator('#line2').fill('見本ビル　４階')
  await expect(page.locator('#line1')).toHaveValue('銀座4-5-6')

  // Another code: the input stays until the customer accepts the new place.
  await code.fill('6068501')
  await expect(page.getByText(t('checkout.postalDiffers'))).toBeVisible()
  await expect(page.locator('#line1')).toHaveValue('銀座4-5-6')
  await expectAccessible(page)
  await page
    .getByRole('button', {
      name: t('checkout.postalTake', { place: '京都府京都市左京区吉田本町' }),
    })
    .click()
  await expect(page.locator('#prefecture')).toHaveValue('JP-26')
  await expect(page.locator('#line1')).toBeFocused()
  await expect(page.locator('#line2')).toHaveValue('見本ビル 4階')
  await expect(page.getByText(t('checkout.calculating'))).toHaveCount(0)
  // Without a house number it stops once; some places have none.
  await page.locator('#city').focus()
  await goOn.click()
  await expect(page.locator('#line1')).toBeFocused()
  await expect(page.getByText(t('checkout.numberMissing'))).toBeVisible()
  await expect(page).toHaveURL(/\/checkout\/shipping-info/)
  await goOn.click()
  await expect(page).toHaveURL(/\/checkout\/order-confirmation/)
  await expect(page.getByText('京都府京都市左京区吉田本町', { exact: true })).toBeVisible()

  await expect(page.locator('#kana')).toHaveCount(0)
  await page.getByText(t('checkout.bank'), { exact: true }).first().click()
  await page.locator('#kana').fill('みほん ﾊﾅｺ')
  await page.locator('#kana').blur()
  await expect(page.locator('#kana')).toHaveValue('ミホン ハナコ')
  await expectAccessible(page)
  await placeOrder(person, 'bank')
  expect(await ordersOf(person)).toHaveLength(1)
  const rows = await shop.query<Record<string, string>>(
    `select customer_phone, customer_kana, postal_code, state, city, line1, line2
     from orders where customer_email = $1`,
    [person.email],
  )
  expect(rows).toEqual([
    {
      customer_phone: '+81312345678',
      customer_kana: 'ミホン ハナコ',
      postal_code: '606-8501',
      state: 'JP-26',
      city: '京都市左京区',
      line1: '吉田本町',
      line2: '見本ビル 4階',
    },
  ])
})

test('Decisions, section 12: a postal code fills in Latin letters for a reader of English @long', async ({
  page,
  shop,
}) => {
  const person: Person = { page, shop, locale: 'en', email: newAddress('romaji') }
  const t = wordsOf(person)
  await openCheckout(person)
  await fillCustomer(person, { name: 'Hana Sample', phone: '03-1234-5678' })
  await page.locator('#postal-code').fill('100-0005')
  await expect(page.locator('#prefecture')).toHaveValue('JP-13')
  await expect(page.locator('#city')).toHaveValue('Chiyoda-ku')
  await expect(page.locator('#line1')).toHaveValue('Marunouchi')
  const place = 'Marunouchi, Chiyoda-ku, Tokyo'
  await expect(page.getByText(t('checkout.postalFilled', { place }))).toBeVisible()
  // The number comes before the town.
  await expect(page.locator('#line1')).toBeFocused()
  await page.keyboard.type('1-2-3 ')
  await expect(page.locator('#line1')).toHaveValue('1-2-3 Marunouchi')
  await expect(page.getByText(t('checkout.calculating'))).toHaveCount(0)
  await page.getByRole('button', { name: t('checkout.toConfirmation'), exact: true }).click()
  await expect(page.getByText('Chiyoda-ku, Tokyo 100-0005')).toBeVisible()
})
