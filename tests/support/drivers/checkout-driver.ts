/** The steps of a buyer, by the texts of the pages. */
import type { Locator, Page } from '@playwright/test'

import { translator } from '#i18n/catalogue.server.ts'
import type { Locale } from '#shared/locale.ts'

import { codesFor } from './customer.ts'
import { expect, expectAccessible, type JourneyShop } from './journey.ts'

export type Person = {
  page: Page
  shop: JourneyShop
  locale: Locale
  email: string
}

export const wordsOf = ({ locale }: Pick<Person, 'locale'>) => translator(locale)

export const ADDRESSES = {
  japan: {
    country: 'JP',
    'postal-code': '104-0061',
    state: 'JP-13',
    city: '中央区',
    line1: '見本町1-2-3',
    line2: '見本ビル 4階',
  },
  america: {
    country: 'US',
    'postal-code': '94016',
    state: 'California',
    city: 'Sampletown',
    line1: '1 Sample Street',
    line2: '',
  },
  korea: {
    country: 'KR',
    'postal-code': '04524',
    state: 'KR-11',
    city: '중구',
    line1: '견본로 12',
    line2: '3층',
    'customs-code': 'P123456789012',
  },
} as const

/** The content of a draft whose forms were sent: the review opens with it. */
export const readyToOrder = ({ email }: Pick<Person, 'email'>) => ({
  location: 'US',
  customerName: 'Taylor Sample',
  customerPhone: '+1 555 0100',
  customerEmail: email,
  address: { ...ADDRESSES.america, postalCode: ADDRESSES.america['postal-code'] },
  shippingMethod: 'ups',
  confirmedSteps: ['customer-details', 'shipping-info'],
})

type AddressField = 'country' | 'postal-code' | 'state' | 'city' | 'line1' | 'line2'
export type Address = Readonly<Record<AddressField, string>> & { 'customs-code'?: string }

/** As the request of an order has it. */
export const shippingOf = ({ 'postal-code': postal_code, ...address }: Address) => ({
  address: { ...address, postal_code },
})

/** From wherever the guard sent them: the code is in the outbox before the page requests it. */
export async function signInByCode(person: Person): Promise<void> {
  const { page, shop, email } = person
  const t = wordsOf(person)
  await page.getByRole('main').getByLabel(t('account.email')).fill(email)
  await page.getByRole('button', { name: t('account.sendCode') }).click()
  const field = page.getByLabel(t('account.code', { digits: 6 }))
  await expect(field).toBeVisible()
  const code = (await codesFor(shop, email)).at(-1) ?? ''
  // The last digit sends the form.
  await field.fill(code)
}

/** Opens the pack builder, says where the buyer lives, and fills the six chambers of one kit. */
export async function choosePack(person: Person, country = 'JP'): Promise<void> {
  await person.page.goto(`/order?lang=${person.locale}`)
  await fillPack(person, country)
}

/** A wide window has the bar of a phone too, hidden. */
export const visibleText = (page: Page, text: string): Locator =>
  page.getByText(text).filter({ visible: true }).first()

/** In the pack builder, which on a phone has the pack in a drawer. Without a country, the default stays. */
export async function fillPack(person: Person, country: string | null): Promise<void> {
  const { page } = person
  const t = wordsOf(person)
  if (country !== null) {
    await page.getByLabel(t('order.residence'), { exact: true }).selectOption(country)
  }
  const isPhone = (page.viewportSize()?.width ?? 0) < 600
  if (isPhone) await page.getByRole('button', { name: new RegExp(t('order.seePack')) }).click()
  await page.getByRole('button', { name: t('order.fillRest') }).click()
  await expect(visibleText(page, t('order.enough', { count: 6 }))).toBeVisible()
  await page.locator('#sdks').selectOption('windows-sdk')
  await page
    .getByRole('button', { name: t('order.continue'), exact: true })
    .last()
    .click()
}

/** The terms of sale, after signing in. The EU question is answered by the country of residence. */
export async function passPreCheckout(
  person: Person,
  next = /\/checkout\/customer-details/,
): Promise<void> {
  const { page } = person
  const t = wordsOf(person)
  await expect(page).toHaveURL(/\/pre-checkout/)
  await expect(page.getByRole('radio', { name: t('order.preCheckoutNotEu') })).toBeChecked()
  await page.getByLabel(t('order.preCheckoutAccept')).check()
  await page.getByRole('button', { name: t('order.continue'), exact: true }).click()
  await expect(page).toHaveURL(next)
}

/** Types into fields, by their ids. */
export async function fillFields(
  page: Page,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [id, text] of Object.entries(fields)) await page.locator(`#${id}`).fill(text)
}

