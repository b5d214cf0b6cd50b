/**
 * Metrics of the whole shop from the database, read on each scrape by the process that answers; the same in every
 * process.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { Counter, Gauge, Registry } from 'prom-client'

import { readBackupState } from '#domain/backups/view-backups.server.ts'
import type { Context } from '#domain/context.ts'
import { measureEmails } from '#domain/mail/measure-emails.server.ts'
import { measureAttention } from '#domain/orders/attention/list-attention.server.ts'
import { countOrderEvents } from '#domain/orders/statistics/measure-orders.server.ts'

import { queueStats } from '../jobs/queue-stats.ts'

/** A database that does not answer within this time counts as down. */
const ANSWER_WITHIN_MS = 3_000

type Parts = {
  /** The system's own, at the present moment. */
  context: () => Context
  pool: Pick<pg.Pool, 'query'>
}

export type ShopFigures = {
  registry: Registry
  /** Asks for all of them. Those who ask meanwhile wait for the same answer. */
  refresh(): Promise<void>
}

export function openShopFigures({ context, pool }: Parts): ShopFigures {
  const registry = new Registry()
  const gauges = gaugesIn([registry])
  const events = openEventTotals(registry)
  let asking: Promise<void> | null = null

  const ask = async () => {
    const ctx = context()
    return {
      counted: await countOrderEvents(ctx, events.finalUpTo()),
      waiting: await measureAttention(ctx),
      emails: await measureEmails(ctx),
      queues: await queueStats(pool),
      backup: await readBackupState(ctx),
    }
  }
  const refresh = async (): Promise<void> => {
    const figures = await within(ANSWER_WITHIN_MS, ask())
    // Old figures would look like fresh ones.
    registry.resetMetrics()
    gauges.isUp.set(figures === null ? 0 : 1)
    if (figures === null) return

    events.tell(figures.counted)
    for (const { kind, count } of figures.waiting) gauges.waiting.set({ kind }, count)
    gauges.emails.set({ state: 'queued' }, figures.emails.queued)
    gauges.emails.set({ state: 'failed' }, figures.emails.failed)
    gauges.oldestEmail.set(figures.emails.oldestQueuedSeconds)
    const { lastVerifiedAt } = figures.backup
    if (lastVerifiedAt) gauges.backup.set(lastVerifiedAt.getTime() / 1000)
    for (const { name: queue, waiting, active, failed, oldestWaitingSeconds } of figures.queues) {
      gauges.jobs.set({ queue, state: 'waiting' }, waiting)
      gauges.jobs.set({ queue, state: 'active' }, active)
      gauges.jobs.set({ queue, state: 'failed' }, failed)
      gauges.oldestJob.set({ queue }, oldestWaitingSeconds)
    }
  }
  return {
    registry,
    refresh() {
      asking ??= refresh().finally(() => {
        asking = null
      })
      return asking
    },
  }
}

function gaugesIn(registers: Registry[]) {
  return {
    isUp: new Gauge({
      name: 'shop_database_up',
      help: '1 when the database answered the questions of this scrape in time, else 0.',
      registers,
    }),
    waiting: new Gauge({
      name: 'shop_orders_waiting',
      help: 'Orders that wait for staff, by what would settle them.',
      labelNames: ['kind'],
      registers,
    }),
    emails: new Gauge({
      name: 'shop_emails_undelivered',
      help: 'E-mails that wait to be sent, and those that were given up.',
      labelNames: ['state'],
      registers,
    }),
    oldestEmail: new Gauge({
      name: 'shop_email_oldest_queued_seconds',
      help: 'Age of the oldest e-mail that waits; 0 when none does.',
      registers,
    }),
    backup: new Gauge({
      name: 'shop_last_verified_backup_timestamp_seconds',
      help: 'When the last backup that was verified by restoring it was begun; 0 when there is none.',
      registers,
    }),
    jobs: new Gauge({
      name: 'shop_jobs',
      help: 'Background jobs by queue: waiting, active, and given up (failed).',
      labelNames: ['queue', 'state'],
      registers,
    }),
    oldestJob: new Gauge({
      name: 'shop_job_oldest_waiting_seconds',
      help: 'How long the oldest due job of a queue has not been begun; 0 when none is due.',
      labelNames: ['queue'],
      registers,
    }),
  }
}

/** Each event is read once when it is new and never again, however many there are. */
function openEventTotals(registry: Registry) {
  const total = new Counter({
    name: 'shop_order_events_total',
    help: 'Entries of the orders’ timelines since the shop was opened, by kind: created, paid, shipped, refunded …',
    labelNames: ['kind'],
    registers: [registry],
  })
  const final = new Map<string, number>()
  let upTo = 0
  return {
    finalUpTo: () => upTo,
    tell({ finalUpTo, counts }: Awaited<ReturnType<typeof countOrderEvents>>) {
      upTo = finalUpTo
      for (const { kind, count } of counts.filter(({ isFinal }) => isFinal))
        final.set(kind, (final.get(kind) ?? 0) + count)
      for (const [kind, count] of final) total.inc({ kind }, count)
      for (const { kind, count } of counts.filter(({ isFinal }) => !isFinal))
        total.inc({ kind }, count)
    },
  }
}

/** `null` when it failed or took longer. */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T | null> {
  const late = new AbortController()
  try {
    return await Promise.race([
      work,
      pause(milliseconds, null, { signal: late.signal, ref: false }),
    ])
  } catch {
    return null
  } finally {
    late.abort()
  }
}
