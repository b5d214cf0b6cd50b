/** Odd, huge and hostile requests, and what every answer has in common. Reliability A.4.30 f and m. */
import { request } from 'node:http'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

import { portOf } from '#server/http/listen.ts'

import {
  type answered,
  invalid,
  NO_API_KEY,
  NOT_FOUND,
  refused,
} from '../../support/api/answers.ts'
import { orderBody, signIn } from '../../support/shop/buyer.ts'
import { shareTestShop } from '../../support/shop/share-test-shop.ts'
import { API_KEY, openTestShop } from '../../support/shop/shop.ts'

const LIMIT = 65_536
const TOO_LARGE = refused(413, 'body_too_large', 'The request is too large.')
const NOT_JSON = refused(415, 'media_type_unsupported', 'Please send JSON.')

const shop = await shareTestShop()
const buyer = await signIn(shop, 'hana@example.com')

test('A.4.30f a body of 64 KB is read and one byte more is refused, also without a length', async () => {
  for (const isChunked of [false, true]) {
    const fits = await send({ body: padded(LIMIT), isChunked })
    expect(fits, `chunked ${isChunked}`).toEqual(invalid('email'))
    expect(await send({ body: padded(LIMIT + 1), isChunked })).toEqual(TOO_LARGE)
    expect(await send({ body: padded(300_000), isChunked })).toEqual(TOO_LARGE)
  }
  const order = { path: '/v1/orders', token: buyer.token, body: padded(LIMIT + 1) }
  expect(await send(order)).toEqual(TOO_LARGE)
})

test('A.4.30f only JSON is read: forms, text and other types are refused and nothing is written', async () => {
  const before = await rowCount()
  const body = JSON.stringify({ email: 'form@example.com' })
  for (const type of [
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain',
    'text/plain; application/json',
    'text/json',
    'application/problem+json',
    'application/json;x',
    'application/json\t;charset=utf-8',
    'application/json; charset=utf-16',
    'application/json, text/plain',
    'application/jsonp',
    'json',
    '',
  ]) {
    expect(await send({ body, type }), type).toEqual(NOT_JSON)
  }
  expect(await send({ body, type: null })).toEqual(NOT_JSON)
  expect(await rowCount()).toBe(before)

  for (const type of ['application/json', 'Application/JSON; charset=UTF-8']) {
    expect((await send({ body, type })).status, type).toBe(202)
  }
})

test('A.4.30f what is not JSON is refused with its position, and is not a server error', async () => {
  const before = await rowCount()
  const broken = [
    '',
    ' ',
    '{',
    '{"email":"a@example.com"',
    "{'email':'a@example.com'}",
    '{"email":"a@example.com",}',
    '{email:"a@example.com"}',
    'undefined',
    'NaN',
    '{"email":"a@example.com"}{"email":"b@example.com"}',
    '{"email":"\u0001@example.com"}',
    '\u0000',
    Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]),
    gzipSync('{"email":"a@example.com"}'),
  ]
  for (const body of broken) {
    const answer = await send({ body })
    expect(answer, String(body)).toMatchObject({
      status: 400,
      body: {
        error: {
          code: 'json_malformed',
          message: 'The body of the request isn’t JSON.',
          fields: [],
          details: [{ field: '', code: 'json', message: expect.stringMatching(/position \d+/) }],
        },
      },
    })
  }
  const order = { path: '/v1/orders', token: buyer.token, body: '{"items":[' }
  expect((await send(order)).status).toBe(400)
  expect(await rowCount()).toBe(before)
})

test('A.4.30f values that are JSON but no body of ours are refused', async () => {
  for (const body of ['null', 'true', '0', '1e999', '""', '"text"', '[]', '[{}]']) {
    expect(await send({ body }), body).toEqual(invalid())
  }
})

test('A.4.30f nests, crowds of keys and repeated keys break nothing', async () => {
  const before = await rowCount()
  const deep = 10_000
  const bombs = [
    `{"email":${'['.repeat(deep)}${']'.repeat(deep)}}`,
    `${'['.repeat(deep * 3)}${']'.repeat(deep * 3)}`,
    `${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}`,
    `{"email":${'{"email":'.repeat(6000)}""${'}'.repeat(6000)}}`,
    `{${Array.from({ length: 5000 }, (_, at) => `"k${at}":1`).join(',')}}`,
    `{"email":"${'é'.repeat(30_000)}"}`,
    `{"email":${'9'.repeat(60_000)}}`,
  ]
  for (const body of bombs) {
    expect((await send({ body })).status, body.slice(0, 20)).toBe(422)
    const order = { path: '/v1/orders', token: buyer.token, body }
    expect((await send(order)).status, body.slice(0, 20)).toBe(422)
    const nested = JSON.stringify(orderBody()).replace('"kit"', () => body)
    expect((await send({ ...order, body: nested })).status, body.slice(0, 20)).toBe(422)
  }
  expect(await rowCount()).toBe(before)
  const twice = await send({ body: '{"email":"no address","email":"twice@example.com"}' })
  expect(twice.status).toBe(202)
})

