/** A session outside the pool, for work that takes longer than the pool lets a statement run. */

import { Client, type ClientConfig } from 'pg'

const CONNECT_MS = 5_000

export async function withSession<T>(
  connection: ClientConfig,
  work: (session: Client) => Promise<T>,
): Promise<T> {
  const session = new Client({
    ...connection,
    application_name: `scent-shop backup ${process.pid}`,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
  })
  // A session that is cut fails the statement that waits for it; it must not end the process.
  session.on('error', () => {})
  try {
    await session.connect()
    return await work(session)
  } finally {
    await session.end().catch(() => {})
  }
}
