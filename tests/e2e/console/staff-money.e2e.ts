import type { Page } from '@playwright/test'

import { translator } from '#i18n/catalogue.server.ts'
import { money } from '#shared/money.ts'

import { ordersOf, type Person } from '../../support/drivers/checkout-driver.ts'
import { enterConsole } from '../../support/drivers/console-driver.ts'
import { placeBankOrder, placePaidOrder } from '../../support/drivers/customer.ts'
import {
  expect,
  expectAccessible,
  newAddress,
  sentEmail,
  test,
} from '../../support/drivers/journey.ts'
import { lapseOrder } from '../../support/drivers/lapse-order.ts'

const t = translator('ja')
const today = () => new Date().toISOString().slice(0, 10)

/** An ISO day so many days from now. */
const inDays = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

async function typeTransfer(staff: Page, amount: string, payer: string): Promise<void> {
  await staff.locator('#amount').fill(amount)
  await staff.locator('#receivedOn').fill(today())
  await staff.locator('#payerName').fill(payer)
  await staff.getByRole('button', { name: t('admin.recordSubmit') }).click()
}

test('Decisions, section 7: a short transfer is taken knowingly, time is given, and the rest pays @long', async ({
  page: staff,
  shop,
  request,
}) => {
  const buyer = { request, shop, locale: 'ja' as const, email: newAddress('low') }
  const order = await placeBankOrder(buyer)

  await enterConsole(staff, shop, 'ja')
  await staff.goto(`/admin/orders/${order.id}`)
  await typeTransfer(staff, '80,000', 'ヤマダ タロウ')
  await expect(staff.getByLabel(t('admin.acceptsDifference'))).toBeVisible()
  await expectAccessible(staff)
  await expect(staff.locator('#payerName')).toHaveValue('ヤマダ タロウ')
  await staff.getByLabel(t('admin.acceptsDifference')).check()
  await staff.getByRole('button', { name: t('admin.recordSubmit') }).click()
  await expect(staff.getByText(t('admin.done_record_transfer'))).toBeVisible()
  await expect(staff.getByText(t('admin.reason_transfer_short')).first()).toBeVisible()
  await expect(staff.locator('#amount')).toHaveValue('')
  await sentEmail(shop, buyer.email, 'transfer_short')

  await staff.goto('/admin/orders')
  await expect(staff.getByText(t('admin.reason_transfer_short')).first()).toBeVisible()
  await expectAccessible(staff)
  await staff.getByRole('link', { name: order.number }).click()

  await staff.getByRole('link', { name: t('admin.extendStart') }).click()
  await staff.locator('#deadline').fill(today())
  await staff.getByRole('button', { name: t('admin.extendSubmit') }).click()
  await expect(staff.getByText(t('admin.refused'))).toBeVisible()
  await expect(staff.locator('#deadline')).toHaveValue(today())
  await staff.locator('#deadline').fill(inDays(30))
  await staff.getByRole('button', { name: t('admin.extendSubmit') }).click()
  await expect(staff.getByText(t('admin.done_extend_deadline'))).toBeVisible()
  await sentEmail(shop, buyer.email, 'deadline_extended')

  await typeTransfer(staff, '1260', 'ヤマダ タロウ')
  await expect(staff.getByText(t('admin.done_record_transfer'))).toBeVisible()
  await expect(staff.getByRole('button', { name: t('admin.confirmSubmit') })).toBeVisible()
  expect((await ordersOf(buyer)).map(({ status }) => status)).toEqual(['paid'])
  await sentEmail(shop, buyer.email, 'payment_received')
  await expectAccessible(staff)
})

test('Decisions, section 7: a transfer that lost a bank fee on its way is taken as it is, and pays the order', async ({
  page: staff,
  shop,
  request,
}) => {
  const buyer = { request, shop, locale: 'ja' as const, email: newAddress('fee') }
  const order = await placeBankOrder(buyer)

  await enterConsole(staff, shop, 'ja')
  await staff.goto(`/admin/orders/${order.id}`)
  // The way is named before it is needed.
  const way = t('admin.recordFeeHint', { limit: money(880, 'jpy') })
  await expect(staff.getByText(way)).toBeVisible()
  await typeTransfer(staff, '80,820', 'ヤマダ タロウ')
  await staff.getByLabel(t('admin.bankFeeSubmit', { by: money(440, 'jpy') })).check()
  await staff.getByRole('button', { name: t('admin.recordSubmit') }).click()
  await expect(staff.getByRole('button', { name: t('admin.confirmSubmit') })).toBeVisible()
  expect((await ordersOf(buyer)).map(({ status }) => status)).toEqual(['paid'])
})

