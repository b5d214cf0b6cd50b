import { readFile } from 'node:fs/promises'

import { pdfText } from '../../support/documents/pdf-text.ts'
import {
  ADDRESSES,
  choosePack,
  expectBankThanks,
  fillFields,
  fillShipping,
  ordersOf,
  type Person,
  passPreCheckout,
  placeOrder,
  signInByCode,
  wordsOf,
} from '../../support/drivers/checkout-driver.ts'
import {
  expect,
  expectAccessible,
  newAddress,
  sentEmail,
  test,
} from '../../support/drivers/journey.ts'

test('decisions, section 12: a company orders for its laboratory and pays under its own name', async ({
  page,
  shop,
}) => {
  const person: Person = { page, shop, locale: 'ja', email: newAddress('company') }
  const t = wordsOf(person)
  await choosePack(person)
  await signInByCode(person)
  await passPreCheckout(person)

  await page.getByText(t('checkout.buyerCompany')).click()
  await page.getByRole('button', { name: t('checkout.toShipping') }).click()
  await expect(page.locator('#company')).toHaveAttribute('aria-invalid', 'true')
  const details = {
    company: 'サンプル計測株式会社',
    department: '研究開発部',
    contact: '見本 花',
    'purchase-order': 'PO-2026-0417',
    email: person.email,
    phone: '+81 3 1234 5678',
  }
  await fillFields(page, details)
  await expectAccessible(page)
  await page.reload()
  await expect(page.locator('#department')).toHaveValue(details.department)
  await page.getByRole('button', { name: t('checkout.toShipping') }).click()
  await expect(page).toHaveURL(/\/checkout\/shipping-info/)

  await page.getByLabel(t('checkout.otherRecipient')).check()
  await fillFields(page, {
    'recipient-name': '試料 太郎',
    'recipient-phone': '075-000-0001',
    'recipient-company': '見本大学',
  })
  await page.locator('#delivery-time').selectOption('14-16')
  await expectAccessible(page)
  await fillShipping(person, ADDRESSES.japan)

  const review = page.getByRole('main')
  const shown = [details.company, details.department, details['purchase-order'], '見本大学']
  // The number as the page of the order shows it.
  for (const said of [...shown, '03-1234-5678']) {
    await expect(review).toContainText(said)
  }
  await expect(review).toContainText(t('checkout.time14'))
  await page.getByText(t('checkout.bank'), { exact: true }).first().click()
  await page.getByLabel(t('checkout.fieldPayerKana')).fill('ｻﾝﾌﾟﾙｹｲｿｸ(ｶ')
  await placeOrder(person, 'bank')
  await expectBankThanks(person)

  const [order] = await ordersOf(person)
  await expect(
    page.getByText(`${order?.number.replace('-', '')} サンプルケイソク(カ`),
  ).toBeVisible()

  // The e-mail leads to the documents, which come before the goods.
  const { text } = await sentEmail(shop, person.email, 'bank_instructions')
  const [link = ''] = /\/orders\/[0-9a-f-]+#documents/.exec(text) ?? []
  await page.goto(link)
  const headings = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(headings.nth(1)).toHaveText(t('documents.title'))
  await expect(headings.nth(1)).toBeInViewport()
  await expect(page.getByRole('main')).toContainText('試料 太郎')
  await expectAccessible(page)

  const invoice = t('documents.downloadOf', { name: t('documents.invoice') })
  const awaited = page.waitForEvent('download')
  await page.getByRole('button', { name: invoice }).click()
  const pages = pdfText(await readFile(await (await awaited).path()))
  const printed = pages.join('').replaceAll(/\s/g, '')
  for (const said of [
    'サンプル計測株式会社研究開発部見本花様',
    'PO-2026-0417',
    'サンプルケイソク(カ',
  ]) {
    expect(printed).toContain(said)
  }
})
