/** What every answer carries, and which requests are refused before anything reads them. Reliability: A.4.30 f and l. */
import { request as send } from 'node:http'
import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

import { portOf } from '#server/http/listen.ts'

import { shareTestShop } from '../../support/shop/share-test-shop.ts'
import { openTestShop } from '../../support/shop/shop.ts'

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://shop.example.com',
  PUBLIC_API_KEY: 'pk_of_this_test',
  STRIPE_SECRET_KEY: 'sk_live_sample',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_sample',
  STRIPE_WEBHOOK_SECRET: 'whsec_sample',
  SMTP_URL: 'smtps://mail.example.com',
  MAIL_FROM: 'shop@shop.example.com',
  ENCRYPTION_KEYS: Buffer.alloc(32).toString('base64'),
}

const shop = await shareTestShop({ env: PRODUCTION })

type Answer = { status: number; headers: Record<string, string | string[] | undefined> }

/** Under any name of a host, as a proxy or a stranger writes it. */
const ask = (path: string, headers: Record<string, string> = {}, of = shop): Promise<Answer> =>
  new Promise((resolve, reject) => {
    send({ port: portOf(of.server), host: '127.0.0.1', path, headers }, (answer) => {
      answer.resume().on('end', () => {
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers })
      })
    })
      .on('error', reject)
      .end()
  })

/** As it is written, which no library would. */
const askRaw = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(portOf(shop.server), '127.0.0.1', () => socket.write(text))
    socket.setEncoding('utf8').on('data', (part: string) => {
      answer += part
    })
    socket.on('error', reject).on('close', () => resolve(answer))
  })

const SOME = [
  '/healthz',
  '/readyz',
  '/api/faqs',
  '/api/nothing',
  '/v1/settings',
  '/api/openapi.json',
  '/graphql/schema.graphql',
  '/webhooks/card',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/.well-known/security.txt',
  '/.well-known/change-password',
  '/nothing',
]

test('ASVS 3.4.1 every answer tells browsers to use https for a year', async () => {
  for (const path of SOME) {
    const { headers } = await ask(path)
    expect(headers['strict-transport-security'], path).toBe('max-age=31536000')
  }
  const { headers } = await ask('/api/faqs')
  const again = await ask('/api/faqs', { 'if-none-match': String(headers.etag) })
  expect(again.status).toBe(304)
  expect(again.headers['strict-transport-security']).toBe('max-age=31536000')
  const stranger = await ask('/api/faqs', { host: 'other.example.com' })
  expect(stranger.headers['strict-transport-security']).toBe('max-age=31536000')
})

test('ASVS 3.4.1 subdomains only where the operator says so, and nothing over plain http', async () => {
  await using wide = await openTestShop({ env: { ...PRODUCTION, HSTS_INCLUDE_SUBDOMAINS: '1' } })
  await using plain = await openTestShop()
  expect((await ask('/healthz', {}, wide)).headers['strict-transport-security']).toBe(
    'max-age=31536000; includeSubDomains',
  )
  expect((await ask('/healthz', {}, plain)).headers['strict-transport-security']).toBeUndefined()
})

test('API answers cannot be rendered as a page and are not cached', async () => {
  for (const path of [
    '/healthz',
    '/readyz',
    '/v1/settings',
    '/v1/orders',
    '/api/nothing',
    '/api/openapi.json',
    '/graphql',
    '/webhooks/card',
    '/browser-reports',
  ]) {
    const { headers } = await ask(path)
    expect(headers, path).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers['cache-control'], path).toMatch(/^no-(store|cache)$/)
  }
  // Lists that are the same for all may be revalidated; a failed check may not be cached.
  expect((await ask('/api/faqs')).headers['cache-control']).toBe('no-cache')
  expect((await ask('/healthz')).headers['cache-control']).toBe('no-store')
})

test.each([
  ['shop.example.com', 200],
  ['SHOP.example.com', 200],
  ['shop.example.com:443', 200],
  // A proxy on this machine may call by the address it connects to.
  ['localhost:3000', 200],
  ['127.0.0.1:3000', 200],
  ['[::1]:3000', 200],
  ['other.example.com', 421],
  ['shop.example.com.evil.example', 421],
  ['shop.example.com:8443', 421],
  ['localhost.evil.example', 421],
  ['10.0.0.5', 421],
])('A.4.30 l: host %s is answered %i, and health checks under any name', async (host, status) => {
  expect((await ask('/api/faqs', { host })).status).toBe(status)
  expect((await ask('/healthz', { host })).status).toBe(200)
  expect((await ask('/readyz', { host })).status).toBe(200)
})

