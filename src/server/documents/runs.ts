/** Splits a line into runs by font, and replaces characters that no font has. */
import type { Font, Fonts } from './fonts.ts'

export type Weight = 'regular' | 'strong' | 'wide'

/** `drawn`: characters that no font has and that we draw as shapes. */
export type Run = { font: Font | 'drawn'; text: string }

const LATIN = { regular: 'latin-400', strong: 'latin-600', wide: 'latin-wide' } as const
const EAST_ASIAN = {
  regular: 'east-asian-400',
  strong: 'east-asian-600',
  wide: 'east-asian-600',
} as const

/** The Japanese printers' mark for a missing character (geta). */
const GETA = '〓'
const DRAWN = new Set(['〒', GETA])
/** Name variants that are commonly replaced by the standard form. */
const STANDARD_FORMS = new Map([
  ['𠮷', '吉'],
  ['𠮟', '叱'],
])

const PICTURES = /\p{Extended_Pictographic}/u
/** Joiners, variation selectors, skin tones and parts of flags: invisible by themselves. */
const SILENT = /\p{Cf}|\p{Variation_Selector}|\p{Emoji_Modifier}|\p{Regional_Indicator}/u
const LATIN_LETTER = /\p{Script=Latin}/u
const EAST_ASIAN_TEXT = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
/** Punctuation that Latin and East Asian fonts draw differently. */
const SHARED_CHARACTER = /[\u2010-\u2027\u00b7\u00d7]/u

/** Drops emoji and replaces characters that no font has by their plain form, or by the mark for a missing character. */
export function printable(text: string, fonts: Fonts): string {
  const has = (character: string) =>
    DRAWN.has(character) ||
    covers(fonts, 'east-asian-400', character) ||
    covers(fonts, 'latin-400', character)
  const shown = [...text.normalize('NFC')].map((character) => {
    if (/\s/u.test(character)) return character === '\u3000' ? character : ' '
    if (SILENT.test(character)) return ''
    if (has(character)) return character
    if (PICTURES.test(character)) return ''
    const plain = STANDARD_FORMS.get(character) ?? character.normalize('NFKC')
    return [...plain].every(has) ? plain : GETA
  })
  return shown.join('')
}

/** Draws all Latin letters of a line in one font: a single letter in another font would look like a mistake. */
export function runsOf(text: string, weight: Weight, fonts: Fonts): Run[] {
  const latin = LATIN[weight]
  const isEastAsian = EAST_ASIAN_TEXT.test(text)
  const isLatinWhole = [...text].every((it) => !LATIN_LETTER.test(it) || covers(fonts, latin, it))
  const isLatin = (character: string): boolean =>
    isLatinWhole &&
    covers(fonts, latin, character) &&
    !(isEastAsian && SHARED_CHARACTER.test(character))

  const runs: Run[] = []
  for (const character of text) {
    const font = DRAWN.has(character) ? 'drawn' : isLatin(character) ? latin : EAST_ASIAN[weight]
    const last = runs.at(-1)
    const isSpaceAfter = character === ' ' && last !== undefined && last.font !== 'drawn'
    if (last && (last.font === font || isSpaceAfter)) last.text += character
    else runs.push({ font, text: character })
  }
  return runs
}

const covers = (fonts: Fonts, font: Font, character: string): boolean =>
  fonts[font].hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
