/**
 * Rate limits apply across processes, to every spelling of an address, and to guesses from many networks. Reliability
 * A.4.21.
 */
import { expect, test, vi } from 'vitest'

import { countCalls } from '#domain/rate-limits/count-calls.server.ts'
import { LIMITS } from '#domain/rate-limits/policy.ts'

import { IS_FULL_RUN } from '../../support/full-run.ts'
import { pack, solved } from '../../support/shop/captcha.ts'
import { systemContext } from '../../support/shop/orders.ts'
import { openTestShop, type TestShop } from '../../support/shop/shop.ts'

/** How many passwords were hashed: the machine's own function is wrapped, ours are as they are. */
const hashes = vi.hoisted(() => ({ run: 0 }))
vi.mock('node:crypto', async (importOriginal) => {
  const real = await importOriginal<typeof import('node:crypto')>()
  const argon2: typeof real.argon2 = (...given) => {
    hashes.run += 1
    return real.argon2(...given)
  }
  return { ...real, argon2 }
})

const GUESSES = IS_FULL_RUN ? 10_000 : 400
/** So that a known account meets its own limit. */
const KNOWN_EVERY = IS_FULL_RUN ? 10 : 3
const PASSWORD = 'correct horse battery'
const BEHIND_PROXY = { env: { TRUSTED_PROXIES: '1' } }

const from = (place: string) => ({ 'x-forwarded-for': place })

type Try = (shop: TestShop, who: string, place: string) => Promise<{ status: number }>

const signIn: Try = (shop, email, place) =>
  shop.call({
    path: '/api/sessions',
    body: { session: { email, password: 'not this password' } },
    headers: from(place),
  })
const signUp: Try = (shop, email, place) =>
  shop.call({
    path: '/api/users',
    body: { user: { email, password: PASSWORD } },
    headers: from(place),
  })
const askCode: Try = (shop, email, place) =>
  shop.call({ path: '/api/sign-in-codes', body: { email }, headers: from(place) })
const askReset: Try = (shop, email, place) =>
  shop.call({ path: '/api/passwords', body: { email }, headers: from(place) })

test.each([
  { what: 'sign-ins of an account', send: signIn, max: LIMITS.sign_in_account.max, varies: false },
  { what: 'codes of an account', send: askCode, max: LIMITS.code_account.max, varies: false },
  { what: 'codes of a place', send: askCode, max: LIMITS.code_address.max, varies: true },
  { what: 'links of an account', send: askReset, max: LIMITS.reset_account.max, varies: false },
  { what: 'links of a place', send: askReset, max: LIMITS.reset_address.max, varies: true },
  { what: 'sign-ups of a place', send: signUp, max: LIMITS.sign_up_address.max, varies: true },
])('A.4.21 two processes share one count: $what', async ({ send, max, varies }) => {
  await using shop = await openTestShop(BEHIND_PROXY)
  await using second = await openTestShop({ beside: shop, ...BEHIND_PROXY })
  const emailOf = (at: number) => (varies ? `a${at}@example.com` : 'one@example.com')

  for (let at = 0; at < max; at += 1) {
    const { status } = await send(at % 2 === 0 ? shop : second, emailOf(at), '198.51.100.7')
    expect(status, `try ${at}`).not.toBe(429)
  }
  for (const process of [shop, second]) {
    expect((await send(process, emailOf(max), '198.51.100.7')).status).toBe(429)
    expect((await send(process, 'other@example.com', '198.51.100.8')).status).not.toBe(429)
  }
})

