/** What staff ask the shop all day, by the page and the filter: first pages, pages far in, searches that find much, little and nothing. */

import { type AuditFilter, listAudit } from '#domain/audit/list-audit.server.ts'
import { viewStock } from '#domain/catalog/stock/list-stock.server.ts'
import { listStockDays } from '#domain/catalog/stock/list-stock-days.server.ts'
import type { ContactFilter } from '#domain/contact/contact.ts'
import { listMessages } from '#domain/contact/list-messages.server.ts'
import type { Context } from '#domain/context.ts'
import { listFailedJobs } from '#domain/error-reports/failed-jobs.server.ts'
import { listEmailsAbout, listUndeliveredEmails } from '#domain/mail/list-emails.server.ts'
import { listSubscribers } from '#domain/newsletter/subscribers.server.ts'
import { listOrdersNeedingAttentionAsStaff } from '#domain/orders/attention/list-orders-needing-attention.server.ts'
import type { CustomerSort } from '#domain/orders/customers/customer-sort.ts'
import { listCustomers } from '#domain/orders/customers/list-customers.server.ts'
import { ORDER_STATUSES } from '#domain/orders/lifecycle.ts'
import { NO_FILTER, type OrderFilter, type OrderSort } from '#domain/orders/listing/list-filter.ts'
import { listReservedStock } from '#domain/orders/listing/list-reserved-stock.server.ts'
import { countOrders, searchOrders } from '#domain/orders/listing/search-orders.server.ts'
import { readOrderStatistics } from '#domain/orders/statistics/read-statistics.server.ts'
import { viewOrderAsStaff } from '#domain/orders/view-order.server.ts'
import { countSections } from '#web/features/admin/today/section-counts.server.ts'
import { loadToday } from '#web/features/admin/today/today.server.ts'

import type { TestShop } from '../tests/support/shop/shop.ts'

type Question = [name: string, ask: () => Promise<unknown>]

const PAGE = { number: 1, size: 25 }
const FAR = { number: 100, size: 25 }

export async function questionsTo(shop: TestShop, staff: Context): Promise<Question[]> {
  const middle = await one(
    shop,
    'select id from orders order by placed_at offset (select count(*) / 2 from orders) limit 1',
  )
  return [
    ['Today', () => loadToday(staff)],
    ['every page: counts in the navigation', () => countSections(staff)],
    ['every page: what was given up', () => listFailedJobs(staff, 0)],
    ...ordersAsked(staff, middle),
    ...customersAsked(staff),
    ...emailQuestions(staff, middle),
    ...auditAsked(staff),
    ['figures of a year', () => readOrderStatistics(staff, 'year')],
    ['figures: how long the stock lasts', () => listStockDays(staff)],
    ['stock: the shelf', () => listReservedStock(staff)],
    ['stock: movements of one', () => viewStock(staff, 'AC-CI01', PAGE)],
    ['stock: movements, page 100', () => viewStock(staff, 'AC-CI01', FAR)],
  ]
}

