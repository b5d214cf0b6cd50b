/** CAPTCHA: distinguishes people from scripts. Spec §5, §7 call 1, §8, §9; reliability A.4.30a. */
import { createServer, type Server } from 'node:http'
import { expect, test } from 'vitest'

import { answered, invalid, refused } from '../../support/api/answers.ts'
import { listenLocally } from '../../support/process/local-server.ts'
import { pack, solved } from '../../support/shop/captcha.ts'
import { MINUTE, openTestShop, type TestShop } from '../../support/shop/shop.ts'

const INVALID = refused(401, 'captcha_invalid', 'Error [401]: reCaptcha is invalid.')
const FAILED = refused(422, 'captcha_failed', 'Error: reCaptcha verify failed')
/** The solver's library compares with the machine's own clock. */
const now = () => new Date().toISOString()

test('§7 call 1: a solved challenge passes, once, in every process', async () => {
  await using shop = await openTestShop({ now: now() })
  await using second = await openTestShop({ beside: shop, now: now() })
  const { challenge, solution } = await solved(shop)
  const first = await verify(second, pack({ challenge, solution }))
  expect(first).toEqual(answered(200, { success: true, score: 1 }))
  expect(first.headers.get('cache-control')).toBe('no-store')

  const again = [
    pack({ challenge, solution }),
    pack({ solution, challenge }),
    pack({ challenge: { ...challenge, extra: 1 }, solution }),
    pack({ challenge: { ...challenge, signature: challenge.signature?.toUpperCase() }, solution }),
    pack({ challenge: { ...challenge, signature: ` ${challenge.signature}` }, solution }),
  ]
  for (const response of again) {
    expect(await verify(shop, response)).toEqual(INVALID)
    expect(await verify(second, response)).toEqual(INVALID)
  }
  expect(shop.complaints).toEqual([])
})

test('A.4.30a one solution sent ten times at once passes once', async () => {
  await using shop = await openTestShop({ now: now() })
  const response = pack(await solved(shop))
  const answers = await Promise.all(Array.from({ length: 10 }, () => verify(shop, response)))
  expect(answers.filter(({ status }) => status === 200).length).toBe(1)
  expect(answers.filter(({ status }) => status === 401).length).toBe(9)
})

test('A.4.30a a wrong solution, a changed challenge and garbage do not pass', async () => {
  await using shop = await openTestShop({ now: now() })
  const { challenge, solution } = await solved(shop)
  const { parameters } = challenge
  const wrong = [
    pack({ challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } }),
    pack({ challenge, solution: {} }),
    pack({ challenge, solution: { ...solution, derivedKey: '' } }),
    pack({ challenge: { ...challenge, signature: '' }, solution }),
    pack({ challenge: { ...challenge, signature: '0'.repeat(64) }, solution }),
    pack({ challenge: { ...challenge, parameters: { ...parameters, cost: 1 } }, solution }),
    pack({
      challenge: { ...challenge, parameters: { ...parameters, expiresAt: 4_102_444_800 } },
      solution,
    }),
    pack({ challenge: { ...challenge, parameters: {} }, solution }),
    pack({ challenge: { signature: challenge.signature }, solution }),
    pack({ success: true, score: 1 }),
    pack(null),
    pack([]),
    'garbage',
    '%%%',
    '{"challenge":{}}',
    Buffer.from([0, 255, 254]).toString('base64'),
    'a'.repeat(8000),
  ]
  for (const response of wrong) expect(await verify(shop, response), response).toEqual(INVALID)
  expect((await verify(shop, pack({ challenge, solution }))).status).toBe(200)
  expect(shop.complaints).toEqual([])
})

test('A.4.30a a challenge of another shop, or an old one, does not pass', async () => {
  await using shop = await openTestShop({ now: new Date(Date.now() - 11 * MINUTE).toISOString() })
  const old = pack(await solved(shop))
  shop.advance(11 * MINUTE)
  expect(await verify(shop, old)).toEqual(INVALID)

  await using other = await openTestShop({ now: now() })
  const foreign = pack(await solved(other))
  expect(await verify(shop, foreign)).toEqual(INVALID)
  expect((await verify(other, foreign)).status).toBe(200)
})

test('§8 the call takes a response and nothing besides', async () => {
  await using shop = await openTestShop({ now: now() })
  const response = pack(await solved(shop))
  const send = (body: unknown, query = '') => shop.call({ path: `/api/siteverify${query}`, body })

  expect(await send({ session: { response, success: true } })).toEqual(invalid('session.success'))
  expect(await send({ session: { response }, score: 1 })).toEqual(invalid('score'))
  expect(await send({ session: { response } }, '?success=true')).toEqual(invalid('success'))
  for (const wrong of ['', null, 1, 'a'.repeat(8001), ['a']]) {
    expect(await send({ session: { response: wrong } })).toEqual(invalid('session.response'))
  }
  expect(await send({})).toEqual(invalid('session'))
  // A refused request used nothing up.
  expect((await send({ session: { response } }, '/?debug=true')).status).toBe(200)
  expect((await shop.call({ path: '/api/captcha-challenge/?debug=true' })).status).toBe(200)
  expect(await shop.call({ path: '/api/captcha-challenge?cost=1' })).toEqual(invalid('cost'))
})

