/** What the pages of the console are about, where strangers have a word in it: theirs is hostile. */

import { type JourneyShop, newAddress } from '../drivers/journey.ts'
import { insertEndpoint } from '../drivers/webhook-endpoint.ts'
import type { Input } from './untrusted-forms.ts'
import { XSS_PAYLOADS } from './xss-payloads.ts'

const ORDERS_READ = 6
const MESSAGES_READ = 8

/** What fills the addresses of the console: as far as strangers write of it, what they wrote. */
export async function fixturesOf(shop: JourneyShop, input: Input, statement: string) {
  const [{ id: row } = { id: '' }] = await shop.query<{ id: string }>(
    'select id from bank_statement_rows order by id limit 1',
  )
  const [{ id: customer } = { id: '' }] = await shop.query<{ id: string }>(
    'select id from users where email = $1',
    [input.email],
  )
  const [{ id: message } = { id: '' }] = await shop.query<{ id: string }>(
    'select id from contacts where subject = $1',
    [input.messages[0]?.subject],
  )
  const made = await createHouseFixtures(shop)
  const { orderId } = input
  return {
    '/admin/orders/:orderId': [`/admin/orders/${orderId}`],
    '/admin/orders/batch': [`/admin/orders/batch?do=confirm&id=${orderId}`],
    '/admin/orders/batch/:batchId': [`/admin/orders/batch/${made.batch}`],
    '/admin/orders/pick-list': [`/admin/orders/pick-list?id=${orderId}`],
    '/admin/orders/slips.pdf': [`/admin/orders/slips.pdf?id=${orderId}`],
    '/admin/orders/packing': [`/admin/orders/packing?id=${orderId}`],
    '/admin/orders/labels': [`/admin/orders/labels?id=${orderId}`],
    '/admin/orders/labels.csv': [`/admin/orders/labels.csv?id=${orderId}`],
    '/admin/bank/rows/:rowId': [`/admin/bank/rows/${row}`],
    '/admin/bank/:statementId': [statement],
    '/admin/stock/:serial': ['/admin/stock/AC-CI01'],
    '/admin/catalog/:part?': ['/admin/catalog', '/admin/catalog/cartridges'],
    '/admin/catalog/:part/:key': ['/admin/catalog/cartridges/AC-CI01'],
    '/admin/content/campaigns/:slug': ['/admin/content/campaigns/bundle-2020'],
    '/admin/content/legal/:versionId': [`/admin/content/legal/${made.version}`],
    '/admin/content/legal/:versionId/preview': [`/admin/content/legal/${made.version}/preview`],
    '/admin/content/:kind?': ['/admin/content', '/admin/content/blog'],
    '/admin/content/:kind/:slug': ['/admin/content/faq/what-is-it'],
    '/admin/content/:kind/:slug/preview': ['/admin/content/faq/what-is-it/preview'],
    '/admin/staff/:userId': [`/admin/staff/${made.colleague}`],
    '/admin/customers/:userId': [`/admin/customers/${customer}`],
    '/admin/customers/:userId/data': [`/admin/customers/${customer}/data`],
    '/admin/messages/:messageId': [`/admin/messages/${message}`],
    '/admin/webhooks/endpoints/:endpointId': [`/admin/webhooks/endpoints/${made.endpoint}`],
    '/admin/webhooks/deliveries/:deliveryId': [`/admin/webhooks/deliveries/${made.delivery}`],
  }
}

/** What staff made: a colleague, a version, a batch; and what a partner's server answered, which is a stranger's word. */
async function createHouseFixtures(shop: JourneyShop) {
  const idOf = async (query: string, values: unknown[] = []) =>
    (await shop.query<{ id: string }>(`${query} returning id`, values))[0]?.id ?? ''
  const [hostile = ''] = XSS_PAYLOADS
  const partner = await idOf(
    `insert into partners (name, contact_email, created_at) values ($1, 'p@example.com', now())`,
    [hostile],
  )
  const endpoint = await insertEndpoint(shop, partner)
  const delivery = await idOf(
    `insert into webhook_deliveries (endpoint_id, event_id, kind, payload, state, created_at)
     values ($1, 'hostile', 'order.paid', $2, 'failed', now())`,
    [endpoint, JSON.stringify({ text: hostile })],
  )
  await idOf(
    `insert into webhook_attempts (delivery_id, attempted_at, status, error, duration_ms)
     values ($1, now(), 500, $2, 1)`,
    [delivery, XSS_PAYLOADS.slice(0, 10).join('\n')],
  )
  const colleague = await idOf(
    `insert into users (email, name, role, locale, created_at)
     values ($1, $2, 'staff', 'en', now())`,
    [newAddress('colleague'), hostile],
  )
  const version = await idOf(
    `insert into legal_versions (document, effective_from, body_en, body_ja, body_ko)
     values ('privacy', '2050-01-01', $1, $1, $1)`,
    [XSS_PAYLOADS.join('\n\n')],
  )
  const batch = await idOf(
    `insert into order_batches (action, form_key, requested_by, requested_at, ended_at)
     values ('confirm', gen_random_uuid(), $1, now(), now())`,
    [colleague],
  )
  return { endpoint, delivery, colleague, version, batch }
}

/** Further pages of lists, and what is found by a hostile search. */
export async function morePathsOf(shop: JourneyShop): Promise<string[]> {
  const idsOf = async (query: string) =>
    (await shop.query<{ id: string }>(query)).map(({ id }) => id)
  const orders = await idsOf(`select id from orders order by placed_at desc limit ${ORDERS_READ}`)
  const messages = await idsOf(
    `select id from contacts order by created_at desc limit ${MESSAGES_READ}`,
  )
  const search = encodeURIComponent(XSS_PAYLOADS[6] ?? '')
  const searched = ['orders', 'messages', 'customers', 'messages/subscribers']
  return [
    ...[2, 3, 4].map((page) => `/admin/messages?page=${page}`),
    ...searched.map((area) => `/admin/${area}?q=${search}`),
    ...['/admin/orders?status=all', '/admin/catalog/cartridges?q='].map((path) => path + search),
    ...orders.map((id) => `/admin/orders/${id}`),
    ...messages.map((id) => `/admin/messages/${id}`),
  ]
}
