/**
 * The log of the embedded PostgreSQL goes into the backup folder as it is written, so that a backup can be brought on to any later
 * moment. A replication slot keeps each file until it has arrived. Decision 0039.
 */

import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { constants, createGzip } from 'node:zlib'
import type { Client } from 'pg'

import type { EmbeddedAccess } from '#server/db/embedded.ts'
import { makeFolder } from '#server/process/make-folder.ts'

import { moveInto, PRIVATE_FILE, PRIVATE_FOLDER } from './files.ts'
import { bytesOfLsn, logFileOf, lsnOfBytes } from './log-files.ts'
import { withSession } from './session.ts'

/** Below the backup folder, a folder for each life of a cluster: one that was restored begins another one. */
const FOLDER = 'wal'
const SLOT = /^archive_([0-9a-f]+)$/
export const PACKED = '.gz'
const ARCHIVE_LOCK = 4_081_980

/** Copies what was written until now and returns the archive's name below the backup folder. */
export function archiveLog({ maintenance, cluster }: EmbeddedAccess, to: string): Promise<string> {
  return withSession(maintenance, async (session) => {
    // One after the other, also of two processes: both would write the same files.
    await session.query('select pg_advisory_lock($1)', [ARCHIVE_LOCK])
    const slot = (await findSlot(session)) ?? (await createSlot(session))
    const archive = archiveOf(slot)
    const folder = join(to, archive)
    makeFolder(folder, PRIVATE_FOLDER)
    const { end, fileBytes, timeline } = await endFile(session)
    const first = Math.floor(bytesOfLsn(slot.begin) / fileBytes)

    const files = (await readdir(join(cluster, 'pg_wal')))
      .map((name) => logFileOf(name, fileBytes))
      .filter((file) => file?.timeline === timeline)
      .flatMap((file) => (file && file.number >= first && file.number < end ? [file.name] : []))
    for (const name of files.sort()) await packInto(join(cluster, 'pg_wal', name), folder)
    if (end > first) {
      const lsn = lsnOfBytes(end * fileBytes)
      await session.query('select pg_replication_slot_advance($1, $2::pg_lsn)', [slot.name, lsn])
    }
    return archive
  })
}

/** The archive that a running shop writes to; `null` when it writes to none. */
export function findArchive({ maintenance }: EmbeddedAccess): Promise<string | null> {
  return withSession(maintenance, async (session) => {
    const slot = await findSlot(session)
    return slot && archiveOf(slot)
  })
}

const archiveOf = ({ name }: Slot): string => join(FOLDER, SLOT.exec(name)?.[1] ?? name)

/** Lets go of the log when backups are switched off. */
export function endArchive({ maintenance }: EmbeddedAccess): Promise<void> {
  return withSession(maintenance, async (session) => {
    const slot = await findSlot(session)
    if (slot) await session.query('select pg_drop_replication_slot($1)', [slot.name])
  })
}

type Slot = { name: string; begin: string }

/** One whose log PostgreSQL gave up is of no use: what follows would have a gap. */
async function findSlot(session: Client): Promise<Slot | null> {
  const { rows } = await session.query<Slot & { state: string | null }>(
    `select slot_name as name, restart_lsn::text as begin, wal_status as state
     from pg_replication_slots where slot_name ~ $1`,
    [SLOT.source],
  )
  const good = rows.find(({ state }) => state !== null && state !== 'lost') ?? null
  for (const { name } of rows) {
    if (name !== good?.name) await session.query('select pg_drop_replication_slot($1)', [name])
  }
  return good
}

async function createSlot(session: Client): Promise<Slot> {
  const name = `archive_${randomBytes(6).toString('hex')}`
  await session.query('select pg_create_physical_replication_slot($1, true)', [name])
  const slot = await findSlot(session)
  if (!slot) throw new Error('PostgreSQL made no slot for the archive of its log')
  return slot
}

/** Ends the file that is written to; `end` is the number of the next one. */
async function endFile(session: Client) {
  await session.query('select pg_switch_wal()')
  const { rows } = await session.query<{ lsn: string; file: string; fileBytes: number }>(
    `select lsn::text, pg_walfile_name(lsn) as file,
       (select setting::int from pg_settings where name = 'wal_segment_size') as "fileBytes"
     from pg_current_wal_flush_lsn() as lsn`,
  )
  const [row] = rows
  if (!row) throw new Error('PostgreSQL did not say where its log ends')
  const { lsn, file, fileBytes } = row
  return { end: Math.floor(bytesOfLsn(lsn) / fileBytes), fileBytes, timeline: file.slice(0, 8) }
}

/** Under its own name only when it is whole. */
async function packInto(source: string, folder: string): Promise<void> {
  const target = join(folder, `${basename(source)}${PACKED}`)
  if (existsSync(target)) return
  const draft = `${target}.part`
  await rm(draft, { force: true })
  await pipeline(
    createReadStream(source),
    createGzip({ level: constants.Z_BEST_SPEED }),
    createWriteStream(draft, { mode: PRIVATE_FILE, flags: 'wx', flush: true }),
  )
  await moveInto(draft, target)
}

export async function listArchive(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const names = await readdir(folder)
  return names.filter((name) => name.endsWith(PACKED)).map((name) => basename(name, PACKED))
}
