/** LISTEN/NOTIFY of PostgreSQL: one connection outside the pool listens on all channels for this process. */
import pg from 'pg'

import { asError } from '#server/process/error-facts.ts'

/** As PostgreSQL shows it among its sessions. */
const NAME = 'notifications'
const RETRY_MS = 1_000
/** A connection can break silently; then no notification and no answer arrives. */
const ASK_EVERY_MS = 30_000
const ANSWER_WITHIN_MS = 5_000

export type Listener = {
  /** Small letters, digits and `_`. */
  channel: string
  hear(payload: string): void
  /** Called when listening starts; earlier notifications may have been missed. */
  find?(): void
  /** Called when the connection is lost, until `find`. */
  lose?(why: string): void
}

export type Subscription = { close(): Promise<void> }

export type PgNotifications = {
  /** Resolves once it listens, or after the first failed attempt; it retries until it listens. */
  listen(listener: Listener): Promise<Subscription>
  close(): Promise<void>
}

/** Connects with the first listener. */
export function openPgNotifications(connection: pg.PoolConfig): PgNotifications {
  const listeners = new Set<Listener>()
  let line: pg.Client | null = null
  let opening: Promise<void> | null = null
  let retry: NodeJS.Timeout | undefined
  let isClosed = false

  const open = async (): Promise<void> => {
    const made = new pg.Client({
      ...connection,
      application_name: NAME,
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
    })
    let asking: NodeJS.Timeout | undefined
    let isLost = false
    const lose = (error: Error): void => {
      if (isLost || isClosed) return
      isLost = true
      clearInterval(asking)
      line = null
      for (const { lose } of listeners) lose?.(error.message)
      void made.end().catch(() => {})
      retry = setTimeout(() => void again(), RETRY_MS)
    }
    made.on('error', lose)
    made.on('end', () => lose(new Error('the connection ended')))
    made.on('notification', ({ channel, payload = '' }) => {
      for (const listener of listeners) if (listener.channel === channel) listener.hear(payload)
    })
    try {
      await made.connect()
      // Listeners that are added meanwhile are served by this connection too.
      for (const listener of listeners) await hear(made, listener)
      line = made
      asking = setInterval(() => void made.query('select 1').catch(lose), ASK_EVERY_MS).unref()
    } catch (error) {
      lose(asError(error))
    }
  }
  const again = (): Promise<void> => {
    opening = open()
    return opening
  }

  return {
    async listen(listener) {
      listeners.add(listener)
      if (line) await hear(line, listener)
      else await (opening ?? again())
      return {
        async close() {
          listeners.delete(listener)
        },
      }
    },
    async close() {
      isClosed = true
      clearTimeout(retry)
      await opening
      await line?.end().catch(() => {})
    },
  }
}

async function hear(line: pg.Client, { channel, find }: Listener): Promise<void> {
  await line.query(`listen ${channel}`)
  find?.()
}
