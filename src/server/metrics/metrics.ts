/**
 * Metrics of this process. Labels come from our own lists (routes, problem codes, queues), never from requests, so
 * that clients can't add series. `docs/operations.md` explains every metric. Decision 0040.
 */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

import type { ProblemCode } from '#contract/problems.ts'
import type { ErrorSource } from '#domain/error-reports/error-report.ts'
import type { Outcome } from '#domain/mail/outbox.server.ts'

import type { CacheStats } from '../response-cache/response-cache.ts'
import type { ServedCounts } from '../response-cache/stored-page.ts'
import { type MeasuredLoad, measureLoad } from './load-metrics.ts'

export type Answered = {
  method: string
  /** A pattern of an address, never an address. */
  route: string
  status: number
  seconds: number
  /** The problem that was answered, `null` without one. */
  problem: ProblemCode | null
}

export type Metrics = {
  registries: readonly Registry[]
  begin(): void
  answered(request: Answered): void
  /** Refused before any route saw it. */
  rejected(reason: string): void
  /** Where answers of a cached page are counted: they do not pass `answered`. */
  servedOf(route: string): ServedCounts
  cardEvent(type: string): void
  jobFinished(queue: string, outcome: 'done' | 'failed'): void
  /** `unsent`: it is tried again after a pause, if it was not its last attempt. `failed`: it is obsolete. */
  emailTried(outcome: Outcome['state']): void
  countError(source: ErrorSource): void
}

/** By what they hold. */
type MeasuredCaches = Record<'pages' | 'lists', { stats(): CacheStats }>

type Parts = {
  version: string
  /** By what they serve. */
  pools: Record<string, { totalCount: number; idleCount: number; waitingCount: number }>
  caches: MeasuredCaches | null
  load: MeasuredLoad
}

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])
/** Buckets from a cached answer to the statement timeout. */
const SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15]
/** What is refused because of who asks, how much or how often; other problems are answers. */
const REJECTIONS: ReadonlySet<string> = new Set<ProblemCode>([
  'api_key_invalid',
  'body_too_large',
  'media_type_unsupported',
  'rate_limited',
  'scope_missing',
  'signature_invalid',
  'too_busy',
  'unavailable',
])
/** Event types that we subscribe to. All others are one series. */
const CARD_EVENTS: ReadonlySet<string> = new Set([
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'payment_intent.processing',
  'charge.refunded',
  'charge.refund.updated',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
])

export function openMetrics({ version, pools, caches, load }: Parts): Metrics {
  const own = new Registry()
  const registers = [own]
  const cached = cachedPages()
  const requests = requestMetrics(registers, cached)
  const cardEvents = new Counter({
    name: 'shop_card_events_total',
    help: 'Messages of the card processor that were received, by their type.',
    labelNames: ['type'],
    registers,
  })
  const jobs = new Counter({
    name: 'shop_jobs_finished_total',
    help: 'Background jobs that this process ran, by their outcome; a failed one is tried again.',
    labelNames: ['queue', 'outcome'],
    registers,
  })
  const emails = new Counter({
    name: 'shop_emails_tried_total',
    help: 'Attempts to send e-mails in this process: sent, unsent (tried again), failed (obsolete).',
    labelNames: ['outcome'],
    registers,
  })
  const errors = new Counter({
    name: 'shop_errors_total',
    help: 'Unexpected errors: in requests, in jobs, and those that browsers reported.',
    labelNames: ['source'],
    registers,
  })
  for (const source of ['server', 'job', 'browser']) errors.inc({ source }, 0)
  new Gauge({
    name: 'shop_build_info',
    help: 'Always 1; the labels say what runs.',
    labelNames: ['version', 'node'],
    aggregator: 'max',
    registers,
  }).set({ version, node: process.version }, 1)
  measurePools(pools, registers)
  if (caches) measureCaches(caches, registers)
  measureLoad(load, registers)

  return {
    registries: [own, processMetrics()],
    begin: () => requests.inFlight.inc(),
    answered({ method, route, status, seconds, problem }) {
      requests.inFlight.dec()
      const labels = {
        method: METHODS.has(method) ? method : 'OTHER',
        route,
        status: `${Math.floor(status / 100)}xx`,
      }
      requests.total.inc(labels)
      requests.seconds.observe(labels, seconds)
      if (problem === null) return
      requests.problems.inc({ route, code: problem })
      if (REJECTIONS.has(problem)) requests.rejected.inc({ reason: problem })
    },
    rejected: (reason) => requests.rejected.inc({ reason }),
    servedOf: cached.servedOf,
    cardEvent: (type) => cardEvents.inc({ type: CARD_EVENTS.has(type) ? type : 'other' }),
    jobFinished: (queue, outcome) => jobs.inc({ queue, outcome }),
    emailTried: (outcome) => emails.inc({ outcome }),
    countError: (source) => errors.inc({ source }),
  }
}

