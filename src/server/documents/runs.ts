/** Which face draws which part of a line, and what stands for characters that no face has. */
import type { Face, Faces } from './fonts.ts'

export type Weight = 'regular' | 'strong' | 'wide'

/** `drawn`: signs that no face has and that we draw ourselves. */
export type Run = { face: Face | 'drawn'; text: string }

const LATIN = { regular: 'latin-400', strong: 'latin-600', wide: 'latin-wide' } as const
const EAST_ASIAN = {
  regular: 'east-asian-400',
  strong: 'east-asian-600',
  wide: 'east-asian-600',
} as const

/** What printers set for a sign they do not have, since the days of lead. */
const GETA = '〓'
const DRAWN = new Set(['〒', GETA])
/** Forms of a name that are written in this way wherever there is no other. */
const STANDARD_FORMS = new Map([
  ['𠮷', '吉'],
  ['𠮟', '叱'],
])

const PICTURES = /\p{Extended_Pictographic}/u
/** Joiners, selectors of variants, skin tones and parts of flags: they draw nothing by themselves. */
const SILENT = /\p{Cf}|\p{Variation_Selector}|\p{Emoji_Modifier}|\p{Regional_Indicator}/u
const LATIN_LETTER = /\p{Script=Latin}/u
const EAST_ASIAN_TEXT = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
/** Signs that both worlds have and set differently. */
const SHARED_SIGN = /[\u2010-\u2027\u00b7\u00d7]/u

/** Emoji are left out; a letter nobody here has is its plain form, or the printer's sign for a missing one. */
export function printable(text: string, faces: Faces): string {
  const has = (sign: string) =>
    DRAWN.has(sign) || covers(faces, 'east-asian-400', sign) || covers(faces, 'latin-400', sign)
  const shown = [...text.normalize('NFC')].map((sign) => {
    if (/\s/u.test(sign)) return sign === '\u3000' ? sign : ' '
    if (SILENT.test(sign)) return ''
    if (has(sign)) return sign
    if (PICTURES.test(sign)) return ''
    const plain = STANDARD_FORMS.get(sign) ?? sign.normalize('NFKC')
    return [...plain].every(has) ? plain : GETA
  })
  return shown.join('')
}

/** Latin letters are all of one face: a single one in another would look like a mistake. */
export function runsOf(text: string, weight: Weight, faces: Faces): Run[] {
  const latin = LATIN[weight]
  const isEastAsian = EAST_ASIAN_TEXT.test(text)
  const isLatinWhole = [...text].every((it) => !LATIN_LETTER.test(it) || covers(faces, latin, it))
  const isLatin = (sign: string): boolean =>
    isLatinWhole && covers(faces, latin, sign) && !(isEastAsian && SHARED_SIGN.test(sign))

  const runs: Run[] = []
  for (const sign of text) {
    const face = DRAWN.has(sign) ? 'drawn' : isLatin(sign) ? latin : EAST_ASIAN[weight]
    const last = runs.at(-1)
    const isSpaceAfter = sign === ' ' && last !== undefined && last.face !== 'drawn'
    if (last && (last.face === face || isSpaceAfter)) last.text += sign
    else runs.push({ face, text: sign })
  }
  return runs
}

const covers = (faces: Faces, face: Face, sign: string): boolean =>
  faces[face].characters.has(sign.codePointAt(0) ?? 0)
