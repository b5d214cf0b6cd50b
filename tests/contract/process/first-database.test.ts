/** The database of a first start, which is made while the shop is built. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, test } from 'vitest'

import { clusterIn, startEmbeddedPostgres } from '#server/db/embedded.ts'
import { findServer } from '#server/db/embedded-process.ts'

import { logInto } from '../../support/shop/log.ts'

const SCRIPT = join(import.meta.dirname, '../../../scripts/first-database.ts')

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'first-database-'))
  return {
    dataDir: join(folder, 'data'),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  }
}

const prepare = (dataDir: string, databaseUrl = '') =>
  spawn(process.execPath, [SCRIPT], {
    stdio: 'ignore',
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
  })

/** What a start finds. */
async function foundIn(dataDir: string): Promise<{ isNew: boolean; hasProducts: boolean }> {
  const lines: string[] = []
  const server = await startEmbeddedPostgres({ dataDir, log: logInto(lines) })
  const client = new Client(server.connection)
  try {
    await client.connect()
    const { rows } = await client.query('select exists (select from products) as "hasProducts"')
    return { isNew: lines.some((line) => line.includes('(new)')), ...rows[0] }
  } finally {
    await client.end()
    await server.stop()
  }
}

test('a first start finds the database with its first rows, and no server', async () => {
  using folder = newFolder()
  const [status] = await once(prepare(folder.dataDir), 'exit')
  expect(status).toBe(0)
  expect(findServer(clusterIn(folder.dataDir))).toBeNull()
  expect(await foundIn(folder.dataDir)).toEqual({ isNew: false, hasProducts: true })
})

test('one that is stopped while it makes the database leaves neither files nor a server', async () => {
  using folder = newFolder()
  const preparing = prepare(folder.dataDir)
  const drafts = () => (existsSync(folder.dataDir) ? readdirSync(folder.dataDir) : [])
  await expect.poll(drafts, { interval: 5 }).toEqual([expect.stringContaining('draft')])
  preparing.kill('SIGTERM')
  await once(preparing, 'exit')
  expect(drafts()).toEqual([])
})

test.runIf(existsSync('/proc/self'))('in a folder that can hold none, it ends', async () => {
  const preparing = prepare('/proc/none')
  const limit = setTimeout(() => preparing.kill('SIGKILL'), 20_000)
  const [, signal] = await once(preparing, 'exit')
  clearTimeout(limit)
  expect(signal).toBeNull()
})

test('with a database elsewhere there is nothing to make', async () => {
  using folder = newFolder()
  const [status] = await once(prepare(folder.dataDir, 'postgres://nowhere.invalid/shop'), 'exit')
  expect(status).toBe(0)
  expect(existsSync(folder.dataDir)).toBe(false)
})
