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
  await untilIdle()
  const fonts = [...(link.sheet?.cssRules ?? [])].map((rule) => {
    // The sheet holds nothing else.
    const { style } = rule as CSSFontFaceRule
    const family = style.getPropertyValue('font-family').replaceAll(/["']/g, '')
    const unicodeRange = style.getPropertyValue('unicode-range')
    const face = (source: string | BufferSource) =>
      new FontFace(family, source, {
        weight: style.getPropertyValue('font-weight'),
        stretch: style.getPropertyValue('font-stretch') || 'normal',
        display: 'swap',
        unicodeRange,
      })
    const source = style.getPropertyValue('src')
    return { face, source, isNeeded: isNeededBy(text, family, unicodeRange) }
  })
  const needed = fonts.filter(({ isNeeded }) => isNeeded)
  // As data: a font that loads by its address lays out the page when it arrives, and again when it is added.
  const arrived = await Promise.all(
    needed.map(async ({ face, source }) => face(await contentOf(source))),
  )
  for (const font of arrived) document.fonts.add(font)
  interaction.then(untilIdle).then(() => {
    for (const { face, source, isNeeded } of fonts) if (!isNeeded) document.fonts.add(face(source))
  })
}

/** The file that a `src` of a sheet names; the `src` itself when the file does not load. */
async function contentOf(source: string): Promise<string | ArrayBuffer> {
  const [, address = ''] = /url\("?([^")]+)/.exec(source) ?? []
  const response = await fetch(address).catch(() => null)
  return response?.ok ? response.arrayBuffer().catch(() => source) : source
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

/** A section or a word in another language may be set in other families. */
function charactersByFamilies(): Characters {
  const found = new Map<string, Set<number>>()
  const familiesOf = new Map<string, string>()
  const options = new Set([...document.querySelectorAll('option')].map(({ text }) => text))
  const read = (families: string, text: string) => {
    const known = found.get(families) ?? new Set()
    for (const character of withoutLines(text, options)) known.add(character.codePointAt(0) ?? 0)
    found.set(families, known)
  }
  read(getComputedStyle(document.body).fontFamily, document.body.innerText)
  // Text that is not laid out yet has no `innerText`.
  for (const part of document.body.querySelectorAll('section, footer')) {
    const { fontFamily, contentVisibility } = getComputedStyle(part)
    if (contentVisibility === 'auto') read(fontFamily, part.textContent)
  }
  for (const word of document.body.querySelectorAll<HTMLElement>('[lang]')) {
    // Of one word in each language: asking for a style below the view lays that part out.
    const families = familiesOf.get(word.lang) ?? getComputedStyle(word).fontFamily
    familiesOf.set(word.lang, families)
    read(families, word.textContent)
  }
  return found
}

/** `innerText` has a line for each option of a list that is closed. */
const withoutLines = (text: string, lines: ReadonlySet<string>): string =>
  text
    .split('\n')
    .filter((line) => !lines.has(line))
    .join('')

const isNeededBy = (text: Characters, family: string, unicodeRange: string): boolean =>
  [...text].some(
    ([families, characters]) => families.includes(family) && hasAnyOf(characters, unicodeRange),
  )

function hasAnyOf(characters: ReadonlySet<number>, unicodeRange: string): boolean {
  for (const range of unicodeRange.split(',')) {
    const [from = '', to = from] = range.replace(/^\s*U\+/i, '').split('-')
    const last = Number.parseInt(to, 16)
    for (let point = Number.parseInt(from, 16); point <= last; point += 1) {
      if (characters.has(point)) return true
    }
  }
  return false
}
