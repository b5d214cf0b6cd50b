/**
 * Announces new jobs to workers after commit: a NOTIFY inside the transaction would take a lock of the whole database
 * server while it commits (decision 0045).
 */
import { randomUUID } from 'node:crypto'
import type pg from 'pg'

import type { PgNotifications } from '../db/pg-notifications.ts'

const CHANNEL = 'jobs'
/** Other processes get one notification for all jobs of this time. */
const GATHERED_MS = 100

export type Announcements = {
  /** After the commit of new jobs of a queue. One that is lost is made up for by `poll-queues.ts`. */
  announce(queue: string): void
  close(): void
}

/** E-mails have two queues: those that a person waits for, and all others. */
export const EMAIL_QUEUES = ['emails_awaited', 'emails'] as const
export type EmailQueue = (typeof EMAIL_QUEUES)[number]
export const emailQueue = (isAwaited: boolean): EmailQueue => EMAIL_QUEUES[isAwaited ? 0 : 1]

/** `wake` lets this process's workers of a queue look for jobs. */
export async function openAnnouncements(
  pool: Pick<pg.Pool, 'query'>,
  notifications: PgNotifications,
  { wake, onError }: { wake: (queue: string) => void; onError: (error: Error) => void },
): Promise<Announcements> {
  const sender = randomUUID()
  const gathered = new Set<string>()
  let timer: NodeJS.Timeout | undefined

  const tellOthers = () => {
    const payload = [sender, ...gathered].join(' ')
    gathered.clear()
    timer = undefined
    pool.query('select pg_notify($1, $2)', [CHANNEL, payload]).catch(onError)
  }
  const subscription = await notifications.listen({
    channel: CHANNEL,
    hear(payload) {
      const [from, ...queues] = payload.split(' ')
      if (from !== sender) for (const queue of queues) wake(queue)
    },
  })

  return {
    announce(queue) {
      wake(queue)
      gathered.add(queue)
      timer ??= setTimeout(tellOthers, GATHERED_MS)
    },
    close() {
      clearTimeout(timer)
      void subscription.close()
    },
  }
}
