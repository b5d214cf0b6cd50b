import type { Page } from '@playwright/test'

import { translator } from '#i18n/catalogue.server.ts'

import { enterConsole } from '../../support/drivers/console-driver.ts'
import { expect, expectAccessible, test } from '../../support/drivers/journey.ts'

const t = translator('en')

const backgroundOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor)

const LIGHT = 'rgb(241, 242, 240)'
const DARK = 'rgb(11, 13, 14)'

const PAGES = [
  '/admin',
  '/admin/orders',
  '/admin/orders/packing',
  '/admin/bank',
  '/admin/stock',
  '/admin/stock/sheet',
  '/admin/catalog/prices',
  '/admin/catalog/shipping',
  '/admin/content/news',
  '/admin/content/pictures',
  '/admin/content/home',
  '/admin/messages',
  '/admin/customers',
  '/admin/statistics',
  '/admin/incidents',
  '/admin/audit',
  '/admin/settings?change=bank',
  '/admin/me',
]

test('the console follows the device into the dark, readably on every page @long', async ({
  page,
  shop,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/admin/sign-in?lang=en')
  expect(await backgroundOf(page)).toBe(DARK)
  await expectAccessible(page)
  await enterConsole(page, shop, 'en')
  for (const path of PAGES) {
    await page.goto(path)
    expect(await backgroundOf(page), path).toBe(DARK)
    await expectAccessible(page, { rules: ['color-contrast', 'link-in-text-block'] })
  }
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect(await backgroundOf(page)).not.toBe(DARK)
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
  expect(await backgroundOf(page)).toBe(LIGHT)
})

test('a member of staff chooses the colors of the console for all their devices, and the shop stays light @long', async ({
  page,
  shop,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await enterConsole(page, shop, 'en')
  await page.goto('/admin/me')
  await page.getByLabel(t('adminStaff.name')).fill('Sample Person')
  await page.getByLabel(t('adminStaff.theme')).selectOption('dark')
  await page.getByRole('button', { name: t('adminStaff.mySubmit') }).click()
  await expect(page.getByText(t('adminStaff.done_change_my_details'))).toBeVisible()
  await expect.poll(() => backgroundOf(page)).toBe(DARK)
  await page.goto('/admin/orders')
  expect(await backgroundOf(page)).toBe(DARK)
  await page.goto('/company')
  expect(await backgroundOf(page)).toBe(LIGHT)

  await page.goto('/admin/me')
  await expect(page.getByLabel(t('adminStaff.theme'))).toHaveValue('dark')
  await page.getByLabel(t('adminStaff.theme')).selectOption('light')
  await page.getByRole('button', { name: t('adminStaff.mySubmit') }).click()
  await expect.poll(() => backgroundOf(page)).toBe(LIGHT)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await backgroundOf(page)).toBe(LIGHT)
})
