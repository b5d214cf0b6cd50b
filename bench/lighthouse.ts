/**
 * Lighthouse, mobile and with its own settings, for one page of each kind in each language, as a table for
 * docs/measurements.md. npx fetches Lighthouse: we run it and do not ship it.
 */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { BROWSER_FLAGS, findOrInstallBrowser } from '../scripts/find-browser.ts'
import { readCommandLine } from '../scripts/usage.ts'
import { LOCALES, type Locale } from '../src/shared/locale.ts'
import { startShop } from '../tests/support/process/running-shop.ts'
import { median } from './server-process.ts'

const LIGHTHOUSE = 'lighthouse@13.5.0'
const GOALS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
const PAGES = '/,/products/aroma-shooter-3,/faq,/company/news,/contact,/legal-information'
/** Chromium now and then hands out no beginning of the trace; such a run measured nothing. */
const ATTEMPTS_MAX = 4
const RUN_TIMEOUT_MS = 180_000

const CHROME_FLAGS = ['--headless', ...BROWSER_FLAGS].join(' ')

const { values } = readCommandLine('lighthouse', {
  options: {
    runs: { type: 'string', default: '3' },
    only: { type: 'string', default: PAGES },
    url: { type: 'string' },
  },
})

/** Heads of the table, and the audits that measure them, in milliseconds. */
const MOMENTS = {
  'first paint': 'first-contentful-paint',
  'largest paint': 'largest-contentful-paint',
  blocking: 'total-blocking-time',
} as const

/** What is read of Lighthouse's report. */
type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

async function main(): Promise<void> {
  const shop = values.url === undefined ? await startShop() : null
  const origin = values.url ?? shop?.url ?? ''
  try {
    console.log(
      `| Page | Language | Performance, each run | ${Object.keys(MOMENTS).join(', ms | ')}, ms | Shift |`,
    )
    console.log('|---|---|---|---|---|---|---|')
    for (const path of values.only.split(',')) {
      for (const locale of LOCALES) await measurePage(origin, path, locale)
    }
  } finally {
    await shop?.close()
  }
}

async function measurePage(origin: string, path: string, locale: Locale): Promise<void> {
  const url = `${origin}${path}?lang=${locale}`
  // The first request waits for rendering and compression, which this does not measure.
  await fetch(url, { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } })
  const runs: Report[] = []
  for (let run = 0; run < Number(values.runs); run += 1) runs.push(await measured(url))
  const middle = (of: (run: Report) => number): number => median(runs.map(of))
  const times = Object.values(MOMENTS).map((audit) => Math.round(middle(measureOf(audit))))
  const performance = runs.map(scoreOf('performance')).join(' ')
  const shift = middle(measureOf('cumulative-layout-shift')).toFixed(3)
  console.log(`| ${[path, locale, performance, ...times, shift].join(' | ')} |`)
  for (const [name, goal] of Object.entries(GOALS)) {
    const reached = middle(scoreOf(name))
    if (reached >= goal) continue
    console.log(`MISSED: ${name} of ${path} in ${locale} is ${reached}, goal ${goal}`)
    process.exitCode = 1
  }
}

const scoreOf =
  (category: string) =>
  ({ categories }: Report): number =>
    Math.round(100 * (categories[category]?.score ?? 0))

const measureOf =
  (audit: string) =>
  ({ audits }: Report): number =>
    audits[audit]?.numericValue ?? Number.NaN

async function measured(url: string): Promise<Report> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await reportOf(url)
    } catch (error) {
      if (tried === ATTEMPTS_MAX) throw error
    }
  }
}

async function reportOf(url: string): Promise<Report> {
  const args = ['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', '--output-path=stdout']
  const { stdout } = await promisify(execFile)('npx', [...args, `--chrome-flags=${CHROME_FLAGS}`], {
    env: { ...process.env, CHROME_PATH: findOrInstallBrowser() },
    timeout: RUN_TIMEOUT_MS,
    maxBuffer: 64 * 1024 * 1024,
  })
  // Written just now by Lighthouse in the version above.
  return JSON.parse(stdout) as Report
}

await main()
