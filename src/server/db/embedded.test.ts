import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'

import {
  DataDirBusyError,
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#server/db/embedded.ts'
import { findServer, isAlive } from '#server/db/embedded-process.ts'
import { SILENT } from '#server/log/log.ts'

import { endChild } from '../../../tests/support/process/end-child.ts'
import { logInto } from '../../../tests/support/shop/log.ts'

const MODULE = join(import.meta.dirname, 'embedded.ts')
const CHILD = `
  const { startEmbeddedPostgres } = await import(process.argv[1])
  const settings = JSON.parse(process.argv[3])
  const shop = await startEmbeddedPostgres({ dataDir: process.argv[2], log: { info() {} }, settings })
  console.log(JSON.stringify({ connection: shop.connection, pid: shop.pid() }))
  process.on('SIGTERM', () => shop.stop())
`

const cleanups: (() => Promise<unknown> | unknown)[] = []
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean()
})

const usedParent = mkdtempSync(join(tmpdir(), 'embedded-test-'))
const usedDataDir = join(usedParent, 'data')
beforeAll(async () => {
  await (await startEmbeddedPostgres({ dataDir: usedDataDir, log: SILENT })).stop()
  return () => rmSync(usedParent, { recursive: true, force: true })
})

function newDataDir(): string {
  const parent = mkdtempSync(join(tmpdir(), 'embedded-test-'))
  cleanups.push(() => rmSync(parent, { recursive: true, force: true }))
  return join(parent, 'data')
}

async function start(dataDir: string, log: string[] = []): Promise<EmbeddedPostgres> {
  const shop = await startEmbeddedPostgres({ dataDir, log: logInto(log) })
  cleanups.push(() => shop.stop())
  return shop
}

type OtherShop = { child: ChildProcess; pid: number; connection: EmbeddedPostgres['connection'] }

/** Another shop on the directory, in a process of its own. */
async function startElsewhere(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<OtherShop> {
  const args = ['--input-type=module', '-e', CHILD, MODULE, dataDir, JSON.stringify(settings)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  cleanups.push(() => endChild(child, 'SIGTERM'))
  const [line] = await once(child.stdout, 'data')
  return { child, ...JSON.parse(String(line)) }
}

async function query(
  { connection }: Pick<EmbeddedPostgres, 'connection'>,
  sql: string,
): Promise<unknown[]> {
  const client = new Client(connection)
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query(sql)).rows
  } finally {
    await client.end().catch(() => {})
  }
}

function pidOf(shop: EmbeddedPostgres): number {
  const pid = shop.pid()
  if (pid === null) throw new Error('no server is running')
  return pid
}

const SCHED_BATCH = '3'
const hasChrt = existsSync('/proc/self/stat') && existsSync('/usr/bin/chrt')

test.runIf(hasChrt)('the server takes no core from what wakes it', async () => {
  const shop = await start(usedDataDir)
  const stat = () => readFileSync(`/proc/${shop.pid()}/stat`, 'utf8')
  await vi.waitFor(() => expect(stat().split(' ')[40]).toBe(SCHED_BATCH))
})

test('the first start creates the database, stop leaves no process, a later start finds the rows', async () => {
  const dataDir = newDataDir()
  const leftover = `${dataDir}/postgres.draft-2147483646-killed`
  mkdirSync(leftover, { recursive: true })
  writeFileSync(join(leftover, 'PG_VERSION'), '18\n')

  const first = await start(dataDir)
  const pid = pidOf(first)
  await query(first, 'create table t (n int); insert into t values (1)')
  const settings = `select name, setting from pg_settings
    where name in ('fsync', 'synchronous_commit', 'data_checksums', 'listen_addresses', 'server_encoding')
    order by name`
  expect(await query(first, settings)).toEqual([
    { name: 'data_checksums', setting: 'on' },
    { name: 'fsync', setting: 'on' },
    { name: 'listen_addresses', setting: '' },
    { name: 'server_encoding', setting: 'UTF8' },
    { name: 'synchronous_commit', setting: 'on' },
  ])
  await Promise.all([first.stop(), first.stop()])
  expect(isAlive(pid)).toBe(false)
  expect(first.pid()).toBeNull()
  expect(readdirSync(dataDir).sort()).toEqual(['postgres', 'postgres.log'])

  const later = await start(dataDir)
  expect(await query(later, 'select n from t')).toEqual([{ n: 1 }])
})

test('the role of the pool reads no file, runs no program and becomes no other role', async () => {
  const shop = await start(usedDataDir)
  for (const [sql, refusal] of [
    ["copy (select 1) to program 'id'", 'permission denied to COPY to or from an external program'],
    ["copy (select 1) to '/tmp/stolen'", 'permission denied to COPY to a file'],
    ["select pg_read_file('PG_VERSION')", 'permission denied for function pg_read_file'],
    ["select lo_import('/etc/passwd')", 'permission denied for function lo_import'],
    ['create extension dblink', 'permission denied to create extension "dblink"'],
    ['create function f() returns int language c as $$x$$', 'permission denied for language c'],
    ["alter system set archive_command = 'id'", 'permission denied to set parameter'],
    ['set role postgres', 'permission denied to set role "postgres"'],
    ['set session authorization postgres', 'permission denied to set session authorization'],
    ['alter role shop superuser', 'permission denied to alter role'],
    ['create role other', 'permission denied to create role'],
  ] as const) {
    await expect(query(shop, sql), sql).rejects.toThrow(refusal)
  }
  const roles = `select rolname as role, rolsuper as is_superuser from pg_roles
    where rolname not like 'pg\\_%' order by 1`
  expect(await query(shop, roles)).toEqual([
    { role: 'postgres', is_superuser: true },
    { role: 'shop', is_superuser: false },
  ])
})

