/** Signed events on their way to the shop: at least once, in no promised order, as Stripe does it. */
import { createHmac } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'

import { type DeliveryFaults, deliveryFaults } from './faults.ts'
import { settleDue } from './settlement.ts'
import { inTransaction } from './storage.ts'

export type DeliveryOptions = {
  pool: pg.Pool
  webhookSecret: string
  webhookUrl: () => string
  now: () => Date
}

const TIMEOUT_MS = 5000
const LEASE_MS = 20_000
const PAUSE_MS = 500
/** Events that are on their way together, as those of many payments are. */
const AT_ONCE = 8

/** Seconds until the next try; the last one repeats. */
const BACK_OFF_SECONDS = [1, 5, 30, 120, 600]
const ATTEMPTS_MAX = 12

/** Sends each due event once, `atOnce` of them together, and returns how many the shop accepted. */
export async function deliverDue(
  options: DeliveryOptions,
  { atOnce = 1, signal }: { atOnce?: number; signal?: AbortSignal } = {},
): Promise<number> {
  const { pool } = options
  const startedAt = options.now()
  await inTransaction(pool, (tx) => settleDue({ tx, now: startedAt, request: null }))

  let accepted = 0
  while (!signal?.aborted) {
    const faults = await deliveryFaults(pool)
    const limit = faults.isReversed ? 1 : atOnce
    const events = faults.isHeld ? [] : await claim(options, { dueAt: startedAt, faults, limit })
    if (events.length === 0) break
    const answers = await Promise.all(events.map((event) => deliver(options, event, faults)))
    accepted += answers.filter(Boolean).length
  }
  return accepted
}

type ClaimedEvent = { id: string; body: object; attempts: number }

/** A lease, not a lock: another process takes over when this one dies while it waits for the shop. */
async function claim(
  { pool, now }: DeliveryOptions,
  { dueAt, faults, limit }: { dueAt: Date; faults: DeliveryFaults; limit: number },
): Promise<ClaimedEvent[]> {
  const claimedAt = now().getTime()
  const claimed = await pool.query<ClaimedEvent>(
    `with due as (
       select id from payment_sandbox.events
       where next_attempt_at <= $1 and (leased_until is null or leased_until <= $3)
       order by position ${faults.isReversed ? 'desc' : 'asc'}
       limit $4 for update skip locked)
     update payment_sandbox.events set attempts = attempts + 1, leased_until = $2
     from due where events.id = due.id
     returning events.id, body, attempts`,
    [dueAt, new Date(claimedAt + LEASE_MS), new Date(claimedAt), limit],
  )
  return claimed.rows
}

async function deliver(
  options: DeliveryOptions,
  event: ClaimedEvent,
  { duplicates }: DeliveryFaults,
): Promise<boolean> {
  const payload = JSON.stringify(event.body)
  const answers = await Promise.all(
    Array.from({ length: duplicates + 1 }, () => post(options, payload)),
  )
  const isAccepted = answers.some(Boolean)
  await record(options, event, isAccepted)
  return isAccepted
}

async function post(
  { webhookUrl, webhookSecret }: DeliveryOptions,
  payload: string,
): Promise<boolean> {
  try {
    const response = await fetch(webhookUrl(), {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signatureOf(payload, webhookSecret),
      },
      body: payload,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false // Not reached or too slow: it is tried again later.
  }
}

/** Signed with the time of the wall, as the reader's library compares it with its own. */
function signatureOf(payload: string, secret: string): string {
  const time = Math.floor(Date.now() / 1000)
  const digest = createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex')
  return `t=${time},v1=${digest}`
}

async function record(
  { pool, now }: DeliveryOptions,
  { id, attempts }: ClaimedEvent,
  isAccepted: boolean,
): Promise<void> {
  const at = now()
  const seconds = BACK_OFF_SECONDS[attempts - 1] ?? BACK_OFF_SECONDS.at(-1) ?? 0
  const isOver = isAccepted || attempts >= ATTEMPTS_MAX
  await pool.query(
    `update payment_sandbox.events
     set leased_until = null, next_attempt_at = $2, delivered_at = coalesce($3, delivered_at)
     where id = $1`,
    [id, isOver ? null : new Date(at.getTime() + seconds * 1000), isAccepted ? at : null],
  )
}

/** Sends it again, whether or not it was accepted before. `false` when there is no such event. */
export async function redeliver({ pool, now }: DeliveryOptions, eventId: string): Promise<boolean> {
  const due = await pool.query(
    `update payment_sandbox.events set attempts = 0, next_attempt_at = $2, leased_until = null
     where id = $1`,
    [eventId, now()],
  )
  return due.rowCount === 1
}

/** Delivers until it is stopped; stopping waits for requests in progress. */
export function startDelivery(options: DeliveryOptions): () => Promise<void> {
  const stopping = new AbortController()
  const running = deliverUntil(options, stopping.signal)

  return async () => {
    stopping.abort()
    await running
  }
}

async function deliverUntil(options: DeliveryOptions, signal: AbortSignal): Promise<void> {
  let lastReason = ''
  while (!signal.aborted) {
    try {
      await deliverDue(options, { atOnce: AT_ONCE, signal })
      lastReason = ''
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown'
      if (reason !== lastReason) {
        console.error(`The payment sandbox could not deliver its events: ${reason}`)
      }
      lastReason = reason
    }
    await pause(PAUSE_MS, undefined, { signal }).catch(() => {})
  }
}
