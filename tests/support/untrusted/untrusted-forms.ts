/** Hostile texts typed where strangers type: into every form that the pages offer to the public. */
import type { Page } from '@playwright/test'

import {
  ADDRESSES,
  choosePack,
  expectBankThanks,
  ordersOf,
  type Person,
  passPreCheckout,
  placeOrder,
  wordsOf,
} from '../drivers/checkout-driver.ts'
import { expect, newAddress } from '../drivers/journey.ts'
import { XSS_PAYLOADS } from './xss-payloads.ts'

/** A line takes no mark that turns the reading direction around; a text of several lines takes everything. */
const isLine = (text: string): boolean => !text.includes('\u202e')
const LINE_LENGTH = 100

export type Input = {
  /** Every text that went into a field. */
  all: Set<string>
  messages: { subject: string; name: string }[]
  orderId: string
  email: string
}

/** Each text goes through one field at least, some twice: the forms have more fields than there are texts. */
export async function typeEverywhere(person: Person): Promise<Input> {
  const supply = openSupply()
  const input: Input = { all: supply.input, messages: [], orderId: '', email: person.email }
  await signUp(person, supply)
  await searchInVain(person, supply)
  input.orderId = await orderByBank(person, supply)
  for (const path of ['/contact', '/solutions/aroma-signage', '/contact']) {
    input.messages.push(await writeMessage(person, path, supply))
  }
  await subscribe(person, supply)
  return input
}

type Supply = { input: Set<string>; line: () => string; lines: (count: number) => string }

function openSupply(): Supply {
  const input = new Set<string>()
  let again = 0
  /** One that went nowhere yet; afterwards they go round. */
  const take = (isWanted: (text: string) => boolean): string => {
    const wanted = XSS_PAYLOADS.filter(isWanted)
    const text =
      wanted.find((one) => !input.has(one)) ?? wanted[again++ % wanted.length] ?? 'no text fits'
    input.add(text)
    return text
  }
  return {
    input,
    line: () => take((text) => isLine(text) && text.length <= LINE_LENGTH),
    lines: (count) => Array.from({ length: count }, () => take(() => true)).join('\n'),
  }
}

async function signUp(person: Person, { line }: Supply): Promise<void> {
  const { page, locale, email } = person
  const t = wordsOf(person)
  const main = page.getByRole('main')
  await page.goto(`/sign-up?next=/profile&lang=${locale}`)
  await main.locator('#email').fill(email)
  await main.locator('#password').fill('pear-Otter-79-lantern')
  await main.locator('#name').fill(line())
  await main.getByRole('button', { name: t('account.signUp'), exact: true }).click()
  await expect(page).toHaveURL(/\/profile/)

  const company = line()
  await main.locator('#name').fill(line())
  await main.locator('#company').fill(company)
  await main.getByRole('button', { name: t('account.save'), exact: true }).click()
  await expect(page.getByText(t('account.saved')).first()).toBeVisible()
  await page.reload()
  await expect(main.locator('#company')).toHaveValue(company)
}

/** The search text appears in the answer that nothing was found. */
async function searchInVain(person: Person, { line, lines }: Supply): Promise<void> {
  const { page, locale } = person
  const t = wordsOf(person)
  const main = page.getByRole('main')
  await page.goto(`/faq?lang=${locale}`)
  const asked = line()
  await main.getByRole('searchbox').fill(asked)
  await expect(main.getByText(asked).first()).toBeVisible()

  await page.goto(`/order?lang=${locale}`)
  await main.getByRole('searchbox').first().fill(line())
  await page.getByText(t('order.codesTitle')).click()
  const codes = page.getByLabel(t('order.codes'), { exact: true })
  const pasted = lines(4)
  await codes.fill(pasted)
  await page.getByRole('button', { name: t('order.codesAdd'), exact: true }).click()
  await expect(codes).toHaveAttribute('aria-invalid', 'true')
}

async function orderByBank(person: Person, { line, lines }: Supply): Promise<string> {
  const { page, email } = person
  const t = wordsOf(person)
  await choosePack(person)
  await passPreCheckout(person)

  await page.getByText(t('checkout.buyerCompany')).click()
  for (const field of ['company', 'department', 'contact']) {
    await page.locator(`#${field}`).fill(line())
  }
  await page.locator('#email').fill(email)
  await page.locator('#phone').fill('03-1234-5678')
  await page.getByRole('button', { name: t('checkout.toShipping') }).click()
  await expect(page).toHaveURL(/\/checkout\/shipping-info/)

  await page.locator('#prefecture').selectOption(ADDRESSES.japan.state)
  await page.locator('#postal-code').fill(ADDRESSES.japan['postal-code'])
  for (const field of ['city', 'line2']) await page.locator(`#${field}`).fill(line())
  await page.locator('#line1').fill(`1 ${line()}`)
  await expect(page.getByText(t('checkout.calculating'))).toHaveCount(0)
  await page.getByRole('button', { name: t('checkout.toConfirmation'), exact: true }).click()
  await expect(page).toHaveURL(/\/checkout\/order-confirmation/)

  await openPart(page, t('checkout.addNotes'))
  await page.locator('#notes').fill(lines(12))
  await page.getByText(t('checkout.bank'), { exact: true }).first().click()
  await page.locator('#kana').fill(line())
  await placeOrder(person, 'bank')
  await expectBankThanks(person)

  const [order] = await ordersOf(person)
  await page.goto(`/orders/${order?.id}`)
  const payer = line()
  await page.getByLabel(t('orders.declarePayer')).fill(payer)
  await page.getByRole('button', { name: t('orders.declareSubmit') }).click()
  await expect(page.getByText(payer).first()).toBeVisible()
  return order?.id ?? ''
}

/** A rarely used field is collapsed, unless it has a value. */
async function openPart(page: Page, wish: string): Promise<void> {
  const part = page.locator('details').filter({ hasText: wish })
  if ((await part.getAttribute('open')) === null) await part.locator('summary').click()
}

async function writeMessage(person: Person, path: string, { line, lines }: Supply) {
  const { page, shop, locale } = person
  const t = wordsOf(person)
  await shop.query('delete from rate_counters')
  await page.goto(`${path}?lang=${locale}`)
  const form = page.locator('#contact-form')
  const [name, subject] = [line(), line()]
  await form.locator('[name=name]').fill(name)
  await form.locator('[name=email]').fill(newAddress('hostile'))
  await form.locator('[name=company]').fill(line())
  await form.locator('[name=subject]').fill(subject)
  await form.locator('[name=message]').fill(lines(30))
  await form.getByRole('button', { name: t('contact.send') }).click()
  await expect(page.getByText(t('contact.sent'))).toBeVisible({ timeout: 30_000 })
  return { name, subject }
}

/** An address can't contain a payload: it is refused, and stays in its field as entered. */
async function subscribe({ page, locale }: Person, { line }: Supply): Promise<void> {
  await page.goto(`/company/profile?lang=${locale}`)
  const form = page.getByRole('contentinfo').locator('form')
  const address = `${line()}@example.com`
  await form.getByRole('textbox').fill(address)
  await form.getByRole('button').click()
  await expect(form.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByRole('textbox')).toHaveValue(address)
}
