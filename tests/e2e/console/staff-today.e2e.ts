import { translator } from '#i18n/catalogue.server.ts'

import { enterConsole } from '../../support/drivers/console-driver.ts'
import { expect, expectAccessible, test } from '../../support/drivers/journey.ts'

const en = translator('en')

const ERROR_REPORT = {
  message: 'The journey of today broke something',
  stack: 'Error\n    at today (/assets/today.js:1:2)',
  page: '/order',
  version: 'journey',
}

test('Decisions, section 12: staff begin with what is out of order, and settle it with one press', async ({
  page,
  shop,
}) => {
  const sent = await page.request.post('/api/error-reports', { data: { report: ERROR_REPORT } })
  expect(sent.ok()).toBe(true)
  await enterConsole(page, shop, 'en')
  await page.goto('/admin')
  await expect(page).toHaveTitle(new RegExp(en('adminFrame.area_today')))

  const errors = page.getByRole('region', { name: en('adminToday.errorReports') })
  const error = errors.getByRole('listitem').filter({ hasText: ERROR_REPORT.message })
  await expect(async () => {
    await page.reload()
    await expect(error).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expectAccessible(page)
  await error.getByRole('button', { name: en('adminToday.submit_resolve_error') }).click()
  await expect(page.getByText(en('adminToday.done_resolve_error'))).toBeVisible()
  await expect(page.getByText(ERROR_REPORT.message)).toHaveCount(0)

  const ko = translator('ko')
  await page.goto('/admin/incidents?show=resolved&lang=ko')
  await expect(page.getByRole('heading', { name: ERROR_REPORT.message })).toBeVisible()
  await page.getByText(ko('adminToday.stack'), { exact: true }).first().click()
  await expect(page.getByText('today.js:1:2').first()).toBeVisible()
  await expectAccessible(page)

  const ja = translator('ja')
  await page.goto('/admin/statistics?lang=ja')
  const chart = page.getByRole('slider', { name: ja('adminToday.ordersPlaced') })
  await chart.press('Home')
  await chart.press('ArrowRight')
  await expect(chart).toHaveAttribute('aria-valuenow', '1')
  await page.getByText(ja('adminToday.asTable')).first().click()
  await expect(
    page.getByRole('table', { name: ja('adminToday.ordersPlaced'), exact: true }),
  ).toBeVisible()
  await expectAccessible(page)
})

test('WCAG 2.1.4: the console is led by keyboard, and single keys can be silenced @long', async ({
  page,
  shop,
}) => {
  await enterConsole(page, shop, 'en', 'staff')
  await page.goto('/admin')
  const areas = page.getByRole('navigation', { name: en('admin.workAreas') })
  await expect(areas.getByRole('link', { name: en('adminFrame.area_orders') })).toBeVisible()
  await expect(areas.getByRole('link', { name: en('adminFrame.area_settings') })).toHaveCount(0)

  const opens = page.getByRole('button', { name: en('adminFrame.goTo') })
  const field = page.getByRole('combobox', { name: en('adminFrame.paletteLabel') })
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(field).toBeFocused({ timeout: 1000 })
  }).toPass()
  await field.fill(en('adminFrame.area_statistics'))
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/statistics$/)
  // The second key counts for a moment only, and the field that just closed takes none.
  await expect(async () => {
    await page.keyboard.press('g')
    await page.keyboard.press('t')
    await expect(page).toHaveURL(/\/admin$/, { timeout: 2000 })
  }).toPass()

  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: en('adminFrame.shortcuts') })
  await help.getByRole('switch').click()
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await page.keyboard.press('?')
  await page.keyboard.press('g')
  await page.keyboard.press('f')
  await opens.click()
  await expect(field).toBeFocused()
  await expect(page).toHaveURL(/\/admin$/)
  await page.keyboard.press('Escape')

  const search = page.getByRole('searchbox', { name: en('adminFrame.find') })
  await search.fill('ZZZZ-ZZZZ')
  await search.press('Enter')
  await expect(page).toHaveURL(/\/admin\/orders\?q=ZZZZ-ZZZZ/)
})
