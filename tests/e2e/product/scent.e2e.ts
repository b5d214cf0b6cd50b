/** From a card to the page of its scent, and from there into the pack. */
import { wordsOf } from '../../support/drivers/checkout-driver.ts'
import { expect, test } from '../../support/drivers/journey.ts'

const en = wordsOf({ locale: 'en' })

test('a card leads to its scent, the scent into the pack, and a set fills the rest of the chambers', async ({
  page,
}) => {
  await page.goto('/products/aroma-cartridge?lang=en')
  await page.getByRole('link', { name: 'Yuzu', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yuzu')
  await expect(page).toHaveURL(/\/scents\/AC-CI05/)

  await page.getByRole('link', { name: en('scents.add'), exact: true }).click()
  await expect(page).toHaveURL(/\/order/)
  await expect(page.getByText(en('order.addedByLink', { name: 'Yuzu' }))).toBeVisible()
  await expect(page.getByRole('button', { name: /Chamber 1: Yuzu/ })).toBeVisible()
})

test('a set of six fills an empty pack by one press', async ({ page }) => {
  await page.goto('/order?lang=en')
  await page.getByRole('link', { name: en('scents.set_forest') }).click()
  await expect(page.getByText(en('order.addedSeveral', { count: 6 }))).toBeVisible()
  await expect(page.getByRole('link', { name: en('scents.set_forest') })).toBeHidden()
})

test('a product code in lower case leads to the page; one that is not sold is not found', async ({
  request,
}) => {
  const folded = await request.get('/scents/ac-ci05?lang=ko', { maxRedirects: 0 })
  expect([folded.status(), folded.headers().location]).toEqual([301, '/scents/AC-CI05?lang=ko'])
  expect((await request.get('/scents/AC-FR11')).status()).toBe(404)
  expect((await request.get('/scents/lemon')).status()).toBe(404)
})