test('A.4.21 however an address is spelled, and wherever in its /64, it is one place', async () => {
  await using shop = await openTestShop(BEHIND_PROXY)
  const spellings = [
    '2001:db8:0:1::1',
    '2001:0db8:0000:0001:0000:0000:0000:0001',
    '2001:DB8:0:1::1',
    '2001:db8::1:0:0:0:1',
    '2001:db8:0:1::1%eth0',
    '2001:db8:0:1:ffff:ffff:ffff:ffff',
    '2001:db8:0:1::192.0.2.1',
  ]
  const { max } = LIMITS.code_address
  for (let at = 0; at < max; at += 1) {
    const place = spellings[at % spellings.length] ?? ''
    expect((await askCode(shop, `a${at}@example.com`, place)).status).toBe(202)
  }
  for (const place of spellings) {
    expect((await askCode(shop, 'late@example.com', place)).status, place).toBe(429)
  }
  expect((await askCode(shop, 'late@example.com', '2001:db8:0:2::1')).status).toBe(202)

  const mapped = ['192.0.2.9', '::ffff:192.0.2.9', '::FFFF:c000:209', '0:0:0:0:0:ffff:c000:0209']
  for (let at = 0; at < max; at += 1) {
    await askCode(shop, `b${at}@example.com`, mapped[at % mapped.length] ?? '')
  }
  for (const place of mapped) {
    expect((await askCode(shop, 'later@example.com', place)).status, place).toBe(429)
  }
})

test('A.4.21 what is no address is the proxy’s, and makes neither a bucket nor this machine', async () => {
  await using shop = await openTestShop(BEHIND_PROXY)
  const junk = [
    'local',
    'unknown',
    'x'.repeat(10_000),
    '127.0.0.1:80',
    `fe80::1%${'z'.repeat(9_000)}`,
  ]
  for (const [at, place] of [...junk, '127.0.0.1', '::1'].entries()) {
    const path = '/api/faqs?page[size]=1'
    const { status, headers } = await shop.call({ path, headers: from(place) })
    expect([status, headers.get('ratelimit')?.split(';')[0]], place).toEqual([200, '"network"'])
    await askCode(shop, `j${at}@example.com`, place)
  }
  await shop.shop.rateLimiter.write()
  const rows = await shop.query<{ bucket: string; count: number }>(
    `select bucket, count from rate_counters
     where bucket like 'code_address:%' or bucket like 'calls:%' order by bucket collate "C"`,
  )
  expect(rows.filter(({ bucket }) => bucket.startsWith('code'))).toEqual([
    { bucket: 'code_address:0:0:0:0', count: 1 },
    { bucket: 'code_address:127.0.0.1', count: 5 },
    { bucket: 'code_address:fe80:0:0:0', count: 1 },
  ])
  expect(
    rows.filter(({ bucket }) => bucket.startsWith('calls')).map(({ bucket }) => bucket),
  ).toEqual(['0:0:0:0', '127.0.0.1', 'fe80:0:0:0'].map((place) => `calls:network:${place}`))
})

test('§8 limits: a row that the database rejects does not stop the others from being counted', async () => {
  await using shop = await openTestShop()
  const resetsAt = new Date(shop.clock.now.getTime() + 60_000)
  const good = Array.from({ length: 30 }, (_, at) => ({ bucket: `calls:network:${at}`, count: 2 }))
  const bad = [{ bucket: 'calls:network:\u0000', count: 1 }]
  const counted = await countCalls(systemContext(shop), [...good, ...bad], resetsAt)
  const byName = (one: { bucket: string }, other: { bucket: string }) =>
    one.bucket < other.bucket ? -1 : 1
  expect([...counted].sort(byName)).toEqual(good.sort(byName))
  await expect(countCalls(systemContext(shop), good, new Date(Number.NaN))).rejects.toThrow()
})

