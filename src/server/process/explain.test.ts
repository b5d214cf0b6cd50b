import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'

import { startEmbeddedPostgres } from '../db/embedded.ts'
import { ServerUnusableError } from '../db/embedded-server.ts'
import { SILENT } from '../log/log.ts'
import { explain } from './explain.ts'

const errorOf = async (work: () => unknown): Promise<unknown> => {
  try {
    await work()
  } catch (error) {
    return error
  }
  throw new Error('nothing failed')
}

const listen = (port: number, host: string) => async () => {
  const server = createServer()
  try {
    await once(server.listen(port, host), 'listening')
  } finally {
    server.close()
  }
}

const connect = (url: string) => () => new pg.Client(url).connect()

function mkdirBelowFile() {
  const folder = mkdtempSync(join(tmpdir(), 'explain-'))
  try {
    writeFileSync(join(folder, 'file'), '')
    mkdirSync(join(folder, 'file', 'data'), { recursive: true })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A database that something else put there. */
async function startOn(file: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'explain-'))
  try {
    mkdirSync(join(dataDir, 'postgres'))
    writeFileSync(join(dataDir, 'postgres', file), '14\n')
    await startEmbeddedPostgres({ dataDir, log: SILENT })
  } finally {
    rmSync(dataDir, { recursive: true })
  }
}

const closed = () => {
  throw Object.assign(new Error("EACCES: permission denied, scandir '/data'"), {
    code: 'EACCES',
    syscall: 'scandir',
  })
}

test.each([
  ['files of something else', () => startOn('precious.txt'), /are not a PostgreSQL cluster/],
  ['files of another PostgreSQL', () => startOn('PG_VERSION'), /written by PostgreSQL 14, /],
  ['a folder that is closed to us', closed, /scandir '\/data': check DATA_DIR/],
  ['a host without an address', listen(0, 'shop.invalid'), /Check HOST and DATABASE_URL\.$/],
  ['an address of another machine', listen(0, '192.0.2.1'), /Check HOST\.$/],
  ['a database that does not run', connect('postgres://a@127.0.0.1:1/a'), /Check DATABASE_URL,/],
  ['a folder below a file', mkdirBelowFile, /mkdir .*: check DATA_DIR/],
])('a start that fails because of %s is explained in one line', async (_what, work, words) => {
  const explained = explain(await errorOf(work))
  expect(explained).toMatch(words)
  expect(explained).not.toContain('\n')
})

test('a wrong password is explained, and a defect is shown with its stack', () => {
  const refused = Object.assign(new Error('password authentication failed'), { code: '28P01' })
  expect(explain(refused)).toMatch(/^password authentication failed: .*DATABASE_URL/)
  expect(explain(new TypeError('a defect'))).toContain('explain.test.ts')
  expect(explain('thrown text')).toBe('thrown text')
})

test.each([
  [0, 'its disk is full (it did not answer)'],
  [15_000_000, 'its disk is full (it did not answer)'],
  [17_000_000, 'it did not answer; see postgres.log'],
])('a PostgreSQL that does not start with %i bytes left is explained in one line', (left, why) => {
  const error = new ServerUnusableError('/data/postgres', 'it did not answer', left)
  expect(explain(error)).toBe(`PostgreSQL in /data/postgres can't be used: ${why}`)
})
