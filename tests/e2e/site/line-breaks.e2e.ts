/** On every public page headings break between words, no text has invisible signs, and fonts keep their limit. Decision 0018. */
import type { Page } from '@playwright/test'

import type { Locale } from '#shared/locale.ts'

import { type Heading, linesOfHeadings } from '../../support/drivers/heading-lines.ts'
import { expect, test } from '../../support/drivers/journey.ts'
import { EVERY_PAGE } from '../../support/drivers/pages.ts'

// Shared out between the workers, page by page.
test.describe.configure({ mode: 'parallel' })

const WIDTHS = [320, 390, 768, 1440]
const FONT_BYTES_MAX = { ja: 120_000, ko: 90_000, en: 45_000 } as const satisfies Record<
  Locale,
  number
>

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

for (const path of EVERY_PAGE) {
  test(`${path}: lines break between words, and fonts are within their limit`, async () => {
    for (const locale of ['ja', 'ko', 'en'] as const) {
      await reader.setViewportSize({ width: WIDTHS[0] ?? 320, height: 900 })
      await reader.goto(`${path}?lang=${locale}`)
      await reader.evaluate(async () => await document.fonts.ready)
      expect(await reader.evaluate(fontBytes), locale).toBeLessThanOrEqual(FONT_BYTES_MAX[locale])
      expect(await reader.evaluate(invisibleSigns), locale).toEqual([])
      if (locale === 'en') continue

      for (const width of WIDTHS) {
        await reader.setViewportSize({ width, height: 900 })
        const headings = await reader.evaluate(linesOfHeadings, locale)
        const faults = headings.flatMap((heading) => faultsOf(heading, locale))
        expect(faults, `${locale} at ${width} px`).toEqual([])
      }
    }
  })
}

test('a word that is cut, a scrap of a line and an invisible sign are found', async () => {
  await reader.goto('about:blank')
  await reader.setContent(
    '<html lang="ja"><h1 style="width:8.5em;word-break:break-all">しろい香りだカートリッジ\u200b</h1>',
  )
  const [heading = { text: '', lines: [] }] = await reader.evaluate(linesOfHeadings, 'ja')
  expect(faultsOf(heading, 'ja')).toEqual(['cut: カートリッジ in しろい香りだカー|トリッジ\u200b'])
  expect(faultsOf({ text: '', lines: ['中まで、見る', '。'] }, 'ja')).toHaveLength(1)
  expect(await reader.evaluate(invisibleSigns)).toHaveLength(1)
})

/** Runs in the page: what it fetched, as it came over the wire; a preloaded file is listed twice. */
function fontBytes(): number {
  const files = performance.getEntriesByType('resource').filter(({ name }) => /\.woff2/.test(name))
  const sizes = new Map(
    files.map((file) => [file.name, Number(Reflect.get(file, 'encodedBodySize'))]),
  )
  return [...sizes.values()].reduce((sum, size) => sum + size, 0)
}

/** Runs in the page: texts with signs that nobody sees and a copy takes along. */
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

function faultsOf({ lines }: Heading, locale: Locale): string[] {
  const words = new Intl.Segmenter(locale, { granularity: 'word' }).segment(lines.join(''))
  const ends = lines.map((_, index) => lines.slice(0, index + 1).join('').length)
  const cut = [...words]
    // Words of Latin may break at their hyphens.
    .filter(({ isWordLike, segment }) => isWordLike && /\P{ASCII}/u.test(segment))
    .filter(({ index, segment }) => ends.some((end) => index < end && end < index + segment.length))
    .map(({ segment }) => `cut: ${segment} in ${lines.join('|')}`)
  const longest = Math.max(...lines.map(({ length }) => length))
  const last = lines.at(-1)?.length ?? 0
  return last < LAST_LINE_MIN * longest ? [...cut, `scrap: ${lines.join('|')}`] : cut
}
