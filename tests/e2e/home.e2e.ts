import { expect, expectAccessible, test } from '../support/journey.ts'

for (const locale of ['ja', 'en', 'ko'] as const) {
  test(`§2 home: is whole and accessible in ${locale}`, async ({ page }) => {
    await page.goto(`/?lang=${locale}`)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
  })
}

test('§4 languages: a choice is remembered on the next visit, also where the browser prefers another', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.goto('/ko')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
  await page.goto('/order')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
})
