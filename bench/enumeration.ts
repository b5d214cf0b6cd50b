/**
 * Whether the response time reveals that an address is known. For each call 200 known and 200 unknown addresses in
 * turn, each pair in a random order, one caller. Prints the medians, their difference and the Mann-Whitney test of
 * the two. Goal (reliability A.4.22): p above 0.01, or medians less than 2 ms apart.
 */
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

import { findEmbeddedPostgres } from '#server/db/embedded.ts'

import { readCommandLine } from '../scripts/usage.ts'
import { endChild } from '../tests/support/process/end-child.ts'
import { type Call, callerOf } from './load.ts'
import { lineWith, median, start } from './server-process.ts'

const DIFFERENCE_MS_MAX = 2
const P_MIN = 0.01
const WARM_UP = 20
const SHOP = fileURLToPath(new URL('../tests/support/process/shop-process.ts', import.meta.url))
const PASSWORD = 'violet kettle under stairs'

const { values } = readCommandLine('enumeration', {
  options: { pairs: { type: 'string', default: '200' } },
})
const pairs = Number(values.pairs)

type Owner = { id: string; token: string }
type Way = {
  name: string
  request: (email: string, owner: Owner) => [path: string, body: unknown, token?: string]
}

const WAYS: Way[] = [
  {
    name: 'sign-in, wrong password',
    request: (email) => ['/api/sessions', { session: { email, password: 'not this password' } }],
  },
  {
    name: 'sign-in, wrong code',
    request: (email) => ['/api/sessions', { session: { email, code: '000000' } }],
  },
  { name: 'code asked for', request: (email) => ['/api/sign-in-codes', { email }] },
  { name: 'new password asked for', request: (email) => ['/api/passwords', { email }] },
  {
    name: 'sign-up',
    request: (email) => ['/api/users', { user: { email, password: PASSWORD } }],
  },
  {
    name: 'newsletter',
    request: (email) => ['/v1/subscriptions', { subscription: { email } }],
  },
  {
    name: 'change of address',
    request: (email, { id, token }) => [`/api/users/${id}/email-changes`, { email }, token],
  },
]

async function main(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'scent-shop-enumeration-'))
  // E-mails are queued but not sent, so that no other work disturbs the measurement.
  const env = { IDLE: '1', PORT: '0', DATABASE_URL: '', DATA_DIR: dataDir, TRUSTED_PROXIES: '1' }
  const shop = start([SHOP], env)
  try {
    const port = Number(new URL(await lineWith(shop, 'http://localhost:')).port)
    const found = await findEmbeddedPostgres(dataDir)
    if (!found) throw new Error('the shop runs no PostgreSQL of its own')
    const pool = new pg.Pool({ ...found.connection, max: 1 })
    const caller = callerOf(port, 1)
    const owner = await ownerOf(caller.call, pool)
    console.log('| Call | known | unknown | apart | p |\n|---|---|---|---|---|')
    for (const way of WAYS) report(way, await measure(way, { call: caller.call, pool, owner }))
    caller.end()
    await pool.end()
  } finally {
    await endChild(shop)
    await rm(dataDir, { recursive: true, force: true })
  }
}

type Times = { known: number[]; unknown: number[] }
type Place = { call: Call; pool: pg.Pool; owner: Owner }

async function measure({ name, request }: Way, { call, pool, owner }: Place): Promise<Times> {
  const run = randomBytes(4).toString('hex')
  const emailOf = (kind: keyof Times, at: number) => `${kind}.${at}.${run}@example.com`
  const total = pairs + WARM_UP
  await makeKnown(
    pool,
    Array.from({ length: total }, (_, at) => emailOf('known', at)),
  )
  const times: Times = { known: [], unknown: [] }
  for (let at = 0; at < total; at += 1) {
    const kinds =
      Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    for (const kind of kinds) {
      await pool.query('delete from rate_counters')
      const [path, body, token] = request(emailOf(kind, at), owner)
      const headers = { 'x-api-key': 'pk_local', ...(token && { authorization: token }) }
      const from = performance.now()
      const { status } = await call('POST', path, headers, body)
      const took = performance.now() - from
      if (status >= 500 || status === 403 || status === 429) {
        throw new Error(`${name} was answered ${status}`)
      }
      if (at >= WARM_UP) times[kind].push(took)
    }
  }
  return times
}

function report({ name }: Way, { known, unknown }: Times): void {
  const apart = median(known) - median(unknown)
  const p = mannWhitney(known, unknown)
  const isLost = Math.abs(apart) >= DIFFERENCE_MS_MAX && p <= P_MIN
  const shown = [median(known), median(unknown), apart].map((ms) => `${ms.toFixed(2)} ms`)
  console.log(`| ${[name, ...shown, p.toFixed(3)].join(' | ')} |${isLost ? ' TELLS' : ''}`)
  if (isLost) process.exitCode = 1
}

/** The two-sided probability that two samples this unlike come from one distribution; normal for samples this large. */
function mannWhitney(one: readonly number[], other: readonly number[]): number {
  const ranked = [
    ...one.map((time) => ({ time, isOne: true })),
    ...other.map((time) => ({ time, isOne: false })),
  ].sort((a, b) => a.time - b.time)
  const rankSum = ranked.reduce((sum, { isOne }, at) => (isOne ? sum + at + 1 : sum), 0)
  const u = rankSum - (one.length * (one.length + 1)) / 2
  const mean = (one.length * other.length) / 2
  const deviation = Math.sqrt((one.length * other.length * (one.length + other.length + 1)) / 12)
  return 2 * (1 - normal(Math.abs(u - mean) / deviation))
}

/** The normal distribution function, by Zelen and Severo's approximation: right to seven decimals. */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const tail = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429].reduceRight(
    (sum, factor) => (sum + factor) * t,
    0,
  )
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail
}

/** With an account and a confirmed subscription, as rows: their making is not what is measured. */
async function makeKnown(pool: pg.Pool, emails: string[]): Promise<void> {
  await pool.query(
    `with made as (
       insert into users (email, role, locale, created_at, email_verified_at, password_hash)
       select email, 'customer', 'en', now(), now(), $2 from unnest($1::text[]) email returning id)
     insert into profiles (user_id, updated_at) select id, now() from made`,
    [emails, `argon2id$${'A'.repeat(22)}$${'A'.repeat(43)}`],
  )
  await pool.query(
    `insert into subscriptions (email, locale, state, requested_at, confirmed_at)
     select email, 'en', 'confirmed', now(), now() from unnest($1::text[]) email`,
    [emails],
  )
}

async function ownerOf(call: Call, pool: pg.Pool): Promise<Owner> {
  const email = 'owner@example.com'
  await call('POST', '/api/sign-in-codes', {}, { email })
  const { rows } = await pool.query<{ code: string }>(
    `select payload->>'code' as code from emails where kind = 'sign_in_code'`,
  )
  const { body } = await call(
    'POST',
    '/api/sessions',
    {},
    { session: { email, code: rows[0]?.code } },
  )
  const { data } = JSON.parse(body) as { data: { id: string; authentication_token: string } } // As the contract says.
  return { id: data.id, token: data.authentication_token }
}

await main()
