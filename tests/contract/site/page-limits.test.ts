/** The cost of pages is limited: unknown and invented addresses, and pages rendered again. Decision 0038. */
import { expect, test } from 'vitest'

import { openLoad } from '#server/load/load.ts'
import { NETWORK_RENDER_LINE, RENDER_LANE, RENDERS } from '#server/load/policy.ts'

import { watchQueries } from '../../support/database/queries.ts'
import { openTestShop } from '../../support/shop/shop.ts'
import { smallSite } from '../../support/site/small-site.ts'

const MANY = 2_100
const KEPT_FOR_MS = 60_000

test('§2 404: unknown addresses are rendered once for each language, and then query the database no more', async () => {
  await using site = await openSite()
  for (const locale of ['ja', 'en', 'ko']) {
    expect(await site.statusOf('/no/such', { cookie: `lang=${locale}` })).toBe(404)
    expect(await site.statusOf('/no/such.data', { cookie: `lang=${locale}` })).toBe(404)
  }
  expect(site.rendered()).toEqual(['/404', '/404.data', '/404', '/404.data', '/404', '/404.data'])

  using queries = watchQueries()
  for (const path of ['/a', '/404', '/images/none', '/admin/none', '/x/a/b/c', '/x.php?page=7']) {
    for (const locale of ['ja', 'en', 'ko']) {
      const answer = await site.ask(path, { cookie: `lang=${locale}`, 'if-none-match': '*' })
      expect(answer.status, path).toBe(404)
      expect(answer.text, path).toContain('not-found')
      expect(answer.headers.get('content-security-policy'), path).toContain("default-src 'none'")
    }
    const data = await site.ask(`${path.replace(/\?.*/, '')}.data?x=1`)
    expect([data.status, data.headers.get('x-remix-response')], path).toEqual([404, 'yes'])
  }
  for (const method of ['HEAD', 'GET']) expect(await site.statusOf('/b', {}, method)).toBe(404)
  expect(site.rendered()).toEqual([])
  expect(queries.taken()).toEqual([])

  // Those that are near to the same pages share one answer as well.
  for (const path of ['/faq/none', '/FAQ.html?x=1', '/ja/fa%71', '/faq/other?near=/contact'])
    expect(await site.statusOf(path), path).toBe(404)
  expect(site.rendered()).toEqual(['/404?near=%2Ffaq'])

  // The language of an address is remembered, there too.
  const chosen = await site.ask('/none?lang=ko')
  expect(chosen.headers.get('set-cookie')).toContain('lang=ko')
})

test('invented parts, parameters and values do not query the database once their page is cached', async () => {
  await using site = await openSite()
  for (const path of ['/faq', '/faq.data', '/faq.data?_routes=z', '/blog', '/'])
    await site.ask(path)
  site.rendered()
  using queries = watchQueries()
  for (const path of [
    '/faq?utm_source=letter',
    '/faq?x=1&y=2&type=none',
    '/faq.data?x=1',
    '/faq.data?_routes=z1,z2',
    '/faq.data?_routes=routes/order',
    '/blog?q=1&kind=citrus',
    '/?page=3&kind=none&q=z',
  ]) {
    expect(await site.statusOf(path), path).toBe(200)
  }
  expect(site.rendered()).toEqual([])
  expect(queries.taken()).toEqual([])
})

test('a cached page outlives 2,100 invented addresses', async () => {
  await using site = await openSite()
  const kept = ['/company/profile', '/faq', '/blog?page=2']
  for (const path of kept) await site.ask(path)

  // So many were enough to push every page out.
  await site.askAll(Array.from({ length: MANY }, (_, at) => `/faq.data?_routes=z${at}`))
  await site.askAll(Array.from({ length: MANY }, (_, at) => `/faq?type=hardware&type=z${at}`))
  const others = [
    (at: number) => `/invented/${at}`,
    (at: number) => `/faq?invented=${at}`,
    (at: number) => `/blog?page=${at + 3}`,
    (at: number) => `/blog/none-${at}`,
    (at: number) => `/company/news/none.data?x=${at}`,
  ]
  await site.askAll(Array.from({ length: 500 }, (_, at) => others[at % others.length]?.(at) ?? ''))

  site.rendered()
  for (const path of kept) expect(await site.statusOf(path), path).toBe(200)
  expect(site.rendered()).toEqual([])
}, 120_000)

