import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'

import type { Database } from '#domain/database.ts'
import { awaitAll } from '#shared/await-all.ts'
import { invariant } from '#shared/result.ts'

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

/** Statements that a transaction does not wait for: their answers decide nothing. */
export type Unawaited = Promise<unknown>[]

export function sendUnawaited(unawaited: Unawaited, statement: Promise<unknown>): void {
  // A query of drizzle is sent by each `then`.
  const sent = statement.then((answer) => answer)
  // The transaction throws it in the end.
  sent.catch(() => null)
  unawaited.push(sent)
}

/**
 * Runs `work` in a transaction on a connection of its own, and rolls back when it throws. `last` is a statement whose answer
 * decides nothing: it goes out in one write with the commit.
 */
export async function inTransaction<T>(
  pool: pg.Pool,
  work: (db: Database, client: pg.PoolClient, unawaited: Unawaited) => Promise<T>,
  last: (outcome: T) => Promise<unknown>,
): Promise<T> {
  const client = await pool.connect()
  const unawaited: Unawaited = []
  let isOpen = true
  try {
    // In one write with the first query of `work`. On a connection that can't begin, no query succeeds.
    const begun = client.query('begin')
    const [, outcome] = await awaitAll([begun, work(databaseOf(client), client, unawaited)])
    await commitWith(client, unawaited, () => last(outcome))
    isOpen = false
    return outcome
  } catch (error) {
    const cause = await causeOf(error, unawaited)
    // The connection may be lost: then PostgreSQL rolls back by itself, and the first error is the one to report.
    isOpen = await client.query('rollback').then(
      () => false,
      () => true,
    )
    throw cause
  } finally {
    client.release(isOpen)
  }
}

/** After a statement fails, each later one fails because of it. */
const causeOf = (error: unknown, unawaited: Unawaited): Promise<unknown> =>
  awaitAll(unawaited).then(
    () => error,
    (cause) => cause,
  )

/** What was asked for in the same turn of the event loop goes out with the commit, which PostgreSQL skips if one of them fails. */
async function commitWith(
  client: pg.PoolClient,
  unawaited: Unawaited,
  last: () => Promise<unknown>,
): Promise<void> {
  const before = queriesOf(client)
  const written = last()
  // What was not sent at once must not follow the commit.
  if (queriesOf(client) === before) await written
  const committed = client.query('commit')
  const sent = queriesOf(client)
  await awaitAll([...unawaited, written, committed])
  invariant(queriesOf(client) === sent, 'no statement of a transaction follows its commit')
}

/** Part of a transaction: what `work` wrote is rolled back when it throws, and the transaction can continue. */
export async function inSavepoint<T>(
  client: pg.PoolClient,
  work: (unawaited: Unawaited) => Promise<T>,
): Promise<T> {
  const unawaited: Unawaited = []
  await client.query('savepoint part')
  try {
    const outcome = await work(unawaited)
    await awaitAll([...unawaited, client.query('release savepoint part')])
    return outcome
  } catch (error) {
    const cause = await causeOf(error, unawaited)
    await client.query('rollback to savepoint part')
    await client.query('release savepoint part')
    throw cause
  }
}
