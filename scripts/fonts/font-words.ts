/**
 * Which characters the site's fonts contain: those of its own texts, by language and place. User input falls back to
 * system fonts. Decision 0018.
 */
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

import { COUNTRY_NAMES } from '../../src/domain/shipping/country-names.ts'
import { LOCALE_NAMES } from '../../src/i18n/locale-name.ts'

/** Characters of Western Europe, which the Latin face has in every language. */
export const LATIN = `${span(0x20, 0x7e)}${span(0xa0, 0xff)}ŒœŠšŸŽž–—‘’‚“”„†‡•…‰′″‹›⁄€™−`

/** Those of the site's own texts; the rest come with names that users enter. */
const LATIN_SIGNS = '\u00a0¥°·×–—‘’“”…'
export const LATIN_FIRST = [...LATIN]
  .filter((character) => character <= '\u007e' || LATIN_SIGNS.includes(character))
  .join('')
export const LATIN_MORE = [...LATIN]
  .filter((character) => !LATIN_FIRST.includes(character))
  .join('')

/** The texts that a visitor reads first, by area; a namespace that is not listed here is read late. */
const AREAS = {
  frame: ['site/shell', 'site/ui'],
  home: ['site/home'],
  product: ['product/product', 'product/devices', 'product/viewer'],
  order: ['order/order', 'order/draft', 'order/documents', 'product/compatibility'],
  checkout: ['order/checkout', 'order/orders', 'site/problems'],
  account: ['account/account', 'account/accountPage'],
} as const
type Area = keyof typeof AREAS

/** Names that appear together with the texts of an area. */
const TABLES: Record<Area, readonly string[]> = {
  frame: ['settings'],
  home: ['kinds'],
  product: ['kinds', 'products'],
  order: ['kinds', 'products', 'sdks'],
  checkout: ['products', 'sdks'],
  account: [],
}

/** A character of so many areas is in the file that every page loads before it is painted; that file is to be small. */
const CORE_AREAS_MIN = 4

/** The files of the others, each without what an earlier one has. */
const FILES = {
  order: ['frame', 'order', 'account'],
  checkout: ['checkout'],
  product: ['home', 'product'],
} as const satisfies Record<string, readonly Area[]>

export const WORD_FILES = [
  'src/i18n/messages/{ja,ko}/**/*.ts',
  'src/i18n/locale-name.ts',
  'src/domain/shipping/prefecture.ts',
  'src/domain/shipping/state.ts',
  'content/**/*.{csv,md,ts}',
] as const

type Script = 'ja' | 'ko'
type Group = 'core' | 'names' | keyof typeof FILES | 'more'
export type WordGroup = 'languages' | `${Script}-${Group}`

/** No character is in two groups of a script: each is loaded from one file. */
export function siteCharacters(): Record<WordGroup, string> {
  const languages = foreign(Object.values(LOCALE_NAMES).join(''))
  return { languages, ...groupsOf('ja'), ...groupsOf('ko') }
}

function groupsOf<S extends Script>(script: S) {
  // Their keys are the areas.
  const areas = Object.keys(AREAS) as Area[]
  const textsOf = (of: readonly Area[]) => readAll(of.flatMap((area) => placesOf(script, area)))
  const read = areas.map((area) => charactersOf(script, textsOf([area])))
  const isCore = (character: string) =>
    read.filter((characters) => characters.includes(character)).length >= CORE_AREAS_MIN
  const core = charactersOf(script, [...read.join('')].filter(isCore).join(''))
  const order = charactersOf(script, textsOf(FILES.order), core)
  // Of scents: a page shows a few of them.
  const names = charactersOf(script, readAll(['content/seed/cartridges.csv']), core + order)
  const entered = `${datesOf(script)}${countriesOf(script)}${KANA}`
  const checkout = charactersOf(script, textsOf(FILES.checkout) + entered, core + order + names)
  const known = core + order + names + checkout
  const product = charactersOf(script, textsOf(FILES.product), known)
  const rest = readAll(WORD_FILES.map((place) => place.replace('{ja,ko}', script)))
  const more = charactersOf(script, rest, known + product)
  // The keys are the script's own six, which a computed key cannot say.
  return {
    [`${script}-core`]: core,
    [`${script}-order`]: order,
    [`${script}-names`]: names,
    [`${script}-checkout`]: checkout,
    [`${script}-product`]: product,
    [`${script}-more`]: more,
  } as Record<`${S}-${Group}`, string>
}

const placesOf = (script: Script, area: Area): string[] => [
  ...AREAS[area].map((name) => `src/i18n/messages/${script}/${name}.ts`),
  ...TABLES[area].map((table) => `content/seed/${table}.csv`),
]

/** Characters of personal and place names, so that a name in kana uses one font. */
const KANA = `${span(0x3041, 0x3094)}${span(0x30a1, 0x30fc)}`

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

/** Texts that no page shows: those of e-mails and documents. */
const ELSEWHERE = ['mail.ts', 'documentTexts.ts']

function readAll(places: readonly string[]): string {
  return places
    .flatMap((place) => globSync(place))
    .filter((path) => !/\.test\.tsx?$/.test(path) && !ELSEWHERE.includes(basename(path)))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
}

/** Years to seconds and days of the week, as the formatters write them. */
function datesOf(script: Script): string {
  const write = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(script, options)
    return Array.from({ length: 14 }, (_, day) =>
      format.format(new Date(2026, 0, day + 1, day * 2)),
    )
  }
  return [
    ...write({ dateStyle: 'full', timeStyle: 'long', timeZone: 'Asia/Tokyo' }),
    ...write({ dateStyle: 'medium', hour12: true, timeStyle: 'short' }),
    new Intl.NumberFormat(script, { style: 'currency', currency: 'JPY' }).format(1),
  ].join('')
}

function countriesOf(script: Script): string {
  return [...COUNTRY_NAMES.values()].map((names) => names[script]).join('')
}

function span(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) =>
    String.fromCodePoint(from + index),
  ).join('')
}