test('A.4.21 guesses from everywhere run at most 40 hashes, and the shop answers meanwhile', async () => {
  await using shop = await openTestShop(BEHIND_PROXY)
  await using second = await openTestShop({ beside: shop, ...BEHIND_PROXY })
  await signUp(shop, 'known@example.com', '203.0.113.1')
  hashes.run = 0

  let sent = 0
  const statuses = new Map<number, number>()
  const attack = async (): Promise<void> => {
    while (sent < GUESSES) {
      const at = sent++
      const email = at % KNOWN_EVERY === 0 ? 'known@example.com' : `guess${at}@example.com`
      const place = `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`
      const { status } = await signIn(at % 2 === 0 ? shop : second, email, place)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  const isOver = Promise.all(Array.from({ length: 24 }, attack)).then(() => true)
  const visits: number[] = []
  while (!(await Promise.race([isOver, Promise.resolve(false)]))) {
    for (const path of ['/healthz', '/api/aroma_cartridges_web', '/api/aroma_products']) {
      visits.push((await fetch(`${shop.address}${path}`)).status)
    }
  }

  expect(hashes.run).toBeGreaterThan(0)
  expect(hashes.run).toBeLessThanOrEqual(40)
  expect([...statuses.keys()].sort()).toEqual([401, 403, 429])
  expect(statuses.get(401)).toBe(hashes.run)
  expect(visits.length).toBeGreaterThanOrEqual(3)
  expect(new Set(visits)).toEqual(new Set([200]))
  expect(shop.complaints).toEqual([])
}, 180_000)

test('A.4.21 while passwords are guessed, the owner goes on with a solved captcha, and a code needs none', async () => {
  await using shop = await openTestShop({ ...BEHIND_PROXY, now: new Date().toISOString() })
  await signUp(shop, 'known@example.com', '203.0.113.1')
  for (let at = 1; at < LIMITS.password_checks.max; at += 1) {
    expect((await signIn(shop, `guess${at}@example.com`, `10.0.0.${at}`)).status).toBe(401)
  }
  const session = { email: 'known@example.com', password: PASSWORD }
  const enter = (extra: object) =>
    shop.call({ path: '/api/sessions', body: { session, ...extra }, headers: from('203.0.113.1') })
  // After one more guess the limit also rejects the right password: it reveals nothing of the account.
  await signIn(shop, 'last@example.com', '10.0.1.1')
  for (const email of ['known@example.com', 'nobody@example.com']) {
    expect(await signIn(shop, email, '203.0.113.2')).toMatchObject({
      status: 403,
      body: { error: { code: 'captcha_required' } },
    })
  }
  expect((await signUp(shop, 'new@example.com', '203.0.113.2')).status).toBe(403)

  expect((await enter({})).status).toBe(403)
  expect((await enter({ captcha: { response: 'garbage' } })).status).toBe(401)
  const captcha = { response: pack(await solved(shop)) }
  expect((await enter({ captcha })).status).toBe(201)
  // A solution counts once.
  expect((await enter({ captcha })).status).toBe(401)
  expect((await askCode(shop, 'known@example.com', '203.0.113.1')).status).toBe(202)

  shop.advance(LIMITS.password_checks.windowSeconds * 1000)
  expect((await enter({})).status).toBe(201)
})

test('A.4.21 right passwords are no guesses: they never bring the brake on', async () => {
  await using shop = await openTestShop(BEHIND_PROXY)
  await signUp(shop, 'known@example.com', '203.0.113.1')
  const session = { email: 'known@example.com', password: PASSWORD }
  for (let at = 0; at < LIMITS.password_checks.max + 5; at += 1) {
    const { status } = await shop.call({
      path: '/api/sessions',
      body: { session },
      headers: from(`10.0.0.${at}`),
    })
    expect(status).toBe(201)
  }
})

test('A.4.21 sign-ups are no guesses, of known and unknown addresses alike', async () => {
  await using shop = await openTestShop(BEHIND_PROXY)
  for (let at = 0; at < LIMITS.password_checks.max + 5; at += 1) {
    const email = at % 2 === 0 ? 'known@example.com' : `new${at}@example.com`
    expect((await signUp(shop, email, `10.0.0.${at}`)).status).toBe(202)
    const rows = await shop.query<{ count: number }>(
      `select count from rate_counters where bucket like 'password_checks%'`,
    )
    expect(rows).toEqual([{ count: 0 }])
  }
})
