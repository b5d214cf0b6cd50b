/**
 * Which characters the site's fonts contain: those of its own headings, labels and buttons, by language and area. Prose and
 * user input are set in system fonts. Decision 0018.
 */
import { globSync, readFileSync } from 'node:fs'

import { LOCALE_NAMES } from '../../src/i18n/locale-name.ts'
import type { TypeArea } from '../../src/web/site/type-area.ts'

/** Characters of Western Europe, which the Latin face has in every language. */
export const LATIN = `${span(0x20, 0x7e)}${span(0xa0, 0xff)}ŒœŠšŸŽž–—‘’‚“”„†‡•…‰′″‹›⁄€™−`

/** Those of the site's own texts; the rest come with names that users enter. */
const LATIN_SIGNS = '\u00a0¥°·×–—‘’“”…•'
const isFirst = (character: string) => character <= '\u007e' || LATIN_SIGNS.includes(character)
const isLetter = (character: string) => /\p{L}/u.test(character)
export const LATIN_FIRST = [...LATIN].filter(isFirst).join('')
const LATER = [...LATIN].filter((character) => !isFirst(character))
export const LATIN_ACCENTED = LATER.filter(isLetter).join('')
export const LATIN_MORE = LATER.filter((character) => !isLetter(character)).join('')

/** The places whose strong texts the pages of an area show. Their names are those of `web/site/type-area.ts`. */
export const AREAS = {
  product: [
    'site/home',
    'product/{cartridgeLifetime,compatibility,devices,product,scents,viewer}',
    'seed/{kinds,products}',
  ],
  scents: ['product/{finder,scents}', 'seed/kinds'],
  solutions: ['product/solutions', 'content/contact', 'seed/{kinds,products}'],
  software: ['product/{deviceApi,player,software}', 'seed/{applications,sdks}'],
  docs: ['product/apiDocs', 'api/texts', 'api/*/'],
  company: ['content/{careers,company,contact,faq,newsletter}', 'seed/{blog,careers,faq,news}/*'],
  legal: ['content/{legal,legalVersions,notice,privacy}'],
  order: [
    'order/{documents,draft,order,sums}',
    'product/compatibility',
    'seed/{kinds,products,sdks}',
  ],
  account: [
    'account/*',
    'site/{fieldProblems,problems}',
    'order/{checkout,documents,importCharges,order,orders,sums}',
    'seed/{products,sdks}',
  ],
  console: ['console/*', 'seed/{kinds,products,sdks}'],
} as const satisfies Record<TypeArea, readonly string[]>

/** What the frame of each page shows. */
export const FRAME = ['site/{shell,ui}', 'seed/settings', 'src/i18n/locale-name.ts']

/** A character of so many areas is in the file that every page loads before it is painted. */
const CORE_AREAS_MIN = 7

/** Longer texts are prose, in the system's face, unless their key says that they are headings. */
const STRONG_CHARACTERS_MAX = 22
const IS_TITLE = /title|heading/i

export const WORD_FILES = [
  'src/i18n/messages/{ja,ko}/**/*.ts',
  'src/i18n/locale-name.ts',
  'content/{api,seed}/**/*.{csv,md}',
] as const

type Script = 'ja' | 'ko'
type Group = 'core' | 'names' | TypeArea
export type WordGroup = 'languages' | `${Script}-${Group}`

export function siteCharacters(): Record<WordGroup, string> {
  const languages = foreign(Object.values(LOCALE_NAMES).join(''))
  return { languages, ...groupsOf('ja'), ...groupsOf('ko') }
}

/** Areas share characters: a page loads the core, the file of its area and, where it shows them, that of scent names. */
function groupsOf<S extends Script>(script: S) {
  const read = Object.entries(AREAS).map(
    ([area, places]) => [area, charactersOf(script, strongTexts(script, places))] as const,
  )
  const isShared = (character: string) =>
    read.filter(([, characters]) => characters.includes(character)).length >= CORE_AREAS_MIN
  const shared = read.flatMap(([, characters]) => [...characters]).filter(isShared)
  const core = charactersOf(script, SIGNS[script] + strongTexts(script, FRAME) + shared.join(''))
  const names = charactersOf(script, strongTexts(script, ['seed/cartridges']), core)
  const groups = [
    ['core', core],
    ['names', names],
    ...read.map(([area, characters]) => [area, charactersOf(script, characters, core)] as const),
  ]
  // The keys are the script's own, which a computed key cannot say.
  return Object.fromEntries(
    groups.map(([group, characters]) => [`${script}-${group}`, characters]),
  ) as Record<`${S}-${Group}`, string>
}

/** Signs are trimmed where two of them meet in one file. No text contains those of dates and of how many days ago they were. */
const SIGNS = {
  ja: '、。，．「」『』（）【】・：；！？ー〜…年月日今昨一前',
  ko: '「」『』（）·년월일오늘어제그저께전',
} as const

const HANGUL = /\p{Script=Hangul}/u
const IS_OF = {
  ja: (character: string) => !HANGUL.test(character),
  ko: (character: string) =>
    !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(character),
} as const satisfies Record<Script, (character: string) => boolean>

function charactersOf(script: Script, text: string, known = ''): string {
  const taken = new Set(known)
  return [...foreign(text)]
    .filter((character) => IS_OF[script](character) && !taken.has(character))
    .join('')
}

/** Neither spaces nor the narrow kana that only bank terminals write. */
const DRAWN = /[^\p{C}\p{Z}\p{M}\uff61-\uff9f]/u

/** Each character once, in order, without what the Latin face has and what is no sign. */
function foreign(text: string): string {
  const latin = new Set(LATIN)
  const isSign = (character: string) => !latin.has(character) && DRAWN.test(character)
  return [...new Set(text.normalize('NFC'))].filter(isSign).sort().join('')
}

/** Those of messages, cells of tables and Markdown. A place that ends with `/` has a file of each language. */
function strongTexts(script: Script, places: readonly string[]): string {
  return places
    .flatMap((place) => globSync(pathsOf(script, place)))
    .filter((path) => !path.endsWith('.test.ts'))
    .flatMap((path) => textsIn(path, readFileSync(path, 'utf8')))
    .join('')
}

function pathsOf(script: Script, place: string): string {
  if (place.startsWith('src/')) return place
  if (!/^(seed|api)\//.test(place)) return `src/i18n/messages/${script}/${place}.ts`
  if (place.endsWith('/')) return `content/${place}${script}.md`
  return place.endsWith('*') ? `content/${place}.${script}.md` : `content/${place}.csv`
}

function textsIn(path: string, source: string): string[] {
  if (path.endsWith('.md')) return source.match(STRONG_OF_MARKDOWN) ?? []
  if (path.endsWith('.csv')) return source.match(/"(?:[^"]|"")*"|[^,\n]+/g)?.filter(isShort) ?? []
  return [...source.matchAll(/(\w+:\s+)?(['"`])(.*?)\2/g)]
    .filter(([, key = '', , text = '']) => isShort(text) || IS_TITLE.test(key))
    .map(([, , , text = '']) => text)
}

/** Without the names of what is inserted. */
const isShort = (text: string): boolean =>
  text.replaceAll(/\{\w+\}/g, '').length <= STRONG_CHARACTERS_MAX

/** Headings, bold words, and the head of a table, which is in a block of code. */
const STRONG_OF_MARKDOWN = /^(#|title:).*$|\*\*.*?\*\*|(?<=^```\w+\n).* \| .*$/gm

function span(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) =>
    String.fromCodePoint(from + index),
  ).join('')
}
