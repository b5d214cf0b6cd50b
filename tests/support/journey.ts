/** A shop as a newcomer starts it, one for each worker, and a person in front of it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import pg from 'pg'

import { attachEmbeddedPostgres } from '../../src/server/db/embedded.ts'

const START = fileURLToPath(new URL('../../scripts/start.ts', import.meta.url))
const STAFF = fileURLToPath(new URL('../../scripts/staff.ts', import.meta.url))

export type MailSeen = { kind: string; to: string; subject: string; text: string; locale: string }

export type JourneyShop = {
  url: string
  dataDir: string
  query<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>
}

type Fixtures = {
  /** Collects what the browser complains of; a journey ends without complaints. */
  complaints: string[]
}

export const test = base.extend<Fixtures, { shop: JourneyShop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'scent-shop-journey-'))
      const child = spawn(process.execPath, ['--max-semi-space-size=8', START], {
        env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, PORT: '0' },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      try {
        const url = await addressOf(child)
        const connection = await attachEmbeddedPostgres(dataDir)
        const pool = new pg.Pool({ ...connection, max: 2 })
        pool.on('error', () => {})
        await use({
          url,
          dataDir,
          query: async (text, values) => (await pool.query(text, values)).rows,
        })
        await pool.end()
      } finally {
        const ended = new Promise((resolve) => child.once('exit', resolve))
        child.kill('SIGTERM')
        await ended
        await rm(dataDir, { recursive: true, force: true })
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(String(error)))
      page.on('console', (message) => {
        if (message.type() === 'error' && !isExpected(message.text()))
          complaints.push(message.text())
      })
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** A refused call is part of many journeys; Chromium notes each one on the console. */
const isExpected = (text: string): boolean => text.startsWith('Failed to load resource')

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

let people = 0

/** An address nobody had before. */
export const newAddress = (name: string): string => `${name}.${Date.now()}.${++people}@example.com`

export async function mailsTo(shop: JourneyShop, to: string): Promise<MailSeen[]> {
  return shop.query<MailSeen>(
    `select kind, recipient as to, subject, text, locale from mails
     where recipient = $1 and state = 'sent' order by created_at, id`,
    [to],
  )
}

/** Waits until a letter of this kind has gone out after the `before` first ones, and gives it. */
export async function mailOf(
  shop: JourneyShop,
  to: string,
  kind: string,
  before = 0,
): Promise<MailSeen> {
  let found: MailSeen | undefined
  await expect(async () => {
    found = (await mailsTo(shop, to)).slice(before).findLast((mail) => mail.kind === kind)
    expect(found, `a letter ${kind} to ${to}`).toBeDefined()
  }).toPass({ timeout: 20_000 })
  if (!found) throw new Error('the letter was just seen')
  return found
}

/** axe finds nothing on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target)}`)).toEqual(
    [],
  )
}

/** `npm run staff -- …` beside the running shop; gives what it prints. */
export function runStaffCommand(shop: JourneyShop, args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [STAFF, ...args], {
      env: { ...process.env, DATABASE_URL: '', DATA_DIR: shop.dataDir, PUBLIC_URL: shop.url },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let text = ''
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
    })
    child.once('exit', (code) =>
      code === 0 ? resolve(text) : reject(new Error(`ended with ${code}`)),
    )
  })
}
