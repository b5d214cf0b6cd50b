/** A whole shop on a database of its own, with a clock in hand. */
import type pg from 'pg'

import { readEnvironment } from '#server/config/env.ts'
import { openDatabase } from '#server/db/open.ts'
import { portOf } from '#server/http/listen.ts'
import type { Load } from '#server/load/load.ts'
import type { Log } from '#server/log/log.ts'
import { openShop as open } from '#server/open-shop.ts'

import { type Checker, checkerOf, type Description } from '../api/described.ts'
import { openTestDatabase } from '../database/database.ts'
import { logInto } from './log.ts'

export const API_KEY = 'pk_local'
const START = '2026-11-02T01:00:00Z'

export type Answer<T = unknown> = { status: number; body: T; headers: Headers }

type Call = {
  method?: string
  path: string
  body?: unknown
  token?: string | null
  headers?: Record<string, string>
}

type TestDatabase = Awaited<ReturnType<typeof openTestDatabase>>
type Options = {
  now?: string
  env?: Record<string, string>
  /** The shop whose database a second process shares. The second one is closed first. */
  beside?: Pick<TestDatabase, 'pool' | 'connection'>
  /** On a database that no test used before. */
  isFresh?: boolean
  /** Instead of `complaints`. */
  log?: Log
  /** Otherwise the test runs the jobs itself, with `drainJobs`. */
  worksInBackground?: boolean
  /** With bounds of the test's own. */
  load?: Load
  pages?: Parameters<typeof open>[0]['pages']
}

/** `await using shop = await openTestShop()` */
export async function openTestShop(options: Options = {}) {
  const { pool, connection, database, drop } = options.beside
    ? sharedDatabase(options.beside)
    : await ownDatabase(options.isFresh)
  const clock = { now: new Date(options.now ?? START) }
  const complaints: string[] = []
  const shop = await open({
    env: { ...readEnvironment({ PORT: '0', UNDO_SECONDS: '0', ...options.env }) },
    database,
    pages: options.pages ?? null,
    lastRequestMs: 0,
    now: () => new Date(clock.now),
    log: options.log ?? { ...logInto(complaints), info() {} },
    worksInBackground: options.worksInBackground ?? false,
    ...(options.load && { load: options.load }),
  })

  const address = `http://127.0.0.1:${portOf(shop.server)}`
  const call = async <T = unknown>({ path, body, token, headers, ...asked }: Call) => {
    const method = asked.method ?? (body === undefined ? 'GET' : 'POST')
    const answer = await fetch(`${address}${path}`, {
      method,
      headers: {
        'x-api-key': API_KEY,
        'accept-language': 'en',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: token }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    const { status, headers: told } = answer
    const checker = await describedBy(address)
    const wrong = checker.complaints(method, path, { status, headers: told, text })
    if (wrong.length > 0)
      throw new Error(`${method} ${path} answers otherwise than described:\n${wrong.join('\n')}`)
    // Tests name the shape they expect and then look at it.
    const isPdf = told.get('content-type') === 'application/pdf'
    const json = (text === '' || isPdf ? null : JSON.parse(text)) as T
    return { status, body: json, headers: told }
  }

  return {
    ...shop,
    pool,
    connection,
    /** For what `call` does not do: `${shop.address}/api/…` */
    address,
    clock,
    complaints,
    call,
    query: async <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) =>
      (await pool.query<Row>(text, values)).rows,
    advance(milliseconds: number) {
      clock.now = new Date(clock.now.getTime() + milliseconds)
    },
    /** E-mails and jobs until nothing is due any more. */
    async drainJobs() {
      for (let rounds = 0; rounds < 20; rounds += 1) {
        const delivered = (await shop.cards.sandbox?.deliverDue()) ?? 0
        if ((await shop.runJobs()) + delivered === 0) return
      }
      throw new Error('there is always more to do')
    },
    async [Symbol.asyncDispose]() {
      await shop.close()
      await drop()
    },
  }
}

let checkerOnce: Promise<Checker> | undefined

/** The description is the same for every shop of a test file. */
function describedBy(address: string): Promise<Checker> {
  checkerOnce ??= fetch(`${address}/api/openapi.json`)
    // Its own test looks at what it is.
    .then(async (answer) => checkerOf((await answer.json()) as Description))
  return checkerOnce
}

async function ownDatabase(isFresh = false) {
  const copy = await openTestDatabase({ isFresh })
  return { ...copy, drop: () => copy[Symbol.asyncDispose]() }
}

const sharedDatabase = ({ pool, connection }: Pick<TestDatabase, 'pool' | 'connection'>) => ({
  pool,
  connection,
  database: openDatabase({ ...connection, max: 20 }),
  async drop() {},
})

export type TestShop = Awaited<ReturnType<typeof openTestShop>>

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
