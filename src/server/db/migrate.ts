import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'

const MIGRATIONS = {
  migrationsFolder: fileURLToPath(new URL('../../../migrations', import.meta.url)),
}

/** One number for "the schema is being changed", so that processes that start together take turns. */
const SCHEMA_LOCK = 4_081_977

/** The database was created before the first migration of this version. */
export class DatabaseTooOldError extends Error {
  override name = 'DatabaseTooOldError'
}

/** Runs `work` while no other process changes schema or seed; each must find its work done safely. */
export async function withSchemaLock<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [SCHEMA_LOCK])
    return await work(client)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [SCHEMA_LOCK]).catch(() => undefined)
    client.release()
  }
}

/** Whether this version changes a schema that is there; one that is still to be made has nothing to lose. */
export async function changesSchema(client: Pick<pg.PoolClient, 'query'>): Promise<boolean> {
  const last = await lastMigration(client)
  return last !== null && readMigrationFiles(MIGRATIONS).some((file) => file.folderMillis > last)
}

/** Brings the schema up to date. Append-only; each file runs once, in one transaction. */
export async function migrateSchema(client: pg.PoolClient): Promise<void> {
  await lastMigration(client)
  const db = drizzle(client)
  await db.execute(sql`set client_min_messages to warning`)
  await migrate(db, MIGRATIONS)
}

/** The moment of the newest migration in the database; `null` if it has none. Throws DatabaseTooOldError. */
async function lastMigration(client: Pick<pg.PoolClient, 'query'>): Promise<number | null> {
  const { rows: found } = await client.query<{ name: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations')::text as name",
  )
  if (!found[0]?.name) return null

  const { rows } = await client.query<{ last: string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  )
  const last = rows[0]?.last ? Number(rows[0].last) : null
  const [first] = readMigrationFiles(MIGRATIONS)
  if (last !== null && first && last < first.folderMillis) {
    throw new DatabaseTooOldError(
      'The database is older than the first migration of this version: use another DATA_DIR or an empty database. Nothing was changed.',
    )
  }
  return last
}
