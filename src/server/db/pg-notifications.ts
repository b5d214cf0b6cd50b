/** LISTEN/NOTIFY of PostgreSQL: one connection outside the pool listens on all channels for this process. */
import pg from 'pg'

/** As PostgreSQL shows it among its sessions. */
const NAME = 'notifications'
const RETRY_MS = 1_000
/** A line may be cut without a word; then nothing is heard on it, and nothing answers. */
const ASK_EVERY_MS = 30_000
const ANSWER_WITHIN_MS = 5_000

export type Listener = {
  /** Small letters, digits and `_`. */
  channel: string
  hear(payload: string): void
  /** Heard from now on; what was called out before may have been missed. */
  find?(): void
  /** Not heard until it is found again. */
  lose?(why: string): void
}

export type Subscription = { close(): Promise<void> }

export type PgNotifications = {
  /** Resolves once it is heard or was refused; it is tried again until it is. */
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
      // Whoever comes while this goes on is heard by it too.
      for (const listener of listeners) await hear(made, listener)
      line = made
      asking = setInterval(() => void made.query('select 1').catch(lose), ASK_EVERY_MS).unref()
    } catch (error) {
      lose(error instanceof Error ? error : new Error(String(error)))
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
