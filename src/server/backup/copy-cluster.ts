/** A base copy of the running embedded PostgreSQL, by its own backup functions, with the part of the log that makes it whole. */

import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'

import type { EmbeddedAccess } from '#server/db/embedded.ts'

import { type Entry, writeArchive } from './archive-file.ts'
import { clusterFiles } from './cluster-files.ts'
import { followingFiles } from './log-files.ts'
import type { LogPart, Manifest } from './manifest.ts'
import { figuresAtRestorePoint } from './quiet-moment.ts'
import { withSession } from './session.ts'

type Copy = Pick<Manifest, 'file' | 'bytes' | 'sha256' | 'figures' | 'asOf' | 'log'>
type Sessions = {
  /** The superuser's, which holds the slot: PostgreSQL drops it at the first statement that fails there. */
  session: Client
  /** The superuser's too, for what may fail and is tried again. */
  locker: Client
  /** The shop's own role. */
  reader: Client
}

type End = { cluster: string; label: string; name: string; archive: string | null }

const FILE = 'cluster.tar.zst'

/** `archive`: where the log goes on, for the manifest. */
export function copyCluster(
  { maintenance, connection, cluster }: EmbeddedAccess,
  to: { folder: string; archive: string | null; signal: AbortSignal },
): Promise<Copy> {
  const { folder, signal } = to
  return withSessions({ maintenance, connection }, async (sessions) => {
    const { session } = sessions
    const name = `backup_${randomBytes(6).toString('hex')}`
    // Until the session ends, no file of the log is removed that the copy needs.
    await session.query('select pg_create_physical_replication_slot($1, true, true)', [name])
    await session.query('select pg_backup_start($1, fast => true)', [name])

    const end: { found?: Omit<Copy, 'file' | 'bytes' | 'sha256'> } = {}
    const entries = async function* (): AsyncGenerator<Entry> {
      yield* clusterFiles(cluster)
      const label = await stopBackup(session)
      yield { name: 'backup_label', kind: 'text', text: Buffer.from(label) }
      end.found = await findEnd(sessions, { cluster, label, name, archive: to.archive })
      yield* logEntries(cluster, end.found.log)
    }
    const written = await writeArchive(join(folder, FILE), entries(), signal)
    await assertLogRetained(session, name)
    if (!end.found) throw new Error('the copy ended before its log')
    return { file: FILE, ...written, ...end.found }
  })
}

const withSessions = <T>(
  { maintenance, connection }: Pick<EmbeddedAccess, 'maintenance' | 'connection'>,
  work: (sessions: Sessions) => Promise<T>,
): Promise<T> =>
  withSession(maintenance, (session) =>
    withSession(maintenance, (locker) =>
      withSession(connection, (reader) => work({ session, locker, reader })),
    ),
  )

async function stopBackup(session: Client): Promise<string> {
  const { rows } = await session.query<{ labelfile: string }>(
    'select labelfile from pg_backup_stop(wait_for_archive => false)',
  )
  const [row] = rows
  if (!row) throw new Error('PostgreSQL gave no label for the copy')
  return row.labelfile
}

/** After the copy, because a recovery can't stop before all of it is consistent. */
async function findEnd(
  { session, locker, reader }: Sessions,
  { cluster, label, name, archive }: End,
): Promise<Omit<Copy, 'file' | 'bytes' | 'sha256'>> {
  const { figures, point } = await figuresAtRestorePoint({ locker, reader }, name)
  const firstFile = /\(file ([0-9A-F]{24})\)/.exec(label)?.[1] ?? ''
  // The file that holds the restore point is ended, so that it can be copied whole.
  const { rows } = await session.query<{ lastFile: string; fileBytes: number }>(
    `select pg_walfile_name($1::pg_lsn) as "lastFile",
       (select setting::int from pg_settings where name = 'wal_segment_size') as "fileBytes"
     from pg_switch_wal()`,
    [point.lsn],
  )
  const [row] = rows
  if (!row) throw new Error('PostgreSQL gave no file for the restore point')
  const log: LogPart = { archive, firstFile, restorePoint: point.name, ...row }
  const names = await readdir(join(cluster, 'pg_wal'))
  if (!filesOf(log, names).includes(log.lastFile)) {
    throw new Error(`the log from ${firstFile} to ${log.lastFile} is not there any more`)
  }
  return { figures, asOf: point.at.toISOString(), log }
}

async function* logEntries(cluster: string, log: LogPart | null): AsyncGenerator<Entry> {
  if (!log) return
  for (const name of filesOf(log, await readdir(join(cluster, 'pg_wal')))) {
    yield { name: `pg_wal/${name}`, kind: 'file', source: join(cluster, 'pg_wal', name) }
  }
}

const filesOf = ({ firstFile, lastFile, fileBytes }: LogPart, names: string[]): string[] =>
  followingFiles(names, firstFile, fileBytes).filter((name) => name <= lastFile)

/** PostgreSQL removes log files when too many are retained; then the copy lacks a part. */
async function assertLogRetained(session: Client, slot: string): Promise<void> {
  const { rows } = await session.query<{ state: string }>(
    'select wal_status as state from pg_replication_slots where slot_name = $1',
    [slot],
  )
  const state = rows[0]?.state ?? 'gone'
  if (state === 'lost' || state === 'gone') {
    throw new Error('so much was written meanwhile that PostgreSQL gave up the log of the copy')
  }
}
