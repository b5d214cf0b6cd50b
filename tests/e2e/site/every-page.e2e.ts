/** Every row of the route table in three languages. Spec §2; decisions, sections 3 and 4. */
import type { Page } from '@playwright/test'

import { messagesOf } from '#i18n/catalogue.server.ts'
import { LOCALES, type Locale } from '#shared/locale.ts'
import { REDIRECTS } from '#web/site/redirects.ts'

import { FONT_KILOBYTES_MAX } from '../../../scripts/fonts/font-faces.ts'
import { siteCharacters } from '../../../scripts/fonts/font-words.ts'
import {
  expect,
  expectAccessible,
  type JourneyShop,
  listenTo,
  test,
} from '../../support/drivers/journey.ts'
import { expectWholeLines, invisibleSigns } from '../../support/drivers/line-errors.ts'
import { overflowing } from '../../support/drivers/overflowing.ts'
import { waitUntilHydrated } from '../../support/drivers/page-router.ts'
import { allOf, attributeOf, EVERY_PAGE, htmlAt } from '../../support/drivers/pages.ts'
import { strongInTwoFaces } from '../../support/drivers/strong-texts.ts'
import { tornWords } from '../../support/drivers/torn-words.ts'
import { IS_FULL_RUN, inTurn } from '../../support/full-run.ts'
import { missingFields, typesExpectedAt } from '../../support/site/rich-results.ts'

// Shared out between the workers, test by test.
test.describe.configure({ mode: 'parallel' })

/** axe looks at them on the first page: a fifth of its time. */
const SAME_ON_EVERY_PAGE = ['body header:has(nav)', 'body footer:has(nav)']
const NARROW = 320
/** Where a second column has just come. */
const MEDIUM = 1024
const WIDE = 1280
/** The first paint waits for each, and a browser requests six files at once. Decision 0023. */
const SHEETS_MAX = 5
const CHARACTERS = siteCharacters()
/** The widths at which lines are read. */
const WIDTHS = [NARROW, 390, 820, 1440]

/** One window for all pages that this worker reads. */
let reader: Page
const complaints: string[] = []

test.beforeAll(async ({ browser, shop }) => {
  const context = await browser.newContext({ baseURL: shop.url, reducedMotion: 'reduce' })
  reader = await context.newPage()
  listenTo(reader, complaints)
  // Fonts are counted as in a first view.
  const network = await context.newCDPSession(reader)
  await network.send('Network.enable')
  await network.send('Network.setCacheDisabled', { cacheDisabled: true })
})

test.afterAll(async () => {
  await reader.context().close()
})

for (const [at, path] of EVERY_PAGE.entries()) {
  test(`§2 ${path}: is whole in three languages without a script`, async ({ shop }) => {
    const titles = new Set<string>()
    for (const locale of LOCALES) {
      const html = await htmlAt(shop.url, `${path}?lang=${locale}`)
      expect(html.status).toBe(200)
      expect(attributeOf(html.text, /<html[^>]*>/, 'lang')).toBe(locale)
      titles.add(/<title>([^<]+)<\/title>/.exec(html.text)?.[1] ?? '')
      expectAddresses(html.text, shop, path, locale)
      expectStructuredData(html.text, shop, path, locale)
      expectCard(html.text, shop, path, locale)
      expectNoScraps(html.text)
      expect(sheetsIn(html.text).length, path).toBeLessThanOrEqual(SHEETS_MAX)
      expect([...html.text.matchAll(/<h1[\s>]/g)]).toHaveLength(1)
      expect(textOfMain(html.text).length).toBeGreaterThan(80)
    }
    const isTitledByData = /^\/(company\/news|careers)\//.test(path)
    expect(titles.has('')).toBe(false)
    expect(titles.size).toBeGreaterThanOrEqual(isTitledByData ? 2 : 3)
  })

  test(`§2 ${path}: fits 1,024 and 320 px, breaks lines between words, and axe finds nothing`, async () => {
    const locales = inTurn(LOCALES, at)
    for (const locale of locales) {
      await readPage(path, locale, widthsOf(at))
      // Parts and widths are the same in each language, which the long form shows.
      if (locale === locales.at(-1) || IS_FULL_RUN) await expectAccessiblePage(at)
    }
    expect(complaints.splice(0)).toEqual([])
  })
}

/** Each page at its narrowest and one more width; pages of a kind take turns. */
const widthsOf = (at: number): readonly number[] =>
  IS_FULL_RUN ? WIDTHS : [NARROW, WIDTHS[1 + (at % (WIDTHS.length - 1))] ?? WIDE]

