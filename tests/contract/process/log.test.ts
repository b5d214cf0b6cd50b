/**
 * The log in production: one JSON object a line, a line for each call, one error for each unexpected error, and no
 * personal data.
 */
import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'

import { portOf } from '#server/http/listen.ts'
import { openLog } from '#server/log/open-log.ts'

import { orderBody, placeOrder, signInByCode } from '../../support/shop/buyer.ts'
import { postEvent } from '../../support/shop/orders.ts'
import { API_KEY, openTestShop } from '../../support/shop/shop.ts'

type Line = { time: string; level: string; message: string } & Record<string, unknown>

async function openLoggedShop() {
  const lines: string[] = []
  const write = (line: string) => void lines.push(line)
  const log = openLog({ format: 'json', level: 'info', write })
  const shop = await openTestShop({ log, env: { LOG_FORMAT: 'json' } })
  return {
    shop,
    text: () => lines.join(''),
    told: (): Line[] => lines.map((line) => JSON.parse(line)),
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

test('log: each call is a line with its route, status, duration and id; health checks are none', async () => {
  await using opened = await openLoggedShop()
  const { shop, told } = opened
  const headers = { 'x-request-id': 'my-call-0001' }
  await shop.call({ path: '/v1/settings?debug=1', headers })
  await shop.call({ path: '/v1/settings', headers: { ...headers, 'x-api-key': 'wrong' } })
  await postEvent(shop, '{}', 't=1,v1=00')
  for (const path of ['/healthz', '/readyz', '/metrics', '/prints/none.svg'])
    await fetch(`${shop.address}${path}`)
  const request = { level: 'info', message: 'request', ms: expect.any(Number) }
  const asked = told().filter(({ route }) => route !== '/api/openapi.json')
  expect(asked).toEqual([
    {
      ...request,
      time: expect.stringMatching(/Z$/),
      requestId: 'my-call-0001',
      method: 'GET',
      route: '/v1/settings',
      status: 200,
    },
    {
      ...request,
      time: expect.any(String),
      requestId: 'my-call-0001',
      method: 'GET',
      route: '/v1/*',
      status: 401,
      problem: 'api_key_invalid',
    },
    {
      ...request,
      time: expect.any(String),
      requestId: expect.any(String),
      method: 'POST',
      route: '/webhooks/card',
      status: 400,
      problem: 'signature_invalid',
    },
  ])
})

test('log: every answer that is made for a request has its id', async () => {
  await using opened = await openLoggedShop()
  const { address } = opened.shop
  const paths = ['/healthz', '/readyz', '/robots.txt', '/sitemap.xml', '/manifest.webmanifest']
  for (const path of [...paths, '/metrics', '/api/openapi.json', '/api/none', '/webhooks/card']) {
    const { headers } = await fetch(address + path, { headers: { 'x-request-id': 'my-call-0001' } })
    expect(headers.get('x-request-id'), path).toBe('my-call-0001')
  }
})

test('log: an unexpected error is one error line with the id of its call, which its answer names', async () => {
  await using opened = await openLoggedShop()
  const { shop, told } = opened
  await shop.query('alter table settings rename to settings_away')
  const answer = await shop.call<{ error: { request_id: string } }>({ path: '/v1/settings' })
  await shop.query('alter table settings_away rename to settings')
  expect(answer.status).toBe(500)
  const id = answer.body.error.request_id
  expect(answer.headers.get('x-request-id')).toBe(id)
  const lines = told().filter(({ requestId }) => requestId === id)
  expect(lines.map(({ level, message }) => `${level} ${message}`)).toEqual([
    'error GET /v1/settings failed',
    'info request',
  ])
  expect(lines[0]?.error).toContain('settings')
  expect(lines[1]).toMatchObject({ status: 500 })
})

test('log: a thousand equal unexpected errors are a handful of error lines', async () => {
  await using opened = await openLoggedShop()
  const { shop, told } = opened
  await shop.query('alter table settings rename to settings_away')
  for (let turn = 0; turn < 20; turn += 1) {
    await Promise.all(Array.from({ length: 10 }, () => shop.call({ path: '/v1/settings' })))
  }
  await shop.query('alter table settings_away rename to settings')
  expect(told().filter(({ level }) => level === 'error')).toHaveLength(5)
})

test.for(['/api/sessions', '/graphql', '/webhooks/card'])(
  'log: a body to %s that breaks off because its sender left is no error',
  async (path) => {
    await using opened = await openLoggedShop()
    const { shop, told } = opened
    const socket = connect(portOf(shop.server), '127.0.0.1')
    const head = `POST ${path} HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n`
    socket.write(`${head}X-Api-Key: ${API_KEY}\r\nContent-Length: 9\r\n\r\n{"a":`)
    await once(shop.server, 'request')
    socket.destroy()
    await expect.poll(told, { timeout: 10_000 }).not.toEqual([])
    expect(told()).toMatchObject([{ level: 'info', message: 'request', status: 400 }])
    expect(await shop.query('select 1 from error_reports')).toHaveLength(0)
  },
)

test('A.4.30n log: what a buyer types, receives and shows is in no line', async () => {
  await using opened = await openLoggedShop()
  const { shop, text, told } = opened
  const canary = 'kanarienvogel'
  const buyer = await signInByCode(shop, `${canary}@example.com`)
  const { token, email } = buyer
  const body = orderBody()
  const customer = { name: canary, email, phone: '03-1234-5678' }
  await placeOrder(shop, buyer, { customer })
  await shop.call({ path: `/v1/orders?note=${canary}`, token, body: { ...body, [canary]: canary } })
  await shop.call({ path: `/v1/orders/${canary}`, token })
  await shop.call({ path: `/api/sessions`, body: { session: { email, password: canary } } })
  await fetch(`${shop.address}/orders/status/${token}?q=${canary}`)
  await shop.drainJobs()
  expect(told().length).toBeGreaterThan(5)
  for (const secret of [canary, token, '03-1234-5678']) expect(text(), secret).not.toContain(secret)
})
