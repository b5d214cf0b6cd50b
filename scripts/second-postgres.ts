/** A PostgreSQL other than the embedded one, so that the contract tests cover both. */
import { findInstalled, openCluster } from '../tests/support/database/cluster.ts'

type SecondPostgres = { url: string; title: string; stop(): Promise<void> }

/** Its data are thrown away: nothing has to survive a crash. */
const SETTINGS = [
  'fsync = off',
  'synchronous_commit = off',
  'full_page_writes = off',
  'max_connections = 200',
]

/** `TEST_DATABASE_URL`, else a throw-away cluster of an installed PostgreSQL, else null. */
export async function openSecondPostgres(): Promise<SecondPostgres | null> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, title: 'TEST_DATABASE_URL', stop: async () => {} }

  const installed = findInstalled()
  if (!installed) return null
  const { url, stop } = await openCluster(SETTINGS)
  return { url, title: `the PostgreSQL of ${installed}`, stop }
}
