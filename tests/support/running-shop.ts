/** A shop as a newcomer starts it: a process of its own on a folder of its own, gone when it is closed. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

import { attachEmbeddedPostgres } from '../../src/server/db/embedded.ts'

const START = fileURLToPath(new URL('../../scripts/start.ts', import.meta.url))

export type RunningShop = {
  url: string
  dataDir: string
  query<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>
  close(): Promise<void>
}

export async function startShop(): Promise<RunningShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'scent-shop-journey-'))
  const child = spawn(process.execPath, ['--max-semi-space-size=8', START], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = () => stopped(child, dataDir)
  try {
    const url = await addressOf(child)
    const connection = await attachEmbeddedPostgres(dataDir)
    const pool = new pg.Pool({ ...connection, max: 2 })
    pool.on('error', () => {})
    return {
      url,
      dataDir,
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

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
      const found = /open at (http:\S+)/.exec(text)?.[1]
      if (found) resolve(found)
    })
    child.once('exit', (code) => reject(new Error(`the shop ended with ${code}`)))
  })
}

async function stopped(child: ChildProcess, dataDir: string): Promise<void> {
  if (child.exitCode === null) {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
  }
  await rm(dataDir, { recursive: true, force: true })
}