function requestMetrics(registers: Registry[], cached: ReturnType<typeof cachedPages>) {
  const labelNames = ['method', 'route', 'status'] as const
  return {
    total: new Counter({
      name: 'http_requests_total',
      help: 'Requests answered, by pattern of the address; cached pages are among them.',
      labelNames,
      registers,
      collect() {
        for (const [labels, count] of cached.take()) this.inc(labels, count)
      },
    }),
    seconds: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'From the first handler to the finished answer. Kept pages are not measured.',
      labelNames,
      buckets: SECONDS,
      registers,
    }),
    inFlight: new Gauge({
      name: 'http_requests_in_flight',
      help: 'Requests that are being answered now.',
      registers,
    }),
    problems: new Counter({
      name: 'api_problems_total',
      help: 'Problems that the API answered, by pattern of the address and code.',
      labelNames: ['route', 'code'],
      registers,
    }),
    rejected: new Counter({
      name: 'http_requests_rejected_total',
      help: 'Requests refused because of who asked, how much or how often.',
      labelNames: ['reason'],
      registers,
    }),
  }
}

/** Plain counters, increased thousands of times a second and read on each scrape. */
function cachedPages() {
  const routes = new Map<string, ServedCounts>()
  return {
    /** What was answered since the last time. */
    take: () =>
      [...routes].flatMap(([route, served]) => {
        const counted = Object.entries(served)
        for (const status of Object.keys(served)) delete served[Number(status)]
        return counted.map(
          ([status, count]) => [{ method: 'GET', route, status: `${status[0]}xx` }, count] as const,
        )
      }),
    servedOf(route: string): ServedCounts {
      const served = routes.get(route) ?? {}
      routes.set(route, served)
      return served
    },
  }
}

function measurePools(pools: Parts['pools'], registers: Registry[]): void {
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections for requests and for background work: busy, idle, and callers that wait for one.',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        this.set({ pool, state: 'busy' }, totalCount - idleCount)
        this.set({ pool, state: 'idle' }, idleCount)
        this.set({ pool, state: 'waiting' }, waitingCount)
      }
    },
  })
}

function measureCaches(caches: MeasuredCaches, registers: Registry[]): void {
  const counted = Object.entries(caches)
  new Counter({
    name: 'response_cache_requests_total',
    help: 'Requests for pages and lists that may be cached: answered from memory, or made.',
    labelNames: ['cache', 'result'],
    registers,
    collect() {
      this.reset()
      for (const [cache, { stats }] of counted) {
        const { hits, misses } = stats()
        this.inc({ cache, result: 'hit' }, hits)
        this.inc({ cache, result: 'miss' }, misses)
      }
    },
  })
  new Gauge({
    name: 'response_cache_entries',
    help: 'Pages and lists in memory.',
    labelNames: ['cache'],
    registers,
    collect() {
      for (const [cache, { stats }] of counted) this.set({ cache }, stats().entries)
    },
  })
  new Gauge({
    name: 'response_cache_bytes',
    help: 'Memory that cached pages and lists take, estimated.',
    labelNames: ['cache'],
    registers,
    collect() {
      for (const [cache, { stats }] of counted) this.set({ cache }, stats().bytes)
    },
  })
}

let registry: Registry | undefined

/** Memory, processor time, event loop delay, collected garbage: one measurement per process, however many shops are open in it. */
function processMetrics(): Registry {
  if (!registry) {
    registry = new Registry()
    collectDefaultMetrics({ register: registry })
  }
  return registry
}