test('A.4.30f a repeated parameter is refused, and TRACE is no method of ours', async () => {
  const twice = [
    '/v1/news?limit=1&limit=2',
    '/api/faqs?locale=en&locale=ko',
    '/api/aroma_applications?q[slug_cont]=a&q[slug_cont]=b',
    '/v1/settings?debug=true&debug=false',
  ]
  for (const path of twice) {
    expect((await shop.call({ path })).status, path).toBe(422)
    expect((await shop.call({ path: path.replace(/&.*$/, '') })).status, path).toBe(200)
  }
  for (const path of ['/api/faqs', '/api/sessions']) expect(await traced(path), path).toBe(405)
})

test('§8 an unknown path is not found, in the one shape', async () => {
  for (const path of [
    '/api',
    '/api/',
    '/api/nothing',
    '/api/users/1/2/3/4',
    '/api//users',
    '/api/Users',
    '/api/.git/config',
    '/api/%00',
    '/api/%ff',
    '/api/%2e%2e%2fv1%2fsettings',
    '/v1',
    '/v1/',
    '/v1/nothing',
    '/v1/settings/../nothing',
    '/v1/__proto__',
  ]) {
    expect(await shop.call({ path }), path).toEqual(NOT_FOUND)
  }
  expect(await shop.call({ path: '/v1/nothing', headers: { 'x-api-key': 'x' } })).toEqual(
    NO_API_KEY,
  )
})

test('A.4.30m every refusal has the one shape and shows nothing of the inside', async () => {
  const [row] = await shop.query<{ value: string }>(
    `select value from settings where key = 'secret.installation'`,
  )
  const secret = row?.value ?? ''
  expect(secret.length).toBeGreaterThan(20)
  for (const call of REFUSALS) {
    const token = call.token === undefined ? buyer.token : call.token
    const answer = await shop.call<{ error: unknown }>({ ...call, token })
    const name = `${call.method ?? ''} ${call.path}`
    expect(answer.status, name).toBeGreaterThanOrEqual(400)
    expect(answer.status, name).toBeLessThan(500)
    expect(Object.keys(answer.body), name).toEqual(['error'])
    expect(answer.body.error, name).toMatchObject({
      code: expect.stringMatching(/^[a-z_]+$/),
      message: expect.stringMatching(/\S/),
    })
    expectNothingInside(JSON.stringify(answer.body), secret)
    expect(answer.headers.get('content-type'), name).toMatch(/^application\/json/)
    expectCommonHeaders(answer.headers, name)
  }
})

test('A.4.30m answers that succeed carry the same headers', async () => {
  for (const path of [
    '/api/aroma_products',
    '/api/aroma_cartridges_web?debug=true',
    '/api/aroma_cartridge_categories',
    '/api/captcha-challenge',
    '/v1/settings',
    '/v1/prices/kit',
    '/v1/orders',
    '/v1/order-draft',
    '/v1/compatibility?serial=1',
    `/api/users/${buyer.id}/profiles`,
  ]) {
    const answer = await shop.call({ path, token: buyer.token })
    expect(answer.status, path).toBe(200)
    expectCommonHeaders(answer.headers, path, PUBLIC_LIST.test(path) ? 'no-cache' : 'no-store')
  }
})

/** Revalidated by their ETags; everything else is not cached. */
const PUBLIC_LIST = /^\/(api\/aroma_|v1\/(settings|prices|compatibility))/

test('A.4.30m an unexpected error is answered in the one shape, and only the log knows what it was', async () => {
  await using broken = await openTestShop()
  await broken.pool.query('alter table settings rename to settings_gone')
  const answer = await broken.call({ path: '/v1/settings?debug=true' })
  const message = 'Something went wrong on our side. Please try again.'
  const request_id = answer.headers.get('x-request-id')
  expect(answer).toMatchObject({ status: 500, body: { error: { code: 'unexpected', message } } })
  expect(answer.body).toEqual({ error: { code: 'unexpected', message, request_id } })
  expectNothingInside(JSON.stringify(answer.body), 'settings')
  expectCommonHeaders(answer.headers, 'error')
  expect(broken.complaints).toEqual([expect.stringMatching(/^GET \/v1\/settings failed: /)])
})

