/** A customer in the EU learns it at the first field and takes the order along into a message. Decisions, section 11. */
import {
  changeCountry,
  choosePack,
  type Person,
  signInByCode,
  visibleText,
  wordsOf,
} from '../../support/drivers/checkout-driver.ts'
import { openCheckout } from '../../support/drivers/customer.ts'
import { expect, expectAccessible, newAddress, test } from '../../support/drivers/journey.ts'

test('§5 EU residents: a customer in Germany reads why and writes to us with the order in the message', async ({
  page,
  shop,
}) => {
  const person: Person = { page, shop, locale: 'en', email: newAddress('union') }
  const t = wordsOf(person)
  await openCheckout(person)
  await changeCountry(page, 'location', 'DE')
  await expect(page.getByText(t('checkout.euTitle', { country: 'Germany' }))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: t('checkout.toShipping') }).click()
  await expect(page).toHaveURL(/\/checkout\/customer-details/)

  await page.getByRole('link', { name: t('checkout.euContact') }).click()
  await expect(page).toHaveURL(/\/contact\?topic=eu-order/)
  await expect(page.getByText(t('contact.euTitle'), { exact: true })).toBeVisible()
  const draft = await page.evaluate(() => localStorage.getItem('order') ?? '{}')
  const [serial = ''] = /AC-[A-Z]{2}\d{2}/.exec(draft) ?? []
  expect(serial).not.toBe('')
  await expect(page.getByRole('textbox', { name: t('contact.message') })).toHaveValue(
    new RegExp(serial),
  )
  const email = page.getByRole('main').getByRole('textbox', { name: t('contact.email') })
  await expect(email).toHaveValue(person.email)
  await page
    .getByRole('main')
    .getByRole('textbox', { name: t('contact.name') })
    .fill('Jörg Muster')
  await page.getByRole('button', { name: t('contact.send') }).click()
  await expect(page.getByText(t('contact.sent'))).toBeVisible()
  await expect(page.getByText(t('contact.euTitle'), { exact: true })).toBeHidden()
})

test('§5 EU residents: Germany chosen in the pack builder answers the EU question, and leads to a message @long', async ({
  page,
  shop,
}) => {
  const person: Person = { page, shop, locale: 'en', email: newAddress('germany') }
  const t = wordsOf(person)
  await choosePack(person, 'DE')
  await signInByCode(person)
  await expect(page.getByRole('radio', { name: t('order.preCheckoutEu') })).toBeChecked()
  await expect(page.getByLabel(t('order.preCheckoutAccept'))).toHaveCount(0)
  await expectAccessible(page)
  await page.goBack()
  await expect(visibleText(page, t('order.euNote'))).toBeVisible()
  await page.goForward()
  await page.getByRole('link', { name: t('order.preCheckoutContact'), exact: true }).click()
  const message = page.getByRole('textbox', { name: t('contact.message') })
  await expect(message).toHaveValue(/AC-[A-Z]{2}\d{2}/)
  await expect(message).toHaveValue(/Germany/)
})