/** With its scripts, at the width of a phone or of a desk; in the long form at both. */
async function expectAccessiblePage(at: number): Promise<void> {
  await waitUntilHydrated(reader)
  for (const width of IS_FULL_RUN ? [NARROW, WIDE] : [at % 2 === 0 ? NARROW : WIDE]) {
    await reader.setViewportSize({ width, height: 800 })
    await expectAccessible(reader, at === 0 ? {} : { without: SAME_ON_EVERY_PAGE })
  }
}

/** As it is before its scripts run. */
async function readPage(path: string, locale: Locale, widths: readonly number[]): Promise<void> {
  await reader.setViewportSize({ width: NARROW, height: 900 })
  await reader.goto(`${path}?lang=${locale}`)
  await expect(reader.locator('html')).toHaveAttribute('lang', locale)
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible()
  await reader.evaluate(async () => await document.fonts.ready)
  expect((await reader.evaluate(fontBytes)) / 1000, locale).toBeLessThanOrEqual(
    FONT_KILOBYTES_MAX[locale],
  )
  expect(await reader.evaluate(overflowing), `${path} in ${locale}`).toEqual([])
  expect(await reader.evaluate(invisibleSigns), locale).toEqual([])
  if (locale !== 'en') {
    expect(await reader.evaluate(englishIn, locale), path).toEqual([])
    const fonts = { characters: CHARACTERS, lang: locale }
    expect(await reader.evaluate(strongInTwoFaces, fonts), `${path} in ${locale}`).toEqual([])
  }
  await expectWholeLines(reader, locale, widths)
  await reader.setViewportSize({ width: MEDIUM, height: 768 })
  expect(await reader.evaluate(tornWords, locale), `${locale} at ${MEDIUM} px`).toEqual([])
  const width = await reader.evaluate(() => document.documentElement.scrollWidth)
  expect(width, `${path} in ${locale}`).toBeLessThanOrEqual(MEDIUM)
}

test('§2 /sign-in: fits 320 px and breaks lines between words, in three languages', async () => {
  for (const locale of LOCALES) await readPage('/sign-in', locale, WIDTHS)
})

test('§2 redirects: each is one permanent step on the server, and the query comes along', async ({
  shop,
}) => {
  for (const [from, to] of Object.entries(REDIRECTS)) {
    const answer = await fetch(new URL(`${from}?utm_source=letter`, shop.url), {
      redirect: 'manual',
    })
    expect(answer.status, from).toBe(301)
    expect(answer.headers.get('location'), from).toBe(`${to}?utm_source=letter`)
  }
})

test('§2 unknown addresses answer 404 in the language of the reader, /404 among them', async ({
  shop,
}) => {
  const unknown = ['/no-such-page', '/404', '/products/none', '/company/news/none', '/blog/none']
  for (const path of [
    ...unknown,
    '/careers/none',
    '/software/apps/none',
    '/%00',
    '/..%2f..%2fetc',
  ]) {
    const html = await htmlAt(shop.url, `${path}?lang=ko`)
    expect([400, 404], path).toContain(html.status)
    if (html.status === 404) expect(attributeOf(html.text, /<html[^>]*>/, 'lang'), path).toBe('ko')
  }
})

test('files next to the built ones are not served, and no folder is listed', async ({ shop }) => {
  for (const path of [
    ...['/.git/config', '/.git/HEAD', '/.env', '/package.json', '/src/server/app.ts'],
    ...['/server/index.js', '/assets', '/assets/', '/images/', '/%2e%2e/server/index.js'],
  ]) {
    const answer = await fetch(`${shop.url}${path}`, { redirect: 'manual' })
    expect([400, 404], path).toContain(answer.status)
    expect(await answer.text(), path).not.toMatch(/"dependencies"|repositoryformatversion|\.js</)
  }
})

test('hostile questions to public pages get a page, and nothing of them becomes markup', async ({
  shop,
}) => {
  const hostile = encodeURIComponent(`"><script>alert(1)</script><img src=x onerror=alert(1)>'\0%`)
  for (const path of EVERY_PAGE) {
    const html = await htmlAt(shop.url, `${path}?q=${hostile}&page=${hostile}&kind=${hostile}`)
    expect([200, 404], path).toContain(html.status)
    expect(html.text, path).not.toContain('<script>alert(1)')
    expect(html.text, path).not.toContain('<img src=x')
  }
})

const textOfMain = (html: string): string =>
  (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '').replace(/<[^>]*>/g, '')

/** Those that a browser with scripts loads before it paints. */
const sheetsIn = (html: string): string[] =>
  html
    .replaceAll(/<noscript>.*?<\/noscript>/gs, '')
    .match(/<link(?=[^>]* rel="stylesheet")(?![^>]* media=)[^>]*>/g) ?? []