test('a server whose shop was killed is found again and ended by stop', async () => {
  const dataDir = usedDataDir
  const orphaned = await startElsewhere(dataDir)
  await endChild(orphaned.child, 'SIGKILL')

  const shop = await start(dataDir)
  expect(shop.pid()).toBe(orphaned.pid)
  await shop.stop()
  expect(isAlive(orphaned.pid)).toBe(false)
})

test('a server that was left behind with other settings is restarted with those of this start', async () => {
  const orphaned = await startElsewhere(usedDataDir, { max_connections: '30' })
  await endChild(orphaned.child, 'SIGKILL')

  const settings = { max_connections: '60' }
  const shop = await startEmbeddedPostgres({ dataDir: usedDataDir, log: SILENT, settings })
  cleanups.push(() => shop.stop())
  expect(shop.pid()).not.toBe(orphaned.pid)
  expect(await query(shop, 'show max_connections')).toEqual([{ max_connections: '60' }])
})

test('a second shop is refused with the pid of the first, whose rows stay, until that one ends', async () => {
  const dataDir = usedDataDir
  const other = await startElsewhere(dataDir)
  await query(other, 'create table t (n int); insert into t values (1)')

  const second = startEmbeddedPostgres({ dataDir, log: SILENT })
  await expect(second).rejects.toThrow(DataDirBusyError)
  await expect(second).rejects.toThrow(
    `${dataDir} is in use by another shop (pid ${other.child.pid})`,
  )
  expect(await query(other, 'select n from t')).toEqual([{ n: 1 }])

  await endChild(other.child, 'SIGTERM')
  expect(isAlive(other.pid)).toBe(false)
  const shop = await start(dataDir)
  expect(await query(shop, 'select n from t')).toEqual([{ n: 1 }])
})

test('a killed server is started again under the running shop with every committed row', async () => {
  const dataDir = usedDataDir
  const log: string[] = []
  const shop = await start(dataDir, log)
  const pid = pidOf(shop)
  await query(shop, 'create table survivors (n int); insert into survivors values (1)')

  process.kill(pid, 'SIGKILL')
  await vi.waitFor(() => expect(log.at(-1)).toBe('PostgreSQL is back'), 9_000)
  expect(await query(shop, 'select n from survivors')).toEqual([{ n: 1 }])
  expect(log).toContain('PostgreSQL ended unexpectedly: starting it again')
  await expect(startEmbeddedPostgres({ dataDir, log: SILENT })).rejects.toThrow(DataDirBusyError)

  const again = pidOf(shop)
  process.kill(again, 'SIGKILL')
  await shop.stop()
  expect(isAlive(again)).toBe(false)
  expect(shop.pid()).toBeNull()
})

test('lock files of a dead server that now name a stranger do not stop the start', async () => {
  const dataDir = usedDataDir
  const first = await start(dataDir)
  const { host } = first.connection
  await first.stop()
  const stranger = spawn('sleep', ['60'], { cwd: dirname(dataDir), stdio: 'ignore' })
  cleanups.push(() => endChild(stranger, 'SIGKILL'))
  const note = [stranger.pid, join(dataDir, 'postgres'), 1, 5432, host, '', '1 1', 'ready   ']
  writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), `${note.join('\n')}\n`)
  mkdirSync(host, { mode: 0o700 })
  writeFileSync(join(host, '.s.PGSQL.5432.lock'), `${stranger.pid}\n`)

  const shop = await start(dataDir)
  expect(shop.pid()).not.toBe(stranger.pid)
  expect(await query(shop, 'select 1 as n')).toEqual([{ n: 1 }])
})

test('a folder with foreign files in the place of the database is left alone and named', async () => {
  const dataDir = newDataDir()
  const file = join(dataDir, 'postgres', 'precious.txt')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, 'kept')
  await expect(start(dataDir)).rejects.toThrow('holds files that are not a PostgreSQL cluster')
  expect(existsSync(file)).toBe(true)
})

test('a setting PostgreSQL refuses is reported in its own words and without a long wait', async () => {
  const dataDir = usedDataDir
  const settings = { shared_buffers: 'plenty' }
  await expect(startEmbeddedPostgres({ dataDir, log: SILENT, settings })).rejects.toThrow(
    'shared_buffers',
  )
})

test.each([0, 1, 2, 3, 4, 5])(
  'a start that is given up leaves no server behind (%i)',
  async (step) => {
    const dataDir = newDataDir()
    const life = new AbortController()
    const starting = startEmbeddedPostgres({ dataDir, log: SILENT, signal: life.signal })
    const outcome = starting.then(
      (shop) => shop.stop(),
      (error: Error) => error.name,
    )
    // From the first moment to a server that is ready: each step is seen in the folder.
    await expect.poll(() => stepsOf(dataDir), { interval: 1 }).toBeGreaterThanOrEqual(step)
    life.abort()
    await outcome
    expect(findServer(join(dataDir, 'postgres'))).toBeNull()
  },
)

/** How far a start has come, by what it left in the folder. */
function stepsOf(dataDir: string): number {
  const names = existsSync(dataDir) ? readdirSync(dataDir) : []
  const cluster = join(dataDir, 'postgres')
  const signs = [
    existsSync(dataDir),
    names.some((name) => name.startsWith('postgres')),
    existsSync(join(cluster, 'PG_VERSION')),
    existsSync(join(dataDir, 'postgres.log')),
    existsSync(join(cluster, 'postmaster.pid')),
  ]
  return signs.lastIndexOf(true) + 1
}
