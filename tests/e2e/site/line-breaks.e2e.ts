/**
 * On every public page headings break between phrases, words, names, ranges and figures with their unit stay whole, no text has
 * invisible signs, and fonts are within their limit. Decision 0018.
 */
import type { Page } from '@playwright/test'

import { phrasesOf } from '#i18n/phrases.server.ts'
import type { Locale } from '#shared/locale.ts'

import { FONT_KILOBYTES_MAX } from '../../../scripts/fonts/font-faces.ts'
import { linesOfHeadings } from '../../support/drivers/heading-lines.ts'
import { expect, test } from '../../support/drivers/journey.ts'
import { EVERY_PAGE } from '../../support/drivers/pages.ts'
import { tornWords } from '../../support/drivers/torn-words.ts'

// Shared out between the workers, page by page.
test.describe.configure({ mode: 'parallel' })

const WIDTHS = [320, 390, 820, 1440]

let reader: Page

test.beforeAll(async ({ browser, shop }) => {
  const context = await browser.newContext({ baseURL: shop.url, reducedMotion: 'reduce' })
  reader = await context.newPage()
  // Each page is measured as a first view.
  const network = await context.newCDPSession(reader)
  await network.send('Network.enable')
  await network.send('Network.setCacheDisabled', { cacheDisabled: true })
})

test.afterAll(async () => {
  await reader.context().close()
})

for (const path of [...EVERY_PAGE, '/sign-in']) {
  test(`${path}: lines break between words and phrases, and fonts are within their limit`, async () => {
    for (const locale of ['ja', 'ko', 'en'] as const) {
      await reader.setViewportSize({ width: WIDTHS[0] ?? 320, height: 900 })
      await reader.goto(`${path}?lang=${locale}`)
      await reader.evaluate(async () => await document.fonts.ready)
      const kilobytes = (await reader.evaluate(fontBytes)) / 1000
      expect(kilobytes, locale).toBeLessThanOrEqual(FONT_KILOBYTES_MAX[locale])
      expect(await reader.evaluate(invisibleSigns), locale).toEqual([])

      for (const width of WIDTHS) {
        await reader.setViewportSize({ width, height: 900 })
        expect(await reader.evaluate(tornWords, locale), `${locale} at ${width} px`).toEqual([])
        if (locale === 'en') continue

        const headings = await reader.evaluate(linesOfHeadings, locale)
        expect(headings.length).toBeGreaterThan(0)
        const faults = headings.flatMap((lines) => faultsOf(lines, locale))
        expect(faults, `${locale} at ${width} px`).toEqual([])
      }
    }
  })
}

test('a word that is cut, a phrase that is broken, a scrap of a line and an invisible sign are found', async () => {
  await reader.goto('about:blank')
  await reader.setContent(
    '<html lang="ja"><h1 style="width:8.5em;word-break:break-all">しろい香りだカートリッジ\u200b</h1>',
  )
  const [lines = []] = await reader.evaluate(linesOfHeadings, 'ja')
  expect(faultsOf(lines, 'ja')).toEqual([
    'cut: カートリッジ in しろい香りだカー|トリッジ\u200b',
    'phrase: しろい香りだカー|トリッジ\u200b',
  ])
  expect(faultsOf(['中まで、見る', '。'], 'ja')).toContain('scrap: 中まで、見る|。')
  expect(await reader.evaluate(invisibleSigns)).toHaveLength(1)
})

test('a word, a name, a range and a figure that a line divides are found, and a sign at the wrong end', async () => {
  await reader.goto('about:blank')
  const tornIn = async (lang: string, cell: string) => {
    await reader.setContent(`<html lang="${lang}"><p style="width:9em;font:20px monospace">${cell}`)
    return await reader.evaluate(tornWords, lang)
  }
  expect(await tornIn('en', 'Wi-<br>Fi')).toEqual(['torn: Wi-Fi in Wi-Fi'])
  expect(await tornIn('en', 'Strawb<br>erry')).toEqual(['torn: Strawberry in Strawberry'])
  expect(await tornIn('ko', '200<br> cm')).toEqual(['torn: 200 cm in 200 cm'])
  expect(await tornIn('ja', '2〜<br>3回')).toContain('torn: 2〜3回 in 2〜3回')
  expect(await tornIn('ja', 'スペアミ<br>ント')).toContain('torn: ミント in スペアミント')
  expect(await tornIn('ja', '中<br>。')).toContain('torn: 中。 in 中。')
  expect(await tornIn('en', '<code>Wi-<br>Fi</code>')).toEqual([])
})

/** Runs in the page: what it fetched, as it came over the wire; a preloaded file is listed twice. */
function fontBytes(): number {
  const files = performance.getEntriesByType('resource').filter(({ name }) => /\.woff2/.test(name))
  const sizes = new Map(
    files.map((file) => [file.name, Number(Reflect.get(file, 'encodedBodySize'))]),
  )
  return [...sizes.values()].reduce((sum, size) => sum + size, 0)
}

/** Runs in the page: texts with signs that are invisible and would be copied along. */
function invisibleSigns(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent ?? ''
    const isShown = node.parentElement?.closest('script, style') === null
    if (isShown && /[\u200b-\u200d\u2060\ufeff]/.test(text)) found.push(text)
  }
  return found
}

/** Of the longest line: a heading that ends with less has a scrap of a line. */
const LAST_LINE_MIN = 0.25

function faultsOf(lines: readonly string[], locale: Locale): string[] {
  const words = new Intl.Segmenter(locale, { granularity: 'word' }).segment(lines.join(''))
  const ends = endsOf(lines)
  const cut = [...words]
    // Words of Latin may break at their hyphens.
    .filter(({ isWordLike, segment }) => isWordLike && /\P{ASCII}/u.test(segment))
    .filter(({ index, segment }) => ends.some((end) => index < end && end < index + segment.length))
    .map(({ segment }) => `cut: ${segment} in ${lines.join('|')}`)
  const longest = Math.max(...lines.map(({ length }) => length))
  const last = lines.at(-1)?.length ?? 0
  return [
    ...cut,
    ...(last < LAST_LINE_MIN * longest ? [`scrap: ${lines.join('|')}`] : []),
    ...(locale === 'ja' && breaksPhrase(lines) ? [`phrase: ${lines.join('|')}`] : []),
  ]
}

/** Between words of Latin a line may always break, and after what closes a clause. */
function breaksPhrase(lines: readonly string[]): boolean {
  const phrases = endsOf(phrasesOf(lines.join('')))
  const ends = endsOf(lines)
  return lines.some(
    (line, index) => !phrases.includes(ends[index] ?? 0) && !/[\s、。・：／)）」-]$/.test(line),
  )
}

const endsOf = (parts: readonly string[]): number[] =>
  parts.map((_, index) => parts.slice(0, index + 1).join('').length)
