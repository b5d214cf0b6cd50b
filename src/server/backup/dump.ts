/** A copy of a database that is not the shop's own server: by the installed `pg_dump`, at one moment that its figures share. */

import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { Client, type ClientConfig } from 'pg'

import { readDigest } from './archive-file.ts'
import { readFigures } from './figures.ts'
import { PRIVATE_FILE } from './files.ts'
import type { Manifest } from './manifest.ts'
import { findProgram, runProgram } from './pg-programs.ts'
import { withSession } from './session.ts'

type Copy = Pick<Manifest, 'file' | 'bytes' | 'sha256' | 'figures' | 'asOf' | 'log'>

const FILE = 'database.dump'

export function dumpDatabase(
  connection: ClientConfig,
  { folder, signal }: { folder: string; signal: AbortSignal },
): Promise<Copy> {
  return withSession(connection, async (session) => {
    await session.query('set statement_timeout = 0')
    const program = await findProgram('pg_dump', await majorOf(session))
    await session.query('begin isolation level repeatable read read only')
    const { rows } = await session.query<{ snapshot: string; at: Date }>(
      'select pg_export_snapshot() as snapshot, clock_timestamp() as at',
    )
    const [row] = rows
    if (!row) throw new Error('PostgreSQL exported no snapshot')
    const path = join(folder, FILE)
    const args = ['--format=custom', '--no-password', `--snapshot=${row.snapshot}`, '--file', path]
    const [figures] = await Promise.all([
      readFigures(session),
      runProgram(program, args, { connection, signal }),
    ])
    await session.query('commit')
    await chmod(path, PRIVATE_FILE)
    const written = await readDigest(path, signal)
    return { file: FILE, ...written, figures, asOf: row.at.toISOString(), log: null }
  })
}

/** Into an empty database. */
export async function restoreDump(
  path: string,
  { bytes, sha256, server }: Manifest,
  connection: ClientConfig,
  signal: AbortSignal,
): Promise<void> {
  const found = await readDigest(path, signal)
  if (found.bytes !== bytes || found.sha256 !== sha256) {
    throw new Error(`${path} is damaged: its digest is not the one in the manifest`)
  }
  const program = await findProgram('pg_restore', Number.parseInt(server, 10))
  const options = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction']
  const { database } = new Client(connection)
  await runProgram(program, [...options, '--no-password', '--dbname', database ?? '', path], {
    connection,
    signal,
  })
}

async function majorOf(session: { query(text: string): Promise<{ rows: { number: number }[] }> }) {
  const { rows } = await session.query(
    "select current_setting('server_version_num')::int / 10000 as number",
  )
  return rows[0]?.number ?? 0
}