const REFUSALS: { method?: string; path: string; body?: unknown; token?: string | null }[] = [
  { path: '/api/nothing' },
  { path: '/v1/nothing' },
  { path: '/api/users', body: {} },
  { path: '/api/users', body: '{' },
  { path: '/api/users', body: { user: { email: "'; drop table users; --", password: 'x' } } },
  { path: '/api/sessions', body: { session: { email: 'a@example.com', password: 'x' } } },
  { path: '/api/sessions', body: { session: { email: 'a@example.com', code: '123456' } } },
  { path: '/api/passwords', body: { email: 'a' } },
  { method: 'PUT', path: '/api/passwords/x', body: { password: 'long enough, and more' } },
  { path: '/api/siteverify', body: { session: { response: 'x' } } },
  { path: '/api/aroma_cartridges_web?page[size]=1e9' },
  { path: '/api/aroma_cartridges_web?q[kind_eq]=%00' },
  { path: '/api/aroma_cartridges_web?locale=xx&debug=true' },
  { path: '/v1/prices/nothing' },
  { path: '/v1/prices/kit?location=Atlantis' },
  { path: '/v1/orders', body: {} },
  { path: '/v1/orders', body: '[', token: null },
  { path: '/v1/orders/00000000-0000-4000-8000-000000000000' },
  { path: '/v1/orders/me' },
  { path: '/v1/orders/%00' },
  { method: 'PUT', path: '/v1/orders/me/transfer-declaration', body: { payerName: 7 } },
  { path: '/v1/orders/me/cancellation', body: {} },
  { path: '/v1/orders/me/reorder' },
  { path: '/v1/orders/me/documents/receipt', body: {} },
  { path: '/v1/orders/me/documents/nothing', body: {} },
  { path: '/v1/estimates', body: { items: 'x' } },
  { path: '/v1/order-status/x' },
  { path: '/v1/order-status/%00' },
  { method: 'PUT', path: '/v1/order-draft', body: { version: -1 } },
  { path: '/v1/order-draft', token: null },
  { path: '/v1/postal-codes/nothing' },
  { path: '/v1/compatibility?serial=%00' },
  { path: '/api/users/1/profiles' },
  { path: '/api/users/1/profiles', token: null },
  { method: 'PUT', path: '/api/users/1/profiles/1', body: { profile: { role: 'x' } } },
  { path: '/api/users/1/refresh_token' },
]

const INSIDE =
  /\bat (async )?\S*[/(]|node_modules|\/work\/|\.ts\b|\bselect\b .+\bfrom\b|insert into|update "|Failed query|drizzle|postgres|sk_|whsec_|Zod|Error: [A-Z]\w+Error|ECONN/i

function expectNothingInside(text: string, secret: string): void {
  expect(text).not.toMatch(INSIDE)
  expect(text).not.toContain(secret)
}

function expectCommonHeaders(headers: Headers, name: string, policy = 'no-store'): void {
  expect(headers.get('cache-control'), name).toBe(policy)
  for (const telling of ['x-powered-by', 'server', 'access-control-allow-origin', 'set-cookie']) {
    expect(headers.get(telling), name).toBeNull()
  }
}

/** Valid JSON of exactly this many bytes, without an address. */
const padded = (bytes: number): string => {
  const json = '{"email":"x"}'
  return json + ' '.repeat(bytes - json.length)
}

async function rowCount(): Promise<number> {
  const [row] = await shop.query<{ count: number }>(
    `select ((select count(*) from users) + (select count(*) from one_time_tokens)
      + (select count(*) from emails) + (select count(*) from orders)
      + (select count(*) from sessions where revoked_at is null))::int as count`,
  )
  return row?.count ?? -1
}

type Raw = {
  path?: string
  body: string | Buffer
  type?: string | null
  token?: string
  isChunked?: boolean
}

/** A request byte by byte, as `fetch` would not send it. */
function send({ path = '/api/sign-in-codes', body, type, token, isChunked = false }: Raw) {
  const contentType = type === undefined ? 'application/json' : type
  return new Promise<ReturnType<typeof answered>>((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port: portOf(shop.server),
        path,
        method: 'POST',
        agent: false,
        headers: {
          'x-api-key': API_KEY,
          'accept-language': 'en',
          ...(contentType !== null && { 'content-type': contentType }),
          ...(token && { authorization: token }),
          ...(isChunked
            ? { 'transfer-encoding': 'chunked' }
            : { 'content-length': Buffer.byteLength(body) }),
        },
      },
      async (answer) => {
        const chunks: Buffer[] = []
        for await (const chunk of answer) chunks.push(chunk)
        const text = Buffer.concat(chunks).toString()
        const json: unknown = text === '' ? null : JSON.parse(text)
        resolve({ status: answer.statusCode ?? 0, body: json, headers: new Headers() })
      },
    )
    sent.on('error', reject)
    const bytes = Buffer.from(body)
    for (let at = 0; at < bytes.length; at += 8192) sent.write(bytes.subarray(at, at + 8192))
    sent.end()
  })
}

/** `fetch` sends no TRACE. */
const traced = (path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request(`${shop.address}${path}`, { method: 'TRACE' }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
      .on('error', reject)
      .end()
  })
