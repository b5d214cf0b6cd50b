/** A PostgreSQL other than the embedded one, so that the contract tests cover both. */
import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

import { freePort } from '../tests/support/process/local-server.ts'

const START_TIMEOUT_MS = 20_000
const OLDEST_MAJOR_VERSION = 15

export type SecondPostgres = { url: string; title: string; stop(): Promise<void> }

/** `TEST_DATABASE_URL`, else a throw-away cluster of an installed PostgreSQL, else null. */
export async function openSecondPostgres(): Promise<SecondPostgres | null> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, title: 'TEST_DATABASE_URL', stop: async () => {} }

  const found = findInstalled()
  return found ? startCluster(found) : null
}

type Installed = { bin: string; major: number }

export function findInstalled(): Installed | null {
  const [newest] = globSync('/usr/lib/postgresql/*/bin')
    .filter((bin) => existsSync(join(bin, 'initdb')))
    .map((bin) => ({ bin, major: Number.parseInt(bin.split('/')[4] ?? '', 10) }))
    .filter(({ major }) => major >= OLDEST_MAJOR_VERSION)
    .sort((a, b) => b.major - a.major)
  return newest ?? null
}

async function startCluster({ bin, major }: Installed): Promise<SecondPostgres> {
  const dir = mkdtempSync(join(tmpdir(), 'scent-shop-pg-'))
  const owner = unprivilegedOwner()
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(dir, owner.uid, owner.gid)

  const as = { ...owner, cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' } }
  const cluster = ['-D', join(dir, 'data')]
  execFileSync(
    join(bin, 'initdb'),
    [...cluster, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...as, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const port = await freePort()
  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=200',
  ]
  const server = spawn(
    join(bin, 'postgres'),
    [
      ...cluster,
      '-k',
      dir,
      '-h',
      '127.0.0.1',
      '-p',
      `${port}`,
      ...settings.flatMap((s) => ['-c', s]),
    ],
    { ...as, stdio: 'ignore' },
  )
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const killNow = (): boolean => server.kill('SIGQUIT')
  process.once('exit', killNow)

  const stop = async (): Promise<void> => {
    process.off('exit', killNow)
    server.kill('SIGINT')
    await exited
    rmSync(dir, { recursive: true, force: true })
  }
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  try {
    await untilItAnswers(url)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, title: `PostgreSQL ${major} of ${dirname(bin)}`, stop }
}

/** PostgreSQL refuses to run as root: use Debian's own user, otherwise the user `nobody`. */
export function unprivilegedOwner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string, user: string) =>
    Number(
      execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    )
  try {
    return { uid: idOf('-u', 'postgres'), gid: idOf('-g', 'postgres') }
  } catch {
    return { uid: idOf('-u', 'nobody'), gid: idOf('-g', 'nobody') }
  }
}

async function untilItAnswers(url: string): Promise<void> {
  const deadline = performance.now() + START_TIMEOUT_MS
  for (;;) {
    const client = new pg.Client(url)
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (performance.now() > deadline) throw error
      await sleep(100)
    }
  }
}
