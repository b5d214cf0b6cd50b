/** A shop in a process of its own on a data directory that outlives it, to be killed: the shop, its database, or both. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'

import { findEmbeddedPostgres } from '#server/db/embedded.ts'
import { findServer } from '#server/db/embedded-process.ts'
import { openDatabase } from '#server/db/open.ts'

import { endChild } from './end-child.ts'
import { firstMatch } from './first-match.ts'

const SCRIPT = fileURLToPath(new URL('shop-process.ts', import.meta.url))
/** The one of `npm start`: a process that starts again does not read its source files again. */
const NODE_COMPILE_CACHE = 'node_modules/.cache/scent-shop'

/** A data directory that outlives the processes on it. */
export async function openShopFolder() {
  const dataDir = await mkdtemp(join(tmpdir(), 'scent-shop-crash-'))
  const running = new Set<ChildProcess>()
  const killDatabase = () => {
    const server = findServer(join(dataDir, 'postgres'))
    if (server) process.kill(server.pid, 'SIGKILL')
  }
  const inDatabase = async <T>(work: (pool: pg.Pool) => Promise<T>): Promise<T> => {
    const found = await findEmbeddedPostgres(dataDir)
    const database = openDatabase({ ...found?.connection, max: 1 })
    try {
      return await work(database.pool)
    } finally {
      await database.close()
    }
  }

  return {
    dataDir,
    async start(env: Record<string, string> = {}) {
      const child = spawn(process.execPath, [SCRIPT], {
        env: {
          ...process.env,
          NODE_COMPILE_CACHE,
          DATABASE_URL: '',
          DATA_DIR: dataDir,
          PORT: '0',
          ...env,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      running.add(child)
      const ended = once(child, 'exit')
      const complaints: string[] = []
      child.stderr.setEncoding('utf8').on('data', (text: string) => complaints.push(text))
      const url = await firstMatch(child, /^(\S+)\n/).catch((error: Error) => {
        throw new Error(`${error.message}: ${complaints.join('')}`)
      })
      const kill = async () => {
        await endChild(child, 'SIGKILL')
        running.delete(child)
      }
      return {
        url,
        ended,
        kill,
        signal: (name: NodeJS.Signals) => child.kill(name),
        overload: () => child.kill('SIGUSR2'),
        exitCode: () => child.exitCode,
        /** What it has written to its log. */
        complaints: () => complaints.join(''),
      }
    },
    killDatabase,
    isDatabaseRunning: () => findServer(join(dataDir, 'postgres')) !== null,
    inDatabase,
    query: <Row extends object>(text: string): Promise<Row[]> =>
      inDatabase(async (pool) => (await pool.query<Row>(text)).rows),
    async [Symbol.asyncDispose]() {
      for (const child of running) await endChild(child)
      // One whose shop was killed and never started again.
      killDatabase()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
