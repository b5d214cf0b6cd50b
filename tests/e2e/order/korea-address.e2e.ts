/** In Korean: the customs code is requested, checked, and hidden from everyone else. */
import {
  ADDRESSES,
  changeCountry,
  fillCustomer,
  fillShipping,
  type Person,
  placeOrder,
  visibleText,
  wordsOf,
} from '../../support/drivers/checkout-driver.ts'
import { openCheckout } from '../../support/drivers/customer.ts'
import {
  expect,
  expectAccessible,
  newAddress,
  sentEmail,
  test,
} from '../../support/drivers/journey.ts'

test('Decisions, section 12: a customer in Korea orders with the customs code, which is never shown again', async ({
  page,
  shop,
}) => {
  const person: Person = { page, shop, locale: 'ko', email: newAddress('korea') }
  const t = wordsOf(person)
  const { korea } = ADDRESSES
  await openCheckout(person)
  await changeCountry(page, 'location', 'KR')
  await fillCustomer(person, { name: '김민수', phone: '010-1234-5678' })

  // Where the buyer lives is where the goods go, until an address is typed.
  await expect(page.getByText('대한민국', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: t('checkout.customsTitle') })).toBeVisible()
  const issued = page.getByRole('link', { name: t('checkout.customsLink') })
  await expect(issued).toHaveAttribute('href', /^https:\/\/unipass\.customs\.go\.kr\//)
  await expect(issued).toHaveAttribute('rel', 'noopener')
  await page.locator('#customs-code').fill('P12345')
  await page.locator('#postal-code').fill('0452')
  await page.getByRole('button', { name: t('checkout.toConfirmation'), exact: true }).click()
  const summary = page.getByRole('alert').filter({ has: page.getByRole('link') })
  await expect(summary).toBeFocused()
  await expect(page.locator('#customs-code')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('#postal-code')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await summary.getByRole('link').first().click()
  await expect(page.locator('#postal-code')).toBeFocused()

  // The first digits give the province, in Seoul the district; another province is pointed out, and may be right.
  await page.locator('#postal-code').fill('０６２３６')
  await expect(page.locator('#state')).toHaveValue('KR-11')
  await expect(page.locator('#city')).toHaveValue('강남구')
  await expect(page.locator('#line1')).toBeFocused()
  await page.locator('#state').selectOption('KR-26')
  await expect(page.getByText(t('checkout.postalDiffers'))).toBeVisible()
  await page
    .getByRole('button', { name: t('checkout.postalTake', { place: '서울특별시 강남구' }) })
    .click()
  await expect(page.locator('#state')).toHaveValue('KR-11')

  await fillShipping(person, { ...korea, 'customs-code': 'ｐ1234-5678-9012' })
  await expect(page.getByText('P123456789012')).toBeVisible()
  const charges = t('importCharges.korea', { vat: '$84', min: 0, max: 8 })
  await expect(visibleText(page, charges)).toBeVisible()
  await expect(page.getByText(t('sums.totalTaxIncluded'))).toHaveCount(0)
  await expect(page.getByText(t('sums.transactionFee'))).toHaveCount(0)
  await expect(page.getByText('(04524) 서울특별시 중구 견본로 12, 3층')).toBeVisible()
  await expect(page.getByText(t('checkout.bankForeign'), { exact: true })).toBeVisible()
  await placeOrder(person, 'card')

  const [row] = await shop.query<{ customer_phone: string; customs_code_encrypted: string }>(
    'select customer_phone, customs_code_encrypted from orders where customer_email = $1',
    [person.email],
  )
  expect(row?.customer_phone).toBe('+821012345678')
  expect(row?.customs_code_encrypted).toMatch(/^v1\.[\w-]+\.[\w-]{40,}$/)
  const message = await sentEmail(shop, person.email, 'order_received')
  expect(message.text).not.toContain('P123456789012')
})