test('A.4.30 l: an absolute address counts more than the header, and two hosts are none', async () => {
  const get = (target: string, ...hosts: string[]) =>
    askRaw(
      `GET ${target} HTTP/1.1\r\n${hosts.map((host) => `Host: ${host}\r\n`).join('')}Connection: close\r\n\r\n`,
    )
  const ours = 'shop.example.com'
  expect(await get('/robots.txt', ours)).toMatch(/^HTTP\/1\.1 200 /)
  expect(await get('http://other.example.com/robots.txt', ours)).toMatch(/^HTTP\/1\.1 421 /)
  expect(await get(`http://${ours}/robots.txt`, ours)).toMatch(/^HTTP\/1\.1 200 /)
  expect(await get('/robots.txt', ours, ours)).toMatch(/^HTTP\/1\.1 400 /)
  expect(await get('/robots.txt', ours, 'other.example.com')).toMatch(/^HTTP\/1\.1 400 /)
  expect(await get('/robots.txt')).toMatch(/^HTTP\/1\.1 400 /)
})

test('outside production, and without an address of its own, a shop answers to any name', async () => {
  await using plain = await openTestShop()
  expect((await ask('/api/faqs', { host: 'other.example.com' }, plain)).status).toBe(200)
})

test('A.4.30 f: a compressed body is refused, in the reader’s language', async () => {
  const body = gzipSync(JSON.stringify({ session: { email: 'a@example.com', password: 'x' } }))
  for (const path of ['/api/sessions', '/v1/contacts', '/graphql', '/webhooks/card', '/contact']) {
    for (const encoding of ['gzip', 'br', 'identity, gzip']) {
      const answer = await fetch(`${shop.address}${path}`, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          'content-encoding': encoding,
          cookie: 'lang=ko',
        },
      })
      expect(answer.status, path).toBe(415)
      expect(answer.headers.get('accept-encoding'), path).toBe('identity')
      expect(await answer.json()).toEqual({
        error: {
          code: 'encoding_unsupported',
          message: '요청을 압축하지 않은 상태로 보내 주세요.',
        },
      })
    }
  }
  const plain = await ask('/api/faqs', { 'content-encoding': 'identity' })
  expect(plain.status).toBe(200)
})

test('RFC 9116: security.txt names the contact and expires in less than a year', async () => {
  const answer = await fetch(`${shop.address}/.well-known/security.txt`)
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=UTF-8')
  const fields = (await answer.text())
    .trim()
    .split('\n')
    .map((line) => line.split(': '))
  expect(fields.map(([name]) => name)).toEqual([
    'Contact',
    'Contact',
    'Expires',
    'Preferred-Languages',
    'Canonical',
  ])
  const values = fields.map(([, value]) => value)
  expect(values[0]).toMatch(/^mailto:[^@]+@example\.com$/)
  expect(values[1]).toBe('https://shop.example.com/contact')
  expect(values[3]).toBe('ja, en, ko')
  expect(values[4]).toBe('https://shop.example.com/.well-known/security.txt')
  const days = (Date.parse(values[2] ?? '') - shop.clock.now.getTime()) / 86_400_000
  expect(days).toBeGreaterThan(170)
  expect(days).toBeLessThan(365)
})

test('RFC 9116: what staff typed as their address makes no line of its own', async () => {
  await using other = await openTestShop()
  await other.query('update settings set value = $1 where key = $2', [
    'a@example.com\nContact: mailto:evil@example.com',
    'company.email',
  ])
  const text = await (await fetch(`${other.address}/.well-known/security.txt`)).text()
  expect(text).not.toContain('evil')
})

test('a password manager finds the page where a password is changed', async () => {
  const { status, headers } = await ask('/.well-known/change-password')
  expect([status, headers.location]).toEqual([302, '/profile#sign-in'])
  expect((await ask('/.well-known/anything-else')).status).toBe(404)
})
