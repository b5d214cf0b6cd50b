/** One shop per data directory: a session that holds an advisory lock for as long as the shop lives. */

import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'

import {
  connectAsSuperuser,
  createShopDatabase,
  DATABASE,
  NO_SUCH_DATABASE,
} from '#server/db/embedded-roles.ts'
import type { Address } from '#server/db/embedded-socket.ts'
import { codeOf } from '#server/process/error-facts.ts'

export class DataDirBusyError extends Error {
  override name = 'DataDirBusyError'
}

const LOCK = '7310579026'
/** The sessions of a killed shop need a moment to vanish. */
const WAIT_MS = 2_000
const POLL_MS = 100

/** A session of the superuser in the shop's database, which is created when the cluster is new. */
export async function connectKeeper(address: Address): Promise<Client> {
  try {
    return await connectAsSuperuser(address, DATABASE)
  } catch (error) {
    if (codeOf(error) !== NO_SUCH_DATABASE) throw error
    await createShopDatabase(address)
    return connectAsSuperuser(address, DATABASE)
  }
}

/** Takes the lock for the life of the session. Throws DataDirBusyError when another shop keeps it. */
export async function takeLock(keeper: Client, dataDir: string): Promise<void> {
  for (const until = Date.now() + WAIT_MS; ; ) {
    const { rows } = await keeper.query<{ taken: boolean }>(
      'select pg_try_advisory_lock($1::bigint) as taken',
      [LOCK],
    )
    if (rows[0]?.taken) return
    if (Date.now() >= until) throw await busy(keeper, dataDir)
    await sleep(POLL_MS)
  }
}

async function busy(keeper: Client, dataDir: string): Promise<DataDirBusyError> {
  const { rows } = await keeper.query<{ name: string }>(
    `select a.application_name as name
       from pg_locks l join pg_stat_activity a on a.pid = l.pid
      where l.locktype = 'advisory' and l.granted and l.objsubid = 1
        and (l.classid::bigint << 32) + l.objid::bigint = $1::bigint
        and l.database = (select oid from pg_database where datname = current_database())`,
    [LOCK],
  )
  const pid = /\d+$/.exec(rows[0]?.name ?? '')?.[0]
  const other = pid ? `another shop (pid ${pid})` : 'another shop'
  return new DataDirBusyError(`${dataDir} is in use by ${other}`)
}
