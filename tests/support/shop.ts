/** A whole shop on a database of its own, with a clock in hand and no work in the background. */

import { openDatabase } from '#server/db/open.ts'
import { readEnvironment } from '#server/env.ts'
import { openShop as open } from '#server/open-shop.ts'

import { openTestDatabase } from './database.ts'

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

/** `await using shop = await openTestShop()` */
export async function openTestShop(options: { now?: string; env?: Record<string, string> } = {}) {
  const database = await openTestDatabase()
  const clock = { now: new Date(options.now ?? START) }
  const complaints: string[] = []
  const shop = await open({
    env: { ...readEnvironment({ PORT: '0', ...options.env }) },
    database: openDatabase({ ...database.connection, max: 20 }),
    pages: null,
    now: () => new Date(clock.now),
    log: (line) => complaints.push(line),
    worksInBackground: false,
  })

  const call = async <T = unknown>({ method, path, body, token, headers }: Call) => {
    const answer = await fetch(`http://127.0.0.1:${new URL(shop.url).port}${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
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
    // Tests name the shape they expect and then look at it.
    const json = (text === '' ? null : JSON.parse(text)) as T
    return { status: answer.status, body: json, headers: answer.headers }
  }

  return {
    ...shop,
    pool: database.pool,
    clock,
    complaints,
    call,
    advance(milliseconds: number) {
      clock.now = new Date(clock.now.getTime() + milliseconds)
    },
    /** Letters and jobs until nothing is due any more. */
    async settleDown() {
      for (let rounds = 0; rounds < 20; rounds += 1) {
        const delivered = (await shop.cards.sandbox?.deliverDue()) ?? 0
        if ((await shop.runJobs()) + delivered === 0) return
      }
      throw new Error('there is always more to do')
    },
    async [Symbol.asyncDispose]() {
      await shop.close()
      await database[Symbol.asyncDispose]()
    },
  }
}

export type TestShop = Awaited<ReturnType<typeof openTestShop>>

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
