import { expect, test } from '../../support/drivers/journey.ts'

const PAGES = ['/terms-of-service', '/privacy-policy', '/legal-information'] as const

test('§2 legal pages: every entry of the contents leads to a place on the page', async ({
  page,
}) => {
  for (const path of PAGES) {
    await page.goto(`${path}?lang=en`)
    const contents = page.getByRole('navigation', { name: 'Contents' })
    const targets = await contents
      .locator('a[href^="#"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(targets.length).toBeGreaterThan(3)
    for (const target of targets) await expect(page.locator(target)).toHaveCount(1)
  }
})

test('§2 legal pages: the contents mark the section that is read', async ({ page }) => {
  await page.goto('/terms-of-service?lang=en')
  const entry = page.getByRole('navigation', { name: 'Contents' }).locator('a[href="#defects"]')
  await entry.click()
  await expect(entry).toHaveAttribute('aria-current', 'location')
  await page.locator('#account').scrollIntoViewIfNeeded()
  await expect(entry).not.toHaveAttribute('aria-current')
})

test('§1 texts: the course of an order names prices and cartridges too, and leads to what the terms say', async ({
  page,
}) => {
  await page.goto('/terms-of-service?lang=en')
  const short = page.getByRole('region', { name: 'Your order, in short' })
  await expect(short).toContainText('begins with ASN2')
  await expect(short.getByRole('link', { name: 'Cartridges' })).toHaveAttribute(
    'href',
    '#cartridges',
  )
  await short.getByRole('link', { name: 'Prices' }).click()
  await expect(page).toHaveURL(/#prices$/)
  await expect(page.locator('#prices')).toBeInViewport()
})

test('§1 defects: terms and notice each say their own reading and lead to the other', async ({
  page,
}) => {
  await page.goto('/terms-of-service?lang=en#defects')
  const terms = page.locator('#defects')
  await expect(terms).toContainText('within 7 days of receipt')
  await expect(terms).toContainText('within 14 days of your report')

  await terms.getByRole('link', { name: 'Returns in the legal information' }).click()
  await expect(page).toHaveURL(/\/legal-information#returns$/)
  const notice = page.locator('#defects')
  await expect(notice).toContainText('within 8 days of arrival')
  await expect(notice).toContainText('within 1 month of arrival')
  await expect(
    notice.getByRole('link', { name: 'Defective goods in the terms of sale' }),
  ).toHaveAttribute('href', '/terms-of-service#defects')
})

test('§9 shipping: the notice shows what is charged, at home and abroad, and leaves the EU out', async ({
  page,
}) => {
  await page.goto('/legal-information?lang=en')
  const home = page.getByRole('table', { name: 'Within Japan (yen)' })
  await expect(home.getByRole('row', { name: /Okinawa/ })).toContainText('1,920')

  await page.getByText('EMS, outside Japan', { exact: true }).click()
  const ems = page.getByRole('table', { name: /EMS/ })
  await expect(ems.getByRole('row', { name: /^0\.5 / })).toContainText('1,450')

  await page.getByText('Which country is in which zone').click()
  const zones = page.locator('#zones')
  await expect(zones).toContainText('South Korea')
  await expect(zones).not.toContainText('Germany')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('§2 legal pages: are complete, and name what the browser stores', async ({ page }) => {
    await page.goto('/privacy-policy?lang=en')
    const kept = page.getByRole('table', { name: 'Cookies and browser storage' })
    for (const name of ['lang', 'bind', 'staff', 'user', 'order']) {
      await expect(
        kept.getByRole('rowheader', { name: new RegExp(`\\b${name}(?![-\\w])`) }),
      ).toBeVisible()
    }
    await expect(page.getByRole('heading', { name: 'Your rights' })).toBeVisible()

    const periods = page.locator('#storage').getByRole('table')
    await expect(periods.getByRole('row', { name: /^Draft of an order / })).toContainText('60 days')
  })
})
