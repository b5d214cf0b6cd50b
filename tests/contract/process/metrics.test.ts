/** Metrics: who may read them, in which format, and that strangers cannot add to them. */
import { expect, test } from 'vitest'

import { IS_FULL_RUN } from '../../support/full-run.ts'
import { placeOrder, signIn } from '../../support/shop/buyer.ts'
import {
  confirmCard,
  postEvent,
  resetRateLimits,
  startPayment,
  stockUp,
} from '../../support/shop/orders.ts'
import { API_KEY, MINUTE, openTestShop, type TestShop } from '../../support/shop/shop.ts'

const TOKEN = 'a-token-of-the-collector'

async function read(shop: TestShop, headers: Record<string, string> = {}) {
  const answer = await fetch(`${shop.address}/metrics`, { headers })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

/** By name and labels, as written in the text. */
async function seriesOf(shop: TestShop): Promise<Map<string, number>> {
  const { status, text } = await read(shop)
  expect(status).toBe(200)
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(lines.map(parsed))
}

/** The format’s grammar, so far as numbers and labels go. */
const LINE =
  /^([a-z_:][a-zA-Z0-9_:]*(?:\{[a-zA-Z_]\w*="(?:[^"\\]|\\.)*"(?:,[a-zA-Z_]\w*="(?:[^"\\]|\\.)*")*\})?) (\S+)$/

function parsed(line: string): [string, number] {
  const [, series = '', value = ''] = LINE.exec(line) ?? []
  expect(series, line).not.toBe('')
  const number = value === '+Inf' ? Number.POSITIVE_INFINITY : Number(value)
  expect(Number.isNaN(number), line).toBe(value === 'NaN' || value === 'Nan')
  return [series, number]
}