/** Canonical address, and the same page in the other languages. */
function expectAddresses(html: string, shop: JourneyShop, path: string, locale: Locale): void {
  const page = `${shop.url}${path}`
  expect(attributeOf(html, /<link rel="canonical"[^>]*>/, 'href')).toBe(`${page}?lang=${locale}`)
  const languages = allOf(html, /<link rel="alternate"[^>]*>/, 'hrefLang')
  expect([...languages].sort()).toEqual([...LOCALES, 'x-default'].sort())
  const description = attributeOf(html, /<meta name="description"[^>]*>/, 'content') ?? ''
  expect(description.length, `description of ${path} in ${locale}`).toBeGreaterThan(20)
  expect(description.length, `description of ${path} in ${locale}`).toBeLessThanOrEqual(200)
}

/** The types that belong to the page, each with the fields of its rich result, and the language in every address. */
function expectStructuredData(html: string, shop: JourneyShop, path: string, locale: Locale): void {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, text = '']) => JSON.parse(text) as { '@context': string; '@type': string },
  )
  const found = blocks.map((block) => block['@type'])
  expect(found.sort(), path).toEqual(typesExpectedAt(path).sort())
  for (const block of blocks) {
    expect(block['@context']).toBe('https://schema.org')
    expect(missingFields(block), path).toEqual([])
  }
  const addresses = JSON.stringify(blocks).matchAll(
    /"(?:url|item|sameAs|mainEntityOfPage)":"([^"]+)"/g,
  )
  for (const [, address = ''] of addresses) {
    expect(address, path).toMatch(new RegExp(`^${shop.url}/[^?]*\\?lang=${locale}$`))
  }
}

/** What networks show of a shared address. */
function expectCard(html: string, shop: JourneyShop, path: string, locale: Locale): void {
  const card = (name: string) =>
    attributeOf(html, new RegExp(`<meta (?:property|name)="${name}"[^>]*>`), 'content')
  expect(card('og:url')).toBe(`${shop.url}${path}?lang=${locale}`)
  expect(card('og:locale')).toMatch(new RegExp(`^${locale}_`))
  expect(allOf(html, /<meta property="og:locale:alternate"[^>]*>/, 'content')).toHaveLength(2)
  expect(card('og:image')).toMatch(new RegExp(`^${shop.url}/(images/social|social/${locale})/`))
  expect(card('og:image:alt'), path).toBeTruthy()
  expect(card('twitter:card')).toBe('summary_large_image')
}

const MESSAGES: Readonly<Record<string, object>> = messagesOf('en')
const KEY = /\b([a-zA-Z]+)\.([a-z][A-Za-z]+)\b/g

const isKey = ([, section = '', name = '']: RegExpExecArray): boolean =>
  Object.hasOwn(MESSAGES[section] ?? {}, name)

/** Neither the key of a word nor an unfilled slot is left on a page. */
function expectNoScraps(html: string): void {
  const body = html.replace(
    /<script[\s\S]*?<\/script>|<pre[\s\S]*?<\/pre>|<code[\s\S]*?<\/code>/g,
    '',
  )
  const text = body.replaceAll(/<[^>]*>/g, '\n')
  expect([...text.matchAll(KEY)].filter(isKey).map(([key]) => key)).toEqual([])
  expect(/>[^<]*(?<!\/)\{[a-zA-Z][a-zA-Z:|]*\}[^<]*</.exec(body)?.[0] ?? null).toBeNull()
  expect(/>[^<]*(\bundefined\b|\bNaN\b|\[object )[^<]*</.exec(body)?.[0] ?? null).toBeNull()
}

/** Runs in the page: small English words in a row, in texts that are said to be of another language. Names begin with capitals. */
function englishIn(lang: string): string[] {
  const found: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const around = node.parentElement
    const isForeign = around?.closest('[lang]')?.getAttribute('lang') !== lang
    if (isForeign || around?.closest('code, pre, samp, script, style, [translate="no"], .code'))
      continue
    const text = node.textContent ?? ''
    if (/(?:\b[a-z][a-z']*\b +){3,}[a-z]/.test(text)) found.push(text.trim())
  }
  return found
}

/** Runs in the page: what it fetched, as it came over the wire; a preloaded file is listed twice. */
function fontBytes(): number {
  const files = performance.getEntriesByType('resource').filter(({ name }) => /\.woff2/.test(name))
  const sizes = new Map(
    files.map((file) => [file.name, Number(Reflect.get(file, 'encodedBodySize'))]),
  )
  return [...sizes.values()].reduce((sum, size) => sum + size, 0)
}
