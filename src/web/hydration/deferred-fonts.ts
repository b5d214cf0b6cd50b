/**
 * Loads the fonts of rare characters. If the browser applied their style sheet, it would lay out the page again, and once more
 * for each font that arrives. Instead, the fonts that visible text needs are loaded and declared together, and the others after
 * the first interaction. Decision 0030.
 */

import { HYDRATED_EVENT } from './hydrated-event.ts'
import { DEFERRED_FONTS_ID } from './hydration-data.ts'
import { untilIdle } from './idle.ts'

const SHEET_TIMEOUT_MS = 3000

export async function declareDeferredFonts(): Promise<void> {
  const link = document.getElementById(DEFERRED_FONTS_ID)
  if (!(link instanceof HTMLLinkElement)) return
  try {
    await declareFonts(link)
  } catch {
    link.media = 'all'
  }
}

async function declareFonts(link: HTMLLinkElement): Promise<void> {
  // What is shown next may need any of them.
  const interaction = new Promise((go) => {
    for (const type of ['click', 'keydown', 'popstate', HYDRATED_EVENT]) {
      addEventListener(type, go, true)
    }
  })
  await loaded(link)
  const text = charactersByFamilies()
  const fonts = [...(link.sheet?.cssRules ?? [])].map((rule) => {
    // The sheet holds nothing else.
    const { style } = rule as CSSFontFaceRule
    const family = style.getPropertyValue('font-family').replaceAll(/["']/g, '')
    const unicodeRange = style.getPropertyValue('unicode-range')
    const font = new FontFace(family, style.getPropertyValue('src'), {
      weight: style.getPropertyValue('font-weight'),
      stretch: style.getPropertyValue('font-stretch') || 'normal',
      display: 'swap',
      unicodeRange,
    })
    return { font, isNeeded: isNeededBy(text, family, unicodeRange) }
  })
  const needed = fonts.filter(({ isNeeded }) => isNeeded)
  await Promise.all(needed.map(({ font }) => font.load().catch(() => {})))
  for (const { font } of needed) document.fonts.add(font)
  interaction.then(untilIdle).then(() => {
    for (const { font, isNeeded } of fonts) if (!isNeeded) document.fonts.add(font)
  })
}

async function loaded(link: HTMLLinkElement): Promise<void> {
  if (link.sheet) return
  await new Promise((go) => {
    link.onload = go
    link.onerror = go
    // An error that happened before is not reported again.
    setTimeout(go, SHEET_TIMEOUT_MS)
  })
}

type Characters = ReadonlyMap<string, ReadonlySet<number>>

/** A section in another language may be set in other families. */
function charactersByFamilies(): Characters {
  const found = new Map<string, Set<number>>()
  const bodyFamilies = getComputedStyle(document.body).fontFamily
  const parts = document.body.querySelectorAll<HTMLElement>('[lang], section, footer')
  const options = new Set([...document.querySelectorAll('option')].map(({ text }) => text))
  for (const part of [document.body, ...parts]) {
    const { fontFamily: families, contentVisibility } = getComputedStyle(part)
    // Text that is not laid out yet has no `innerText`.
    const text = contentVisibility === 'auto' ? part.textContent : part.innerText
    const isInBody =
      families === bodyFamilies && part !== document.body && contentVisibility !== 'auto'
    if (isInBody) continue
    const known = found.get(families) ?? new Set()
    for (const character of withoutLines(text, options)) known.add(character.codePointAt(0) ?? 0)
    found.set(families, known)
  }
  return found
}

/** `innerText` has a line for each option of a list that is closed. */
const withoutLines = (text: string, lines: ReadonlySet<string>): string =>
  text
    .split('\n')
    .filter((line) => !lines.has(line))
    .join('')

function isNeededBy(text: Characters, family: string, unicodeRange: string): boolean {
  const points = pointsIn(unicodeRange)
  return [...text].some(
    ([families, characters]) =>
      families.includes(family) && points.some((point) => characters.has(point)),
  )
}

/** Every code point of a `unicode-range`. */
function pointsIn(unicodeRange: string): number[] {
  return unicodeRange.split(',').flatMap((range) => {
    const [from = '', to = from] = range.replace(/^\s*U\+/i, '').split('-')
    const first = Number.parseInt(from, 16)
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, at) => first + at)
  })
}
