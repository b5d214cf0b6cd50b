/** Korean, and nothing but the keyboard: from the home page to the paid order. */
import type { Locator, Page } from '@playwright/test'

import {
  ADDRESSES,
  expectThanks,
  ordersOf,
  type Person,
  visibleText,
  wordsOf,
} from '../../support/drivers/checkout-driver.ts'
import { emailsTo, expect, newAddress, sentEmail, test } from '../../support/drivers/journey.ts'

const TABS_MAX = 200

test('§2 keyboard: a visitor in Korea orders a kit and pays without a pointer', async ({
  page,
  shop,
}) => {
  test.setTimeout(240_000)
  const person: Person = { page, shop, locale: 'ko', email: newAddress('keyboard') }
  const t = wordsOf(person)
  const press = (name: string) =>
    pressOn(page, page.getByRole('button', { name, exact: true }).first())

  // What led to the page is gone with the page before: its heading has the focus.
  const isEntered = (name: string) =>
    expect(page.getByRole('heading', { level: 1, name })).toBeFocused()

  await page.goto('/?lang=ko')
  await pressOn(page, page.getByRole('link', { name: t('home.orderKit') }).first())
  await isEntered(t('order.title'))
  await press(t('order.fillRest'))
  await expect(visibleText(page, t('order.enough', { count: 6 }))).toBeVisible()
  await press(t('order.continue'))
  await press(t('order.orderAnyway'))

  await isEntered(t('account.signInTitle'))
  await typeInto(page, page.getByRole('main').getByLabel(t('account.email')), person.email)
  const before = (await emailsTo(shop, person.email)).length
  await page.keyboard.press('Enter')
  const { text } = await sentEmail(shop, person.email, 'sign_in_code', before)
  await typeInto(
    page,
    page.getByLabel(t('account.code', { digits: 6 })),
    /\b\d{6}\b/.exec(text)?.[0] ?? '',
  )

  await isEntered(t('order.preCheckoutTitle'))
  await tabTo(page, page.locator('input[type="radio"]').first())
  await page.keyboard.press('Space')
  await tabTo(page, page.getByLabel(t('order.preCheckoutAccept')))
  await page.keyboard.press('Space')
  await press(t('order.continue'))

  await isEntered(t('checkout.customerTitle'))
  await pressOn(page, page.locator('#change-location'))
  await choose(page, page.locator('#location'), '한국', '대한민국')
  await typeInto(page, page.locator('#name'), '김민수')
  await typeInto(page, page.locator('#email'), person.email)
  await typeInto(page, page.locator('#phone'), '+82 2 555 0100')
  await press(t('checkout.toShipping'))

  await isEntered(t('checkout.shippingTitle'))
  const { korea } = ADDRESSES
  await typeInto(page, page.locator('#postal-code'), korea['postal-code'])
  await expect(page.locator('#city')).toHaveValue(korea.city)
  await expect(page.locator('#line1')).toBeFocused()
  for (const field of ['line1', 'line2', 'customs-code'] as const) {
    await typeInto(page, page.locator(`#${field}`), korea[field])
  }
  await expect(page.getByText(t('checkout.calculating'))).toHaveCount(0)
  await press(t('checkout.toConfirmation'))

  await isEntered(t('checkout.confirmationTitle'))
  await expect(page.getByRole('button', { name: t('checkout.placeOrder') })).toBeEnabled()
  await press(t('checkout.placeOrder'))

  await isEntered(t('checkout.paymentTitle'))
  await typeInto(page, page.getByLabel(t('checkout.cardNumber')), '4242424242424242')
  await typeInto(page, page.getByLabel(t('checkout.cardExpiry')), '1234')
  await typeInto(page, page.getByLabel(t('checkout.cardCvc')), '123')
  await page.keyboard.press('Enter')
  await expectThanks(person)
  await pressOn(page, page.getByRole('link', { name: t('checkout.viewOrder') }))
  await isEntered(t('checkout.orderTitle'))
  expect((await ordersOf(person)).map(({ status }) => status)).toEqual(['paid'])
  expect((await sentEmail(shop, person.email, 'order_received')).locale).toBe('ko')
})

/** Walks forward until the focus is there; every stop on the way has to be a visible one. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeEnabled()
  for (let presses = 0; presses < TABS_MAX; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
    expect(await page.evaluate(unseenFocus)).toBeNull()
  }
  throw new Error(`the keyboard does not reach ${target}`)
}

/** What is wrong with the stop: it is outside of the window, or has no ring, of its own or around it. */
function unseenFocus(): string | null {
  const focused = document.activeElement
  if (focused === null || focused === document.body) return null
  const { top, bottom } = focused.getBoundingClientRect()
  const about = focused.outerHTML.slice(0, 100)
  if (bottom <= 0 || top >= innerHeight) return `out of sight: ${about}`
  let framing: Element | null = focused
  for (let up = 0; up < 4 && framing; up += 1, framing = framing.parentElement) {
    if (getComputedStyle(framing).outlineStyle !== 'none') return null
  }
  return `no ring: ${about}`
}

async function pressOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText(text)
}

/** A country by its usual name; going on takes it, as Enter on the list would. */
async function choose(page: Page, field: Locator, input: string, name: string): Promise<void> {
  await typeInto(page, field, input)
  await page.keyboard.press('Tab')
  await expect(field).toHaveValue(name)
}
