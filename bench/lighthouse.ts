/**
 * Lighthouse, mobile and with its own settings, for every public page, one item of each list, and the pages of a purchase, in
 * each language, as a table for docs/measurements.md. npx fetches Lighthouse: we run it and do not ship it.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { BROWSER_FLAGS, findOrInstallBrowser } from '../scripts/find-browser.ts'
import { readCommandLine } from '../scripts/usage.ts'
import { LOCALES, type Locale } from '../src/shared/locale.ts'
import { isPrivatePath } from '../src/web/site/private-paths.ts'
import { EVERY_PAGE } from '../tests/support/drivers/pages.ts'
import { startShop } from '../tests/support/process/running-shop.ts'
import { median } from './server-process.ts'
import { signInProfile } from './signed-in.ts'

const LIGHTHOUSE = 'lighthouse@13.5.0'
/** Chromium now and then hands out no beginning of the trace; such a run measured nothing. */
const ATTEMPTS_MAX = 4
const RUN_TIMEOUT_MS = 180_000

const VISITOR_PAGES = ['/sign-in', '/sign-up']
/** As a signed-in customer sees them who has filled every form. */
const CUSTOMER_PAGES = [
  ...['/pre-checkout', '/checkout/customer-details', '/checkout/shipping-info'],
  ...['/checkout/order-confirmation', '/checkout/payment-info?order={unpaid}'],
  ...['/checkout/completed?order={bank}', '/orders', '/orders/{bank}', '/profile'],
]
const ALL_PAGES = [...EVERY_PAGE, '/api/docs/first-order', ...VISITOR_PAGES, ...CUSTOMER_PAGES]

/** Heads of the table, and the audits that measure them, in milliseconds. */
const MOMENTS = {
  'first paint': 'first-contentful-paint',
  'largest paint': 'largest-contentful-paint',
  blocking: 'total-blocking-time',
} as const
const SHIFT = 'cumulative-layout-shift'

const GOALS = { performance: 97, accessibility: 100, 'best-practices': 100 }
/** Search engines do not index the pages of one person. */
const PUBLIC_GOALS = { ...GOALS, seo: 100 }
const LARGEST_PAINT_LIMIT = { [MOMENTS['largest paint']]: 2200 }
const PURCHASE_LIMITS = {
  ...LARGEST_PAINT_LIMIT,
  [MOMENTS['first paint']]: 1500,
  [MOMENTS.blocking]: 100,
  [SHIFT]: 0,
}

const { values } = readCommandLine('lighthouse', {
  options: {
    runs: { type: 'string', default: '1' },
    only: { type: 'string', default: ALL_PAGES.join(',') },
    locales: { type: 'string', default: LOCALES.join(',') },
  },
})

/** What is read of Lighthouse's report. */
type Report = {
  finalDisplayedUrl: string
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

/** One row of the table. `profile` is a folder with the browser's data, `ids` the orders that a path may name. */
type Visit = {
  origin: string
  path: string
  locale: Locale
  profile: string | null
  ids: Record<string, string>
}

async function main(): Promise<void> {
  const paths = values.only.split(',')
  const locales = LOCALES.filter((locale) => values.locales.split(',').includes(locale))
  const profile = await mkdtemp(join(tmpdir(), 'scent-shop-profile-'))
  const shop = await startShop()
  try {
    const ids = paths.some(isOfCustomer) ? await signInProfile(shop, profile) : {}
    console.log(
      `| Page | Language | Performance, each run | ${Object.keys(MOMENTS).join(', ms | ')}, ms | Shift |`,
    )
    console.log('|---|---|---|---|---|---|---|')
    for (const path of paths) {
      for (const locale of locales) {
        const own = isOfCustomer(path) ? profile : null
        await measurePage({ origin: shop.url, path, locale, profile: own, ids })
      }
    }
  } finally {
    await shop.close()
    await rm(profile, { recursive: true, force: true })
  }
}

const isOfCustomer = (path: string): boolean => CUSTOMER_PAGES.includes(path)

async function measurePage(visit: Visit): Promise<void> {
  const { path, locale } = visit
  const url = addressOf(visit)
  // The first request waits for rendering and compression, which this does not measure.
  await fetch(url, { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } })
  const runs: Report[] = []
  for (let run = 0; run < Number(values.runs); run += 1) runs.push(await measured(url, visit))
  const middle = (of: (run: Report) => number): number => median(runs.map(of))
  const times = Object.values(MOMENTS).map((audit) => Math.round(middle(measureOf(audit))))
  const performance = runs.map(scoreOf('performance')).join(' ')
  const shift = middle(measureOf(SHIFT)).toFixed(3)
  console.log(`| ${[path, locale, performance, ...times, shift].join(' | ')} |`)

  const isMissed = (what: string, figure: number, goal: number) => {
    console.log(`MISSED: ${what} of ${path} in ${locale} is ${figure}, goal ${goal}`)
    process.exitCode = 1
  }
  for (const [name, goal] of Object.entries(isPrivatePath(path) ? GOALS : PUBLIC_GOALS)) {
    if (middle(scoreOf(name)) < goal) isMissed(name, middle(scoreOf(name)), goal)
  }
  const isPurchase = path === '/order' || isPrivatePath(path)
  for (const [audit, limit] of Object.entries(isPurchase ? PURCHASE_LIMITS : LARGEST_PAINT_LIMIT)) {
    const figure = Number(middle(measureOf(audit)).toFixed(3))
    if (figure > limit) isMissed(audit, figure, limit)
  }
}

function addressOf({ origin, path, locale, ids }: Visit): string {
  const url = new URL(
    path.replaceAll(/\{(\w+)\}/g, (_, name) => ids[name] ?? ''),
    origin,
  )
  url.searchParams.set('lang', locale)
  return url.href
}

const scoreOf =
  (category: string) =>
  ({ categories }: Report): number =>
    Math.round(100 * (categories[category]?.score ?? 0))

const measureOf =
  (audit: string) =>
  ({ audits }: Report): number =>
    audits[audit]?.numericValue ?? Number.NaN

async function measured(url: string, { profile }: Visit): Promise<Report> {
  for (let tried = 1; ; tried += 1) {
    try {
      const report = await reportOf(url, profile)
      const { pathname } = new URL(report.finalDisplayedUrl)
      if (pathname === new URL(url).pathname) return report
      throw new Error(`${url} led to ${pathname}`)
    } catch (error) {
      if (tried === ATTEMPTS_MAX) throw error
    }
  }
}

async function reportOf(url: string, profile: string | null): Promise<Report> {
  const args = ['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', '--output-path=stdout']
  const flags = ['--headless', ...BROWSER_FLAGS, ...(profile ? [`--user-data-dir=${profile}`] : [])]
  const { stdout } = await promisify(execFile)(
    'npx',
    [...args, `--chrome-flags=${flags.join(' ')}`],
    {
      env: { ...process.env, CHROME_PATH: findOrInstallBrowser() },
      timeout: RUN_TIMEOUT_MS,
      maxBuffer: 64 * 1024 * 1024,
    },
  )
  // Written just now by Lighthouse in the version above.
  return JSON.parse(stdout) as Report
}

await main()
