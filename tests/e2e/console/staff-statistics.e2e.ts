/** Staff read how the shop does: each bar by pointer and keys, all of them in a table and in a file. */
import { readFile } from 'node:fs/promises'

import { translator } from '#i18n/catalogue.server.ts'

import { enterConsole } from '../../support/drivers/console-driver.ts'
import { placePaidOrder } from '../../support/drivers/customer.ts'
import { expect, expectAccessible, newAddress, test } from '../../support/drivers/journey.ts'

const t = translator('ja')
const DAYS = 7

test('Decisions, section 12 figures: a bar is read by pointing at it or by keys, and all are in a table and a file @long', async ({
  page,
  shop,
  request,
}) => {
  await placePaidOrder({ request, shop, locale: 'ja', email: newAddress('figures') })
  await enterConsole(page, shop, 'ja')
  await page.goto('/admin/statistics?period=week')
  const title = t('adminToday.ordersPlaced')
  const chart = page.getByRole('slider', { name: title, exact: true })
  const value = async () => (await chart.getAttribute('aria-valuetext')) ?? ''

  await chart.focus()
  await expect(chart).toHaveAttribute('aria-valuenow', `${DAYS - 1}`)
  const ofToday = await value()
  expect(ofToday).toMatch(/日: [1-9]\d*$/)
  await expect(page.getByText(ofToday, { exact: true })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(chart).toHaveAttribute('aria-valuenow', `${DAYS - 2}`)
  await page.keyboard.press('Home')
  await expect(page.getByText(await value(), { exact: true })).toBeVisible()
  await chart.blur()
  await expect(page.getByText(ofToday, { exact: true })).toBeHidden()
  const { width = 0 } = (await chart.boundingBox()) ?? {}
  await chart.hover({ position: { x: width - 2, y: 20 } })
  await expect(page.getByText(ofToday, { exact: true })).toBeVisible()

  await page.getByText(`${t('adminToday.asTable')}: ${title}`).click()
  const table = page.getByRole('table', { name: title, exact: true })
  await expect(table.getByRole('row')).toHaveCount(DAYS + 1)
  await expectAccessible(page)

  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: t('adminToday.statisticsFile') }).click()
  const lines = (await readFile(await (await file).path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(DAYS + 1)

  await page.getByRole('link', { name: t('adminToday.period_year') }).click()
  await expect(page).toHaveURL(/period=year$/)
  await expect(chart).toHaveAttribute('aria-valuemax', /^1[12]$/)
})
