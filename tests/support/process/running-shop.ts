/** A shop as a newcomer starts it: a process of its own on a folder of its own, gone when it is closed. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

import { START_FLAGS } from '../../../scripts/start-flags.ts'
import { findEmbeddedPostgres } from '../../../src/server/db/embedded.ts'
import { endChild } from './end-child.ts'
import { firstMatch } from './first-match.ts'

const START = fileURLToPath(new URL('../../../scripts/start.js', import.meta.url))

export type RunningShop = {
  url: string
  pid: number
  dataDir: string
  /** Where its PostgreSQL is, as the shop itself reaches it. */
  databaseUrl: string
  /** What it wrote so far, but for warnings and errors in plain text. */
  output(): string
  query<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>
  close(): Promise<void>
}

/** `environment` beyond what a newcomer has; with `DATABASE_URL` it runs no PostgreSQL of its own. */
export async function startShop(environment: Record<string, string> = {}): Promise<RunningShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'scent-shop-journey-'))
  const child = processWith({ DATABASE_URL: '', DATA_DIR: dataDir, ...environment })
  const stop = () => stopped(child, dataDir)
  try {
    let output = ''
    child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk
    })
    const url = await addressOf(child)
    const databaseUrl = environment.DATABASE_URL || (await embeddedUrl(dataDir))
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
    pool.on('error', () => {})
    return {
      url,
      pid: child.pid ?? 0,
      dataDir,
      databaseUrl,
      output: () => output,
      query: async (text, values) => (await pool.query(text, values)).rows,
      close: async () => {
        await pool.end()
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** A second process of the same shop: another address, the same database. */
export const startBeside = ({ databaseUrl }: Pick<RunningShop, 'databaseUrl'>) =>
  startOn(databaseUrl)

/** A shop on a PostgreSQL that it does not run itself. */
export async function startOn(databaseUrl: string) {
  const child = processWith({ DATABASE_URL: databaseUrl })
  return { url: await addressOf(child), close: () => endChild(child) }
}

async function embeddedUrl(dataDir: string): Promise<string> {
  const found = await findEmbeddedPostgres(dataDir)
  if (found === null) throw new Error('the shop runs no PostgreSQL of its own')
  return databaseUrlOf(found.connection)
}

export function databaseUrlOf(connection: pg.ClientConfig): string {
  const { host = '', port, user = '', database, password = '' } = connection
  const address = new URL(`postgres://127.0.0.1:${port}/${database}`)
  address.username = user
  // It is a function only when each connection requests it again.
  address.password = String(password)
  // A socket's folder is no name of a host.
  address.searchParams.set('host', host)
  return address.href
}

const processWith = (environment: Record<string, string>): ChildProcess =>
  spawn(process.execPath, [...START_FLAGS, START], {
    env: { ...process.env, PORT: '0', UNDO_SECONDS: '0', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })

const addressOf = (child: ChildProcess): Promise<string> =>
  firstMatch(child, /open at (https?:[^\s"]+)/)

async function stopped(child: ChildProcess, dataDir: string): Promise<void> {
  await endChild(child)
  await rm(dataDir, { recursive: true, force: true })
}