test('A.4.30a sixty attempts an hour and address', async () => {
  await using shop = await openTestShop()
  for (let attempts = 0; attempts < 60; attempts += 1)
    expect(await verify(shop, 'x')).toEqual(INVALID)
  const refusal = await verify(shop, 'x')
  expect(refusal).toMatchObject({ status: 429, body: { error: { code: 'rate_limited' } } })
  expect(refusal.headers.get('retry-after')).toBe('3600')
})

test('§9 reCAPTCHA passes strictly above 0.5, and only with a clear yes', async () => {
  await using google = await openVerifier()
  await using shop = await openTestShop({ env: google.env })
  for (const [answer, expected] of [
    [{ success: true, score: 0.9 }, answered(200, { success: true, score: 0.9 })],
    [{ success: true, score: 0.500_01 }, answered(200, { success: true, score: 0.500_01 })],
    [{ success: true, score: 0.5 }, FAILED],
    [{ success: true, score: 0 }, FAILED],
    [{ success: true, score: -1 }, FAILED],
    [{ success: true }, FAILED],
    [{ success: false, score: 0.9 }, INVALID],
    [{ success: false, 'error-codes': ['invalid-input-response'] }, INVALID],
    [{ success: true, score: '0.9' }, INVALID],
    [{ success: 'true', score: 0.9 }, INVALID],
    [{ success: 1, score: 0.9 }, INVALID],
    [{ score: 0.9 }, INVALID],
    [[], INVALID],
    [null, INVALID],
  ] as const) {
    google.answer = { status: 200, body: JSON.stringify(answer) }
    expect(await verify(shop, 'token-1'), JSON.stringify(answer)).toEqual(expected)
  }
  for (const status of [500, 503, 404]) {
    google.answer = { status, body: JSON.stringify({ success: true, score: 0.9 }) }
    expect(await verify(shop, 'token-1'), String(status)).toEqual(INVALID)
  }
  expect(shop.complaints).toEqual([])
})

test('§7 call 1: reCAPTCHA is queried by POST with our secret, which no answer shows', async () => {
  await using google = await openVerifier()
  await using shop = await openTestShop({ env: google.env })
  const passed = await verify(shop, 'token & more=1')
  expect(google.asked).toEqual([
    { method: 'POST', form: { secret: 'recaptcha-secret', response: 'token & more=1' } },
  ])
  expect(JSON.stringify(passed.body)).not.toContain('recaptcha-secret')
})

test('Decisions, section 10: whom reCAPTCHA doubts, our own challenge gives a second chance, once', async () => {
  await using google = await openVerifier()
  await using shop = await openTestShop({ env: google.env, now: now() })
  google.answer = { status: 200, body: JSON.stringify({ success: true, score: 0.3 }) }
  expect(await verify(shop, 'token-1')).toEqual(FAILED)

  const { challenge, solution } = await solved(shop)
  const response = pack({ challenge, solution })
  expect(await verify(shop, response)).toEqual(answered(200, { success: true, score: 1 }))
  expect(await verify(shop, response)).toEqual(INVALID)
  const wrong = { ...solution, derivedKey: '00'.repeat(32) }
  expect(await verify(shop, pack({ challenge, solution: wrong }))).toEqual(INVALID)
  // Solutions of our own challenge are verified by us; no third party sees them.
  expect(google.asked.map(({ form }) => form.response)).toEqual(['token-1'])
})

const verify = (shop: TestShop, response: string) =>
  shop.call({ path: '/api/siteverify', body: { session: { response } } })

/** Replaces reCAPTCHA's verification address, on this machine. */
async function openVerifier() {
  const asked: { method: string | undefined; form: Record<string, string> }[] = []
  const verifier = {
    asked,
    answer: { status: 200, body: JSON.stringify({ success: true, score: 0.9 }) },
    env: {} as Record<string, string>,
    [Symbol.asyncDispose]: () => closed(server),
  }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const form = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()))
    asked.push({ method: request.method, form })
    response.writeHead(verifier.answer.status, { 'content-type': 'application/json' })
    response.end(verifier.answer.body)
  })
  const port = await listenLocally(server)
  verifier.env = {
    RECAPTCHA_SITE_KEY: 'recaptcha-site',
    RECAPTCHA_SECRET: 'recaptcha-secret',
    RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${port}/siteverify`,
  }
  return verifier
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}
