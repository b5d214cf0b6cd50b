/** A network that breaks without a word. Decision 0032. */
import { Socket } from 'node:net'
import type pg from 'pg'
import { expect, test } from 'vitest'

import { openDatabase } from '#server/db/open.ts'
import { unavailabilityOf } from '#server/db/unavailable.ts'

import { openTestDatabase } from '../../support/database/database.ts'

test('a connection that owes an answer for too long is ended, and the next query has another', async () => {
  await using given = await openTestDatabase()
  const { pool, sockets, close } = openImpatient(given.connection)
  const ask = () => pool.query('select 1 as one').then(({ rows }) => rows)
  expect(await ask()).toEqual([{ one: 1 }])

  sockets[0]?.pause()
  const lost = await ask().catch((error: unknown) => error)
  expect(unavailabilityOf(lost)).toBe('database_down')
  expect(await ask()).toEqual([{ one: 1 }])
  expect(sockets).toHaveLength(2)

  // One that owes nothing stays.
  sockets[1]?.emit('timeout')
  expect(await ask()).toEqual([{ one: 1 }])
  expect(sockets).toHaveLength(2)
  await close()
})

test('so is a transaction in the middle of its statements', async () => {
  await using given = await openTestDatabase()
  const { pool, db, sockets, close } = openImpatient(given.connection)
  const lost = await db
    .transaction(async (tx) => {
      await tx.execute('select 1')
      sockets[0]?.pause()
      await tx.execute('select 2')
    })
    .catch((error: unknown) => error)
  expect(unavailabilityOf(lost)).toBe('database_down')
  expect(pool.totalCount).toBe(0)
  await close()
})

/** With the sockets of its one connection: one that is paused hears nothing more. */
function openImpatient(connection: pg.PoolConfig) {
  const sockets: Socket[] = []
  const stream = () => {
    const socket = new Socket()
    sockets.push(socket)
    return socket
  }
  const settings = { ...connection, max: 1, stream }
  return { ...openDatabase(settings, undefined, { answerWithinMs: 200 }), sockets }
}
