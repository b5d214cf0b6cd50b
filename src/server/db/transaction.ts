import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'

import type { Database } from '#domain/database.ts'
import { awaitAll } from '#shared/await-all.ts'

import { queriesOf } from './prepared-client.ts'

/** One per connection, so that queries built on it are built once. */
const databases = new WeakMap<pg.PoolClient, Database>()

function databaseOf(client: pg.PoolClient): Database {
  const known = databases.get(client)
  if (known) return known
  const made = drizzle(client)
  databases.set(client, made)
  return made
}

/**
 * Runs `work` in a transaction on a connection of its own, and rolls back when it throws. `last` is a statement whose answer
 * decides nothing: it goes out in one write with the commit.
 */
export async function inTransaction<T>(
  pool: pg.Pool,
  work: (db: Database, client: pg.PoolClient) => Promise<T>,
  last: (outcome: T) => Promise<unknown>,
): Promise<T> {
  const client = await pool.connect()
  let isOpen = true
  try {
    // In one write with the first query of `work`. On a connection that can't begin, no query succeeds.
    const begun = client.query('begin')
    const [, outcome] = await awaitAll([begun, work(databaseOf(client), client)])
    await commitWith(client, () => last(outcome))
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

async function commitWith(client: pg.PoolClient, last: () => Promise<unknown>): Promise<void> {
  const before = queriesOf(client)
  const written = last()
  // What was not sent at once must not follow the commit.
  if (queriesOf(client) === before) await written
  await awaitAll([written, client.query('commit')])
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
