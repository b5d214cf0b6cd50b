/** A shop in a process of its own, one for each worker, and a browser in front of it. */
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import AxeBuilder from '@axe-core/playwright'
import {
  type BrowserContextOptions,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
} from '@playwright/test'

import { HYDRATED_EVENT } from '#web/hydration/hydrated-event.ts'

import { startCopiedShop } from '../process/copied-shop.ts'
import type { RunningShop } from '../process/running-shop.ts'

const STAFF = fileURLToPath(new URL('../../../scripts/staff.ts', import.meta.url))

export type SentEmail = { kind: string; to: string; subject: string; text: string; locale: string }

export type JourneyShop = Omit<RunningShop, 'close'>

type Fixtures = {
  /** Pages of every context that a journey opens wait until they listen. */
  hydratedPages: undefined
  /** Collects what the browser complains of; a journey ends without complaints. */
  complaints: string[]
  /** Each journey comes from a network that tried nothing yet; one machine plays them all. */
  newNetwork: undefined
}

export const test = base.extend<Fixtures, { shop: JourneyShop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const shop = await startCopiedShop()
      try {
        await fillShelf(shop)
        await use(shop)
      } finally {
        await shop.close()
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
  hydratedPages: [
    async ({ browser, javaScriptEnabled }, use) => {
      const open = browser.newContext.bind(browser)
      browser.newContext = async (options?: BrowserContextOptions) => {
        const context = await open(options)
        if (options?.javaScriptEnabled ?? javaScriptEnabled) context.on('page', waitForHydration)
        return context
      }
      await use(undefined)
      browser.newContext = open
    },
    { auto: true },
  ],
  page: async ({ page, javaScriptEnabled, complaints }, use) => {
    if (javaScriptEnabled) waitForHydration(page)
    listenTo(page, complaints)
    await use(page)
  },
  newNetwork: [
    async ({ shop }, use) => {
      await shop.query('delete from rate_counters')
      await use(undefined)
    },
    { auto: true },
  ],
  complaints: [
    // A test that uses no page opens none for it.
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const complaints: string[] = []
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** What the browser complains of in this page is added to the list. */
export function listenTo(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message)) {
      complaints.push(`${message.text()} ${message.location().url}`)
    }
  })
}

/** Journeys of one worker order the same scents over and over: none may leave the next one an empty shelf. */
const fillShelf = (shop: JourneyShop) =>
  shop.query('update cartridge_stock set on_hand = on_hand + 500 where on_hand > 0')

const patched = new WeakSet<Page>()
const HYDRATION_TIMEOUT = { timeout: 30_000 }

/**
 * A cached page hydrates at the first interaction: the driver causes it at once, and the journey goes on when the page is
 * hydrated.
 */
export function waitForHydration(page: Page): void {
  if (patched.has(page)) return
  patched.add(page)
  const { goto, reload, goBack, goForward } = page
  const waitUntilHydrated = async <Answer>(
    coming: Promise<Answer>,
    options?: { waitUntil?: string },
  ) => {
    const answer = await coming
    if (!options?.waitUntil)
      await page.waitForFunction(isHydrated, HYDRATED_EVENT, HYDRATION_TIMEOUT)
    return answer
  }
  page.goto = (url, options) => waitUntilHydrated(goto.call(page, url, options), options)
  page.reload = (options) => waitUntilHydrated(reload.call(page, options), options)
  page.goBack = (options) => waitUntilHydrated(goBack.call(page, options), options)
  page.goForward = (options) => waitUntilHydrated(goForward.call(page, options), options)
}

/** Runs in the page: it is hydrated, or has no scripts. Each check is an interaction. */
function isHydrated(alive: string): boolean {
  dispatchEvent(new Event('wheel'))
  return alive in window || document.querySelector('script[type=module]') === null
}

/** A refused call is part of many journeys; Chromium notes each one on the console. One tab alone never saves an old draft. */
function isExpected(message: ConsoleMessage): boolean {
  const isAlone = message.page()?.context().pages().length === 1
  const isOldDraft = message.text().includes('409') && isOf(message, '/v1/order-draft')
  return message.text().startsWith('Failed to load resource') && !(isAlone && isOldDraft)
}

const isOf = (message: ConsoleMessage, path: string): boolean =>
  new URL(message.location().url).pathname === path

let people = 0

export const newAddress = (name: string): string => `${name}.${Date.now()}.${++people}@example.com`

export async function emailsTo(shop: JourneyShop, to: string): Promise<SentEmail[]> {
  return shop.query<SentEmail>(
    `select kind, recipient as to, subject, text, locale from emails
     where recipient = $1 and state = 'sent' order by created_at, id`,
    [to],
  )
}

/** Waits until an e-mail of this kind has gone out after the `before` first ones, and gives it. */
export async function sentEmail(
  shop: JourneyShop,
  to: string,
  kind: string,
  before = 0,
): Promise<SentEmail> {
  let found: SentEmail | undefined
  await expect(async () => {
    found = (await emailsTo(shop, to)).slice(before).findLast((mail) => mail.kind === kind)
    expect(found, `the email ${kind} to ${to}`).toBeDefined()
  }).toPass({ timeout: 30_000 })
  if (!found) throw new Error('the email was just seen')
  return found
}

const ACCESSIBLE = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * axe finds nothing on the page, or on the rest of it without the parts that `without` finds. `rules`: those alone, where the
 * page was looked at before in other colors.
 */
export async function expectAccessible(
  page: Page,
  { without = [], rules }: { without?: readonly string[]; rules?: readonly string[] } = {},
): Promise<void> {
  await page.evaluate(layOut)
  const builder = new AxeBuilder({ page })
  for (const part of without) builder.exclude(part)
  const { violations } = await builder
    // Without it each look opens a second page; it matters only for frames of other origins, which we have none of.
    .setLegacyMode(true)
    .options({
      runOnly: rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: ACCESSIBLE },
      // To describe all that is well takes two fifths of the time.
      resultTypes: ['violations'],
    })
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target)}`)).toEqual(
    [],
  )
}

/** Runs `npm run staff -- …` while the shop runs; returns its output. */
export async function runStaffCommand(shop: JourneyShop, args: string[]): Promise<string> {
  const env = { ...process.env, DATABASE_URL: shop.databaseUrl, PUBLIC_URL: shop.url }
  return (await promisify(execFile)(process.execPath, [STAFF, ...args], { env })).stdout
}

/** Runs in the page: shows all parts as a reader sees them. Unpainted parts would be judged by what is under them. */
function layOut(): void {
  const everything = new CSSStyleSheet()
  // What fades has too little contrast on the way, such as a button that stops being busy while axe looks.
  everything.replaceSync(
    '*, ::before, ::after { content-visibility: visible !important; transition: none !important }',
  )
  document.adoptedStyleSheets = [everything]
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      animation.finish()
  }
}
