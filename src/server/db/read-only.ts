/** Work that can only read: the database itself refuses everything else. Decision 0024. */
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'

import type { Context } from '#domain/context.ts'

/**
 * All of `work` sees the shop at one moment and shares one connection, so that a wide question takes no more of the pool than a
 * narrow one. What it still asks after it is over is not asked any more.
 */
export type ReadOnly = <T>(
  ctx: Context,
  statementTimeoutMs: number,
  work: (ctx: Context) => Promise<T>,
) => Promise<T>

export const readOnlyOn =
  (pool: pg.Pool): ReadOnly =>
  async (ctx, statementTimeoutMs, work) => {
    const client = await pool.connect()
    const turns = inTurn(client)
    let isAnswered = false
    try {
      await client.query(
        `begin isolation level repeatable read read only; set local statement_timeout = ${statementTimeoutMs}`,
      )
      const db = drizzle(turns.client)
      const answer = await work({
        ...ctx,
        db,
        transaction: refuse,
        enqueue: refuse,
        announceEmail: refuse,
        // Its own moment, also for what is in memory elsewhere.
        reference: (data) => data.load(db),
      })
      await turns.end()
      await client.query('rollback')
      isAnswered = true
      return answer
    } finally {
      // A connection in an unknown state must not return to the pool.
      client.release(!isAnswered)
    }
  }

/** One statement after the other: the driver takes no second one while it waits for the first. */
function inTurn(client: pg.PoolClient) {
  let last: Promise<unknown> = Promise.resolve()
  let isOver = false
  const query = (...parameters: unknown[]): Promise<unknown> => {
    const answer = last.then(() => {
      if (isOver) throw new Error('what asked for this is over')
      return Reflect.apply(client.query, client, parameters)
    })
    last = answer.catch(() => null)
    return answer
  }
  return {
    client: new Proxy(client, {
      get: (target, name) => (name === 'query' ? query : Reflect.get(target, name)),
    }),
    end(): Promise<unknown> {
      isOver = true
      return last
    },
  }
}

async function refuse(): Promise<never> {
  throw new Error('this work only reads')
}