function ordersAsked(staff: Context, middle: string | null): Question[] {
  const asked = (
    name: string,
    wish: Partial<OrderFilter>,
    sort: OrderSort = 'newest',
  ): Question => [
    `orders: ${name}`,
    () => searchOrders(staff, { ...NO_FILTER, ...wish }, { sort, from: null, size: 50 }),
  ]
  const from = middle === null ? null : ({ side: 'after', id: middle } as const)
  return [
    asked('first page', {}),
    [
      'orders: a page in the middle',
      () => searchOrders(staff, NO_FILTER, { sort: 'newest', from, size: 50 }),
    ],
    asked('oldest first', {}, 'oldest'),
    asked('next deadline first', {}, 'deadline'),
    ...ORDER_STATUSES.map((status) => asked(`state ${status}`, { statuses: [status] })),
    asked('by card', { method: 'card' }),
    asked('by transfer, to confirm', { method: 'bank_transfer', statuses: ['paid'] }),
    asked('Korea', { country: 'KR' }),
    asked('Korea, by card, next deadline first', { country: 'KR', method: 'card' }, 'deadline'),
    asked('a country without orders', { country: 'FR' }),
    asked('in dollars', { currency: 'usd' }),
    asked('a month of last year', { from: '2025-11-01', to: '2025-11-30' }),
    asked('a month, Korea', { from: '2025-11-01', to: '2025-11-30', country: 'KR' }),
    asked('needs a person', { needsAttention: true }),
    asked('past the deadline', { isLate: true }),
    asked('search one buyer', { search: 'buyer1711@many' }),
    asked('search a telephone', { search: '090-0000-7919' }),
    asked('search name and reading', { search: 'たかはし 花子' }),
    asked('search one sign', { search: '林' }),
    asked('search everybody', { search: 'many.example.com' }),
    asked('search a cartridge', { search: 'AC-CI01' }),
    asked('search a cartridge, to ship', { search: 'AC-CI01', statuses: ['confirmed'] }),
    asked('search nobody', { search: 'nobody has this' }),
    ['orders: exceptions', () => listOrdersNeedingAttentionAsStaff(staff, PAGE)],
    ['orders: count for the export', () => countOrders(staff, NO_FILTER)],
    ['one order with its timeline', async () => middle && viewOrderAsStaff(staff, middle)],
  ]
}

function customersAsked(staff: Context): Question[] {
  const asked = (name: string, input: string): Question => [
    `customers: ${name}`,
    () => listCustomers(staff, { input, after: null }),
  ]
  const sorted = (key: CustomerSort['key']): Question => [
    `customers: by ${key}`,
    () => listCustomers(staff, { input: '', sort: { key, isDescending: true }, after: null }),
  ]
  return [
    asked('first page', ''),
    sorted('last'),
    sorted('orders'),
    asked('search an address', 'buyer711@'),
    asked('search the beginning of all addresses', 'buyer'),
    asked('search a name of many', '山田'),
    asked('search a name of one', '山田 606'),
    asked('search a telephone', '080-0000-4999'),
    asked('search nobody', 'nobody-has-this'),
  ]
}

function emailQuestions(staff: Context, middle: string | null): Question[] {
  const messages = (name: string, wish: Partial<ContactFilter>, page = PAGE): Question => [
    `messages: ${name}`,
    () => listMessages(staff, { state: null, topic: null, search: '', ...wish }, page),
  ]
  const readers = (name: string, search: string, page = PAGE): Question => [
    `subscribers: ${name}`,
    () => listSubscribers(staff, { state: null, search }, page),
  ]
  return [
    messages('waiting', { state: 'open' }),
    messages('all', {}),
    messages('page 100', {}, FAR),
    messages('search a writer', { search: 'writer711@' }),
    messages('search a name of many', { search: '山田' }),
    messages('waiting, the oldest first', {
      state: 'open',
      sort: { key: 'received', isDescending: false },
    }),
    messages('search nobody', { search: 'nobody has this' }),
    readers('first page', ''),
    readers('page 100', '', FAR),
    readers('search one', 'reader711@'),
    ['letters: not delivered', () => listUndeliveredEmails(staff)],
    ['letters: about an order', () => listEmailsAbout(staff, middle ?? '')],
  ]
}

function auditAsked(staff: Context): Question[] {
  const asked = (name: string, filter: AuditFilter): Question => [
    `audit log: ${name}`,
    () => listAudit(staff, filter),
  ]
  const nobody = '22222222-2222-4222-8222-222222222222'
  const me = 'userId' in staff.actor ? staff.actor.userId : nobody
  const day = { from: new Date('2025-06-01T00:00:00Z'), until: new Date('2025-06-02T00:00:00Z') }
  return [
    asked('first page', {}),
    asked('of a person', { personId: me }),
    asked('of nobody', { personId: nobody }),
    asked('an action', { action: 'orders_exported' }),
    asked('one subject', { target: { type: 'stock', id: 'many-7' } }),
    asked('a day of last year', day),
    asked('a person on that day', { personId: me, ...day }),
  ]
}

async function one(shop: TestShop, text: string): Promise<string | null> {
  const { rows } = await shop.pool.query<{ id: string }>(text)
  return rows[0]?.id ?? null
}
