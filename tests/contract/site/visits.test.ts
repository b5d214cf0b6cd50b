/** Page counts and the store of unexpected errors. Decisions, section 10. */
import { expect, test } from 'vitest'

import { ERROR_REPORTS_MAX } from '#domain/error-reports/policy.ts'
import { LIMITS } from '#domain/rate-limits/policy.ts'

import { openTestShop, type TestShop } from '../../support/shop/shop.ts'

const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0' }

const opened = (shop: TestShop, page: string, headers: Record<string, string> = BROWSER) =>
  shop.call({ path: '/api/page-views?locale=ko', body: { view: { page } }, headers })

const ERROR_REPORT = {
  message: 'Cannot read it for taro@example.com',
  stack: 'TypeError: Cannot read it\n    at show (/assets/page-abc.js:1:2)',
  page: '/contact?name=Taro',
  version: 'v1',
}
const report = (shop: TestShop, report: Record<string, unknown> = ERROR_REPORT) =>
  shop.call({ path: '/api/error-reports', body: { report } })

test('an opened page is counted by day in Japan, page and language, and by nothing else', async () => {
  // 16:30 in UTC is the next day in Japan.
  await using shop = await openTestShop({ now: '2026-11-02T16:30:00Z' })
  await opened(shop, '/faq')
  await opened(shop, '/faq')
  await opened(shop, '/company/news/any')
  await shop.shop.pageViewCounter.write()
  await opened(shop, '/faq')
  await shop.shop.pageViewCounter.write()

  const rows = await shop.query('select * from page_counts order by page')
  expect(rows.map((row) => ({ ...row, views: Number(row.views) }))).toEqual([
    { day: rows[0]?.day, page: '/company/news/*', locale: 'ko', views: 1 },
    { day: rows[0]?.day, page: '/faq', locale: 'ko', views: 3 },
  ])
  const days = await shop.query('select distinct day::text from page_counts')
  expect(days).toEqual([{ day: '2026-11-03' }])
})

test('robots and unknown addresses are not counted, and the answer does not show it', async () => {
  await using shop = await openTestShop()
  const answers = [
    await opened(shop, '/faq', { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }),
    await opened(shop, '/no-such-page'),
    await opened(shop, '/orders/123'),
  ]
  await shop.shop.pageViewCounter.write()
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
  expect(await shop.query('select 1 from page_counts')).toHaveLength(0)
})

test('what is counted is written when the shop closes', async () => {
  await using shop = await openTestShop()
  {
    await using beside = await openTestShop({ beside: shop })
    await opened(beside, '/faq')
  }
  expect(await shop.query('select page from page_counts')).toEqual([{ page: '/faq' }])
})

test('decisions §10 errors: what went wrong in a browser is one row with how often, without persons', async () => {
  await using shop = await openTestShop()
  expect((await report(shop)).status).toBe(204)
  await expect.poll(() => shop.query('select 1 from error_reports')).toHaveLength(1)
  shop.advance(60_000)
  await report(shop)
  await expect.poll(() => shop.query('select times from error_reports')).toEqual([{ times: 2 }])

  const [row] = await shop.query('select * from error_reports')
  expect(row).toMatchObject({ source: 'browser', place: '/contact', version: 'v1' })
  expect(JSON.stringify(row)).not.toMatch(/taro|Taro/)
  expect(row?.last_seen_at.getTime() - row?.first_seen_at.getTime()).toBe(60_000)
})

test('an unexpected error that was settled comes back when it happens again', async () => {
  await using shop = await openTestShop()
  await report(shop)
  await expect.poll(() => shop.query('select 1 from error_reports')).toHaveLength(1)
  await shop.query('update error_reports set resolved_at = now()')
  await report(shop)
  await expect
    .poll(() => shop.query('select resolved_at, times from error_reports'))
    .toEqual([{ resolved_at: null, times: 2 }])
})

test('a job that fails is an unexpected error too', async () => {
  await using shop = await openTestShop()
  await shop.query('alter table orders rename to orders_gone')
  await shop.queue.boss.send('orders.abandon_untouched', {})
  await expect(shop.runJobs()).rejects.toThrow()
  await expect
    .poll(() => shop.query('select source, place from error_reports'))
    .toEqual([{ source: 'job', place: 'orders.abandon_untouched' }])
})

test('one place reports a bounded number of unexpected errors', async () => {
  await using shop = await openTestShop()
  const { max } = LIMITS.error_report_network
  for (let count = 0; count < max; count += 1) expect((await report(shop)).status).toBe(204)
  const refused = await report(shop)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('unexpected errors that browsers report push out older ones of browsers, and none of the server', async () => {
  await using shop = await openTestShop()
  await shop.query(
    `insert into error_reports
     (fingerprint, source, message, stack, place, version, times, first_seen_at, last_seen_at)
     select 'old-' || n, case n when 0 then 'server' else 'browser' end, 'm', '', '/', 'v', 1, seen, seen
     from generate_series(0, $1::int) n, lateral (select timestamptz '2026-01-01' + n * interval '1 second' as seen) s`,
    [ERROR_REPORTS_MAX],
  )
  await report(shop)
  const forgotten = `select 1 from error_reports where fingerprint = 'old-1'`
  await expect.poll(() => shop.query(forgotten)).toHaveLength(0)
  const rows = await shop.query(
    'select source, count(*)::int from error_reports group by source order by source',
  )
  expect(rows).toEqual([
    { source: 'browser', count: ERROR_REPORTS_MAX },
    { source: 'server', count: 1 },
  ])
})

test('over-long and unknown parts are refused', async () => {
  await using shop = await openTestShop()
  const wrong = [
    { ...ERROR_REPORT, message: 'x'.repeat(5_000) },
    { ...ERROR_REPORT, cookie: 'secret' },
    { message: 'only this' },
  ]
  for (const body of wrong) expect((await report(shop, body)).status).toBe(422)
  expect((await opened(shop, 'x'.repeat(500))).status).toBe(422)
})
