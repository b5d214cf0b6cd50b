/** Finds jobs that were not announced: due again, enqueued by the clock or by another tool, or left by a dead process. */
import type pg from 'pg'

import { asError } from '#server/process/error-facts.ts'

import type { Mailer } from '../mail/mailer.ts'
import type { CardEventQueue } from '../webhooks/card-event-queue.ts'
import { putBackExpired } from './interrupted.ts'

/** Lease and this stay below 30 s together (decision 0034). */
const POLLING_MS = 2_000

type Pool = Pick<pg.Pool, 'query'>

/** Polls the outbox, events of the card processor, and all queues by one query, until the returned function is called. `held`: the jobs that this process is doing. */
export function pollQueues(
  pool: Pool,
  {
    held,
    wake,
    mailer,
    cardEvents,
    onError,
  }: {
    held: ReadonlySet<string>
    wake: (queue: string) => void
    mailer: Pick<Mailer, 'poll'>
    cardEvents: Pick<CardEventQueue, 'wake'>
    onError: (error: Error) => void
  },
): () => void {
  let isPolling = false
  const poll = async () => {
    if (isPolling) return
    isPolling = true
    try {
      cardEvents.wake()
      await mailer.poll()
      // A loop that was busy comes here before its heartbeats: what the process holds itself is never expired.
      await putBackExpired(pool, [...held])
      for (const queue of await listDue(pool)) wake(queue)
    } catch (error) {
      onError(asError(error))
    }
    isPolling = false
  }
  const timer = setInterval(() => void poll(), POLLING_MS)
  return () => clearInterval(timer)
}

/** The queues with a job that is due. */
export async function listDue(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select name from pgboss.queue where exists (
       select from pgboss.job where job.name = queue.name
         and state < 'active' and not blocked and start_after <= now())`,
  )
  return rows.map(({ name }) => name)
}
