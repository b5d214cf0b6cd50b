import { readFile } from 'node:fs/promises'

import { translator } from '#i18n/catalogue.server.ts'

import { ordersOf } from '../../support/drivers/checkout-driver.ts'
import { enterConsole } from '../../support/drivers/console-driver.ts'
import { placeBankOrder, placePaidOrder } from '../../support/drivers/customer.ts'
import {
  expect,
  expectAccessible,
  newAddress,
  sentEmail,
  test,
} from '../../support/drivers/journey.ts'

const CUSTOMER = { name: '髙梨 さくら', phone: '03-1234-5678' }

test('Decisions, section 12 orders: found by a name, confirmed and sent with others, exported and labelled', async ({
  page: staff,
  shop,
  request,
}) => {
  const buyer = { request, shop, locale: 'ja' as const, email: newAddress('many') }
  const { number } = await placePaidOrder(buyer, { customer: CUSTOMER })
  await enterConsole(staff, shop, 'en')
  const t = translator('en')
  await staff.goto('/admin/orders?status=all&lang=en')
  const search = staff.getByRole('main').getByRole('search')
  await search.getByLabel(t('adminOrders.search')).fill('高梨さ')
  await search.getByRole('button', { name: t('adminOrders.searchSubmit') }).click()
  // 髙 and 高 are two characters; what is written otherwise is not guessed.
  await expect(staff.getByText(t('adminOrders.nothingTitle'))).toBeVisible()
  await search.getByLabel(t('adminOrders.search')).fill(buyer.email.toUpperCase())
  await search.getByRole('button', { name: t('adminOrders.searchSubmit') }).click()
  const box = staff.getByRole('checkbox', { name: t('adminOrders.choose', { number }) })
  await expect(box).toBeVisible()
  await expectAccessible(staff)

  // Ticked in place: the address stays. What is done with the ticked appears with the first.
  const address = staff.url()
  const confirm = staff.getByRole('button', { name: t('adminOrders.doConfirm') })
  const all = staff.getByRole('checkbox', { name: t('adminOrders.chooseAll') })
  await expect(confirm).toBeHidden()
  await all.check()
  await expect(box).toBeChecked()
  await expect(staff.getByText(t('adminOrders.selected', { count: 1 }))).toBeVisible()
  await box.uncheck()
  await expect(all).not.toBeChecked()
  await expect(confirm).toBeHidden()
  await box.check()
  await expect(all).toBeChecked()
  expect(staff.url()).toBe(address)
  await confirm.click()
  await expectAccessible(staff)
  await staff.getByRole('button', { name: t('adminOrders.confirmSubmit', { count: 1 }) }).click()
  await expect(staff.getByText(t('adminOrders.batchEnded'))).toBeVisible({ timeout: 30_000 })
  await expectAccessible(staff)
  await sentEmail(shop, buyer.email, 'order_confirmed')

  const ko = translator('ko')
  await staff.goto('/admin/orders/packing?lang=ko')
  await staff.getByText(ko('adminOrders.pasteTitle')).click()
  await staff.getByLabel(ko('adminOrders.pasteLabel')).fill(`${number}\nZZZZ-ZZZZ, 1`)
  await staff.getByRole('button', { name: ko('adminOrders.pasteRead') }).click()
  await expect(staff.getByRole('alert')).toBeVisible()
  await expect(staff.getByText(ko('adminOrders.leftOut_unknown'))).toBeVisible()
  await expectAccessible(staff)
  // A line that can't be used does not hold up the others; a doubtful number is asked about.
  await staff.getByLabel(ko('adminOrders.pasteLabel')).fill(`${number}, abc\nZZZZ-ZZZZ, 1`)
  await staff.getByRole('button', { name: ko('adminOrders.pasteRead') }).click()
  await expect(staff.getByText(ko('adminOrders.leftOut_unknown'))).toBeVisible()
  const tracking = staff.getByLabel(`${ko('adminOrders.tracking')} ${number}`)
  await expect(tracking).toHaveAttribute('aria-invalid', 'true')
  await expect(staff.getByLabel(ko('admin.confirmsTracking'))).not.toBeChecked()
  await expectAccessible(staff)
  await tracking.fill('4085-1126-7732')
  await staff.getByRole('button', { name: ko('adminPacking.shipSubmit') }).click()
  await expect(staff.getByText(ko('adminOrders.batchEnded'))).toBeVisible({ timeout: 30_000 })
  await sentEmail(shop, buyer.email, 'order_shipped')
  expect((await ordersOf(buyer)).map(({ status }) => status)).toEqual(['shipped'])

  const ja = translator('ja')
  await staff.goto('/admin/orders?q=408511267732&lang=ja')
  await staff.getByRole('checkbox', { name: ja('adminOrders.choose', { number }) }).check()
  await staff.getByRole('button', { name: ja('adminOrders.doLabels') }).click()
  await expect(
    staff.getByText(ja('adminOrders.labelsSkipped_sent', { numbers: number })),
  ).toBeVisible()
  await expect(staff.getByText(`${CUSTOMER.name} 様`)).toHaveCount(0)
  await staff.getByRole('link', { name: ja('adminOrders.labelsTakeSent') }).click()
  await expect(staff.getByText(`${CUSTOMER.name} 様`)).toBeVisible()
  await expectAccessible(staff)
  await staff.getByRole('button', { name: ja('adminOrders.labels_japan') }).click()
  const labels = staff.waitForEvent('download')
  await staff.getByRole('link', { name: ja('admin.fileDownload') }).click()
  const labelFile = await readFile(await (await labels).path())
  expect(new TextDecoder('shift_jis').decode(labelFile)).toContain('香りカートリッジ')

  await staff.goto('/admin/orders?q=408511267732&lang=ja')
  await staff.getByRole('link', { name: ja('adminOrders.export') }).click()
  await expectAccessible(staff)
  await staff.getByRole('button', { name: ja('adminOrders.exportSubmit') }).click()
  const exported = staff.waitForEvent('download')
  await staff.getByRole('link', { name: ja('admin.fileDownload') }).click()
  const lines = (await readFile(await (await exported).path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(number)
})

test('Decisions, section 12 orders: heads sort, a row leads to its order, and on a phone five orders are in view @long', async ({
  page: staff,
  shop,
  request,
}) => {
  for (const name of ['a', 'b', 'c', 'd', 'e']) {
    await placeBankOrder({ request, shop, locale: 'ja', email: newAddress(name) })
  }
  await enterConsole(staff, shop, 'ja', 'staff')
  await staff.setViewportSize({ width: 390, height: 844 })
  const rows = staff.locator('tbody').getByRole('row')
  for (const locale of ['en', 'ko', 'ja']) {
    await staff.goto(`/admin/orders?status=all&lang=${locale}`)
    await expect(rows.nth(4)).toBeInViewport({ ratio: 1 })
    expect(await staff.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  }
  await expectAccessible(staff)
  await staff.setViewportSize({ width: 1440, height: 900 })
  const ja = translator('ja')
  const head = (name: string) => staff.getByRole('columnheader', { name })
  const newest = await rows.first().getByRole('link').innerText()
  await expect(head(ja('admin.columnPlaced'))).toHaveAttribute('aria-sort', 'descending')
  await rows.first().getByRole('checkbox').check()
  await expect(staff.getByText(ja('adminOrders.selected', { count: 1 }))).toBeVisible()
  await head(ja('admin.columnPlaced')).getByRole('link').click()
  await expect(head(ja('admin.columnPlaced'))).toHaveAttribute('aria-sort', 'ascending')
  await expect(rows.first().getByRole('link')).not.toHaveText(newest)
  // Other rows, and nothing is ticked.
  const all = staff.getByRole('checkbox', { name: ja('adminOrders.chooseAll') })
  await expect(all).toHaveJSProperty('indeterminate', false)
  await expect(all).not.toBeChecked()
  await head(ja('admin.columnDeadline')).getByRole('link').click()
  await expect(head(ja('admin.columnDeadline'))).toHaveAttribute('aria-sort', 'ascending')
  await expect(head(ja('admin.columnPlaced'))).not.toHaveAttribute('aria-sort')
  await expectAccessible(staff)

  await staff.setViewportSize({ width: 390, height: 844 })
  const number = await rows.nth(2).getByRole('link').innerText()
  await rows.nth(2).click({ position: { x: 200, y: 50 } })
  await expect(staff.getByRole('heading', { level: 1 })).toContainText(number)
})

test('the other lists begin as soon, and a head sorts them by the address @long', async ({
  page: staff,
  shop,
}) => {
  await enterConsole(staff, shop, 'ja')
  await staff.setViewportSize({ width: 1440, height: 900 })
  for (const path of ['customers', 'content/news', 'catalog/cartridges', 'catalog/prices']) {
    await staff.goto(`/admin/${path}`)
    const table = await staff.getByRole('table').first().boundingBox()
    expect(table?.y, path).toBeLessThan(120)
  }
  const ja = translator('ja')
  await staff.goto('/admin/stock?show=all')
  const head = staff.getByRole('columnheader', { name: ja('admin.free') })
  await head.getByRole('link').click()
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  await head.getByRole('link').click()
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  await expect(staff).toHaveURL(/show=all&sort=-free$/)
  await expectAccessible(staff)
})

test('Decisions, section 2: on a phone, number and customer of an order are in line for a role without boxes @long', async ({
  page: staff,
  shop,
  request,
}) => {
  await placeBankOrder({ request, shop, locale: 'ja', email: newAddress('support') })
  await enterConsole(staff, shop, 'ko', 'support')
  await staff.setViewportSize({ width: 390, height: 844 })
  await staff.goto('/admin/orders?status=all')
  const row = staff.locator('tbody').getByRole('row').first()
  await expect(row.getByRole('checkbox')).toHaveCount(0)
  const [number, customer] = await Promise.all([
    row.getByRole('link').boundingBox(),
    row.locator('td').nth(1).boundingBox(),
  ])
  expect(number?.x).toBe(customer?.x)
  const list = await staff.locator('table').boundingBox()
  expect(number?.x).toBeGreaterThan((list?.x ?? 0) + 8)
})
