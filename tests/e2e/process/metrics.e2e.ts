/** Pages in metrics and logs: named, counted by route, and logged without personal data. */
import { expect, test } from '../../support/drivers/journey.ts'
import { startCopiedShop } from '../../support/process/copied-shop.ts'
import { type RunningShop, startShop } from '../../support/process/running-shop.ts'

const READER = { 'accept-language': 'en' }

async function seriesOf(shop: RunningShop): Promise<Map<string, number>> {
  // A connection of its own: another process may answer.
  const headers = { connection: 'close' }
  const text = await fetch(`${shop.url}/metrics`, { headers }).then((answer) => answer.text())
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
  )
}

type Line = { level: string; message: string } & Record<string, unknown>

/** Those that came whole so far. */
const linesOf = (shop: RunningShop): Line[] =>
  shop
    .output()
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line))

const SECRET = 'S9d_-kQ2b7xVt0aLzE4mNw8RgYhUc3oPiJfKs6TdXv1'

test('pages: each has a name, is counted by its route, cached or rendered, and is one line when rendered', async () => {
  const shop = await startCopiedShop({ LOG_FORMAT: 'json' })
  try {
    const get = (path: string) => fetch(shop.url + path, { headers: READER, redirect: 'manual' })
    const first = await get('/faq')
    const id = first.headers.get('x-request-id') ?? ''
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    // Cached from here on: the same for everyone, so without the first request's id.
    await expect
      .poll(async () => (await get('/faq')).headers.get('x-request-id'), { timeout: 10_000 })
      .toBeNull()
    const before = await seriesOf(shop)
    for (let times = 0; times < 7; times += 1) await (await get('/faq')).arrayBuffer()
    const etag = (await get('/faq')).headers.get('etag') ?? ''
    const known = await fetch(`${shop.url}/faq`, { headers: { ...READER, 'if-none-match': etag } })
    expect(known.status).toBe(304)
    const unknown = await get(`/nothing/of/hanako@example.com?mail=hanako@example.com`)
    expect(unknown.status).toBe(404)
    expect(unknown.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    await get(`/reset-password/${SECRET}?mail=hanako@example.com`)
    await get(`/orders/status/${SECRET}`)
    await get('/%E0%A4%A')
    const asset = /(?:href|src)="(\/assets\/[^"]+)"/.exec(await first.text())?.[1] ?? '/none'
    expect((await get(asset)).headers.get('x-request-id')).toBeNull()

    const after = await seriesOf(shop)
    const grown = (series: string) => (after.get(series) ?? 0) - (before.get(series) ?? 0)
    expect(grown('http_requests_total{method="GET",route="/faq",status="2xx"}')).toBe(8)
    expect(grown('http_requests_total{method="GET",route="/faq",status="3xx"}')).toBe(1)
    expect(grown('response_cache_requests_total{cache="pages",result="hit"}')).toBe(9)
    expect(after.get('response_cache_entries{cache="pages"}')).toBeGreaterThan(0)
    expect(
      after.get('http_request_duration_seconds_count{method="GET",route="/faq",status="2xx"}'),
    ).toBeGreaterThan(0)
    const routes = [...after.keys()].join('\n')
    expect(routes).toContain('route="/reset-password/:tokenId"')
    expect(routes).not.toContain(SECRET)

    const last = (await get('/sign-in')).headers.get('x-request-id')
    await expect.poll(() => linesOf(shop).some(({ requestId }) => requestId === last)).toBe(true)
    const lines = linesOf(shop)
    const requests = lines.filter(({ message }) => message === 'request')
    expect(requests.filter(({ requestId }) => requestId === id)).toEqual([
      expect.objectContaining({ method: 'GET', route: '/faq', status: 200 }),
    ])
    expect(requests.filter(({ route }) => route === '(unknown)')).toContainEqual(
      expect.objectContaining({ status: 404, path: '/nothing/of/…@…' }),
    )
    expect(requests.some(({ route }) => String(route).startsWith('/assets'))).toBe(false)
    expect(shop.output()).not.toMatch(/hanako|S9d_-kQ2b7x/)
    expect(lines.filter(({ level }) => level === 'error')).toEqual([])
  } finally {
    await shop.close()
  }
})

test('two processes: each of them reports the sum of both @long', async () => {
  const shop = await startShop({ LOG_FORMAT: 'json', WEB_CONCURRENCY: '2' })
  try {
    const healthy = 'http_requests_total{method="GET",route="/healthz",status="2xx"}'
    const ask = (path: string) => fetch(shop.url + path, { headers: { connection: 'close' } })
    for (let times = 0; times < 40; times += 1) await (await ask('/healthz')).text()
    // Once both serve, each shows up in the metrics.
    await expect
      .poll(async () =>
        (await seriesOf(shop)).get('database_pool_connections{pool="requests",state="idle"}'),
      )
      .toBeGreaterThan(0)
    for (let times = 0; times < 8; times += 1) {
      const series = await seriesOf(shop)
      expect(series.get(healthy)).toBe(40)
      expect(series.get('shop_database_up')).toBe(1)
    }
    expect(linesOf(shop).filter(({ level }) => level === 'error')).toEqual([])
  } finally {
    await shop.close()
  }
})
