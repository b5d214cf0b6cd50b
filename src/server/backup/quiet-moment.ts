/** The figures of a running shop at one exact place of PostgreSQL's log, which a recovery can stop at. Decision 0039. */

import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'

import { codeOf } from '#server/process/error-facts.ts'

import { type Figures, listTables, readFigures } from './figures.ts'

export type RestorePoint = { name: string; lsn: string; at: Date }

type Sessions = {
  /** The superuser's. */
  locker: Client
  /** The shop's own role, because what is read might run functions of the database's owner. */
  reader: Client
}

/** How long it looks for a moment without a writing transaction. */
const LOOKS_MAX = 400
const LOOK_PAUSE_MS = 15
/**
 * In a shop that never rests: for how long writers are made to wait. Shorter than PostgreSQL waits before it looks for a circle of
 * waiting, so that no order is ever ended for a backup.
 */
const LOCK_MS = [...Array.from({ length: 40 }, () => 200), ...Array.from({ length: 10 }, () => 800)]
const LOCK_PAUSE_MS = 250
const LOCK_NOT_AVAILABLE = '55P03'
const DEADLOCK = '40P01'

/** The log position and the reader's snapshot show the same transactions. Counting comes later and blocks no one. */
export async function figuresAtRestorePoint(
  sessions: Sessions,
  name: string,
): Promise<{ figures: Figures; point: RestorePoint }> {
  const { reader } = sessions
  const tables = await listTables(reader)
  const point =
    (await whenNobodyWrites(sessions, name)) ?? (await whileAllWait(sessions, name, tables))
  if (!point) throw new Error('the shop never rested: the backup has no exact figures')

  const figures = await readFigures(reader)
  await reader.query('commit')
  return { figures, point }
}

async function whenNobodyWrites(sessions: Sessions, name: string): Promise<RestorePoint | null> {
  for (let look = 1; look <= LOOKS_MAX; look += 1) {
    const point = await takeIfQuiet(sessions, `${name}_${look}`)
    if (point) return point
    await sleep(Math.random() * 2 * LOOK_PAUSE_MS)
  }
  return null
}

/**
 * Each writing transaction has an id. If all ids up to ours have ended before the log position is taken, and the
 * next id is still unused after the reader has begun, no transaction wrote in between.
 */
async function takeIfQuiet(
  { locker, reader }: Sessions,
  name: string,
): Promise<RestorePoint | null> {
  const ours = await takeNumber(locker)
  const { rows } = await locker.query<{ next: string; isQuiet: boolean }>(
    `select pg_snapshot_xmax(seen)::text as next,
       not exists (select from pg_snapshot_xip(seen)) as "isQuiet"
     from pg_current_snapshot() as seen`,
  )
  const [seen] = rows
  if (!seen?.isQuiet || BigInt(seen.next) !== ours + 1n) return null

  const point = await putPoint(locker, name)
  await beginReading(reader)
  if ((await takeNumber(locker)) === ours + 1n) return point
  await reader.query('rollback')
  return null
}

async function takeNumber(session: Client): Promise<bigint> {
  const { rows } = await session.query<{ number: string }>(
    'select pg_current_xact_id()::text as number',
  )
  return BigInt(rows[0]?.number ?? 0)
}

async function whileAllWait(
  sessions: Sessions,
  name: string,
  tables: string[],
): Promise<RestorePoint | null> {
  for (const ms of LOCK_MS) {
    // Another order each time: in some of them writers and we wait for each other.
    const order = tables.toSorted(() => Math.random() - 0.5)
    const point = await takeLocked(sessions, name, { tables: order, ms })
    if (point) return point
    await sleep(LOCK_PAUSE_MS)
  }
  return null
}

async function takeLocked(
  { locker, reader }: Sessions,
  name: string,
  { tables, ms }: { tables: string[]; ms: number },
): Promise<RestorePoint | null> {
  await locker.query('begin')
  try {
    await locker.query(`set local lock_timeout = ${ms}`)
    await locker.query(`lock table ${tables.join(', ')} in share mode`)
    const point = await putPoint(locker, name)
    await beginReading(reader)
    return point
  } catch (error) {
    if (![LOCK_NOT_AVAILABLE, DEADLOCK].includes(codeOf(error) ?? '')) throw error
    return null
  } finally {
    await locker.query('rollback')
  }
}

/** A recovery stops at the first one of its name. */
async function putPoint(locker: Client, name: string): Promise<RestorePoint> {
  const { rows } = await locker.query<{ lsn: string; at: Date }>(
    'select pg_create_restore_point($1)::text as lsn, clock_timestamp() as at',
    [name],
  )
  const [row] = rows
  if (!row) throw new Error('PostgreSQL made no restore point')
  return { name, ...row }
}

/** The first statement decides what all that follow see. */
async function beginReading(reader: Client): Promise<void> {
  await reader.query('begin isolation level repeatable read read only')
  await reader.query('select 1')
}
