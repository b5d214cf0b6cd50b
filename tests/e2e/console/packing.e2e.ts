import type { Page } from '@playwright/test'

import { translator } from '#i18n/catalogue.server.ts'

import { enterConsole } from '../../support/drivers/console-driver.ts'
import { placePaidOrder } from '../../support/drivers/customer.ts'
import { countEffort } from '../../support/drivers/effort.ts'
import {
  expect,
  expectAccessible,
  type JourneyShop,
  newAddress,
  sentEmail,
  test,
} from '../../support/drivers/journey.ts'

const NOTE = '平日の午前中に届けてください'
const NUMBERS = ['408511267743', '123456789013', '200000000001', '300000000005', '100000000004']
const ja = translator('ja')

/** Oldest first. */
async function confirmedOrders(shop: JourneyShop, request: Page['request'], count: number) {
  const placed: { number: string; email: string }[] = []
  while (placed.length < count) {
    const email = newAddress('packed')
    const buyer = { request, shop, locale: 'ja' as const, email }
    const { id, number } = await placePaidOrder(buyer)
    await shop.query("update orders set status = 'confirmed', notes = $2 where id = $1", [id, NOTE])
    placed.push({ number, email })
  }
  return placed
}

const trackingOf = (page: Page, number: string) =>
  page.getByLabel(`${ja('adminOrders.tracking')} ${number}`)

async function openPaper(page: Page, word: 'pickList' | 'labels'): Promise<Page> {
  const opened = page.context().waitForEvent('page')
  await page.getByRole('button', { name: ja(`adminPacking.${word}`), exact: true }).click()
  return opened
}

test('five orders are packed and shipped from one page, with numbers from a scanner', async ({
  page: staff,
  shop,
  request,
}) => {
  const orders = await confirmedOrders(shop, request, 5)
  await enterConsole(staff, shop, 'ja')
  const effort = await countEffort(staff)
  await staff.goto('/admin?lang=ja')
  await staff.getByRole('link', { name: ja('adminToday.ordersAction_ship') }).click()
  await expect(staff.getByText(NOTE)).toHaveCount(5)
  await expectAccessible(staff)

  const paper = await openPaper(staff, 'pickList')
  // In the list, and on its label.
  for (const { number } of orders) await expect(paper.getByText(number)).toHaveCount(2)
  await expect(paper.getByText(NOTE)).toHaveCount(5)
  await expectAccessible(paper)
  await paper.close()

  await trackingOf(staff, orders[0]?.number ?? '').click()
  for (const [at, scanned] of NUMBERS.entries()) {
    await expect(trackingOf(staff, orders[at]?.number ?? '')).toBeFocused()
    await staff.keyboard.type(scanned)
    await staff.keyboard.press('Enter')
  }
  const ship = staff.getByRole('button', { name: ja('adminPacking.shipSubmit') })
  await expect(ship).toBeFocused()
  await ship.click()
  await expect(staff.getByText(ja('adminOrders.batchEnded'))).toBeVisible({ timeout: 30_000 })
  for (const { email } of orders) await sentEmail(shop, email, 'order_shipped')
  // The board, the lists to print, the first field, the last button.
  expect([effort.presses, effort.fields.length]).toEqual([4, 5])

  await staff.getByRole('link', { name: ja('adminPacking.back') }).click()
  await expect(staff.getByText(ja('adminPacking.noneTitle'))).toBeVisible()
})

test('on a telephone: of two parcels, a doubtful number is asked about once, and the order is shipped @long', async ({
  page: staff,
  shop,
  request,
}) => {
  const [order] = await confirmedOrders(shop, request, 1)
  await staff.setViewportSize({ width: 390, height: 844 })
  await enterConsole(staff, shop, 'ja')
  await staff.goto('/admin/orders/packing?lang=ja')
  const tracking = trackingOf(staff, order?.number ?? '')
  await tracking.fill('4085-1126-7743\n1234-5678-9012')
  await staff.getByRole('button', { name: ja('adminPacking.shipSubmit') }).click()
  await expect(tracking).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(staff)
  await staff.getByLabel(ja('admin.confirmsTracking')).check()
  await staff.getByRole('button', { name: ja('adminPacking.shipSubmit') }).click()
  await expect(staff.getByText(ja('adminOrders.batchEnded'))).toBeVisible({ timeout: 30_000 })
  const { text } = await sentEmail(shop, order?.email ?? '', 'order_shipped')
  expect(text).toMatch(/4085-1126-7743[\s\S]*1234-5678-9012/)
  await staff.getByRole('link', { name: order?.number ?? '' }).click()
  await expect(staff.getByRole('link', { name: '4085-1126-7743' })).toHaveAttribute(
    'href',
    /okurijoNo=408511267743$/,
  )
  await expect(staff.getByRole('link', { name: '1234-5678-9012' })).toBeVisible()

  await staff.getByRole('link', { name: ja('adminOrder.editTrackingStart') }).click()
  await staff.getByLabel(ja('admin.trackingNumber')).fill('4085-1126-7744')
  await staff.getByRole('button', { name: ja('adminOrder.editSubmit') }).click()
  await expect(staff.getByRole('alert')).toContainText(ja('problems.tracking_check_digit'))
})

test("a pasted list and a dropped file of a carrier's program fill the fields, and other lines are shown @long", async ({
  page: staff,
  shop,
  request,
}) => {
  const [first, second] = await confirmedOrders(shop, request, 2)
  await enterConsole(staff, shop, 'ja')
  await staff.goto('/admin/orders/packing?lang=ja')
  const labels = await openPaper(staff, 'labels')
  await expect(labels.getByText(first?.number ?? '').first()).toBeVisible()
  await expect(labels.getByText(NOTE).first()).toBeVisible()
  await expectAccessible(labels)
  await labels.close()

  await give(staff, 'paste', `${first?.number}\t${NUMBERS[0]}\t${NUMBERS[1]}\nZZZZ-ZZZZ\t1`)
  await expect(trackingOf(staff, first?.number ?? '')).toHaveValue(`${NUMBERS[0]}, ${NUMBERS[1]}`)
  await expect(staff.getByRole('status').getByText('ZZZZ-ZZZZ')).toBeVisible()

  await give(staff, 'drop', `お客様管理番号,伝票番号\n${second?.number},${NUMBERS[2]}\n`)
  await expect(trackingOf(staff, second?.number ?? '')).toHaveValue(NUMBERS[2] ?? '')
  await expect(trackingOf(staff, first?.number ?? '')).toHaveValue(`${NUMBERS[0]}, ${NUMBERS[1]}`)
  await expectAccessible(staff)
  await give(staff, 'drop', '\0')
  await expect(staff.getByText(ja('adminPacking.fileUnreadable'))).toBeVisible()
})

/** As the clipboard or the desktop does, with no field in focus. */
const give = (page: Page, way: 'paste' | 'drop', text: string) =>
  page.evaluate(
    ([kind, given]) => {
      const data = new DataTransfer()
      if (kind === 'paste') data.setData('text/plain', given)
      else data.items.add(new File([given], 'labels.csv', { type: 'text/csv' }))
      const options = { bubbles: true, cancelable: true }
      document.body.dispatchEvent(
        kind === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: data, ...options })
          : new DragEvent('drop', { dataTransfer: data, ...options }),
      )
    },
    [way, text] as const,
  )
