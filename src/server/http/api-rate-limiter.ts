/**
 * How many calls each caller makes in a minute. They are counted here, where it costs nothing, and the sums are put together in
 * the database, so that several processes refuse by one number.
 *
 * What they do not yet know of each other is the error: a process writes a caller's calls once `1 / PARTS` of the limit has
 * gathered, and everybody's each second. So with P processes a caller gets at most `max + (P - 1) × (max / PARTS + calls while one
 * statement runs)` through; with one process exactly `max`. What is refused is not counted, so refusing writes nothing.
 */
import { CALL_WINDOW_SECONDS, CALLS_MAX, type CallerKind } from '#domain/rate-limits/policy.ts'

import { describeError } from '../log/describe-error.ts'
import type { Log } from '../log/log.ts'

const PARTS = 30
const WRITE_EVERY_MS = 1_000
/** A flood from everywhere must not fill the memory: then sums are asked for again. */
const CALLERS_MAX = 20_000

export type RateLimitStatus = {
  kind: CallerKind
  max: number
  remaining: number
  resetSeconds: number
  isOver: boolean
}

export type ApiRateLimiter = {
  /** Counts one call, unless it is beyond the limit, and says where that leaves the caller. */
  count(kind: CallerKind, id: string): RateLimitStatus
  /** The same without counting. */
  limitStatus(kind: CallerKind, id: string): RateLimitStatus
  /** Adds what was counted since to the shared sums, and learns these. */
  write(): Promise<void>
  close(): Promise<void>
}

type Sum = { bucket: string; count: number }
type Options = {
  /** What is not among the answers was not added. */
  add: (counted: readonly Sum[], resetsAt: Date) => Promise<readonly Sum[]>
  now: () => Date
  log: Log
  /** Off where a test does the writing itself. */
  isTimed: boolean
}

type Tally = { shared: number; unwritten: number; writing: number }
type Window = { endsAt: number; tallies: Map<string, Tally> }

export function createApiRateLimiter({ add, now, log, isTimed }: Options): ApiRateLimiter {
  let window: Window = { endsAt: 0, tallies: new Map() }
  // One statement after the other, so that an older sum never comes after a newer one.
  let writing = Promise.resolve()
  let isWriting = false
  let isFailing = false

  const current = (): Window => {
    const time = now().getTime()
    if (time < window.endsAt && time >= window.endsAt - WINDOW_MS) return window
    window = { endsAt: (Math.floor(time / WINDOW_MS) + 1) * WINDOW_MS, tallies: new Map() }
    return window
  }

  const writeOnce = async () => {
    const { endsAt, tallies } = window
    const written = [...tallies].filter(([, tally]) => tally.unwritten > 0)
    if (written.length === 0) return
    const counted = written.map(([bucket, tally]) => ({ bucket, count: beginWriting(tally) }))
    let reason = 'the database did not take all of them'
    try {
      learn(tallies, await add(counted, new Date(endsAt)))
    } catch (error) {
      reason = describeError(error)
    }
    // Tried again each second; what this process saw holds all the same.
    const left = written.filter(([, tally]) => tally.writing > 0)
    for (const [, tally] of left) restoreUnwritten(tally)
    if (left.length > 0 && !isFailing) log.warn('calls were not counted', { error: reason })
    isFailing = left.length > 0
    if (tallies.size > CALLERS_MAX) dropWritten(tallies)
  }
  const write = (): Promise<void> => {
    isWriting = true
    writing = writing.then(writeOnce).finally(() => {
      isWriting = false
    })
    return writing
  }

  const timer = isTimed ? setInterval(() => void write(), WRITE_EVERY_MS).unref() : undefined
  const limitStatus = (kind: CallerKind, id: string): RateLimitStatus => {
    const { endsAt, tallies } = current()
    return limitStatusOf(kind, tallies.get(bucketOf(kind, id)), endsAt - now().getTime())
  }
  return {
    limitStatus,
    count(kind, id) {
      const { tallies } = current()
      const bucket = bucketOf(kind, id)
      const tally = tallies.get(bucket) ?? { shared: 0, unwritten: 0, writing: 0 }
      if (callsOf(tally) >= CALLS_MAX[kind]) return { ...limitStatus(kind, id), isOver: true }

      tally.unwritten += 1
      tallies.set(bucket, tally)
      const isDue = tally.unwritten >= CALLS_MAX[kind] / PARTS
      if (isDue && !isWriting && !isFailing) void write()
      return { ...limitStatus(kind, id), isOver: false }
    },
    write,
    async close() {
      clearInterval(timer)
      await write()
    },
  }
}

const WINDOW_MS = CALL_WINDOW_SECONDS * 1000

const bucketOf = (kind: CallerKind, id: string): string => `calls:${kind}:${id}`

const callsOf = ({ shared, unwritten, writing }: Tally): number => shared + unwritten + writing

function limitStatusOf(
  kind: CallerKind,
  tally: Tally | undefined,
  leftMs: number,
): RateLimitStatus {
  const max = CALLS_MAX[kind]
  const remaining = Math.max(0, max - (tally ? callsOf(tally) : 0))
  return { kind, max, remaining, resetSeconds: Math.ceil(leftMs / 1000), isOver: remaining === 0 }
}

function beginWriting(tally: Tally): number {
  tally.writing = tally.unwritten
  tally.unwritten = 0
  return tally.writing
}

function restoreUnwritten(tally: Tally): void {
  tally.unwritten += tally.writing
  tally.writing = 0
}

function learn(tallies: Window['tallies'], sums: readonly Sum[]): void {
  for (const { bucket, count } of sums) {
    const tally = tallies.get(bucket)
    if (tally) Object.assign(tally, { shared: count, writing: 0 })
  }
}

function dropWritten(tallies: Window['tallies']): void {
  for (const [bucket, { unwritten }] of tallies) if (unwritten === 0) tallies.delete(bucket)
}
