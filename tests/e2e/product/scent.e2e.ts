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

test('the gallery narrows in place by word and category, and its address keeps both', async ({
  page,
}) => {
  await page.goto('/products/aroma-cartridge?lang=en')
  const count = page
    .locator('#scents')
    .getByRole('status')
    .filter({ hasText: /^\d+ scents?$/ })
  await expect(count).toHaveText('100 scents')
  await page.getByRole('searchbox', { name: en('scents.search') }).fill('ﾚﾓﾝ')
  await expect(count).toHaveText('2 scents')
  await page.getByRole('link', { name: /^Herb/ }).click()
  await expect(count).toHaveText('1 scent')
  await expect(page).toHaveURL(/kind=herb/)

  await page.reload()
  await expect(count).toHaveText('1 scent')
  await expect(page.getByRole('link', { name: 'Lemongrass', exact: true })).toBeVisible()
})

test('a set of six fills an empty pack by one press @long', async ({ page }) => {
  await page.goto('/order?lang=en')
  await page.getByRole('link', { name: en('scents.set_forest') }).click()
  await expect(page.getByText(en('order.addedSeveral', { count: 6 }))).toBeVisible()
  await expect(page.getByRole('link', { name: en('scents.set_forest') })).toBeVisible()
})

test('the finder answers three questions with six scents, one can be changed, and all go into the pack', async ({
  page,
}) => {
  await page.goto('/scents/finder?lang=en')
  const chambers = page.locator('form [data-chamber] img')
  await expect(chambers).toHaveCount(0)
  await page.getByLabel(en('finder.home')).check()
  await expect(chambers).toHaveCount(2)
  await page.getByLabel(en('finder.outdoors')).check()
  await expect(chambers).toHaveCount(4)
  const show = page.getByRole('button', { name: en('finder.show') })
  await show.click()
  await expect(page.getByLabel(en('finder.soft'))).toBeFocused()
  await page.getByLabel(en('finder.soft')).check()
  await expect(chambers).toHaveCount(6)
  await expect(page.getByRole('status').filter({ hasText: en('finder.complete') })).toBeVisible()
  const shown = await page.locator('form [data-chamber] img + span').allTextContents()
  const reasons = await page.locator('form [data-chamber] span + span').allTextContents()
  await show.click()
  const names = page.locator('#pack h3')
  await expect(names).toHaveText(shown)
  await expect(page.locator('#pack h3 + p')).toHaveText(reasons)
  const before = await names.allTextContents()

  const other = page
    .locator('#pack li')
    .nth(2)
    .getByRole('link', { name: /^Try another scent/ })
  await other.focus()
  await page.keyboard.press('Enter')
  await expect(names.nth(2)).not.toHaveText(before[2] ?? '')
  const after = await names.allTextContents()
  expect(after.toSpliced(2, 1)).toEqual(before.toSpliced(2, 1))
  await expect(other).toBeFocused()

  await page.getByRole('link', { name: en('scents.addSet', { count: 6 }) }).click()
  await expect(page.getByText(en('order.addedSeveral', { count: 6 }))).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the finder answers by its address alone @long', async ({ page }) => {
    await page.goto('/scents/finder?lang=en')
    for (const answer of ['story', 'awake', 'clear'] as const) {
      await page.getByLabel(en(`finder.${answer}`)).check()
    }
    await page.getByRole('button', { name: en('finder.show') }).click()
    await page
      .getByRole('link', { name: /^Try another scent/ })
      .first()
      .click()
    await expect(page).toHaveURL(/&without=AC-/)
    await expect(page.locator('#pack h3')).toHaveCount(6)
    await page.getByRole('link', { name: en('finder.undo') }).click()
    await expect(page).not.toHaveURL(/without/)
  })
})

test('a product code in lower case leads to the page; one that is not sold is not found', async ({
  request,
}) => {
  const folded = await request.get('/scents/ac-ci05?lang=ko', { maxRedirects: 0 })
  expect([folded.status(), folded.headers().location]).toEqual([301, '/scents/AC-CI05?lang=ko'])
  expect((await request.get('/scents/AC-FR11')).status()).toBe(404)
  expect((await request.get('/scents/lemon')).status()).toBe(404)
})
