/** A PostgreSQL that no shop runs: the machine's own version when one is installed, else the one from npm. */
import { execFile } from 'node:child_process'
import {
  appendFileSync,
  chownSync,
  existsSync,
  globSync,
  mkdtempSync,
  realpathSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { findBinaries } from '#server/db/embedded-binaries.ts'
import { type Runner, runnerOf } from '#server/db/embedded-owner.ts'
import { findServer } from '#server/db/embedded-process.ts'

import { freePort } from '../process/local-server.ts'

const run = promisify(execFile)
const OLDEST_MAJOR_VERSION = 15

/** PostgreSQL's words: `fast` cuts all sessions, `immediate` also leaves recovery to the next start, as a crash does. */
export type StopMode = 'fast' | 'immediate'

/** The folder of the newest version that the shop supports, such as `/usr/lib/postgresql/18`. */
export function findInstalled(): string | null {
  const majorOf = (folder: string) => Number.parseInt(folder.split('/')[4] ?? '', 10)
  const [newest] = globSync('/usr/lib/postgresql/*')
    .filter((folder) => existsSync(join(folder, 'bin/initdb')))
    .filter((folder) => majorOf(folder) >= OLDEST_MAJOR_VERSION)
    .sort((a, b) => majorOf(b) - majorOf(a))
  return newest ?? null
}

/** `settings` are lines of its `postgresql.conf`. */
export async function openCluster(settings: readonly string[] = []) {
  const dir = realpathSync(mkdtempSync(join(tmpdir(), 'scent-shop-cluster-')))
  const runner = runnerOf(dir)
  if (runner) chownSync(dir, runner.uid, runner.gid)
  const { initdb, pgCtl } = programs(dir, runner)
  const cluster = join(dir, 'data')
  const env = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' }
  const as = { ...(runner ?? {}), cwd: '/', env }
  const control = (...args: string[]) =>
    run(pgCtl, [...args, '-D', cluster, '-w', '-t', '60', '-l', join(dir, 'log')], as)

  // A process that is ended by force leaves no server behind.
  const killNow = () => {
    const server = findServer(cluster)
    if (server) process.kill(server.pid, 'SIGQUIT')
  }
  process.once('exit', killNow)
  const stop = async (): Promise<void> => {
    process.off('exit', killNow)
    await run(pgCtl, ['stop', '-D', cluster, '-m', 'immediate', '-w'], as).catch(() => {})
    rmSync(dir, { recursive: true, force: true })
  }
  try {
    const basics = ['-D', cluster, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync']
    await run(initdb, basics, as)
    const port = await freePort()
    const reach = [`listen_addresses = '127.0.0.1'`, `unix_socket_directories = '${dir}'`]
    const lines = [`port = ${port}`, ...reach, ...settings]
    // In the file, so that each restart has them too.
    appendFileSync(join(cluster, 'postgresql.conf'), `\n${lines.join('\n')}\n`)
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

function programs(dir: string, runner: Runner | null) {
  const installed = findInstalled()
  if (!installed) return findBinaries(dir, runner)
  const program = (name: string) => join(installed, 'bin', name)
  return { initdb: program('initdb'), pgCtl: program('pg_ctl') }
}
