/** What is backed up comes back: a lost folder, a mistake, a damaged copy. Real clusters, real files. */
import { existsSync } from 'node:fs'
import { cp, mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'

import { beginBackup, endBackup } from '#domain/backups/record-backup.server.ts'
import { viewBackups } from '#domain/backups/view-backups.server.ts'
import { warnOfOldBackup } from '#domain/backups/warn-of-old-backup.server.ts'
import { chooseBackup } from '#server/backup/choose-backup.ts'
import { archiveLog } from '#server/backup/log-archive.ts'
import { makeBackup } from '#server/backup/make-backup.ts'
import { type Backup, listBackups, type Manifest, writeManifest } from '#server/backup/manifest.ts'
import { restoreCluster } from '#server/backup/restore-cluster.ts'
import { removeOldBackups, retainLastBackups } from '#server/backup/retention.ts'
import { verifyBackup } from '#server/backup/verify.ts'
import { readEnvironment } from '#server/config/env.ts'
import { SILENT } from '#server/log/log.ts'
import { connectDatabase } from '#server/process/connect.ts'

import { makeBuyers } from '../../../bench/buyers.ts'
import { business, type HousedShop, openBackupHouse } from '../../support/process/backup-house.ts'
import { buyThroughOutages, place, signUp } from '../../support/process/wire-buyer.ts'
import { staffContext, systemContext } from '../../support/shop/orders.ts'
import { DAY, openTestShop } from '../../support/shop/shop.ts'

const NEVER = new AbortController().signal

test('orders placed while a copy is made, and after it, come back when the folder is lost; a mistake is undone by its moment', async () => {
  await using house = await openBackupHouse()
  const dataDir = house.dataDir()
  const shop = await house.open(dataDir, { BACKUP_DIR: house.backups })
  await shop.pool.query('update cartridge_stock set on_hand = 1000000')
  const buyers = await makeBuyers(shop.pool, 400)
  const buying = buyThroughOutages(
    shop.url,
    buyers.map(({ token }) => token),
    2,
  )
  onTestFinished(() => buying.stop())
  // The shop begins its first one by itself. Buyers who never pause leave it few moments without a write.
  await expect
    .poll(() => listBackups(house.backups).catch(() => []), { timeout: 100_000 })
    .toHaveLength(1)
  expect(shop.complaints.filter((line) => line.startsWith('job backup failed'))).toEqual([])
  const duringCopy = buying.acknowledged.length
  await expect.poll(() => buying.acknowledged.length).toBeGreaterThan(duringCopy + 3)
  await buying.stop()
  expect(buying.failures).toEqual([])

  const beforeMistake = { at: await momentOf(shop), figures: await shop.figures() }
  await shop.pool.query('delete from news_items')
  const atEnd = await shop.figures()
  expect(atEnd.tables['public.news_items']).toBe(0)
  await archiveLog(shop.embedded, house.backups)
  await shop.close()
  await rm(dataDir, { recursive: true })

  const [backup] = await listBackups(house.backups)
  expect(backup?.manifest.figures.tables['public.orders']).toBeGreaterThan(0)
  const back = await restore(await chooseBackup(house.backups, null), dataDir)
  expect(business(back.figures)).toEqual(atEnd)
  expect(back.since.length).toBeGreaterThan(0)

  const undone = await restore(await chooseBackup(house.backups, null), house.dataDir('undone'), {
    until: beforeMistake.at,
  })
  expect(business(undone.figures)).toEqual(beforeMistake.figures)

  const again = await house.open(dataDir, { BACKUP_DIR: house.backups })
  const { rows } = await again.pool.query<{ id: string }>('select id from orders')
  const kept = new Set(rows.map(({ id }) => id))
  expect(buying.acknowledged.filter((id) => !kept.has(id))).toEqual([])
  // A log that was restored goes on in a folder of its own, and begins with a copy.
  await expect
    .poll(async () => (await listBackups(house.backups)).length, { timeout: 60_000 })
    .toBe(2)
  expect(await readdir(join(house.backups, 'wal'))).toHaveLength(2)
}, 180_000)

/** One shop and its backup, for what only reads them. */
const used: { house?: Awaited<ReturnType<typeof openBackupHouse>>; backup?: Backup } = {}
beforeAll(async () => {
  const house = await openBackupHouse()
  const shop = await house.open(house.dataDir())
  await place(shop.url, await signUp(shop.url), 'key-1')
  // A shop with constant writes must wait for the last moment of its copy; the other test finds a quiet moment.
  const busy = await shop.pool.connect()
  await busy.query('begin; select pg_current_xact_id()')
  const wanted = { to: house.backups, archive: null, signal: NEVER }
  used.backup = await makeBackup({ embedded: shop.embedded }, wanted)
  await busy.query('rollback')
  busy.release()
  used.house = house
  await shop.close()
  return () => house[Symbol.asyncDispose]()
}, 120_000)

function usedHouse() {
  const { house, backup } = used
  if (!house || !backup) throw new Error('the house was not opened')
  return { house, backup }
}

test('a backup without an archived log comes back exactly, for its owner alone to read', async () => {
  const { house, backup } = usedHouse()
  const { figures, since } = await restore(backup, house.dataDir('exact'))
  expect(since).toEqual([])
  expect(figures).toEqual(backup.manifest.figures)
  expect(figures.tables['public.orders']).toBe(1)
  expect(figures.stock).toContainEqual({ of: 'reserved', count: 108, amount: 1 })

  expect((await stat(house.backups)).mode & 0o777).toBe(0o700)
  expect((await stat(backup.folder)).mode & 0o777).toBe(0o700)
  for (const name of await readdir(backup.folder)) {
    expect((await stat(join(backup.folder, name))).mode & 0o777, name).toBe(0o600)
  }
})

test('a damaged file, and figures that differ, do not verify; such a backup is never restored', async () => {
  const { house, backup } = usedHouse()
  const folder = await copyOf(backup, house.dataDir('damaged'))
  const file = await open(join(folder, backup.manifest.file), 'r+')
  await file.write(Buffer.from([0xff, 0x00, 0xff]), 0, 3, Math.floor(backup.manifest.bytes / 2))
  await file.close()
  await expect(verifyBackup({ ...backup, folder }, NEVER)).rejects.toThrow('is damaged')
  await expect(restore({ ...backup, folder }, house.dataDir('none'))).rejects.toThrow('is damaged')
  expect(await readdir(house.dataDir('none'))).toEqual([])

  const other = structuredClone(backup.manifest)
  other.figures.tables['public.orders'] = 2
  await expect(verifyBackup({ ...backup, manifest: other }, NEVER)).rejects.toThrow(
    'what was restored is not what was saved (1): rows of public.orders: 2, restored 1',
  )
  const unverified = { ...backup.manifest, verifiedAt: null, problem: 'it was not verified' }
  await writeManifest(folder, unverified)
  await expect(chooseBackup(folder, null)).rejects.toThrow('holds no backup that was verified')
})

test('nothing is restored over data, or next to a running shop, unless they are moved aside', async () => {
  const { house, backup } = usedHouse()
  const dataDir = house.dataDir('moved')
  await restore(backup, dataDir)
  await expect(restore(backup, dataDir)).rejects.toThrow('holds data')

  const database = await connectDatabase(readEnvironment({ DATA_DIR: dataDir }), { log: SILENT })
  try {
    const beside = restore(backup, dataDir, { replaces: true })
    await expect(beside).rejects.toThrow('stop the shop first')
  } finally {
    await database.close()
  }

  const { movedTo } = await restore(backup, dataDir, { replaces: true })
  expect(existsSync(join(movedTo ?? '', 'PG_VERSION'))).toBe(true)
  expect((await readdir(dataDir)).sort()).toEqual([
    'postgres',
    'postgres.log',
    expect.stringMatching(/^postgres\.replaced-/),
  ])
})

test('backups past their retention are purged, with the log before the oldest that stays; the last good one stays', async () => {
  const { house, backup } = usedHouse()
  const to = house.dataDir('retention')
  const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T03:00:00.000Z`
  const write = async (day: number, change: Partial<Manifest>) => {
    const folder = join(to, `day-${day}${change.verifiedAt === null ? '.failed' : ''}`)
    await mkdir(folder, { recursive: true })
    await writeManifest(folder, { ...backup.manifest, asOf: at(day), ...change })
  }
  const log = (archive: string, number: number) => ({
    archive,
    fileBytes: 16_777_216,
    firstFile: logName(number),
    lastFile: logName(number),
    restorePoint: 'x',
  })
  await write(1, { log: log('wal/old', 1) })
  await write(5, { log: log('wal/now', 3) })
  await write(6, { verifiedAt: null, problem: 'full' })
  await write(8, { log: log('wal/now', 5) })
  await write(9, { verifiedAt: null, problem: 'full' })
  for (const [archive, number] of [
    ['old', 1],
    ['now', 2],
    ['now', 3],
    ['now', 6],
    ['next', 1],
  ] as const) {
    await mkdir(join(to, 'wal', archive), { recursive: true })
    await writeFile(join(to, 'wal', archive, `${logName(number)}.gz`), '')
  }

  const now = new Date(at(10))
  await removeOldBackups(to, { days: 7, now, archive: 'wal/next' })
  expect((await readdir(to)).sort()).toEqual(['day-5', 'day-8', 'day-9.failed', 'wal'])
  expect((await readdir(join(to, 'wal'))).sort()).toEqual(['next', 'now'])
  expect((await readdir(join(to, 'wal/now'))).sort()).toEqual(
    [3, 6].map((number) => `${logName(number)}.gz`),
  )

  await removeOldBackups(to, { days: 1, now, archive: 'wal/next' })
  expect((await readdir(to)).sort()).toEqual(['day-8', 'day-9.failed', 'wal'])
  await write(11, {})
  await write(12, {})
  await retainLastBackups(to, 2)
  expect((await readdir(to)).sort()).toEqual(['day-11', 'day-12', 'wal'])
})

test('a version that changes the tables copies them first, and does not start when it can’t', async () => {
  const { house, backup } = usedHouse()
  const dataDir = house.dataDir('migrated')
  await restore(backup, dataDir)
  const where = readEnvironment({ DATA_DIR: dataDir })
  const quiet = { log: SILENT }
  const earlier = await connectDatabase(where, quiet)
  // As a version with the first migration alone would have left it.
  await earlier.pool.query('drop schema public cascade; create schema public')
  await earlier.pool.query(await readFile('migrations/0000_initial.sql', 'utf8'))
  const journal = 'drizzle.__drizzle_migrations'
  const { rowCount } = await earlier.pool.query(
    `delete from ${journal} where created_at > (select min(created_at) from ${journal})`,
  )
  expect(rowCount).toBeGreaterThan(0)
  await earlier.close()

  const inTheWay = join(dataDir, 'backups-before-migration')
  await writeFile(inTheWay, '')
  await expect(connectDatabase(where, quiet)).rejects.toThrow(
    /^This version changes the database, and the copy before that could not be made in .*Nothing was changed\.$/,
  )
  await rm(inTheWay)

  const later = await connectDatabase(where, quiet)
  const migrations = await later.pool.query(`select from ${journal}`)
  await later.close()
  expect(migrations.rowCount).toBe(1 + Number(rowCount))
  const [copy, ...more] = await listBackups(inTheWay)
  expect(more).toEqual([])
  expect(copy?.manifest.verifiedAt).not.toBeNull()
  expect(copy?.manifest.figures.tables[journal]).toBe(1)

  await (await connectDatabase(where, quiet)).close()
  expect(await listBackups(inTheWay)).toHaveLength(1)
})

test('a backup folder that can’t be written to is an unexpected error of the shop, and shown as a failed backup', async () => {
  await using house = await openBackupHouse()
  await writeFile(house.backups, 'a file in the way')
  const shop = await house.open(house.dataDir(), { BACKUP_DIR: house.backups })
  const found = async (text: string) => (await shop.pool.query(text)).rows
  await expect
    .poll(() => found('select origin, verified_at, problem from backups'))
    .toEqual([
      { origin: 'timer', verified_at: null, problem: expect.stringContaining('not a directory') },
    ])
  await expect
    .poll(() => found("select 1 from error_reports where place = 'backup'"))
    .not.toEqual([])
  expect(shop.complaints).toContainEqual(
    expect.stringMatching(/^job backup failed .*not a directory/),
  )
})

test('staff are notified once when the last good backup is older than a day, and again after the next one', async () => {
  await using shop = await openTestShop()
  await staffContext(shop)
  await staffContext(shop, 'administrator')
  const work = () => warnOfOldBackup(systemContext(shop))
  const told = async () => {
    await work()
    await work()
    const { rows } = await shop.pool.query<{ to: string; last: string | null }>(
      `select recipient as to, payload->>'lastVerifiedAt' as last from emails
       where kind = 'backup_overdue' order by created_at, recipient`,
    )
    return rows
  }
  const both = (last: string | null) =>
    ['administrator', 'staff'].map((name) => ({ to: `${name}@example.com`, last }))
  expect(await told()).toEqual([])

  const first = await beginBackup(systemContext(shop), 'timer')
  await endBackup(systemContext(shop), first, { bytes: 0, problem: 'the disk is full' })
  shop.advance(DAY)
  expect(await told()).toEqual([])
  shop.advance(1)
  expect(await told()).toEqual(both(null))

  const second = await beginBackup(systemContext(shop), 'timer')
  await endBackup(systemContext(shop), second, { bytes: 1, problem: null })
  const verifiedAt = systemContext(shop).now
  expect(await viewBackups(await staffContext(shop))).toEqual({
    ok: true,
    value: {
      lastVerifiedAt: verifiedAt,
      lastTriedAt: verifiedAt,
      since: verifiedAt,
      problem: null,
    },
  })
  expect(await told()).toHaveLength(2)
  shop.advance(DAY + 1)
  expect(await told()).toEqual([...both(null), ...both(verifiedAt.toISOString())])
})

async function restore(
  backup: Backup,
  dataDir: string,
  change: { until?: Date; replaces?: boolean } = {},
) {
  const wanted = { dataDir, until: null, replaces: false, signal: NEVER, ...change }
  return restoreCluster(backup, wanted)
}

/** As PostgreSQL's log dates what was committed. */
async function momentOf(shop: HousedShop): Promise<Date> {
  const { rows } = await shop.pool.query<{ at: Date }>('select clock_timestamp() as at')
  const at = rows[0]?.at ?? new Date(0)
  // The driver cuts a moment to its millisecond: the next one is after all that was committed until now.
  await expect.poll(() => Date.now()).toBeGreaterThan(at.getTime() + 1)
  return new Date(at.getTime() + 1)
}

async function copyOf({ folder }: Backup, to: string): Promise<string> {
  await cp(folder, to, { recursive: true })
  return to
}

const logName = (number: number): string => `00000001000000000000000${number}`
