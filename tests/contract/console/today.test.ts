/** The console's first page: each exception appears, and disappears when it is resolved. Decisions, section 12. */
import { expect, test } from 'vitest'

import { listStockDays } from '#domain/catalog/stock/list-stock-days.server.ts'
import { SALES_RATE_DAYS } from '#domain/catalog/stock/stock-reasons.ts'
import {
  deleteDeadJob,
  listFailedJobs,
  retryFailedJob,
} from '#domain/error-reports/failed-jobs.server.ts'
import { resolveErrorReport } from '#domain/error-reports/list-error-reports.server.ts'
import { recordErrorReport } from '#domain/error-reports/record-error-report.server.ts'
import { listOrdersByAttention } from '#domain/orders/attention/list-attention.server.ts'
import { recordTransfer } from '#domain/orders/bank-transfers/record-transfer.server.ts'
import { resendAnyEmail } from '#domain/orders/emails/resend-any-email.server.ts'
import { confirmOrder } from '#domain/orders/fulfilment/confirm-order.server.ts'
import { shipOrder } from '#domain/orders/fulfilment/ship-order.server.ts'
import { readOrderStatistics } from '#domain/orders/statistics/read-statistics.server.ts'
import { countSections } from '#web/features/admin/today/section-counts.server.ts'
import { loadToday } from '#web/features/admin/today/today.server.ts'
import { countExceptions } from '#web/features/admin/today/today.ts'

import { signIn } from '../../support/shop/buyer.ts'
import {
  buyerContext,
  placeBankOrder,
  staffContext,
  stockUp,
  systemContext,
} from '../../support/shop/orders.ts'
import { DAY, openTestShop, type TestShop } from '../../support/shop/shop.ts'
import { unwrap } from '../../support/shop/unwrap.ts'

const TRANSFER = { amountMinor: 81_260, payerName: 'ヤマダ タロウ', receivedOn: '2026-11-02' }

/** How many orders wait in each way that any waits in. */
async function waiting(shop: TestShop): Promise<Record<string, number>> {
  const { exceptions, work } = await loadToday(await staffContext(shop))
  const some = [...exceptions, ...work].filter(({ count }) => count > 0)
  return Object.fromEntries(some.map(({ kind, count }) => [kind, count]))
}

const audited = async (shop: TestShop): Promise<string[]> => {
  const rows = await shop.query<{ action: string }>('select action from audit_entries order by id')
  return rows.map(({ action }) => action)
}

test('Decisions, section 12: an order waits for one thing after the other, the late before the due', async () => {
  await using shop = await openTestShop()
  await stockUp(shop)
  const orderId = await placeBankOrder(shop, await signIn(shop))
  expect(await waiting(shop)).toEqual({})
  const { awaitingTransfer } = await loadToday(await staffContext(shop))
  expect(awaitingTransfer).toEqual({ count: 1, isMore: false })

  shop.advance(12 * DAY)
  expect(await waiting(shop)).toEqual({ transfer_due: 1 })
  shop.advance(5 * DAY)
  expect(await waiting(shop)).toEqual({ transfer_late: 1 })

  const staff = await staffContext(shop)
  await recordTransfer(staff, orderId, { ...TRANSFER, acceptsDifference: false })
  expect(await waiting(shop)).toEqual({ confirm: 1 })
  expect((await countSections(staff)).orders).toBe(1)
  await confirmOrder(staff, orderId)
  expect(await waiting(shop)).toEqual({ ship: 1 })
  await shipOrder(staff, orderId, '1234-5678-9013')
  expect(await waiting(shop)).toEqual({})
  expect((await countSections(staff)).orders).toBe(0)
})

test('Decisions, section 7: a dispute is listed once, with its deadline, and not also as an order to check', async () => {
  await using shop = await openTestShop()
  await stockUp(shop)
  const orderId = await placeBankOrder(shop, await signIn(shop))
  const dueAt = new Date(shop.clock.now.getTime() + 3 * DAY)
  await shop.query("update orders set review_reason = 'dispute_open' where id = $1", [orderId])
  expect(await waiting(shop)).toEqual({ review: 1 })

  await shop.query(
    `insert into disputes (id, order_id, state, amount_minor, currency, reason, due_at, opened_at)
     values ('dp_1', $1, 'needs_response', 1, 'jpy', 'general', $2, $2)`,
    [orderId, dueAt],
  )
  expect(await waiting(shop)).toEqual({ dispute: 1 })
  const told = await listOrdersByAttention(await staffContext(shop), 'dispute', 5)
  expect(told.ok && told.value.first[0]?.answerBy).toEqual(dueAt)

  await shop.query("update disputes set state = 'under_review'")
  expect(await waiting(shop)).toEqual({ review: 1 })
  await shop.query("update orders set review_reason = null, status = 'refund_due'")
  expect(await waiting(shop)).toEqual({ refund: 1 })
})

