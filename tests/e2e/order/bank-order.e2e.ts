import {
  ADDRESSES,
  expectBankThanks,
  expectThanks,
  finishBankOrder,
  ordersOf,
  orderUpToPayment,
  type Person,
  payWithCard,
  placeOrder,
  readyToOrder,
  wordsOf,
} from '../../support/drivers/checkout-driver.ts'
import { enterConsole } from '../../support/drivers/console-driver.ts'
import { openCheckout } from '../../support/drivers/customer.ts'
import {
  expect,
  expectAccessible,
  newAddress,
  sentEmail,
  test,
} from '../../support/drivers/journey.ts'

test('§1 bank: a visitor in Japan orders by bank transfer; staff record it, confirm and ship', async ({
  page,
  shop,
  browser,
}) => {
  const person: Person = { page, shop, locale: 'ja', email: newAddress('bank') }
  const t = wordsOf(person)
  const buyer = { name: '山田 太郎', phone: '03-1234-5678', address: ADDRESSES.japan }
  await orderUpToPayment(person, { ...buyer, source: 'bank' })
  await expectAccessible(page)
  await expectBankThanks(person)
  await expectAccessible(page)

  const [order] = await ordersOf(person)
  expect(order).toMatchObject({ status: 'awaiting_transfer', total_minor: 81_260 })
  const reference = order?.number.replace('-', '') ?? ''
  await expect(page.getByText(reference).first()).toBeVisible()
  await expect(page.getByText('¥81,260').first()).toBeVisible()
  const instructions = await sentEmail(shop, person.email, 'bank_instructions')
  expect(instructions.locale).toBe('ja')
  expect(instructions.text).toContain(reference)

  const context = await browser.newContext({ baseURL: shop.url })
  const staff = await context.newPage()
  await enterConsole(staff, shop, 'ja')
  await staff.goto('/admin/orders?status=transfers')
  await staff.getByRole('link', { name: order?.number ?? '' }).click()
  await expectAccessible(staff)
  await staff.locator('#amount').fill('81,260')
  await staff.locator('#receivedOn').fill(new Date().toISOString().slice(0, 10))
  await staff.locator('#payerName').fill(`${reference} ヤマダ タロウ`)
  await staff.getByRole('button', { name: t('admin.recordSubmit') }).click()
  await staff.getByRole('button', { name: t('admin.confirmSubmit') }).click()
  await staff.locator('#trackingNumber').fill('1234-5678-9013')
  await staff.getByRole('button', { name: t('admin.shipSubmit') }).click()
  await expect(staff.getByText(t('admin.done_ship'))).toBeVisible()
  await expectAccessible(staff)
  await context.close()

  expect((await ordersOf(person)).map(({ status }) => status)).toEqual(['shipped'])
  for (const kind of ['payment_received', 'order_confirmed', 'order_shipped']) {
    expect((await sentEmail(shop, person.email, kind)).locale).toBe('ja')
  }
  // Also on a phone, where delivery is folded until a parcel is on its way.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/orders/${order?.id}`)
  await expect(page.getByText('1234-5678-9013')).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.reload()
  await expect(page.getByText('1234-5678-9013')).toBeInViewport()
  for (const address of ['/orders', '/profile']) {
    await page.goto(address)
    const next = page.getByRole('region', { name: t('cartridgeLifetime.orderTitle') })
    await expect(next).toContainText(/の発送から、香りごとに1日20回/)
    await expectAccessible(page)
    await next.getByRole('link', { name: t('cartridgeLifetime.ownUse') }).click()
    await expect(page).toHaveURL(`/orders/${order?.id}`)
  }
})

test('§4 bank: chosen on the payment tab it waits for the button, and the card can still be taken @long', async ({
  page,
  shop,
}) => {
  const person: Person = { page, shop, locale: 'en', email: newAddress('mind') }
  const t = wordsOf(person)
  await openCheckout(person, '/checkout/order-confirmation', readyToOrder(person))
  await placeOrder(person, 'card')
  await page.getByText(t('checkout.bankForeign'), { exact: true }).click()
  await finishBankOrder(person)
  expect((await ordersOf(person)).map(({ status }) => status)).toEqual(['awaiting_transfer'])

  await page.getByRole('button', { name: t('orders.switchToCard') }).click()
  await payWithCard(person, '4242424242424242')
  await expectThanks(person)
})
