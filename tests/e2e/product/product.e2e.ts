import type { Page } from '@playwright/test'

import { expect, test } from '../../support/drivers/journey.ts'

const DEVICES = [
  'aroma-shooter-3',
  'aroma-shooter',
  'aroma-shooter-wearable-3',
  'aroma-speaker-60',
  'aroma-shooter-1',
]

const openPart = (page: Page, title: string) =>
  page.locator('summary').filter({ hasText: title }).click()

test('§2 products: each device has its page, its specification and its place in the comparison', async ({
  page,
}) => {
  for (const slug of DEVICES) {
    await page.goto(`/products/${slug}#specs`)
    await openPart(page, 'Compare all devices')
    const specification = page.getByRole('table', { name: /^Specifications of/ })
    await expect(specification.getByRole('row', { name: /^Reach/ })).toBeVisible()
    await expect(page.getByRole('table', { name: 'All devices compared' })).toBeVisible()
    const picture = page.locator('meta[property="og:image"]')
    await expect(picture).toHaveAttribute(
      'content',
      new RegExp(`/images/social/${slug}\\.\\w+\\.jpg$`),
    )
  }
})

test('§2 products: the page’s own bar comes when the hero’s button has gone, and leads to the order @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/products/aroma-shooter-3')
  const bar = page.getByRole('navigation', { name: 'Aroma Shooter 3: on this page' })
  await expect(bar).toBeHidden()
  await page.getByRole('heading', { name: 'Specifications' }).scrollIntoViewIfNeeded()
  await expect(bar).toBeVisible()
  await expect(bar).toContainText('¥80,000')
  await expect(bar).toContainText('tax included')
  await bar.getByRole('link', { name: 'Specs' }).click()
  await expect(page.getByRole('table', { name: /^Specifications of/ })).toBeInViewport()
  await bar.getByRole('link', { name: 'Order the kit' }).click()
  await expect(page).toHaveURL(/\/order$/)
})

test('§2 products: on a phone the price and the button are at the foot of the window @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/products/aroma-shooter-3')
  const order = page.getByRole('link', { name: 'Order the kit' })
  await expect(order.filter({ visible: true })).toHaveCount(2)
  await page.getByRole('heading', { name: 'Specifications' }).scrollIntoViewIfNeeded()
  await expect(order.filter({ visible: true })).toHaveCount(3)
  const widest = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(widest).toBeLessThanOrEqual(390)
})

test('§9 reach: turning away leaves the scent from the desk behind, and not the one of the collar @long', async ({
  page,
}) => {
  await page.goto('/products/aroma-shooter-wearable-3')
  const turn = page.getByRole('slider', { name: 'Turn' })
  await expect(page.getByText('Both scents reach the nose.')).toBeVisible()
  await turn.press('End')
  await expect(turn).toHaveAttribute('aria-valuetext', '180°')
  await expect(page.getByText('Only Aroma Shooter Wearable 3 still')).toBeVisible()
})

test('§2 comparison: equal rows are hidden by keyboard, and the address records it @long', async ({
  page,
}) => {
  await page.goto('/products/aroma-shooter-3')
  await openPart(page, 'Compare all devices')
  const table = page.getByRole('table', { name: 'All devices compared' })
  const same = table.getByRole('row', { name: /^Switching/ })
  await expect(same).toBeVisible()
  await page.getByRole('switch', { name: 'Differences only' }).focus()
  await page.keyboard.press('Space')
  await expect(same).toHaveCount(0)
  await expect(table.getByRole('row', { name: /^Reach/ })).toBeVisible()
  await expect(page).toHaveURL(/differences=on/)
  await page.keyboard.press('Space')
  await expect(page).not.toHaveURL(/differences/)
  await expect(same).toBeVisible()
})

test('§1 serials: the checker shows which cartridge fits, and what is no serial number', async ({
  page,
}) => {
  await page.goto('/products/aroma-shooter')
  await openPart(page, 'Which cartridge fits?')
  const serial = page.getByRole('textbox', { name: 'Serial number of your device' })
  await serial.fill('asn2a0001')
  await expect(page.getByText('ASN2A0001 takes plate-type cartridges.')).toBeVisible()
  await serial.fill('ASN3A00001')
  await expect(page.getByText('ASN3A00001 takes standard cartridges.')).toBeVisible()
  await serial.fill('12345')
  await serial.press('Enter')
  await expect(page.getByText('That isn’t one of our serial numbers')).toBeVisible()
  await expect(serial).toHaveAttribute('aria-invalid', 'true')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('§2 products: the comparison, the checker and the search answer as plain forms @long', async ({
    page,
  }) => {
    await page.goto('/products/aroma-shooter-3?differences=on')
    const table = page.getByRole('table', { name: 'All devices compared' })
    await expect(table.getByRole('row', { name: /^Switching/ })).toHaveCount(0)

    await openPart(page, 'Which cartridge fits?')
    await page.getByRole('textbox', { name: 'Serial number of your device' }).fill('ASN2A0001')
    await page.getByRole('button', { name: 'Check' }).click()
    await expect(page.getByText('ASN2A0001 takes plate-type cartridges.')).toBeVisible()

    await page.goto('/products/aroma-cartridge')
    await page.getByRole('searchbox', { name: 'Name or product code' }).fill('yuzu')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('status').filter({ hasText: /^1 scent$/ })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Yuzu', exact: true })).toBeVisible()
    await page.getByRole('link', { name: /^Citrus/ }).click()
    await expect(page).toHaveURL(/\?q=yuzu&kind=citrus#scents$/)
  })
})
