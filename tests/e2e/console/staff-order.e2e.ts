import { translator } from '#i18n/catalogue.server.ts'

import { enterConsole } from '../../support/drivers/console-driver.ts'
import { placeBankOrder } from '../../support/drivers/customer.ts'
import {
  expect,
  expectAccessible,
  newAddress,
  sentEmail,
  test,
} from '../../support/drivers/journey.ts'

const t = translator('ko')

test('Decisions, section 7: staff edit an order, note why, open its documents and e-mail the new address', async ({
  page: staff,
  shop,
  context,
  request,
}) => {
  const buyer = { request, shop, locale: 'ja' as const, email: newAddress('edited') }
  const order = await placeBankOrder(buyer)
  await enterConsole(staff, shop, 'ko', 'staff')
  await staff.goto(`/admin/orders/${order.id}`)
  // A note that is half written outlives every other action of the page.
  await staff.locator('#note').fill('전화 예정')
  await staff.getByRole('link', { name: t('adminOrder.editCustomerStart') }).click()
  await staff.locator('#email').fill('nonsense')
  await staff.getByRole('button', { name: t('adminOrder.editSubmit') }).click()
  await expect(staff.locator('#email')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(staff)
  const email = newAddress('right')
  await staff.locator('#email').fill(email)
  await staff.getByLabel(t('adminOrder.sendsLink')).check()
  await staff.getByRole('button', { name: t('adminOrder.editSubmit') }).click()
  await expect(staff.getByText(t('adminOrder.done_edit_customer'))).toBeVisible()
  await expect(staff.locator('#note')).toHaveValue('전화 예정')
  const message = await sentEmail(shop, email, 'order_link')
  expect(message.text).toContain(order.number)

  await staff.getByRole('link', { name: t('adminOrder.editAddressStart') }).click()
  await staff.locator('#state').fill('沖縄県')
  await staff.getByRole('button', { name: t('adminOrder.editSubmit') }).click()
  await expect(staff.getByText(t('admin.refused'))).toBeVisible()
  await expect(staff.locator('#state')).toHaveValue('沖縄県')

  await staff.goto(`/admin/orders/${order.id}`)
  await staff.locator('#note').fill('전화로 확인했습니다. <b>급함</b>')
  await staff.getByRole('button', { name: t('adminOrder.noteSubmit') }).click()
  await expect(staff.getByText(t('adminOrder.done_note'))).toBeVisible()
  await expect(staff.locator('#note')).toHaveValue('')
  await expect(staff.getByText('전화로 확인했습니다. <b>급함</b>')).toBeVisible()

  const opened = context.waitForEvent('response', (it) => it.url().endsWith('/documents'))
  await staff.getByRole('button', { name: t('documents.invoice'), exact: true }).click()
  expect((await opened).headers()['content-type']).toBe('application/pdf')

  await staff.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(staff)
})