test('Decisions, section 7: money that comes after the order has lapsed pays it, and its owner sees so @long', async ({
  page,
  shop,
  browser,
}) => {
  const person: Person = { page, shop, locale: 'ja', email: newAddress('late') }
  const order = await placeBankOrder(person)
  expect(await lapseOrder(shop, order.id)).toBe(1)
  await sentEmail(shop, person.email, 'order_lapsed')
  await page.goto(`/orders/${order.id}`)
  await expect(page.getByText(t('checkout.statusLapsed')).first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(t('orders.againTitle'))
  await expectAccessible(page)

  const context = await browser.newContext({ baseURL: shop.url })
  const staff = await context.newPage()
  await enterConsole(staff, shop, 'ja')
  await staff.goto(`/admin/orders/${order.id}`)
  await typeTransfer(staff, '81260', 'ヤマダ タロウ')
  await expect(staff.getByText(t('admin.done_record_transfer'))).toBeVisible()
  await sentEmail(shop, person.email, 'payment_received')
  await context.close()
  await page.reload()
  await expect(page.getByText(t('checkout.statusPaid')).first()).toBeVisible()
})

test('Decisions, section 7: a part goes back to the card after a second look, and an e-mail is read and sent again', async ({
  page: staff,
  shop,
  request,
}) => {
  const buyer = { request, shop, locale: 'ja' as const, email: newAddress('part') }
  const order = await placePaidOrder(buyer)

  await enterConsole(staff, shop, 'ja')
  await staff.goto(`/admin/orders/${order.id}`)
  await staff.getByRole('link', { name: t('admin.refundStart') }).click()
  await expect(staff.locator('#goods')).toHaveValue('0')
  await expectAccessible(staff)
  await staff.locator('#goods').fill('80001')
  await staff.getByRole('button', { name: t('admin.refundCheck') }).click()
  await expect(staff.locator('#goods')).toHaveAttribute('aria-invalid', 'true')
  await staff.locator('#goods').fill('')
  await expect(staff.locator('#items')).toHaveValue('0')
  await staff.locator('#items').fill('1')
  await staff.locator('#reason').fill('送料無料のご案内漏れ')
  await staff.getByRole('button', { name: t('admin.refundCheck') }).click()
  await expect(staff.getByText('×1')).toBeVisible()
  await expect(staff.getByRole('heading', { name: '80,000' })).toBeVisible()
  await staff.getByRole('button', { name: t('admin.refundEdit') }).click()
  await expect(staff.locator('#items')).toHaveValue('1')
  await staff.locator('#items').fill('0')
  await staff.locator('#shipping').fill('1260')
  await staff.getByRole('button', { name: t('admin.refundCheck') }).click()
  // The payment, its movement, and what the refund goes to.
  await expect(staff.getByText('Visa •••• 4242')).toHaveCount(3)
  await expectAccessible(staff)
  await staff.getByRole('button', { name: t('admin.refundSubmit_card') }).click()
  await expect(staff.getByText(t('admin.done_request_refund'))).toBeVisible()
  await sentEmail(shop, buyer.email, 'refund_sent')
  await staff.goto(`/admin/orders/${order.id}`)
  await expect(staff.getByText(t('admin.refundState_succeeded')).first()).toBeVisible()
  await expect(staff.getByText('¥80,000').first()).toBeVisible()
  expect((await ordersOf(buyer)).map(({ status }) => status)).toEqual(['paid'])

  const message = t('admin.email_order_received')
  await staff.getByRole('link', { name: `${t('admin.emailRead')} ${message}` }).click()
  await expect(staff.getByText(order.number).nth(1)).toBeVisible()
  await expectAccessible(staff)
  await staff.getByRole('link', { name: `${t('admin.resendStart')} ${message}` }).click()
  await staff.getByRole('button', { name: t('admin.resendSubmit'), exact: true }).click()
  await expect(
    staff.getByText(t('admin.done_resend_email')).or(staff.getByText(t('admin.refused'))),
  ).toBeVisible()
  // The oldest reserving orders are listed by their numbers, the rest behind a link.
  await staff.goto('/admin/orders?status=all&q=AC-CI01')
  await expect(staff.getByRole('link', { name: order.number }).first()).toBeVisible()
  await staff.goto('/admin/stock')
  await expect(staff.getByText('AC-CI01').first()).toBeVisible()
  await expectAccessible(staff)
})

test('Decisions, section 7: operations see how much of an order they may refund, and are told when it is more @long', async ({
  page: staff,
  shop,
  request,
}) => {
  const order = await placePaidOrder({ request, shop, locale: 'ja', email: newAddress('part') })
  await enterConsole(staff, shop, 'ja', 'operations')
  await staff.goto(`/admin/orders/${order.id}?form=request_refund`)
  await expect(staff.getByText(/あと￥?¥?10,000/)).toBeVisible()
  await expectAccessible(staff)
  await staff.locator('#goods').fill('10001')
  await staff.locator('#reason').fill('破損')
  await staff.getByRole('button', { name: t('admin.refundCheck') }).click()
  await staff.getByRole('button', { name: t('admin.refundSubmit_card') }).click()
  await expect(staff.getByText(t('problems.refund_above_limit'))).toBeVisible()
  await expect(staff.locator('#goods')).toHaveValue('10001')

  await staff.locator('#goods').fill('10000')
  await staff.getByRole('button', { name: t('admin.refundCheck') }).click()
  await staff.getByRole('button', { name: t('admin.refundSubmit_card') }).click()
  await expect(staff.getByText(t('admin.done_request_refund'))).toBeVisible()
})
