import { createServer } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { expect, test } from 'vitest'

import { closeNow, listenLocally } from '../../../tests/support/process/local-server.ts'
import { SELF_SIGNED } from '../../../tests/support/webhooks/self-signed.ts'
import { destinationsOf, EgressError, fetchFrom } from './egress.ts'

test('a supplier’s fetch reaches its origin and refuses every other one before it connects', async () => {
  await using here = await openServer()
  await using elsewhere = await openServer()
  const ask = fetchFrom(`${here.origin}/verify`)

  expect((await ask(`${here.origin}/other?path=1`)).status).toBe(200)
  expect((await ask(new URL(here.origin))).status).toBe(200)
  expect((await ask(new Request(here.origin, { method: 'POST', body: 'x' }))).status).toBe(200)

  const others = [
    elsewhere.origin,
    here.origin.replace('127.0.0.1', 'localhost'),
    here.origin.replace('http:', 'https:'),
    here.origin.replace('http://', 'http://example.com@').replace('127.0.0.1', '127.0.0.2'),
    'http://169.254.169.254/latest/meta-data/',
    'file:///etc/passwd',
    'data:text/plain,x',
  ]
  for (const address of others) await expect(ask(address), address).rejects.toThrow(EgressError)
  await expect(ask(new Request(elsewhere.origin))).rejects.toThrow(EgressError)
  expect(elsewhere.asked).toEqual([])
})

test('a supplier’s fetch follows no redirect, even where the caller asks for it', async () => {
  await using elsewhere = await openServer()
  await using here = await openServer(elsewhere.origin)

  await expect(fetchFrom(here.origin)(here.origin, { redirect: 'follow' })).rejects.toThrow()
  expect(here.asked).toEqual(['/'])
  expect(elsewhere.asked).toEqual([])
})

test('nothing is sent to a supplier whose certificate is untrusted', async () => {
  const asked: string[] = []
  const server = createSecureServer(SELF_SIGNED, (request, response) => {
    asked.push(request.url ?? '')
    response.end()
  })
  const port = await listenLocally(server)

  const origin = `https://localhost:${port}`
  await expect(fetchFrom(origin)(origin)).rejects.toMatchObject({
    cause: { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' },
  })
  await new Promise((resolve) => server.close(resolve))
  expect(asked).toEqual([])
})

test('the list of destinations names hosts and no secret', () => {
  const recaptcha = { siteKey: 's', secret: 'hidden', verifyUrl: 'https://captcha.example/verify' }
  expect(
    destinationsOf({
      databaseUrl: 'postgres://shop:hidden@db.example:5433/shop',
      smtpUrl: 'smtps://user:hidden@mail.example',
      stripe: {
        secretKey: 'hidden',
        publishableKey: 'pk',
        webhookSecrets: ['hidden'],
        isTest: false,
      },
      recaptcha,
      sentryDsn: 'https://hidden@sentry.example/42',
    }),
  ).toEqual([
    'postgres://db.example:5433',
    'smtps://mail.example',
    'https://api.stripe.com',
    'https://captcha.example',
    'https://sentry.example',
  ])
  const none = { databaseUrl: null, smtpUrl: null, stripe: null, recaptcha: null, sentryDsn: null }
  expect(destinationsOf(none)).toEqual([])
})

/** Counts what reaches it; `target` makes it redirect everything there. */
async function openServer(target?: string) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(target ? 302 : 200, target ? { location: target } : {}).end()
  })
  const port = await listenLocally(server)
  return {
    asked,
    origin: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      await closeNow(server)
    },
  }
}
