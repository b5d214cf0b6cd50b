import { translator } from '#i18n/catalogue.server.ts'

import { enterConsole } from '../../support/drivers/console-driver.ts'
import { placePaidOrder } from '../../support/drivers/customer.ts'
import {
  expect,
  expectAccessible,
  newAddress,
  sentEmail,
  test,
} from '../../support/drivers/journey.ts'

const t = translator('ja')

test('Spec §1: a defect is replaced at no charge: asked about once, packed on the board, seen by the customer', async ({
  page: staff,
  shop,
  request,
}) => {
  const buyer = { request, shop, locale: 'ja' as const, email: newAddress('part') }
  const order = await placePaidOrder(buyer)
  await enterConsole(staff, shop, 'ja')
  await staff.goto(`/admin/orders/${order.id}`)
  await staff.getByRole('button', { name: t('admin.confirmSubmit') }).click()
  await staff.locator('#trackingNumber').fill('0000-1111-2220')
  await staff.getByRole('button', { name: t('admin.shipSubmit') }).click()
  await staff.getByRole('button', { name: t('admin.deliverSubmit') }).click()
  await expect(staff.getByText(t('admin.done_deliver'))).toBeVisible()
  await shop.query("update orders set delivered_at = now() - interval '20 days' where id = $1", [
    order.id,
  ])

  await staff.getByRole('link', { name: t('adminReplacements.start') }).click()
  await expectAccessible(staff)
  await staff.locator('#replacementReason').selectOption('defect')
  await staff.getByRole('button', { name: t('adminReplacements.submit') }).click()
  await expect(staff.locator('#replaced')).toHaveAttribute('aria-invalid', 'true')
  await staff.getByLabel('AC-CI01').fill('1')
  await staff.getByRole('button', { name: t('adminReplacements.submit') }).click()
  await expect(staff.getByText(t('problems.replacement_period_over'))).toBeVisible()
  await expect(staff.getByLabel('AC-CI01')).toHaveValue('1')
  await staff.getByLabel(t('adminReplacements.confirmsPeriod')).check()
  await staff.getByRole('button', { name: t('adminReplacements.submit') }).click()
  await expect(staff.getByText(t('admin.done_open_replacement'))).toBeVisible()
  await sentEmail(shop, buyer.email, 'replacement_opened')

  await staff.goto('/admin/orders/packing')
  const number = `${order.number}-R1`
  const line = staff.getByRole('listitem').filter({ hasText: number })
  await expect(line.getByText(t('adminPacking.replacement'))).toBeVisible()
  await expectAccessible(staff)
  await line.getByRole('textbox').fill('0000-1111-2231')
  await staff.getByRole('button', { name: t('adminPacking.shipSubmit') }).click()
  await expect(staff.getByText(t('adminPacking.replaced', { count: 1 }))).toBeVisible()
  await sentEmail(shop, buyer.email, 'replacement_shipped')

  await staff.goto(`/admin/orders/${order.id}`)
  await expect(staff.getByText(t('adminReplacements.state_shipped')).first()).toBeVisible()
  await expect(staff.getByText('0000-1111-2231').first()).toBeVisible()
  // The money stays as it is.
  await expect(staff.locator('[data-figure="refunded"]')).toHaveCount(0)
})