/** A country that is known is changed on wish. It is found by typing: its code is one of its names. */
export async function changeCountry(
  page: Page,
  field: 'location' | 'country',
  code: string,
): Promise<void> {
  await page.locator(`#change-${field}`).click()
  const input = page.locator(`#${field}`)
  await expect(input).toBeFocused()
  await input.fill(code)
  await input.press('Tab')
  await expect(input).not.toHaveValue(code)
}

export async function fillCustomer(
  person: Person,
  { name, phone }: { name: string; phone: string },
): Promise<void> {
  const { page, email } = person
  const t = wordsOf(person)
  await expect(
    page.getByRole('heading', { level: 1, name: t('checkout.customerTitle') }),
  ).toBeVisible()
  await fillFields(page, { name, email, phone })
  await page.getByRole('button', { name: t('checkout.toShipping') }).click()
  await expect(page).toHaveURL(/\/checkout\/shipping-info/)
}

export async function fillShipping(person: Person, address: Address): Promise<void> {
  const { page } = person
  const t = wordsOf(person)
  const { country, state, ...typed } = address
  const field = page.locator('#prefecture, #state')
  if (/^(JP|KR)$/.test(country)) await field.selectOption(state)
  else await field.fill(state)
  await fillFields(page, typed)
  await expect(page.locator('input[name="method"]:checked')).toHaveCount(1)
  await expect(page.getByText(t('checkout.calculating'))).toHaveCount(0)
  await page.getByRole('button', { name: t('checkout.toConfirmation'), exact: true }).click()
  await expect(page).toHaveURL(/\/checkout\/order-confirmation/)
}

/** A bank order is complete when its payment tab opens. */
const AFTER_PLACING = { card: /\/checkout\/payment-info/, bank: /\/checkout\/completed\?order=/ }

export async function placeOrder(person: Person, source: 'card' | 'bank'): Promise<void> {
  const { page } = person
  const t = wordsOf(person)
  await page
    .getByText(t(source === 'bank' ? 'checkout.bank' : 'checkout.card'), { exact: true })
    .first()
    .click()
  await page.getByRole('button', { name: t('checkout.placeOrder') }).click()
  await expect(page).toHaveURL(AFTER_PLACING[source])
}

/** Everything up to the payment tab, with axe on each page on the way when `isLookedAt`. */
export async function orderUpToPayment(
  person: Person,
  buyer: { name: string; phone: string; address: Address; source: 'card' | 'bank' },
  isLookedAt = false,
): Promise<void> {
  const look = async () => {
    if (isLookedAt) await expectAccessible(person.page)
  }
  await choosePack(person, buyer.address.country)
  await look()
  await signInByCode(person)
  await expect(person.page).toHaveURL(/\/pre-checkout/)
  await look()
  await passPreCheckout(person)
  await look()
  await fillCustomer(person, buyer)
  await look()
  await fillShipping(person, buyer.address)
  await look()
  await placeOrder(person, buyer.source)
  await look()
}

async function typeCard(person: Person, number: string): Promise<void> {
  const { page } = person
  const t = wordsOf(person)
  await page.getByLabel(t('checkout.cardNumber')).fill(number)
  await page.getByLabel(t('checkout.cardExpiry')).fill('12 / 34')
  await page.getByLabel(t('checkout.cardCvc')).fill('123')
}

/** The button says the amount, so it is found by its place: the one that sends the card form. */
export async function payWithCard(person: Person, number: string): Promise<void> {
  await typeCard(person, number)
  await person.page.locator('form:has(#number) button[type="submit"]').click()
}

export async function expectThanks(person: Person): Promise<void> {
  const t = wordsOf(person)
  const title = person.page.getByRole('heading', { level: 1, name: t('checkout.thankYou') })
  await expect(title).toBeVisible({ timeout: 30_000 })
}

/** On the payment tab, where bank transfer was chosen. */
export async function finishBankOrder(person: Person): Promise<void> {
  const t = wordsOf(person)
  await person.page.getByRole('button', { name: t('checkout.finishOrder') }).click()
  await expectBankThanks(person)
}

export async function expectBankThanks(person: Person): Promise<void> {
  const t = wordsOf(person)
  const title = person.page.getByRole('heading', { level: 1, name: t('checkout.thankYouBank') })
  await expect(title).toBeVisible()
}

export const ordersOf = (person: Pick<Person, 'shop' | 'email'>) =>
  person.shop.query<{ id: string; number: string; status: string; total_minor: number }>(
    `select o.id, number, status, total_minor::int from orders o join users u on u.id = o.user_id
     where u.email = $1 order by placed_at`,
    [person.email],
  )