test('metrics: this machine and the holder of the token read them; to all others there is no such address', async () => {
  await using shop = await openTestShop({ env: { METRICS_TOKEN: TOKEN, TRUSTED_PROXIES: '1' } })
  const own = await read(shop)
  expect(own.status).toBe(200)
  expect(own.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(own.headers.get('cache-control')).toBe('no-store')
  // It counts for no limit and leaves no record of the caller.
  expect(own.headers.get('ratelimit')).toBeNull()
  expect(own.headers.get('set-cookie')).toBeNull()

  const through = { 'x-forwarded-for': '203.0.113.7' }
  const status = async (headers: Record<string, string>) => (await read(shop, headers)).status
  expect(await status(through)).toBe(404)
  expect(await status({ 'x-forwarded-for': '127.0.0.1' })).toBe(404)
  for (const name of ['forwarded', 'via', 'x-real-ip', 'x-forwarded-host', 'x-forwarded-proto'])
    expect(await status({ [name]: 'x' }), name).toBe(404)
  expect(await status({ ...through, authorization: `Bearer ${TOKEN}` })).toBe(200)
  for (const wrong of [`Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`, `Basic ${TOKEN}`, 'Bearer'])
    expect(await status({ ...through, authorization: wrong }), wrong).toBe(404)
  // A wrong token is a mistake worth seeing, also on this machine.
  expect(await status({ authorization: 'Bearer wrong' })).toBe(404)
  expect((await fetch(`${shop.address}/metrics`, { method: 'POST' })).status).toBe(404)
})

test('metrics: a proxy on this machine that is not trusted is outside all the same', async () => {
  await using shop = await openTestShop()
  expect((await read(shop)).status).toBe(200)
  expect((await read(shop, { 'x-forwarded-for': '203.0.113.7' })).status).toBe(404)
  // Without a token none opens anything.
  expect((await read(shop, { 'x-forwarded-for': 'x', authorization: 'Bearer ' })).status).toBe(404)
})

test('metrics: requests are counted by route, method and kind of status, refusals by their code', async () => {
  await using shop = await openTestShop()
  const before = await seriesOf(shop)
  await shop.call({ path: '/v1/settings' })
  await shop.call({ path: '/v1/settings' })
  await shop.call({ path: '/v1/settings', headers: { 'x-api-key': 'wrong' } })
  await shop.call({ path: '/v1/orders/0b0e8a52-92c5-4f4e-8a35-5f4f4c0f3d4e' })
  await shop.call({ path: '/v1/contact', body: 'x'.repeat(70_000), method: 'POST' })
  const after = await seriesOf(shop)
  const grown = (series: string) => (after.get(series) ?? 0) - (before.get(series) ?? 0)
  expect(grown('http_requests_total{method="GET",route="/v1/settings",status="2xx"}')).toBe(2)
  expect(
    grown('http_request_duration_seconds_count{method="GET",route="/v1/settings",status="2xx"}'),
  ).toBe(2)
  expect(grown('http_requests_rejected_total{reason="api_key_invalid"}')).toBe(1)
  expect(grown('http_requests_rejected_total{reason="body_too_large"}')).toBe(1)
  expect(after.get('api_problems_total{route="/v1/*",code="api_key_invalid"}')).toBe(1)
  // Only the request for the metrics is under way.
  expect(after.get('http_requests_in_flight')).toBe(1)
})

test('metrics: orders, payments, messages of the processor, jobs and e-mails move their numbers', async () => {
  await using shop = await openTestShop()
  const empty = await seriesOf(shop)
  expect(empty.get('shop_database_up')).toBe(1)
  expect(empty.get('shop_order_events_total{kind="created"}')).toBeUndefined()

  const buyer = await signIn(shop)
  const { orderId } = await placeOrder(shop, buyer)
  const placed = await seriesOf(shop)
  expect(placed.get('shop_order_events_total{kind="created"}')).toBe(1)
  expect(placed.get('shop_emails_undelivered{state="queued"}')).toBeGreaterThan(0)
  expect(placed.get('shop_jobs{queue="orders.process_batches",state="waiting"}')).toBe(0)

  await confirmCard(shop, await startPayment(shop, buyer, orderId))
  await shop.drainJobs()
  // Long after, so that these events are counted for good, and once.
  shop.advance(6 * MINUTE)
  for (const _ of [1, 2]) {
    const paid = await seriesOf(shop)
    expect(paid.get('shop_order_events_total{kind="created"}')).toBe(1)
    expect(paid.get('shop_order_events_total{kind="paid"}')).toBe(1)
    expect(paid.get('shop_orders_waiting{kind="confirm"}')).toBe(1)
    expect(paid.get('shop_card_events_total{type="payment_intent.succeeded"}')).toBe(1)
    expect(paid.get('shop_emails_tried_total{outcome="sent"}')).toBeGreaterThan(0)
    expect(paid.get('shop_emails_undelivered{state="queued"}')).toBe(0)
    expect(paid.get('shop_email_oldest_queued_seconds')).toBe(0)
  }

  await resetRateLimits(shop)
  await stockUp(shop)
  await placeOrder(shop, buyer)
  const again = await seriesOf(shop)
  expect(again.get('shop_order_events_total{kind="created"}')).toBe(2)
  expect(again.get('shop_order_events_total{kind="paid"}')).toBe(1)
})

test('metrics: a refused message of the processor and an unexpected error are counted', async () => {
  await using shop = await openTestShop()
  await postEvent(shop, '{}', 't=1,v1=00')
  await shop.query('alter table settings rename to settings_away')
  await shop.call({ path: '/v1/settings' })
  await shop.query('alter table settings_away rename to settings')
  const series = await seriesOf(shop)
  expect(series.get('http_requests_rejected_total{reason="signature_invalid"}')).toBe(1)
  expect(series.get('shop_errors_total{source="server"}')).toBe(1)
  expect(series.get('shop_errors_total{source="browser"}')).toBe(0)
})

test('metrics: a shop whose database is away still reports its process', async () => {
  await using shop = await openTestShop()
  await shop.query('alter table order_events rename to order_events_away')
  const down = await seriesOf(shop)
  await shop.query('alter table order_events_away rename to order_events')
  expect(down.get('shop_database_up')).toBe(0)
  expect([...down.keys()].filter((name) => name.startsWith('shop_jobs{'))).toEqual([])
  expect(down.get('process_resident_memory_bytes')).toBeGreaterThan(0)
  expect((await seriesOf(shop)).get('shop_database_up')).toBe(1)
})

const COUNT = IS_FULL_RUN ? 1_000 : 300

test('metrics: hundreds of invented addresses, methods and keys add a handful of series', async () => {
  await using shop = await openTestShop()
  const ask = (path: string, method: string, key: string) =>
    fetch(`${shop.address}${path}`, { method, headers: { 'x-api-key': key } }).then((answer) =>
      answer.arrayBuffer(),
    )
  const kinds = [
    (n: number) => `/x${n}/${n}.data`,
    (n: number) => `/v1/orders/${n}-${n}`,
    (n: number) => `/v1/x${n}`,
    (n: number) => `/api/x${n}?y=${n}`,
    (n: number) => `/graphql/${n}`,
  ]
  for (const kind of kinds) await ask(kind(0), 'GET', API_KEY)
  for (const method of ['PROPFIND', 'GET', 'DELETE']) await ask('/v1/x', method, 'none')
  const before = (await seriesOf(shop)).size
  for (let n = 1; n <= COUNT; n += 25) {
    await Promise.all(
      Array.from({ length: 25 }, (_, at) => {
        const path = kinds[(n + at) % kinds.length]?.(n + at) ?? '/'
        return ask(path, ['GET', 'DELETE', 'PURGE', 'REPORT'][at % 4] ?? 'GET', `key-${n + at}`)
      }),
    )
  }
  const { text } = await read(shop)
  expect(text).not.toMatch(/x\d|PURGE|REPORT|PROPFIND/)
  // Their combinations of route, method and kind of status, at 12 lines of a histogram each.
  expect((await seriesOf(shop)).size - before).toBeLessThan(300)
})
