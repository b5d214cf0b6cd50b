import { fileURLToPath } from 'node:url'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

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
  const files = readMigrationFiles({ migrationsFolder })
  const last = await lastMigration(client, files)
  return last !== null && files.some((file) => file.folderMillis > last)
}

/**
 * Brings the schema up to date. Append-only; each file runs once, all that are due in one transaction. As drizzle-kit's own migrator
 * would, and in its table, but each file in one round trip and without the query builder, which a first start has no other use for.
 */
export async function migrateSchema(client: pg.PoolClient): Promise<void> {
  const files = readMigrationFiles({ migrationsFolder })
  const last = await lastMigration(client, files)
  const due = files.filter((file) => file.folderMillis > (last ?? 0))
  await client.query('set client_min_messages to warning')
  await client.query('begin')
  try {
    await client.query(HISTORY)
    for (const file of due) {
      await client.query(file.sql.join(';\n'))
      await client.query(
        'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
        [file.hash, file.folderMillis],
      )
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

const HISTORY = `
  create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations (
    id serial primary key, hash text not null, created_at bigint
  )`

/** The moment of the newest migration in the database; `null` if it has none. Throws DatabaseTooOldError. */
async function lastMigration(
  client: Pick<pg.PoolClient, 'query'>,
  [first]: readonly MigrationMeta[],
): Promise<number | null> {
  const { rows: found } = await client.query<{ name: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations')::text as name",
  )
  if (!found[0]?.name) return null

  const { rows } = await client.query<{ last: string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  )
  const last = rows[0]?.last ? Number(rows[0].last) : null
  if (last !== null && first && last < first.folderMillis) {
    throw new DatabaseTooOldError(
      'The database is older than the first migration of this version: use another DATA_DIR or an empty database. Nothing was changed.',
    )
  }
  return last
}
