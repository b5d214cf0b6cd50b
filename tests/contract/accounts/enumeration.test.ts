/**
 * Account enumeration: answers and their cost are the same for known and unknown addresses. Decisions, section 9;
 * reliability A.4.22.
 */
import { expect, test, vi } from 'vitest'

import { watchQueries } from '../../support/database/queries.ts'
import { IS_FULL_RUN } from '../../support/full-run.ts'
import { type SessionAnswer, signIn } from '../../support/shop/buyer.ts'
import { openTestShop, type TestShop } from '../../support/shop/shop.ts'

/** How many passwords were hashed. The machine's own function is wrapped, and made cheap: time is the benchmark's matter. */
const hashes = vi.hoisted(() => ({ run: 0 }))
vi.mock('node:crypto', async (importOriginal) => {
  const real = await importOriginal<typeof import('node:crypto')>()
  const argon2: typeof real.argon2 = (algorithm, parameters, done) => {
    hashes.run += 1
    return real.argon2(algorithm, { ...parameters, memory: 8, passes: 1 }, done)
  }
  return { ...real, argon2 }
})

const PAIRS = IS_FULL_RUN ? 200 : 8
const PASSWORD = 'violet kettle under stairs'

type Subject = { email: string; at: number; owner: { id: string; token: string } }
type Way = {
  what: string
  /** What known addresses have and unknown ones lack. */
  known: 'account' | 'subscription'
  request: (subject: Subject) => { method?: string; path: string; body: unknown; token?: string }
  status: number
}

const WAYS: Way[] = [
  {
    what: 'a sign-in by password',
    known: 'account',
    request: ({ email }) => ({
      path: '/api/sessions',
      body: { session: { email, password: 'not this password' } },
    }),
    status: 401,
  },
  {
    what: 'a sign-in by a wrong code',
    known: 'account',
    request: ({ email }) => ({
      path: '/api/sessions',
      body: { session: { email, code: '000000' } },
    }),
    status: 401,
  },
  {
    what: 'a request for a code',
    known: 'account',
    request: ({ email }) => ({ path: '/api/sign-in-codes', body: { email } }),
    status: 202,
  },
  {
    what: 'a request for a new password',
    known: 'account',
    request: ({ email }) => ({ path: '/api/passwords', body: { email } }),
    status: 202,
  },
  {
    what: 'a sign-up',
    known: 'account',
    request: ({ email }) => ({ path: '/api/users', body: { user: { email, password: PASSWORD } } }),
    status: 202,
  },
  {
    what: 'a subscription',
    known: 'subscription',
    request: ({ email }) => ({ path: '/v1/subscriptions', body: { subscription: { email } } }),
    status: 201,
  },
  {
    what: 'a change of one’s own address to it',
    known: 'account',
    request: ({ email, owner }) => ({
      path: `/api/users/${owner.id}/email-changes`,
      body: { email },
      token: owner.token,
    }),
    status: 202,
  },
]

test.each(WAYS)(
  'A.4.22 $what answers known and unknown addresses alike, with the same work',
  async (way) => {
    await using shop = await openTestShop({ env: { TRUSTED_PROXIES: '1' } })
    const owner = await signIn(shop, 'owner@example.com')
    await makeKnown(shop, way.known)
    // The first call loads what every later one finds in memory.
    await traceOf(shop, way.request({ email: 'first@example.com', at: 0, owner }), {
      place: '10.3.0.0',
    })
    using watch = watchQueries()
    const seen = { known: new Map<string, number>(), unknown: new Map<string, number>() }

    for (let at = 0; at < PAIRS; at += 1) {
      // In turn, and each time another one first, so that nothing that changes over time hides in one of the two.
      for (const kind of at % 2 === 0 ? KINDS : [...KINDS].reverse()) {
        // Only the answer itself is compared: other tests verify the limits.
        await shop.query('delete from rate_counters')
        watch.taken()
        hashes.run = 0
        const trace = await traceOf(
          shop,
          way.request({ email: `${kind}${at}@example.com`, at, owner }),
          {
            place: `10.${kind === 'known' ? 1 : 2}.0.${at}`,
          },
        )
        const work = `${watch.taken().length} queries, ${hashes.run} hashes`
        const whole = `${trace} | ${work}`
        seen[kind].set(whole, (seen[kind].get(whole) ?? 0) + 1)
      }
    }

    expect([...seen.known.keys()]).toEqual([...seen.unknown.keys()])
    expect([...seen.known.keys()].every((whole) => whole.startsWith(`${way.status} `))).toBe(true)
    expect(shop.complaints).toEqual([])
  },
  300_000,
)

const KINDS = ['known', 'unknown'] as const

/** Status, header names, and the body without ids and times: everything that could reveal it. */
async function traceOf(
  shop: TestShop,
  request: ReturnType<Way['request']>,
  { place }: { place: string },
): Promise<string> {
  const headers = { 'x-forwarded-for': place }
  const { status, body, headers: told } = await shop.call<SessionAnswer>({ ...request, headers })
  const names = [...told.keys()].sort().join(',')
  return `${status} ${names} ${JSON.stringify(body)?.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')}`
}

/** Rows as they are afterwards; how they came about is not tested here. */
async function makeKnown(shop: TestShop, kind: Way['known']): Promise<void> {
  if (kind === 'account') {
    await shop.query(
      `insert into users (email, role, locale, created_at, email_verified_at, password_hash)
       select 'known' || at || '@example.com', 'customer', 'en', now(), now(), 'argon2id$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
       from generate_series(0, $1) at`,
      [PAIRS - 1],
    )
    await shop.query(
      `insert into profiles (user_id, updated_at) select id, now() from users where email like 'known%'`,
    )
    return
  }
  for (let at = 0; at < PAIRS; at += 1) {
    const headers = { 'x-forwarded-for': `10.9.0.${at}` }
    const body = { subscription: { email: `known${at}@example.com` } }
    await shop.call({ path: '/v1/subscriptions', body, headers })
  }
  await shop.query(`update subscriptions set state = 'confirmed', confirmed_at = now()`)
}
