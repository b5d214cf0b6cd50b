/** Every row of the route table in three languages. Spec §2; decisions, sections 3 and 4. */
import type { Page } from '@playwright/test'

import { messagesOf } from '#i18n/catalogue.server.ts'
import { LOCALES, type Locale } from '#shared/locale.ts'
import { REDIRECTS } from '#web/site/redirects.ts'

import {
  expect,
  expectAccessible,
  type JourneyShop,
  listenTo,
  test,
  waitForHydration,
} from '../../support/drivers/journey.ts'
import { allOf, attributeOf, EVERY_PAGE, htmlAt } from '../../support/drivers/pages.ts'
import { IS_FULL_RUN } from '../../support/full-run.ts'
import { missingFields, typesExpectedAt } from '../../support/site/rich-results.ts'

// Shared out between the workers, test by test.
test.describe.configure({ mode: 'parallel' })

/** News is written in Japanese and English; Korean readers are given the Japanese text. */
const languageOfTexts = (path: string, locale: Locale): Locale =>
  locale === 'ko' && path.startsWith('/company/news/') ? 'ja' : locale

/** axe looks at them on the first page: a fifth of its time. */
const SAME_ON_EVERY_PAGE = ['body header:has(nav)', 'body footer:has(nav)']
const NARROW = { width: 320, height: 640 }
/** Where a second column has just come. */
const MEDIUM = { width: 1024, height: 768 }
const WIDE = { width: 1280, height: 800 }

/** One window with scripts and one without, for all pages that this worker reads. */
let reader: Page
let plainReader: Page
const complaints: string[] = []

test.beforeAll(async ({ browser, shop }) => {
  const common = { baseURL: shop.url, viewport: NARROW, reducedMotion: 'reduce' } as const
  reader = await (await browser.newContext(common)).newPage()
  waitForHydration(reader)
  listenTo(reader, complaints)
  const plain = await browser.newContext({ ...common, javaScriptEnabled: false })
  plainReader = await plain.newPage()
})

test.afterAll(async () => {
  await reader.context().close()
  await plainReader.context().close()
})

for (const path of EVERY_PAGE) {
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
      expect([...html.text.matchAll(/<h1[\s>]/g)]).toHaveLength(1)
      expect(textOfMain(html.text).length).toBeGreaterThan(80)
    }
    const isTitledByData = /^\/(company\/news|careers)\//.test(path)
    expect(titles.has('')).toBe(false)
    expect(titles.size).toBeGreaterThanOrEqual(isTitledByData ? 2 : 3)
  })

  test(`§2 ${path}: fits 1,024 and 320 px, and axe finds nothing, in three languages`, async () => {
    const without = path === EVERY_PAGE[0] ? [] : SAME_ON_EVERY_PAGE
    // Widths and words are the same before the scripts load; with them each language is read in the long form.
    for (const locale of LOCALES) {
      const page = locale === 'en' || IS_FULL_RUN ? reader : plainReader
      await page.setViewportSize(NARROW)
      await page.goto(`${path}?lang=${locale}`)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const window of [MEDIUM, NARROW]) {
        await page.setViewportSize(window)
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(width, `${path} in ${locale}`).toBeLessThanOrEqual(window.width)
      }
      if (locale !== 'en') {
        expect(await englishIn(page, languageOfTexts(path, locale)), path).toEqual([])
      }
      if (page === plainReader) continue

      await expectAccessible(page, without)
      // At desktop width menus and columns differ.
      await page.setViewportSize(WIDE)
      await expectAccessible(page, without)
    }
    expect(complaints.splice(0)).toEqual([])
  })
}

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

/** Runs of small English words in texts that are said to be of another language: lists of names begin with capitals. */
const englishIn = (page: Page, locale: Locale): Promise<string[]> =>
  page.evaluate((lang) => {
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
  }, locale)
