/**
 * What the first view of pages weighs on the wire, by kind and language, as a table for docs/measurements.md.
 *
 * The first view: a phone of 390 × 844 px at 1.75 pixels each, an empty cache, until load and two idle seconds, not
 * scrolled. Bodies as this browser receives them: all in Brotli.
 */
import type { Page } from '@playwright/test'

import { LOCALES, type Locale } from '../../src/shared/locale.ts'
import { EVERY_PAGE, HOME_KILOBYTES_MAX } from '../../tests/support/drivers/pages.ts'
import { FONT_KILOBYTES_MAX } from '../fonts/font-faces.ts'
import { readCommandLine } from '../usage.ts'
import { DEVICE, goToCheckout, openVisit, type Visit } from './visit.ts'

const IDLE_MS = 2000
const PHONE = { width: 390, height: 844 }
const DENSITY = 1.75
const PAGES = { home: '/', product: DEVICE, order: '/order', 'sign-in': '/sign-in' } as const

const KINDS = ['HTML', 'CSS', 'JavaScript', 'fonts', 'pictures', 'other'] as const
type Kind = (typeof KINDS)[number]
type Weight = Record<Kind, number>

const KIND_OF_TYPE: readonly [RegExp, Kind][] = [
  [/^text\/html/, 'HTML'],
  [/^text\/css/, 'CSS'],
  [/javascript/, 'JavaScript'],
  [/^font\/|font-woff/, 'fonts'],
  [/^image\//, 'pictures'],
]

const { values } = readCommandLine('page-weight', {
  options: {
    url: { type: 'string' },
    files: { type: 'boolean', default: false },
    only: { type: 'string', default: 'home,product,order,sign-in,checkout' },
  },
})
const only = values.only.split(',')
const pages =
  values.only === 'public'
    ? EVERY_PAGE.map((path) => [path, path] as const)
    : Object.entries(PAGES).filter(([name]) => only.includes(name))
const visit = await openVisit(values.url)
const rows: { name: string; locale: Locale; weight: Weight }[] = []
try {
  for (const locale of LOCALES) {
    for (const [name, path] of pages) {
      rows.push({ name, locale, weight: await weigh(visit, `${path}?lang=${locale}`) })
    }
    const checkout = only.includes('checkout') ? await weighCheckout(visit, locale) : null
    if (checkout) rows.push({ name: 'checkout', locale, weight: checkout })
  }
} finally {
  await visit.close()
}
console.log(tableOf())
const faults = rows.flatMap(faultsOf)
for (const fault of faults) console.log(fault)
process.exitCode = faults.length === 0 ? 0 : 1

async function weigh({ browser, url }: Visit, path: string): Promise<Weight> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: PHONE,
    deviceScaleFactor: DENSITY,
    isMobile: true,
    hasTouch: true,
  })
  const weight = await weightOf(await context.newPage(), path)
  await context.close()
  return weight
}

async function weighCheckout(at: Visit, locale: Locale): Promise<Weight | null> {
  const person = await goToCheckout(at, locale)
  if (!person) return null
  await person.page.setViewportSize(PHONE)
  const weight = await weightOf(person.page, '/checkout/customer-details')
  await person.page.context().close()
  return weight
}

async function weightOf(page: Page, path: string): Promise<Weight> {
  const weight: Weight = { HTML: 0, CSS: 0, JavaScript: 0, fonts: 0, pictures: 0, other: 0 }
  const network = await page.context().newCDPSession(page)
  const heads = new Map<string, { kind: Kind; url: string; bytes: number }>()
  // With its cache, which is off so that nothing is there before, a browser loads each file once.
  const counted = new Set<string>()
  network.on('Network.responseReceived', ({ requestId, response }) => {
    const { mimeType, url, encodedDataLength: bytes } = response
    heads.set(requestId, { kind: kindOf(mimeType), url, bytes })
  })
  // The bodies as they came, still compressed; heads are not counted.
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const head = heads.get(requestId)
    if (!head || counted.has(head.url)) return
    counted.add(head.url)
    const bytes = Math.max(0, encodedDataLength - head.bytes)
    weight[head.kind] += bytes
    if (values.files) console.log(`${kilo(bytes).padStart(7)} KB  ${head.kind}  ${head.url}`)
  })
  await network.send('Network.enable')
  await network.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.goto(path, { waitUntil: 'networkidle' })
  // What a page fetches in idle moments is paid for as well.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await page.waitForTimeout(IDLE_MS)
  await network.detach()
  return weight
}

function kindOf(type: string): Kind {
  return KIND_OF_TYPE.find(([pattern]) => pattern.test(type))?.[1] ?? 'other'
}

function tableOf(): string {
  const head = ['Page', 'Language', ...KINDS, 'together']
  const lines = rows.map(({ name, locale, weight }) => {
    const together = KINDS.reduce((sum, kind) => sum + weight[kind], 0)
    return [name, locale, ...KINDS.map((kind) => kilo(weight[kind])), kilo(together)]
  })
  return [head, head.map(() => '---'), ...lines].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

function kilo(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}

function faultsOf({ name, locale, weight }: (typeof rows)[number]): string[] {
  const weighed = { ...weight, 'HTML and CSS': weight.HTML + weight.CSS }
  // Those of fonts are for every page.
  const limits = {
    ...(name === 'home' ? HOME_KILOBYTES_MAX : {}),
    fonts: FONT_KILOBYTES_MAX[locale],
  }
  return Object.entries(limits).flatMap(([kind, limit]) => {
    // The keys of the limits are among those of `weighed`, which Object.entries forgets.
    const bytes = weighed[kind as keyof typeof limits]
    return bytes > limit * 1000
      ? [`${name} in ${locale}: ${kind} ${kilo(bytes)} KB, limit ${limit} KB`]
      : []
  })
}
