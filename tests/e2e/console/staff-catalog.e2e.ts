/** Stock, catalogue, prices and shipping, changed by staff while the shop is open. Decisions, sections 5, 6 and 11. */
import type { Page } from '@playwright/test'

import { translator } from '#i18n/catalogue.server.ts'

import { enterConsole } from '../../support/drivers/console-driver.ts'
import { expect, expectAccessible, test } from '../../support/drivers/journey.ts'

const save = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('Decisions, section 6: a delivery arrives and a shelf is counted, each with its reason', async ({
  page,
  shop,
}) => {
  const t = translator('ja')
  await enterConsole(page, shop, 'ja', 'staff')
  await page.goto('/admin/stock?show=all')
  await page.getByRole('link', { name: t('adminStock.deliveryStart') }).click()
  await page.locator('#lines').fill('AC-HB01 24\n???')
  await save(page, t('adminStock.deliverySubmit'))
  await expect(page.locator('#lines')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await page.locator('#lines').fill('AC-HB01 24')
  await save(page, t('adminStock.deliverySubmit'))
  await expect(page.getByText(t('adminStock.done_receive_stock'))).toBeVisible()

  await page.goto('/admin/stock/AC-HB01')
  await expect(page.getByRole('cell', { name: '+24' })).toBeVisible()
  await page.locator('#reason').selectOption('broken')
  await page.locator('#quantity').fill('99999')
  await save(page, t('adminStock.adjustSubmit'))
  await expect(page.getByText(t('admin.refused'))).toBeVisible()
  await expect(page.locator('#quantity')).toHaveValue('99999')
  await page.locator('#quantity').fill('2')
  await page.locator('#note').fill('箱のつぶれ')
  await save(page, t('adminStock.adjustSubmit'))
  await expect(page.getByText(t('adminStock.done_adjust_stock'))).toBeVisible()
  await expect(page.getByRole('cell', { name: '−2' })).toBeVisible()
  await expect(page.getByText('箱のつぶれ')).toBeVisible()
  await expectAccessible(page)
})

test('Decisions, section 6: of two who rename a scent the slower one sees the current name @long', async ({
  page,
  shop,
  context,
}) => {
  const t = translator('en')
  await enterConsole(page, shop, 'en')
  await page.goto('/admin/catalog/cartridges?q=AC-HB02')
  await expectAccessible(page)
  await page.getByRole('row').nth(1).getByRole('link').click()
  await expect(page.locator('#nameKo')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/admin/catalog/cartridges/AC-HB02')
  await other.locator('#nameKo').fill('새 이름')
  await save(other, t('adminCatalog.save'))
  await expect(other.getByText(t('adminCatalog.done_save_entry'))).toBeVisible()
  await other.close()

  await page.locator('#nameKo').fill('다른 이름')
  await save(page, t('adminCatalog.save'))
  await expect(page.getByText(t('adminCatalog.standsNow', { text: '새 이름' }))).toBeVisible()
  await expect(page.locator('#nameKo')).toHaveValue('다른 이름')
  await save(page, t('adminCatalog.save'))
  await expect(page.getByText(t('adminCatalog.done_save_entry'))).toBeVisible()
})

test('Decisions, sections 5 and 11: a price is planned and withdrawn, and a fee is tried before it is saved', async ({
  page,
  shop,
}) => {
  const t = translator('ko')
  await enterConsole(page, shop, 'ko')
  await page.goto('/admin/catalog/prices?form=set_prices&id=refill-pack')
  await expectAccessible(page)
  await page.locator('#jpy').fill('33,000')
  await page.locator('#startsAt').fill(`${new Date().getFullYear() + 2}-01-01T00:00`)
  await save(page, t('adminCatalog.priceSubmit'))
  await expect(page.getByText(t('adminCatalog.done_set_prices'))).toBeVisible()
  await expect(page.getByText('¥33,000')).toBeVisible()
  await page.goto('/admin/catalog/prices?form=set_prices&id=refill-pack')
  await page.getByRole('link', { name: t('adminCatalog.withdraw'), exact: true }).click()
  await save(page, t('adminCatalog.withdrawSubmit'))
  await expect(page.getByText(t('adminCatalog.done_withdraw_price'))).toBeVisible()
  await expect(page.getByText('¥33,000')).toHaveCount(0)

  await page.goto('/admin/catalog/shipping?method=courier')
  await page.locator('#a0-4').fill('')
  await save(page, t('adminCatalog.trySubmit'))
  await expect(page.locator('#a0-4')).toHaveAttribute('aria-invalid', 'true')
  await page.locator('#a0-4').fill('5400')
  await save(page, t('adminCatalog.trySubmit'))
  await expect(page.getByText(t('adminCatalog.triedNow', { fee: '¥5,100' }))).toBeVisible()
  await expectAccessible(page)

  await page.goto('/admin/catalog/countries?q=KR')
  await page.getByRole('link', { name: t('adminCatalog.change') }).click()
  await expect(page.locator('#zone')).toHaveValue('1')
  await expectAccessible(page)
})

test('§6 stock sheet: a file’s differences are shown before anything is saved, and a wrong row holds up no other @long', async ({
  page,
  shop,
}) => {
  const t = translator('ja')
  await enterConsole(page, shop, 'ja')
  await page.goto('/admin/stock')
  await page.getByRole('link', { name: t('adminSheet.stockStart') }).click()
  const cell = (code: string) => page.locator(`[id="on_hand.${code}"]`)
  const before = Number(await cell('AC-CI01').inputValue())
  await expectAccessible(page)

  await page.getByText(t('adminSheet.fileTitle')).click()
  const file = await page.request.get('/admin/stock/sheet.csv')
  expect(file.headers()['content-disposition']).toMatch(/stock-\d{4}-\d\d-\d\d\.csv/)
  const changed = (await file.text()).replace(/^(AC-CI01,.*),\d+,/m, `$1,${before + 4},`)
  const content = `${changed}AC-XX99,None,1,\r\n`
  await page.locator('#file').setInputFiles({
    name: 'stock.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(content),
  })
  await page.getByRole('button', { name: t('adminSheet.read') }).click()
  await expect(page.getByText(t('adminSheet.differences', { count: 1 }))).toBeVisible()
  await expect(page.getByText('AC-XX99')).toBeVisible()
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await expect(cell('AC-CI01')).toHaveValue(String(before + 4))
  await expect(page.getByText(t('adminSheet.now', { value: String(before) }))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: t('adminSheet.save') }).click()
  await expect(page.getByText(t('adminSheet.saved', { count: 1 }))).toBeVisible()
  await expect(cell('AC-CI01')).toHaveValue(String(before + 4))

  await cell('AC-CI01').fill(String(before))
  await cell('AC-CI02').fill('-1')
  await page.getByRole('button', { name: t('adminSheet.save') }).click()
  await expect(page.getByText(t('adminSheet.partlySaved', { count: 1 }))).toBeVisible()
  await expect(cell('AC-CI02')).toHaveAttribute('aria-invalid', 'true')
  await expect(cell('AC-CI02')).toHaveValue('-1')
  await page.getByRole('link', { name: t('adminSheet.all') }).click()
  await expect(cell('AC-CI01')).toHaveValue(String(before))
})

test('Decisions, section 5: several prices are changed in one table, from a moment on @long', async ({
  page,
  shop,
}) => {
  const t = translator('en')
  await enterConsole(page, shop, 'en')
  await page.goto('/admin/catalog/prices')
  await page.getByRole('link', { name: t('adminSheet.pricesStart') }).click()
  const cells = page.locator('input[id^="usd."]')
  const dollars = await cells.first().inputValue()
  await cells.first().fill((Number(dollars) + 1).toFixed(2))
  await cells.nth(1).fill('a lot')
  await page.locator('#startsAt').fill('2027-04-01T09:00')
  await save(page, t('adminSheet.save'))
  await expect(page.getByText(t('adminSheet.partlySaved', { count: 1 }))).toBeVisible()
  await expect(cells.first()).toHaveValue('a lot')
  await expect(page.locator('#startsAt')).toHaveValue('2027-04-01T09:00')
  await expectAccessible(page)
  await cells.first().fill('12.50')
  await save(page, t('adminSheet.save'))
  await expect(page.getByText(t('adminSheet.saved', { count: 1 }))).toBeVisible()

  // From that moment on, and not before.
  await expect(cells.first()).toHaveValue(dollars)
  await page.goto('/admin/catalog/prices')
  await expect(page.getByText('Apr 1, 2027').or(page.getByText('2027-04-01'))).toHaveCount(2)
})
