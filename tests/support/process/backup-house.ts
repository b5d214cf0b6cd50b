/** A shop on its own data folder, with a folder for its backups; both outlive the shop. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'

import { type Figures, readFigures } from '#server/backup/figures.ts'
import { readEnvironment } from '#server/config/env.ts'
import { portOf } from '#server/http/listen.ts'
import { openShop } from '#server/open-shop.ts'
import { connectDatabase } from '#server/process/connect.ts'

import { logInto } from '../shop/log.ts'

export async function openBackupHouse() {
  const folder = await mkdtemp(join(tmpdir(), 'scent-shop-backup-'))
  const closing = new Set<() => Promise<void>>()
  return {
    backups: join(folder, 'backups'),
    dataDir: (name = 'data') => join(folder, name),
    async open(dataDir: string, env: Record<string, string> = {}) {
      const shop = await openOn(dataDir, env)
      closing.add(shop.close)
      return shop
    },
    async [Symbol.asyncDispose]() {
      for (const close of closing) await close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type HousedShop = Awaited<ReturnType<typeof openOn>>

async function openOn(dataDir: string, given: Record<string, string>) {
  const env = readEnvironment({ PORT: '0', DATA_DIR: dataDir, ...given })
  const complaints: string[] = []
  const log = logInto(complaints)
  const database = await connectDatabase(env, { log })
  const shop = await openShop({ env, database, log, pages: null })
  const url = `http://127.0.0.1:${portOf(shop.server)}`
  const { pool, embedded } = database
  if (!embedded) throw new Error('the shop runs no PostgreSQL of its own')

  let closed: Promise<void> | null = null
  return {
    complaints,
    embedded,
    pool,
    context: shop.shop.context,
    figures: () => businessOf(pool),
    url,
    close() {
      closed ??= shop.close()
      return closed
    },
  }
}

/** What the queue does by itself is no part of the business. */
async function businessOf(pool: pg.Pool): Promise<Figures> {
  const client = await pool.connect()
  try {
    return business(await readFigures(client))
  } finally {
    client.release()
  }
}

export function business(figures: Figures): Figures {
  const passing =
    /^pgboss\.|\.(backups|page_views|rate_counters|emails|order_search|order_search_queue)$/
  const tables = Object.entries(figures.tables).filter(([name]) => !passing.test(name))
  return { ...figures, tables: Object.fromEntries(tables) }
}
