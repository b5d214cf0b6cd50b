/** Staff read rows: on a desktop the first row of every list, or the first figure, begins above 120 px, whatever its title, filters and search. */
import { randomUUID } from 'node:crypto'

import { translator } from '#i18n/catalogue.server.ts'
import { LOCALES, type Locale } from '#shared/locale.ts'

import { enterConsole } from '../../support/drivers/console-driver.ts'
import { placeBankOrder } from '../../support/drivers/customer.ts'
import { expect, type JourneyShop, newAddress, test } from '../../support/drivers/journey.ts'
import { IS_FULL_RUN } from '../../support/full-run.ts'
import { csvOf, shiftJis } from '../../support/statements/statement-sample.ts'

const HEAD_PX_MAX = 120

const LISTS = [
  '/admin/orders?status=all',
  '/admin/bank',
  '/admin/bank?show=open',
  '/admin/stock?show=all',
  '/admin/catalog',
  '/admin/catalog/prices',
  '/admin/catalog/countries',
  '/admin/content/news',
  '/admin/content/faq',
  '/admin/content/campaigns',
  '/admin/content/legal',
  '/admin/messages?state=all',
  '/admin/messages/replies',
  '/admin/messages/subscribers?state=all',
  '/admin/messages/restock-alerts',
  '/admin/customers',
  '/admin/staff',
  '/admin/audit',
  '/admin/audit?log=access',
  '/admin/orders/packing',
  '/admin/partners',
  '/admin/webhooks',
  '/admin/incidents',
  '/admin/statistics',
]

/** A row of a table, an order of the packing board, a partner. */
const ROW = 'main :is(tbody tr, form > ul > li, section)'
const FIGURE = 'main dl > div'

test('the first row of every list begins above 120 px, by turns in three languages @long', async ({
  page,
  shop,
  request,
}) => {
  test.setTimeout(IS_FULL_RUN ? 540_000 : 180_000)
  const { id } = await placeBankOrder({ request, shop, locale: 'ja', email: newAddress('buyer') })
  await fillLists(shop, id)
  await enterConsole(page, shop, 'ja')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/admin/bank?lang=ja')
  const rows = [{ day: '2026-11-02', amountMinor: 100, payer: 'ｲﾄｳ ｹﾝ' }]
  const buffer = Buffer.from(shiftJis(csvOf(rows)))
  await page.locator('#file').setInputFiles({ name: 'heads.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: translator('ja')('adminBank.uploadSubmit') }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'heads.csv' })).toBeVisible()

  const late: string[] = []
  for (const [at, path] of LISTS.entries())
    for (const locale of localesOf(at)) {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${locale}`)
      const first = page.locator(path === '/admin/statistics' ? FIGURE : ROW).first()
      const y = (await first.boundingBox())?.y ?? Infinity
      if (y >= HEAD_PX_MAX) late.push(`${path} ${locale}: ${y}`)
    }
  await emptyLists(shop, id)
  expect(late).toEqual([])
})

const localesOf = (at: number): readonly Locale[] =>
  IS_FULL_RUN ? LOCALES : LOCALES.filter((_, index) => index === at % LOCALES.length)

/** Lists that a new shop shows empty. */
async function fillLists(shop: JourneyShop, orderId: string): Promise<void> {
  await shop.query("update orders set status = 'confirmed' where id = $1", [orderId])
  await shop.query(
    `with partner as (insert into partners (name, contact_email, created_at)
       values ('Heads', 'heads@example.com', now()) returning id)
     insert into webhook_endpoints (partner_id, url, secret_encrypted, kinds, created_at)
     select id, 'https://heads.example.com/', 'sealed', '{order.paid}', now() from partner`,
  )
  await shop.query(
    `insert into pgboss.job (name, data, state, completed_on, output)
     values ('payments.send_refund', '{"refundId":"heads"}', 'failed', now(), '{}')`,
  )
  await shop.query(
    `insert into contacts (topic, name, email, company, subject, message, locale, is_verified, state, created_at)
     values ('general', 'Robin', 'robin@example.com', '', 'Heads', 'When?', 'en', true, 'open', now())`,
  )
  await shop.query(
    `insert into users (email, name, role, locale, created_at, email_verified_at)
     values ('heads@example.com', 'Maximiliane Habermann-Oberhauser, Sapporo', 'staff', 'en', now(), now())`,
  )
  await shop.query(
    `insert into subscriptions (email, locale, state, requested_at, confirmed_at)
     values ($1, 'ja', 'confirmed', now(), now())`,
    [newAddress('heads')],
  )
  await shop.query(
    `insert into restock_alerts (serial, email, locale, requested_at)
     values ('AC-DR04', $1, 'ja', now())`,
    [newAddress('heads')],
  )
  await shop.query(
    `insert into saved_replies (id, name, text_ja, text_en, text_ko) values ($1, 'Heads', '', 'Hello', '')`,
    [randomUUID()],
  )
}

/** Other journeys of this shop count on it. */
async function emptyLists(shop: JourneyShop, orderId: string): Promise<void> {
  await shop.query("delete from users where email = 'heads@example.com'")
  await shop.query("update orders set status = 'awaiting_transfer' where id = $1", [orderId])
  await shop.query("delete from webhook_endpoints where url = 'https://heads.example.com/'")
  await shop.query("delete from partners where name = 'Heads'")
  await shop.query("delete from pgboss.job where data->>'refundId' = 'heads'")
  await shop.query("delete from saved_replies where name = 'Heads'")
  await shop.query("delete from contacts where subject = 'Heads'")
  await shop.query("delete from subscriptions where email like 'heads%'")
  await shop.query("delete from restock_alerts where email like 'heads%'")
  await shop.query(
    "delete from bank_statement_rows where statement_id in (select id from bank_statements where file_name = 'heads.csv')",
  )
  await shop.query("delete from bank_statements where file_name = 'heads.csv'")
}
