/** Hears from PostgreSQL when anything changes that a page shows, in whatever process it was changed. */
import pg from 'pg'

import type { PageCache } from './page-cache.ts'

/** The channel of the triggers in `migrations`. */
const CHANNEL = 'content_changed'
const RETRY_MS = 1_000

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

  const listen = async (): Promise<void> => {
    const made = new pg.Client(connection)
    client = made
    let isLost = false
    const lose = (why: string) => {
      if (isLost || isClosed) return
      isLost = true
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
      await client?.end().catch(() => {})
    },
  }
}
