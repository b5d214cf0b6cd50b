/** Staff take a step back before its e-mail leaves (decision 0057). The shop of this file waits a minute with its e-mails. */
import type { Page } from '@playwright/test'

import { translator } from '#i18n/catalogue.server.ts'

import { enterConsole } from '../../support/drivers/console-driver.ts'
import { placePaidOrder } from '../../support/drivers/customer.ts'
import {
  test as base,
  emailsTo,
  expect,
  expectAccessible,
  type JourneyShop,
  newAddress,
} from '../../support/drivers/journey.ts'
import { startCopiedShop } from '../../support/process/copied-shop.ts'

const t = translator('ja')
const NUMBER = '408511267743'

const test = base.extend<object, { shop: JourneyShop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const shop = await startCopiedShop({ UNDO_SECONDS: '60' })
      await use(shop)
      await shop.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('a confirmation and a shipment are taken back with one press, and the number stays typed', async ({
  page,
  shop,
  request,
}) => {
  const email = newAddress('undo')
  const { id } = await placePaidOrder({ request, shop, locale: 'ja', email })
  await enterConsole(page, shop, 'ja', 'staff')
  await page.goto(`/admin/orders/${id}`)
  await press(page, t('admin.confirmSubmit'))
  await expect(page.getByText(t('admin.done_confirm'))).toBeVisible()
  await expect(page.getByText(t('admin.emailState_held'))).toBeVisible()
  await expectAccessible(page)
  await press(page, t('admin.undo'))
  await expect(page.getByText(t('admin.done_undo'))).toBeVisible()

  await press(page, t('admin.confirmSubmit'))
  await page.locator('#trackingNumber').fill(NUMBER)
  await press(page, t('admin.shipSubmit'))
  await expect(page.getByText(t('admin.done_ship'))).toBeVisible()
  await press(page, t('admin.undo'))
  await expect(page.getByText(t('admin.done_undo'))).toBeVisible()
  await expect(page.locator('#trackingNumber')).toHaveValue(NUMBER)
  const kinds = (await emailsTo(shop, email)).map(({ kind }) => kind)
  expect(kinds.filter((kind) => /confirmed|shipped/.test(kind))).toEqual([])
})

test('a reply returns to its form; without scripts the button answers as well @long', async ({
  browser,
  shop,
}) => {
  const [row] = await shop.query<{ id: string }>(
    `insert into contacts (topic, name, email, company, subject, message, locale, is_verified, state, created_at)
     values ('general', 'Robin', 'robin@example.com', '', 'Hello', 'Hello', 'en', true, 'open', now()) returning id`,
  )
  const context = await browser.newContext({ baseURL: shop.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await enterConsole(page, shop, 'ja', 'staff')
  await page.goto(`/admin/messages/${row?.id}`)
  await page.locator('#text').fill('On Friday.')
  await press(page, t('adminMessages.replySubmit'))
  await expect(page.getByText(t('adminMessages.done_answer_message'))).toBeVisible()
  await press(page, t('admin.undo'))
  await expect(page.getByText(t('adminMessages.done_undo_answer'))).toBeVisible()
  await expect(page.locator('#text')).toHaveValue('On Friday.')
  expect(await emailsTo(shop, 'robin@example.com')).toEqual([])
  await context.close()
})

test('one press takes back all orders of a batch @long', async ({ page, shop, request }) => {
  const email = newAddress('batch')
  const order = () => placePaidOrder({ request, shop, locale: 'ja', email })
  const [first, second] = [await order(), await order()]
  await enterConsole(page, shop, 'ja', 'staff')
  await page.goto(`/admin/orders/batch?id=${first.id}&id=${second.id}`)
  await press(page, t('adminOrders.confirmSubmit', { count: 2 }))
  await expect(page.getByText(t('adminOrders.batchEnded'))).toBeVisible({ timeout: 30_000 })
  await press(page, t('admin.undo'))
  await expect(page.getByText(t('adminOrders.batchUndone', { count: 2 }))).toBeVisible()
  await expectAccessible(page)
  const kinds = (await emailsTo(shop, email)).map(({ kind }) => kind)
  expect(kinds).not.toContain('order_confirmed')
})
