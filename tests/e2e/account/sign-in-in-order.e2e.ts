import type { Page } from '@playwright/test'

import {
  choosePack,
  type Person,
  signInByCode,
  wordsOf,
} from '../../support/drivers/checkout-driver.ts'
import { codesFor } from '../../support/drivers/customer.ts'
import { expect, newAddress, test } from '../../support/drivers/journey.ts'

test('§4 sign-in: in mid-order nothing else asks for an e-mail address, and the last digit sends the code once', async ({
  page,
  shop,
}) => {
  const person: Person = { page, shop, locale: 'en', email: newAddress('digits') }
  const t = wordsOf(person)
  await choosePack(person)
  await expect(page).toHaveURL(/\/sign-in\?next=/)
  await expect(page.locator('input[type="email"]')).toHaveCount(1)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)

  await page.getByLabel(t('account.email')).fill(person.email)
  await page.getByRole('button', { name: t('account.sendCode') }).click()
  const field = page.getByLabel(t('account.code', { digits: 6 }))
  await expect(field).toBeFocused()
  const [code = ''] = await codesFor(shop, person.email)
  const sent = countSignIns(page)

  const wrong = code.replace(/.$/, (last) => String((Number(last) + 1) % 10))
  await field.pressSequentially(wrong)
  await expect(page.getByRole('alert')).toContainText(t('problems.code_invalid'))
  await expect(page.getByText(t('problems.code_invalid'))).toHaveCount(2)
  await field.press('End')
  await field.press('Backspace')
  await field.pressSequentially(code.slice(-1))
  await expect(page).toHaveURL(/\/pre-checkout/)
  expect(sent()).toBe(2)

  await page.goto('/sign-in')
  await expect(page.getByRole('contentinfo')).toHaveCount(1)
})

test('§4 two tabs: a sign-in in one lets the order go on in the other, where an address was typed', async ({
  page,
  shop,
  context,
}) => {
  const person: Person = { page, shop, locale: 'en', email: newAddress('other-tab') }
  const t = wordsOf(person)
  await choosePack(person)
  await expect(page).toHaveURL(/\/sign-in\?next=/)
  await page.getByLabel(t('account.email')).fill(person.email)

  const other = await context.newPage()
  await other.goto('/sign-in')
  await signInByCode({ ...person, page: other })
  await expect(other).toHaveURL('/')
  await page
    .getByRole('main')
    .getByRole('link', { name: t('account.continue') })
    .click()
  await expect(page).toHaveURL(/\/pre-checkout/)
})

function countSignIns(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/sessions')) count += 1
  })
  return () => count
}
