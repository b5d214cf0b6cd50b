/** A shop as it runs behind https: the headers of its pages, scored, and what a malformed address does. Design: reliability 4.1. */

import { FOREIGN_ORIGIN, type Observed, scoreOf } from '../../support/api/observatory.ts'
import { expect, test } from '../../support/drivers/journey.ts'
import { freePort } from '../../support/process/local-server.ts'
import { type RunningShop, startShop } from '../../support/process/running-shop.ts'

const PUBLIC_URL = 'https://shop.example.com'
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL,
  PUBLIC_API_KEY: 'pk_of_this_journey',
  STRIPE_SECRET_KEY: 'sk_live_sample',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_sample',
  STRIPE_WEBHOOK_SECRET: 'whsec_sample',
  SMTP_URL: 'smtps://mail.example.com',
  MAIL_FROM: 'shop@shop.example.com',
}

let shop: RunningShop
/** As the proxy would call it: the shop itself speaks no https. */
let inner: string

test.beforeAll(async () => {
  const port = await freePort()
  inner = `http://127.0.0.1:${port}`
  shop = await startShop({ ...PRODUCTION, PORT: `${port}` })
})
test.afterAll(() => shop.close())

const ask = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(inner + path, { redirect: 'manual', headers: { 'accept-language': 'en', ...headers } })

/** The page that an address leads to, as the Observatory follows it. */
async function observe(path: string): Promise<Observed & { path: string; status: number }> {
  const answer = await ask(path)
  const location = answer.headers.get('location')
  if (location) return observe(new URL(location, PUBLIC_URL + path).pathname)
  const { headers, status } = answer
  const cors = (await ask(path, { origin: FOREIGN_ORIGIN })).headers
  return { path, status, headers, html: await answer.text(), cors }
}

for (const [path, least] of [
  ['/', 130],
  ['/?lang=ko', 130],
  ['/products/aroma-shooter-3', 130],
  ['/sign-in', 130],
  ['/order', 130],
  ['/profile', 130],
  ['/admin', 130],
  ['/api/docs', 130],
  ['/contact', 130],
  // The card processor's frames and pictures are let in here.
  ['/checkout/payment-info', 120],
] as const) {
  test(`the Observatory gives ${path} at least ${least}`, async () => {
    const observed = await observe(path)
    const { score, outcomes } = scoreOf(observed)
    expect(observed.status, observed.path).toBe(200)
    expect(observed.html).toContain('<script')
    expect(score, `${observed.path}: ${outcomes.join(', ')}`).toBeGreaterThanOrEqual(least)
  })
}

test('ASVS 3.4.1 every kind of answer requires https: rendered, cached, known, moved, missing, a file', async () => {
  const kept = await ask('/company/profile')
  const known = await ask('/company/profile', { 'if-none-match': kept.headers.get('etag') ?? '' })
  const asset = /href="(\/assets\/[^"]+\.css)"/.exec(await kept.text())?.[1] ?? ''
  const answers = {
    kept: [kept, 200],
    again: [await ask('/company/profile'), 200],
    known: [known, 304],
    rendered: [await ask('/order'), 200],
    moved: [await ask('/admin'), 302],
    missing: [await ask('/nothing-here'), 404],
    asset: [await ask(asset), 200],
    social: [await ask('/favicon.svg'), 200],
    version: [await ask('/version.json'), 200],
    malformed: [await ask('/products/%zz'), 400],
  } as const
  for (const [kind, [answer, status]] of Object.entries(answers)) {
    expect(answer.status, kind).toBe(status)
    const { headers } = answer
    expect(headers.get('strict-transport-security'), kind).toBe('max-age=31536000')
    expect(headers.get('x-content-type-options'), kind).toBe('nosniff')
    expect(headers.get('cross-origin-resource-policy'), kind).toBe(
      kind === 'social' ? 'cross-origin' : 'same-origin',
    )
  }
  expect(answers.version[0].headers.get('cache-control')).toBe('no-store')
  expect(answers.version[0].headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(answers.again[0].headers.get('reporting-endpoints')).toBe('default="/browser-reports"')
  expect(answers.again[0].headers.get('content-security-policy')).toMatch(
    /; report-to default; report-uri \/browser-reports$/,
  )
})

test('an address that cannot be read is refused in words, before the router', async () => {
  for (const path of ['/%', '/products/%zz', '/%E3%81', '/faq/%ff.data', '/admin/%c0%af']) {
    const answer = await ask(path, { cookie: 'lang=ko' })
    expect(answer.status, path).toBe(400)
    expect(await answer.text(), path).toContain('주소를 읽을 수 없습니다')
  }
  expect((await ask('/%E3%81%82')).status).toBe(404)
})