test('an error comes, is settled once however often it is pressed, and comes back when it happens again', async () => {
  await using shop = await openTestShop()
  await stockUp(shop)
  const staff = await staffContext(shop)
  const happen = () =>
    recordErrorReport(systemContext(shop), {
      source: 'server',
      message: 'Broken',
      stack: 'at here',
      place: '/',
      version: 'v1',
    })
  await happen()
  const { errorReports } = await loadToday(staff)
  expect([errorReports.count, (await countSections(staff)).incidents]).toEqual([1, 1])
  expect(JSON.stringify(errorReports)).not.toContain('at here')

  const fingerprint = errorReports.first[0]?.fingerprint ?? ''
  await Promise.all([
    resolveErrorReport(staff, fingerprint),
    resolveErrorReport(staff, fingerprint),
  ])
  expect(countExceptions(await loadToday(staff))).toBe(0)
  expect(await audited(shop)).toEqual(['error_resolved'])
  await happen()
  expect((await loadToday(staff)).errorReports.count).toBe(1)
  expect(await resolveErrorReport(staff, 'none')).toEqual({ ok: false, error: 'not_found' })
})

test('a failed job is retried or dismissed; a scheduled one counts until it succeeds', async () => {
  await using shop = await openTestShop()
  const staff = await staffContext(shop)
  const put = async (name: string, data: string, state: string, minutesAgo: number) => {
    const [row] = await shop.query<{ id: string }>(
      `insert into pgboss.job (name, data, state, completed_on, output)
       values ($1, $2, $3, now() - $4 * interval '1 minute', '{"message":"to hanako@example.com"}')
       returning id`,
      [name, data, state, minutesAgo],
    )
    return row?.id ?? ''
  }
  const failed = async () => {
    const told = await listFailedJobs(staff, 10)
    return told.ok ? told.value.first.map(({ name }) => name) : []
  }
  const refund = await put('payments.send_refund', '{"refundId":"r1"}', 'failed', 3)
  const event = await put('payments.sync_webhook', '{"eventId":"e1"}', 'failed', 2)
  const row = await put('statements.record_confirmed', '{}', 'failed', 20)
  await put('orders.lapse_unpaid', '{}', 'failed', 9)
  expect(await failed()).toEqual([
    'payments.sync_webhook',
    'payments.send_refund',
    'orders.lapse_unpaid',
    'statements.record_confirmed',
  ])
  expect(JSON.stringify(await listFailedJobs(staff, 10))).not.toContain('hanako')

  await put('orders.lapse_unpaid', '{}', 'completed', 1)
  expect(await failed()).toEqual([
    'payments.sync_webhook',
    'payments.send_refund',
    'statements.record_confirmed',
  ])
  for (const id of [refund, event]) {
    expect(await deleteDeadJob(staff, id)).toEqual({ ok: false, error: 'job_must_end' })
  }
  expect(await failed()).toHaveLength(3)
  expect(await retryFailedJob(staff, refund)).toEqual({ ok: true, value: null })
  expect(await retryFailedJob(staff, refund)).toEqual({ ok: false, error: 'not_found' })
  expect(await retryFailedJob(staff, event)).toEqual({ ok: true, value: null })
  expect(await deleteDeadJob(staff, row)).toEqual({ ok: true, value: null })
  expect(await deleteDeadJob(staff, 'no id')).toEqual({ ok: false, error: 'not_found' })
  expect(await failed()).toEqual([])
  expect(await audited(shop)).toEqual(['job_retried', 'job_retried', 'job_deleted'])
  const rows = await shop.query('select state from pgboss.job where id = $1', [refund])
  expect(rows).toEqual([{ state: 'retry' }])
})

test('an e-mail that failed is sent again by its id, and the log names who did it', async () => {
  await using shop = await openTestShop()
  await stockUp(shop)
  const orderId = await placeBankOrder(shop, await signIn(shop))
  await shop.drainJobs()
  await shop.query(
    `insert into emails (kind, entity_id, recipient, locale, payload, message_id, state, created_at)
     values ('contact_received', 'c1', 'a@example.com', 'en', '{}', 'm1', 'queued', now())`,
  )
  await shop.query(
    `update emails set state = 'failed', attempts = 40
     where kind in ('contact_received', 'bank_instructions')`,
  )
  const staff = await staffContext(shop)
  const { emails } = await loadToday(staff)
  expect(emails.count).toBe(2)
  for (const { id } of emails.first)
    expect(await resendAnyEmail(staff, id)).toMatchObject({ ok: true })
  expect((await loadToday(staff)).emails.count).toBe(0)
  expect(await audited(shop)).toEqual(['email_resent'])
  const rows = await shop.query(
    "select kind from order_events where order_id = $1 and kind = 'email_resent'",
    [orderId],
  )
  expect(rows).toHaveLength(1)
})