test('an address with needless escapes leads to the one that the rules about paths know', async () => {
  await using site = await openSite()
  for (const [path, to] of [
    ['/%66aq?type=%61', '/faq?type=%61'],
    ['/%61dmin/orders', '/admin/orders'],
    ['/reset-passwor%64/x.%64ata', '/reset-password/x.data'],
    ['/%63heckout', '/checkout'],
  ] as const) {
    const answer = await fetch(`${site.address}${path}`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')], path).toEqual([301, to])
  }
  expect(site.rendered()).toEqual([])
})

test('a network renders its share, is refused in its language, and still gets cached pages', async () => {
  await using site = await openSite()
  const from = (network: string) => ({ 'x-forwarded-for': network })
  await site.ask('/faq')
  await site.ask('/none', { cookie: 'lang=ja' })
  for (let round = 0; round < RENDERS.burst; round += 10) {
    const paths = Array.from({ length: 10 }, (_, at) => `/order?x=${round + at}`)
    const answers = await Promise.all(paths.map((path) => site.ask(path, from('203.0.113.7'))))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  }
  for (const [locale, title] of [
    ['ja', 'アクセス回数が上限に達しました'],
    ['en', 'Too many requests from your network'],
    ['ko', '접속 횟수가 한도를 넘었습니다'],
  ] as const) {
    const page = await site.ask('/order', { ...from('203.0.113.7'), cookie: `lang=${locale}` })
    expect(page.status).toBe(429)
    expect(page.text).toContain(title)
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  expect(await site.statusOf('/order.data', from('203.0.113.7'))).toBe(503)
  expect(await site.statusOf('/faq', from('203.0.113.7'))).toBe(200)
  expect(await site.statusOf('/none', { ...from('203.0.113.7'), cookie: 'lang=ja' })).toBe(404)
  expect(await site.statusOf('/order', from('203.0.113.8'))).toBe(200)
  expect(await site.statusOf('/order')).toBe(200)
  expect(site.load.snapshot().renders).toMatchObject({ limitedByNetwork: 4, inProgress: 0 })

  // A copy that is too old is better than none.
  site.advance(KEPT_FOR_MS)
  site.rendered()
  expect(await site.statusOf('/faq', from('203.0.113.7'))).toBe(200)
  expect(site.rendered()).toEqual([])

  site.loadClock.ms += 1_000
  expect(await site.statusOf('/order', from('203.0.113.7'))).toBe(200)
})

test('a form of a network beyond its share comes back with what was typed', async () => {
  await using site = await openSite()
  const headers = { 'x-forwarded-for': '203.0.113.7' }
  await site.askAll(
    Array.from({ length: RENDERS.burst }, (_, at) => `/order?${at}`),
    headers,
  )
  const form = new URLSearchParams({ name: '山田', message: 'a "quoted" question' })
  const answer = await fetch(`${site.address}/contact`, { method: 'POST', body: form, headers })
  expect(answer.status).toBe(429)
  const html = await answer.text()
  expect(html).toContain('value="山田"')
  expect(html).toContain('value="a &quot;quoted&quot; question"')
})

test('renders wait in a short queue, and beyond it are refused; calls, cached pages and the console are not', async () => {
  await using site = await openSite()
  await site.ask('/faq')
  const { promise, resolve } = Promise.withResolvers<void>()
  site.hold(promise)
  const { atOnce, waiting } = RENDER_LANE
  const waited = Array.from({ length: atOnce + waiting }, (_, at) =>
    site.statusOf(`/order?x=${at}`, { 'x-forwarded-for': `198.51.100.${at}` }),
  )
  const renders = () => site.load.snapshot().renders
  await expect.poll(renders).toMatchObject({ inProgress: atOnce, waiting })

  const page = await site.ask('/order?x=late', { cookie: 'lang=en' })
  expect(page.status).toBe(503)
  expect(page.text).toContain('The shop is very busy right now')
  expect(page.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(await site.statusOf('/faq')).toBe(200)
  expect((await site.call({ path: '/v1/settings' })).status).toBe(200)
  const console = site.statusOf('/admin/sign-in')
  await expect.poll(renders).toMatchObject({ inProgress: atOnce + 1, limitedInTotal: 1 })

  resolve()
  expect(new Set(await Promise.all([...waited, console]))).toEqual(new Set([200]))
  expect(renders()).toMatchObject({ inProgress: 0, waiting: 0 })
})

/** A shop behind one trusted proxy; who names no network is this machine, which is not limited. */
async function openSite() {
  const loadClock = { ms: 0 }
  const small = smallSite()
  const shop = await openTestShop({
    env: { TRUSTED_PROXIES: '1' },
    pages: small,
    load: openLoad({
      trustedProxies: 1,
      now: () => loadClock.ms,
      // A slow machine must not take a wait for a long one.
      renderBounds: {
        lane: { ...RENDER_LANE, waitMs: 120_000 },
        networkLine: { ...NETWORK_RENDER_LINE, waitMs: 120_000 },
      },
      loopDelay: { lastingMs: () => 0, close: () => {} },
    }),
  })
  const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const answer = await fetch(`${shop.address}${path}`, {
      method,
      headers: { 'accept-language': 'ja', ...headers },
    })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }

  return {
    ...shop,
    loadClock,
    ask,
    statusOf: async (path: string, headers?: Record<string, string>, method?: string) =>
      (await ask(path, headers, method)).status,
    async askAll(paths: readonly string[], headers?: Record<string, string>) {
      for (let at = 0; at < paths.length; at += 30) {
        await Promise.all(paths.slice(at, at + 30).map((path) => ask(path, headers)))
      }
    },
    rendered: small.taken,
    hold: small.hold,
  }
}
