import { globSync, readFileSync } from 'node:fs'
import { create } from 'fontkit'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'

import { messagesOf } from '../../src/i18n/catalogue.server.ts'
import type { TypeArea } from '../../src/web/site/type-area.ts'
import { facesOf, RESERVED_NAME, rangesOf } from './font-faces.ts'
import { withoutReservedName } from './font-name.ts'
import { AREAS, FRAME, LATIN, siteCharacters } from './font-words.ts'

const WORDS = siteCharacters()

/** What the pages of an area load, scent names among it. */
const heldBy = (script: 'ja' | 'ko', area: TypeArea) =>
  new Set(
    [LATIN, WORDS[`${script}-core`], WORDS[`${script}-names`], WORDS[`${script}-${area}`]].join(''),
  )

const missingIn = (text: string, held: ReadonlySet<string>) =>
  [...text].filter((character) => !/[\s\p{C}]/u.test(character) && !held.has(character))

test.each([
  ['ja', 'home', 'product'],
  ['ja', 'finder', 'scents'],
  ['ko', 'scents', 'scents'],
  ['ja', 'software', 'software'],
  ['ko', 'company', 'company'],
  ['ja', 'apiDocs', 'docs'],
  ['ja', 'privacy', 'legal'],
  ['ja', 'accountPage', 'account'],
  ['ko', 'home', 'product'],
  ['ko', 'adminOrders', 'console'],
] as const)(
  'decision 0018: each title of %s %s is in the fonts of its area',
  (locale, words, area) => {
    const titles = Object.entries(messagesOf(locale)[words] ?? {}).filter(([key]) =>
      /title|heading/i.test(key),
    )
    expect(titles.length).toBeGreaterThan(0)
    for (const [key, text] of titles) expect(missingIn(text, heldBy(locale, area)), key).toEqual([])
  },
)

/** E-mails, alternatives of pictures, and documents have fonts of their own or none. */
const WITHOUT_FONT = ['email/mail', 'site/pictures', 'order/documentTexts', 'areas']

test('decision 0018: every file of messages is in the fonts of an area', () => {
  const cwd = 'src/i18n/messages/ko'
  const places = [...FRAME, ...Object.values(AREAS).flat(), ...WITHOUT_FONT]
  const known = new Set(places.flatMap((place) => globSync(`${place}.ts`, { cwd })))
  expect(globSync('**/*.ts', { cwd }).filter((path) => !known.has(path))).toEqual([])
})

test('decision 0018: a page of an area loads no character twice', () => {
  for (const [name, characters] of Object.entries(WORDS)) {
    const core = new Set(WORDS[name.startsWith('ja') ? 'ja-core' : 'ko-core'])
    if (name.endsWith('-core') || name === 'languages') continue
    expect(
      [...characters].filter((character) => core.has(character)),
      name,
    ).toEqual([])
  }
})

test('names of scents, dates, headings of articles and names of calls are in the fonts of their language', () => {
  expect(missingIn('ゆず、スペアミント', heldBy('ja', 'product'))).toEqual([])
  expect(missingIn('유자', heldBy('ko', 'order'))).toEqual([])
  expect(missingIn('電源は何を使いますか', heldBy('ja', 'company'))).toEqual([])
  expect(missingIn('2026년 7월 16일', heldBy('ko', 'company'))).toEqual([])
  expect(missingIn('冪等性、カードの支払いを開始する、対象', heldBy('ja', 'docs'))).toEqual([])
  expect(missingIn('웹훅, 챌린지 받기', heldBy('ko', 'docs'))).toEqual([])
})

test('the Latin face has every character of the English messages', () => {
  const held = new Set(LATIN)
  for (const [area, texts] of Object.entries(messagesOf('en'))) {
    for (const [key, text] of Object.entries(texts)) {
      if (isInOtherScript(area, key)) continue
      expect(missingIn(text, held), `${area}.${key}`).toEqual([])
    }
  }
})

test('the carried font has a glyph for each character that it is cut to', async () => {
  const face = facesOf().find(({ name }) => name === 'ja-core')
  const characters = Object.values(WORDS).join('')
  const cut = await subsetFont(readFileSync(face?.source ?? ''), characters, {
    targetFormat: 'sfnt',
    variationAxes: { wght: 400 },
  })
  const drawn = create(cut)
  const letters = [...characters].filter((character) => /\p{L}/u.test(character))
  const isMissing = (character: string) =>
    !drawn.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
  expect(letters.filter(isMissing)).toEqual([])
})

test('a font subset bears no reserved name and includes the copyright notice', async () => {
  const face = facesOf().find(({ name }) => name === 'languages')
  const cut = await subsetFont(readFileSync(face?.source ?? ''), 'あ', { targetFormat: 'sfnt' })
  const wide = (text: string) => Buffer.from(text, 'utf16le').swap16()
  const count = (font: Buffer) =>
    font.toString('latin1').split(wide(RESERVED_NAME).toString('latin1')).length - 1
  const before = count(cut)
  const after = count(withoutReservedName(cut, RESERVED_NAME))
  expect(before).toBeGreaterThan(after)
  expect(cut.includes(wide('Kil Hyung-jin')) || cut.includes('Kil Hyung-jin')).toBe(true)
})

test('the face of the names of languages is asked for by their switch alone', () => {
  const isAsked = (file: string) => readFileSync(file, 'utf8').includes("'Site Languages'")
  expect(isAsked('src/web/shell/language-switch.module.css')).toBe(true)
  expect(isAsked('src/web/styles/tokens.css')).toBe(false)
})

test('ranges are written in their shortest form', () => {
  expect(rangesOf('')).toBe('')
  expect(rangesOf('あ')).toBe('U+3042')
  expect(rangesOf('いぅう字')).toBe('U+3044-3046,U+5b57')
})

/** An offer to a browser that prefers Korean, and an example for a field of Japanese banks: their readers have fonts for them. */
const isInOtherScript = (area: string, key: string): boolean =>
  (area === 'shell' && key.startsWith('korean')) || `${area}.${key}` === 'checkout.payerKanaHint'
