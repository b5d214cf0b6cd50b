import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'

import type { Database } from '#domain/database.ts'
import { awaitAll } from '#shared/await-all.ts'

/** One per connection, so that queries built on it are built once. */
const databases = new WeakMap<pg.PoolClient, Database>()

function databaseOf(client: pg.PoolClient): Database {
  const known = databases.get(client)
  if (known) return known
  const made = drizzle(client)
  databases.set(client, made)
  return made
}

/** Runs `work` in a transaction on a connection of its own. Rolls back when `work` throws. */
export async function inTransaction<T>(
  pool: pg.Pool,
  work: (db: Database, client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  let isOpen = true
  try {
    // In one write with the first query of `work`. On a connection that can't begin, no query succeeds.
    const begun = client.query('begin')
    const [, outcome] = await awaitAll([begun, work(databaseOf(client), client)])
    await client.query('commit')
    isOpen = false
    return outcome
  } catch (error) {
    // The connection may be lost: then PostgreSQL rolls back by itself, and the first error is the one to report.
    isOpen = await client.query('rollback').then(
      () => false,
      () => true,
    )
    throw error
  } finally {
    client.release(isOpen)
  }
}

/** Part of a transaction: what `work` wrote is rolled back when it throws, and the transaction can continue. */
export async function inSavepoint<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query('savepoint part')
  try {
    const outcome = await work()
    await client.query('release savepoint part')
    return outcome
  } catch (error) {
    await client.query('rollback to savepoint part')
    await client.query('release savepoint part')
    throw error
  }
}