test('figures are sums by days in Japan, for staff alone', async () => {
  await using shop = await openTestShop({ now: '2026-11-02T14:59:00Z' })
  await stockUp(shop)
  const buyer = await signIn(shop)
  const orderId = await placeBankOrder(shop, buyer)
  shop.advance(2 * 60_000)
  await recordTransfer(await staffContext(shop), orderId, { ...TRANSFER, acceptsDifference: false })

  const told = unwrap(await readOrderStatistics(await staffContext(shop), 'month'))
  expect(told.steps.slice(-2)).toEqual([
    { step: '2026-11-02', placed: 1, paid: 1, takingsMinor: { jpy: 0, usd: 0 } },
    { step: '2026-11-03', placed: 0, paid: 0, takingsMinor: { jpy: 81_260, usd: 0 } },
  ])
  const refused = await readOrderStatistics(buyerContext(shop, buyer), 'month')
  expect(refused).toEqual({ ok: false, error: 'forbidden' })
})

test('§12 statistics: totals of a period and of the one before as far as it had come, from the same money', async () => {
  await using shop = await openTestShop()
  await stockUp(shop)
  const again = 'again@example.com'
  const pay = async (orderId: string) => {
    const staff = await staffContext(shop)
    await recordTransfer(staff, orderId, { ...TRANSFER, acceptsDifference: false })
  }
  await pay(await placeBankOrder(shop, await signIn(shop, again)))
  shop.advance(7 * DAY + 60_000)
  await pay(await placeBankOrder(shop, await signIn(shop, again)))
  const other = await signIn(shop, 'other@example.com')
  await pay(await placeBankOrder(shop, other))
  await placeBankOrder(shop, other)

  const week = unwrap(await readOrderStatistics(await staffContext(shop), 'week'))
  const none = { takingsMinor: 0, returnedMinor: 0, averageMinor: null }
  const paid = (count: number) => ({
    jpy: { takingsMinor: count * 81_260, returnedMinor: 0, averageMinor: 81_260 },
    usd: none,
  })
  expect(week.now).toEqual({ placed: 3, buyers: 2, again: 1, money: paid(2) })
  expect(week.before).toEqual({ placed: 1, buyers: 1, again: 0, money: paid(1) })
  expect(week.countries).toEqual([{ country: 'JP', placed: 3, before: 1 }])
  expect(week.steps.reduce((sum, { placed }) => sum + placed, 0)).toBe(3)

  const today = unwrap(await readOrderStatistics(await staffContext(shop), 'today'))
  expect(today.now.placed).toBe(3)
  expect(today.before).toEqual({ placed: 0, buyers: 0, again: 0, money: { jpy: none, usd: none } })
  const year = unwrap(await readOrderStatistics(await staffContext(shop), 'year'))
  expect(year.now.money.jpy.takingsMinor).toBe(3 * 81_260)
  expect(year.steps.at(-1)?.placed).toBe(4)
})

test('§12 statistics: the scents that sell and run out first, with the days that their stock lasts', async () => {
  await using shop = await openTestShop()
  await stockUp(shop)
  expect(await listStockDays(await staffContext(shop))).toEqual({ ok: true, value: [] })
  const orderId = await placeBankOrder(shop, await signIn(shop))
  await recordTransfer(await staffContext(shop), orderId, { ...TRANSFER, acceptsDifference: false })
  await confirmOrder(await staffContext(shop), orderId)
  await shipOrder(await staffContext(shop), orderId, '1234-5678-9013')
  // What was shipped is counted once a minute, for all pages.
  expect(await listStockDays(await staffContext(shop))).toEqual({ ok: true, value: [] })
  shop.advance(60_000)
  const scents = unwrap(await listStockDays(await staffContext(shop)))
  expect(scents).toHaveLength(6)
  for (const { shippedLately, available, daysLeft } of scents) {
    expect(shippedLately).toBe(1)
    expect(available).toBeGreaterThan(0)
    expect(daysLeft).toBe(available * SALES_RATE_DAYS)
  }
})
