/** Where the lines of a page break, and what must not be in its texts. Decision 0018. */
import type { Page } from '@playwright/test'

import { phrasesOf } from '#i18n/phrases.server.ts'
import type { Locale } from '#shared/locale.ts'

import { linesOfHeadings } from './heading-lines.ts'
import { expect } from './journey.ts'
import { tornWords } from './torn-words.ts'

const HEIGHT = 900

/** In a window of each width words, names and figures are whole, and headings break between phrases. */
export async function expectWholeLines(
  page: Page,
  locale: Locale,
  widths: readonly number[],
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT })
    expect(await page.evaluate(tornWords, locale), `${locale} at ${width} px`).toEqual([])
    if (locale === 'en') continue

    const headings = await page.evaluate(linesOfHeadings, locale)
    expect(headings.length).toBeGreaterThan(0)
    const faults = headings.flatMap((lines) => lineErrorsOf(lines, locale))
    expect(faults, `${locale} at ${width} px`).toEqual([])
  }
}

/** Runs in the page: texts with signs that are invisible and would be copied along. */
export function invisibleSigns(): string[] {
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

export function lineErrorsOf(lines: readonly string[], locale: Locale): string[] {
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
