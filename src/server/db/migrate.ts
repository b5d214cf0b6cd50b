import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'

const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url))

/** One number for "the schema is being changed", so that processes that start together take turns. */
const SCHEMA_LOCK = 4_081_977

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
  const known = "to_regclass('drizzle.__drizzle_migrations')"
  const { rows: found } = await client.query<{ name: string | null }>(
    `select ${known}::text as name`,
  )
  if (!found[0]?.name) return false

  const { rows } = await client.query<{ last: string | number | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  )
  const last = Number(rows[0]?.last ?? 0)
  const files = readMigrationFiles({ migrationsFolder: MIGRATIONS })
  return last > 0 && files.some(({ folderMillis }) => folderMillis > last)
}

/** Brings the schema up to date. Append-only; each file runs once, in one transaction. */
export async function migrateSchema(client: pg.PoolClient): Promise<void> {
  const db = drizzle(client)
  await db.execute(sql`set client_min_messages to warning`)
  await migrate(db, { migrationsFolder: MIGRATIONS })
}
