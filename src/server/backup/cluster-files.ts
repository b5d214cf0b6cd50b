/** The files of a running cluster that make up a base copy, as PostgreSQL's manual lists them under "low-level base backup". */

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Entry } from './archive-file.ts'

/** Every start writes these files again; only their folders are needed. */
const EMPTIED = new Set([
  ...['pg_wal', 'pg_replslot', 'pg_dynshmem', 'pg_notify', 'pg_serial', 'pg_snapshots'],
  ...['pg_stat_tmp', 'pg_subtrans'],
])
const LEFT_OUT = new Set([
  ...['postmaster.pid', 'postmaster.opts', 'backup_label', 'tablespace_map'],
  // This one is written in place, and a recovery reads it first: it comes last, read whole.
  'pg_control',
])
/** Files of sorts, of temporary tables and of caches. */
const PASSING = /^pgsql_tmp|^pg_internal\.init|^t\d+_\d+/
const READS_MAX = 20

/** All but the log and the label. */
export async function* clusterFiles(cluster: string): AsyncGenerator<Entry> {
  if ((await readdir(join(cluster, 'pg_tblspc'))).length > 0) {
    throw new Error(
      `${cluster} has tablespaces outside itself: the shop makes none and copies none`,
    )
  }
  yield* filesBelow(cluster, '')
  yield { name: 'pg_wal/archive_status', kind: 'folder' }
  yield { name: 'pg_wal/summaries', kind: 'folder' }
  const control = 'global/pg_control'
  yield { name: control, kind: 'text', text: await readSteady(join(cluster, control)) }
}

async function* filesBelow(cluster: string, folder: string): AsyncGenerator<Entry> {
  for (const entry of await readdir(join(cluster, folder), { withFileTypes: true })) {
    const name = folder ? `${folder}/${entry.name}` : entry.name
    if (PASSING.test(entry.name) || LEFT_OUT.has(entry.name)) continue
    if (entry.isFile()) yield { name, kind: 'file', source: join(cluster, name) }
    if (!entry.isDirectory()) continue
    yield { name, kind: 'folder' }
    if (!EMPTIED.has(name)) yield* filesBelow(cluster, name)
  }
}

/** Read until two readings are the same, so that it is not half of one write and half of the next. */
async function readSteady(path: string): Promise<Buffer> {
  let last = await readFile(path)
  for (let reads = 1; reads < READS_MAX; reads += 1) {
    const next = await readFile(path)
    if (next.equals(last)) return next
    last = next
  }
  throw new Error(`${path} changes too often to be copied`)
}
