/**
 * Four buyers from the home page to the document: a company in Japan by bank transfer, persons in Korea and America by
 * card, and a customer who returns. What a purchase asks of each is in docs/checkout-effort.md.
 */
import type { Locale } from '#shared/locale.ts'

import {
  ADDRESSES,
  expectBankThanks,
  expectThanks,
  fillFields,
  fillPack,
  type Person,
  passPreCheckout,
  payWithCard,
  shippingOf,
  signInByCode,
  wordsOf,
} from '../../support/drivers/checkout-driver.ts'
import { openCheckout, placePaidOrder } from '../../support/drivers/customer.ts'
import { countEffort, type Effort } from '../../support/drivers/effort.ts'
import { expect, newAddress, test } from '../../support/drivers/journey.ts'
import { IS_FULL_RUN } from '../../support/full-run.ts'

const SCREENS = {
  builder: '/order',
  signIn: '/sign-in',
  terms: '/pre-checkout',
  details: '/checkout/customer-details',
  shipping: '/checkout/shipping-info',
  review: '/checkout/order-confirmation',
  payment: '/checkout/payment-info',
  completed: '/checkout/completed',
} as const

const NEW_CUSTOMER = Object.values(SCREENS)

const WIDTHS = [390, 1440] as const
let buyers = 0

/** Buyers take turns with the widths; in the long form each comes at both. */
function buyer(title: string, buy: (at: Pick<Person, 'page' | 'shop'>) => Promise<void>): void {
  const own = WIDTHS[buyers++ % 2]
  for (const width of WIDTHS.filter((one) => IS_FULL_RUN || one === own)) {
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: 844 } })
      test(`${title} @long`, async ({ page, shop }) => buy({ page, shop }))
    })
  }
}

buyer('a company in Japan pays by bank transfer and takes its invoice', async ({ page, shop }) => {
  const person = newPerson('company', 'ja', { page, shop })
  const t = wordsOf(person)
  const effort = await countEffort(page)
  await buildPack(person)
  await signInByCode(person)
  await passPreCheckout(person)
  await page.getByText(t('checkout.buyerCompany')).click()
  await fillFields(page, {
    company: 'サンプル計測株式会社',
    contact: '見本 花',
    phone: '03-1234-5678',
  })
  await press(person, 'checkout.toShipping')
  await fillFields(page, { 'postal-code': '104-0061' })
  await expect(page.locator('#line1')).toHaveValue('銀座')
  await fillFields(page, { line1: '銀座1-2-3' })
  await press(person, 'checkout.toConfirmation')
  await page.getByText(t('checkout.bank'), { exact: true }).first().click()
  await fillFields(page, { kana: 'サンプルケイソク(カ' })
  await press(person, 'checkout.placeOrder')
  await expectBankThanks(person)

  // The payment tab completes a bank order by itself and gives way to the thank-you page.
  const screens = NEW_CUSTOMER.filter((path) => path !== SCREENS.payment)
  expectEffort(effort, { screens, presses: 13, fields: 8 })
  await downloadDocument(person, 'documents.invoice')
})

buyer(
  'a person in Korea gives the country once, pays by card and takes the receipt',
  async ({ page, shop }) => {
    const person = newPerson('korea', 'ko', { page, shop })
    const effort = await countEffort(page)
    await buildPack(person, 'KR')
    await signInByCode(person)
    await passPreCheckout(person)
    await fillFields(page, { name: '김민수', phone: '010-1234-5678' })
    await press(person, 'checkout.toShipping')
    await fillFields(page, {
      'postal-code': '06236',
      line1: '테헤란로 152',
      'customs-code': 'P123456789012',
    })
    await press(person, 'checkout.toConfirmation')
    await press(person, 'checkout.placeOrder')
    await payWithCard(person, '4242424242424242')
    await expectThanks(person)

    expectEffort(effort, { screens: NEW_CUSTOMER, presses: 13, fields: 10 })
    await downloadDocument(person, 'documents.receipt')
  },
)

buyer('a person in America pays by card and takes the receipt', async ({ page, shop }) => {
  const person = newPerson('america', 'en', { page, shop })
  const { line1, city, state, 'postal-code': postalCode } = ADDRESSES.america
  const effort = await countEffort(page)
  await buildPack(person, 'US')
  await signInByCode(person)
  await passPreCheckout(person)
  await fillFields(page, { name: 'Taylor Sample', phone: '+1 555 0100' })
  await press(person, 'checkout.toShipping')
  await fillFields(page, { line1, city, state, 'postal-code': postalCode })
  await press(person, 'checkout.toConfirmation')
  await press(person, 'checkout.placeOrder')
  await payWithCard(person, '4242424242424242')
  await expectThanks(person)

  expectEffort(effort, { screens: NEW_CUSTOMER, presses: 13, fields: 11 })
  await downloadDocument(person, 'documents.receipt')
})

buyer('a customer who returns sees builder, review and payment', async ({ page, shop }) => {
  const person = newPerson('returning', 'ja', { page, shop })
  await placePaidOrder(person, { shipping: shippingOf(ADDRESSES.japan) })
  await openCheckout(person, '/order', { selectedCartridges: [] })
  const effort = await countEffort(page)
  await buildPack(person)
  await press(person, 'checkout.placeOrder')
  await payWithCard(person, '4242424242424242')
  await expectThanks(person)

  const screens = [SCREENS.builder, SCREENS.review, SCREENS.payment, SCREENS.completed]
  expectEffort(effort, { screens, presses: 7, fields: 3 })
  await downloadDocument(person, 'documents.receipt')
})

const newPerson = (
  name: string,
  locale: Locale,
  { page, shop }: Pick<Person, 'page' | 'shop'>,
): Person => ({ page, shop, locale, email: newAddress(name) })

/** From the home page by its link to the kit: six scents and an SDK, which the page asks for. */
async function buildPack(person: Person, country: string | null = null): Promise<void> {
  const { page, locale } = person
  await page.goto(`/?lang=${locale}`)
  await page
    .getByRole('link', { name: wordsOf(person)('home.orderKit') })
    .first()
    .click()
  await expect(page).toHaveURL(/\/order$/)
  await fillPack(person, country)
}

const press = (
  person: Person,
  name: 'checkout.toShipping' | 'checkout.toConfirmation' | 'checkout.placeOrder',
) => person.page.getByRole('button', { name: wordsOf(person)(name), exact: true }).click()

async function downloadDocument(
  person: Person,
  document: 'documents.invoice' | 'documents.receipt',
): Promise<void> {
  const { page } = person
  const t = wordsOf(person)
  await page.getByRole('link', { name: t('checkout.viewOrder') }).click()
  const awaited = page.waitForEvent('download')
  await page.getByRole('button', { name: t('documents.downloadOf', { name: t(document) }) }).click()
  expect((await awaited).suggestedFilename()).toMatch(/\.pdf$/)
}

function expectEffort(
  effort: Effort,
  { screens, presses, fields }: { screens: readonly string[]; presses: number; fields: number },
): void {
  const [, ...seen] = effort.screens
  expect([...new Set(seen)]).toEqual(screens)
  expect(effort.fields).toHaveLength(fields)
  expect(effort.presses).toBeLessThanOrEqual(presses)
}
