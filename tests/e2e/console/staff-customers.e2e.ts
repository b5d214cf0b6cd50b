import { translator } from '#i18n/catalogue.server.ts'

import { enterConsole } from '../../support/drivers/console-driver.ts'
import { expect, expectAccessible, newAddress, test } from '../../support/drivers/journey.ts'

const t = translator('ja')

test('§1 customers: a message leads to its order and customer; notes, tags and the log keep what staff did', async ({
  page,
  shop,
}) => {
  const email = newAddress('buyer')
  const number = 'E27R-8YYJ'
  const { id } = await enterConsole(page, shop, 'ja')
  const [buyer] = await shop.query<{ id: string }>(
    `insert into users (email, role, locale, email_verified_at, created_at) values ($1, 'customer', 'ja', now(), now())
     returning id`,
    [email],
  )
  const [order] = await shop.query<{ id: string }>(
    `insert into orders (number, user_id, status, payment_method, locale, location, currency, subtotal_minor,
       shipping_minor, transaction_fee_minor, included_tax_minor, total_minor, customer_name, customer_email,
       customer_phone, customer_company, notes, shipping_method, country, postal_code, state, city, line1, line2,
       package_count, device_serial, needs_plate_cartridges, placed_at, unpaid_until)
     values ($1, $2, 'delivered', 'bank_transfer', 'ja', 'JP', 'jpy', 80000, 0, 0, 0, 80000, '山田 花子', $3,
       '+81312345678', '', '', 'domestic', 'JP', '100-0005', 'JP-13', '千代田区', '丸の内1-2-3', '', 1, '', false,
       now(), now()) returning id`,
    [number, buyer?.id, email],
  )
  await shop.query(
    `insert into order_events (order_id, at, kind, actor_kind, actor_id, detail)
     values ($1, now(), 'refunded_part', 'staff', $2, '{"amountMinor": 5400}')`,
    [order?.id, id],
  )
  await shop.query(
    `insert into contacts (topic, name, email, company, subject, message, locale, is_verified, state, created_at)
     values ('general', '山田 花子', $1, '', '届いた商品について', '注文e27r-8yyjの件です。', 'ja', true, 'open', now())`,
    [email],
  )

  await page.goto('/admin/messages')
  await page.getByRole('link', { name: '届いた商品について' }).click()
  await expect(page.getByRole('heading', { name: t('adminCustomers.card') })).toBeVisible()
  await page.locator('#assignedTo').selectOption(id)
  await page.getByRole('button', { name: t('adminMessages.assignSubmit') }).click()
  await expect(page.getByText(t('adminMessages.done_assign_message'))).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'e27r-8yyj', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
  await expectAccessible(page)
  await page.getByRole('link', { name: t('adminCustomers.openRecord') }).click()
  await expect(page.getByRole('heading', { level: 1, name: '山田 花子' })).toBeVisible()
  await expect(page.getByText('丸の内1-2-3')).toBeVisible()
  await page.locator('#tags').fill('卸、展示会')
  await page.getByRole('button', { name: t('adminCustomers.tagsSubmit') }).click()
  await expect(page.getByText(t('adminCustomers.done_tag_customer'))).toBeVisible()

  // Staff change the tags in two windows: the second sees what the first saved, and decides.
  const other = await page.context().newPage()
  await other.goto(page.url())
  await other.locator('#tags').fill('卸')
  await other.getByRole('button', { name: t('adminCustomers.tagsSubmit') }).click()
  await expect(other.getByText(t('adminCustomers.done_tag_customer'))).toBeVisible()
  await other.close()
  await page.locator('#tags').fill('卸, 展示会, 常連')
  await page.getByRole('button', { name: t('adminCustomers.tagsSubmit') }).click()
  await expect(page.getByText(t('adminCustomers.tagsNow', { tags: '卸' }))).toBeVisible()
  await page.getByRole('button', { name: t('adminCustomers.tagsSubmit') }).click()
  await expect(page.getByText(t('adminCustomers.done_tag_customer'))).toBeVisible()
  await page.locator('#note').fill('電話は午前中に。')
  await page.getByRole('button', { name: t('adminOrder.noteSubmit') }).click()
  await expect(page.getByText('電話は午前中に。')).toBeVisible()
  await expect(page.locator('#note')).toHaveValue('')
  await expectAccessible(page)

  await page.goto('/admin/customers')
  await page.getByRole('link', { name: '展示会', exact: true }).click()
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('row', { name: '山田 花子' })).toBeVisible()

  await page.goto(`/admin/audit?person=${id}`)
  const refunded = {
    who: '',
    what: number,
    amount: { amountMinor: 5400, currency: 'jpy' },
  } as const
  for (const sentence of [
    t('adminActivity.order_refunded_part', refunded),
    t('adminActivity.message_assigned', { who: '' }),
  ])
    await expect(page.getByRole('cell').filter({ hasText: sentence })).toBeVisible()
  await expectAccessible(page)
})
