/** Type setting: measures text, breaks lines by the rules of each language, and draws each run in its font. */
import { phrasesOf } from '#i18n/phrases.server.ts'

import { drawGlyphs } from './drawn-glyphs.ts'
import type { Fonts } from './fonts.ts'
import type { Pdf } from './pdf.ts'
import { printable, type Run, runsOf, type Weight } from './runs.ts'
import { INK, type Ink } from './theme.ts'

export type Style = {
  size: number
  weight?: Weight
  ink?: Ink
  /** Between letters, in points. */
  tracking?: number
}

export type TypeSetting = {
  widthOf(text: string, style: Style): number
  linesOf(text: string, style: Style, width: number): string[]
  /** `y` is the baseline. `align` is relative to `x`. */
  draw(text: string, at: Place, style: Style): void
  /** Draws lines below each other and returns the baseline of the next one. */
  drawLines(lines: readonly string[], at: Place & { leading: number }, style: Style): number
}

type Place = { x: number; y: number; align?: 'start' | 'end' }

export function typeSetting(pdf: Pdf, fonts: Fonts): TypeSetting {
  const runsFor = (text: string, { weight = 'regular' }: Style): Run[] =>
    runsOf(printable(text, fonts), weight, fonts)

  const runWidth = ({ font, text }: Run, { size, tracking = 0 }: Style): number => {
    const characters = [...text].length
    const width =
      font === 'drawn' ? size * characters : pdf.font(font).fontSize(size).widthOfString(text)
    return width + tracking * characters
  }

  const widthOf = (text: string, style: Style): number =>
    runsFor(text, style).reduce((width, run) => width + runWidth(run, style), 0)

  const draw: TypeSetting['draw'] = (text, { x, y, align = 'start' }, style) => {
    let at = align === 'end' ? x - widthOf(text, style) : x
    pdf.fillColor(style.ink ?? INK)
    for (const run of runsFor(text, style)) {
      if (run.font === 'drawn') drawGlyphs(pdf, run.text, { x: at, y, size: style.size })
      else pdf.font(run.font).fontSize(style.size).text(run.text, at, y, optionsOf(style))
      at += runWidth(run, style)
    }
  }

  return {
    widthOf,
    linesOf: (text, style, width) =>
      brokenLines(printable(text, fonts), width, (part) => widthOf(part, style)),
    draw,
    drawLines(lines, { y, leading, ...place }, style) {
      for (const [at, line] of lines.entries()) draw(line, { ...place, y: y + at * leading }, style)
      return y + lines.length * leading
    },
  }
}

const optionsOf = ({ tracking }: Style): PDFKit.Mixins.TextOptions => ({
  lineBreak: false,
  baseline: 'alphabetic',
  ...(tracking && { characterSpacing: tracking }),
})

/** Characters that may not begin a line, and ones that may not end one (kinsoku). */
const NOT_FIRST =
  /^[、。，．・：；？！ー）」』】〉》〕ァィゥェォッャュョヮぁぃぅぇぉっゃゅょゎ々,.:;?!)\]}%]/u
const NOT_LAST = /[（「『【〈《〔([{¥$]$/u
/** Scripts without spaces: a line may break between any two characters. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー、。・（）「」]/u

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Splits text where a line should break: between words, and in Japanese between phrases. @internal */
export const phrasesIn = (text: string): string[] =>
  text.split(/(?<=[ \u3000])/u).flatMap((word) => (KANA.test(word) ? phrasesOf(word) : word))

/** Splits text where a line may break. @internal */
export function piecesOf(text: string): string[] {
  const pieces: string[] = []
  for (const word of text.split(/(?<=[ \u3000])/u)) {
    let held = ''
    for (const character of word) {
      const mayBreak =
        held !== '' && (UNSPACED.test(character) || UNSPACED.test([...held].at(-1) ?? ''))
      if (mayBreak && !NOT_FIRST.test(character) && !NOT_LAST.test(held)) {
        pieces.push(held)
        held = ''
      }
      held += character
    }
    if (held !== '') pieces.push(held)
  }
  return pieces
}

/** Breaks between phrases, and inside of one that is wider than the line. */
export function brokenLines(
  text: string,
  width: number,
  widthOf: (text: string) => number,
  phrases: readonly string[] = phrasesIn(text),
): string[] {
  const fits = (part: string): boolean => widthOf(part.trimEnd()) <= width
  const parts = phrases
    .flatMap((phrase) => (fits(phrase) ? phrase : piecesOf(phrase)))
    .flatMap((piece) => (fits(piece) ? piece : [...piece]))

  const lines: string[] = []
  let line = ''
  for (const part of parts) {
    if (line === '' || fits(line + part)) line += part
    else {
      lines.push(line.trimEnd())
      line = part.trimStart()
    }
  }
  if (line.trim() !== '') lines.push(line.trimEnd())
  return lines
}
