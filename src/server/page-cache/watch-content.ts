/** Hears from PostgreSQL when anything changes that a page shows, in whatever process it was changed. */
import pg from 'pg'

import type { PageCache } from './page-cache.ts'

/** The channel of the triggers in `migrations`. */
const CHANNEL = 'content_changed'
const RETRY_MS = 1_000
/** A line may be cut without a word; then nothing is heard on it, and nothing answers. */
const ASK_EVERY_MS = 30_000
const ANSWER_WITHIN_MS = 5_000

export type Watch = { close(): Promise<void> }

/** Until it hears, and whenever the line is cut, nothing is kept. Resolves once it listens or was refused. */
export async function watchContent(
  connection: pg.PoolConfig,
  cache: PageCache,
  log: (line: string) => void,
): Promise<Watch> {
  let isClosed = false
  let client: pg.Client | null = null
  let retry: NodeJS.Timeout | undefined
  let asking: NodeJS.Timeout | undefined

  const listen = async (): Promise<void> => {
    const made = new pg.Client({
      ...connection,
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
    })
    client = made
    let isLost = false
    const lose = (why: string) => {
      if (isLost || isClosed) return
      isLost = true
      clearInterval(asking)
      cache.pause(true)
      log(`pages: no news of changes (${why}); pages are made anew until it is back`)
      void made.end().catch(() => {})
      retry = setTimeout(() => void listen(), RETRY_MS)
    }
    made.on('error', (error) => lose(error.message))
    made.on('end', () => lose('the connection ended'))
    made.on('notification', () => cache.purge())
    try {
      await made.connect()
      await made.query(`listen ${CHANNEL}`)
      cache.pause(false)
      asking = setInterval(() => {
        made.query('select 1').catch((error: Error) => lose(error.message))
      }, ASK_EVERY_MS).unref()
    } catch (error) {
      lose(error instanceof Error ? error.message : String(error))
    }
  }

  cache.pause(true)
  await listen()
  return {
    async close() {
      isClosed = true
      clearTimeout(retry)
      clearInterval(asking)
      await client?.end().catch(() => {})
    },
  }
}
