/** Where parcels go decides the currency of every price, from the first page on. Decision 0049. */
import type { Page } from '@playwright/test'

import { translator } from '#i18n/catalogue.server.ts'

import { expect, test } from '../../support/drivers/journey.ts'

const t = translator('en')
const KIT = '/products/aroma-shooter-3?lang=en'

test('Decisions, section 13: prices follow the switch, before the first paint and into the pack builder', async ({
  page,
}) => {
  await page.goto('/?lang=en')
  const kit = page.locator('section[aria-labelledby="kit"]')
  await expect(kit.getByText('¥80,000')).toBeVisible()
  await expect(kit.getByText('$800.00')).toBeVisible()

  await kit.getByRole('button', { name: t('ui.shipsToElsewhere') }).click()
  await expect(kit.getByText('$800.00')).toBeVisible()
  await expect(kit.getByText('¥80,000')).toBeHidden()
  await expect(page.getByRole('button', { name: t('ui.shipsToElsewhere') }).last()).toHaveAttribute(
    'aria-pressed',
    'true',
  )

  // The app is still on its way: the page itself knows the region.
  await page.route(/\/assets\/entry\.client/, () => {})
  await page.goto(KIT, { waitUntil: 'load' })
  await expect(shown(page, '$800.00')).not.toHaveCount(0)
  await expect(shown(page, '¥80,000')).toHaveCount(0)
  await page.unroute(/\/assets\/entry\.client/)

  await page.goto('/order?lang=en')
  await expect(page.getByLabel(t('order.residence'), { exact: true })).toHaveValue('US')
  await expect(shown(page, '$800.00')).not.toHaveCount(0)

  await page.getByLabel(t('order.residence'), { exact: true }).selectOption('JP')
  await page.goto(KIT)
  await expect(shown(page, '¥80,000')).not.toHaveCount(0)
  await expect(shown(page, '$800.00')).toHaveCount(0)
})

test('Decisions, section 13: Japanese pages show yen alone @long', async ({ page }) => {
  for (const path of [
    '/',
    '/products/aroma-cartridge',
    '/solutions/aroma-signage',
    '/software/sdk',
  ]) {
    await page.goto(`${path}?lang=ja`)
    await expect(shown(page, /¥[\d,]+/)).not.toHaveCount(0)
    await expect(shown(page, /\$\d/)).toHaveCount(0)
  }
})

const shown = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true })
