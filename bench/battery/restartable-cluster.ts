/** A PostgreSQL that no shop runs: the machine's own version when one is installed, else the one from npm. */
import { execFile } from 'node:child_process'
import { appendFileSync, chownSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { findBinaries } from '#server/db/embedded-binaries.ts'

import { findInstalled, unprivilegedOwner } from '../../scripts/second-postgres.ts'
import { freePort } from '../../tests/support/process/local-server.ts'

const run = promisify(execFile)

/** PostgreSQL's words: `fast` cuts all sessions, `immediate` also leaves recovery to the next start, as a crash does. */
export type StopMode = 'fast' | 'immediate'

export async function openCluster() {
  const dir = realpathSync(mkdtempSync(join(tmpdir(), 'scent-shop-cluster-')))
  const owner = unprivilegedOwner()
  const { uid, gid } = owner
  const runner = uid === undefined || gid === undefined ? null : { uid, gid }
  if (runner) chownSync(dir, runner.uid, runner.gid)
  const { initdb, pgCtl } = programs(dir, runner)
  const cluster = join(dir, 'data')
  const as = { ...owner, cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' } }
  const control = (...args: string[]) =>
    run(pgCtl, [...args, '-D', cluster, '-w', '-t', '60', '-l', join(dir, 'log')], as)

  const stop = async (): Promise<void> => {
    await run(pgCtl, ['stop', '-D', cluster, '-m', 'immediate', '-w'], as).catch(() => {})
    rmSync(dir, { recursive: true, force: true })
  }
  try {
    await run(initdb, ['-D', cluster, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8'], as)
    const port = await freePort()
    // In the file, so that each restart has them too.
    appendFileSync(
      join(cluster, 'postgresql.conf'),
      `\nport = ${port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = '${dir}'\n`,
    )
    await control('start')
    return {
      cluster,
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      async restart(mode: StopMode): Promise<void> {
        await control('restart', '-m', mode)
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

function programs(dir: string, runner: { uid: number; gid: number } | null) {
  const installed = findInstalled()
  if (!installed) return findBinaries(dir, runner)
  const program = (name: string) => join(installed.bin, name)
  return { initdb: program('initdb'), pgCtl: program('pg_ctl') }
}
