/** Lines of text on a sheet: measured, broken as the languages break, and drawn face by face. */
import { drawSigns } from './drawn-glyphs.ts'
import type { Faces } from './fonts.ts'
import type { Pen } from './pdf.ts'
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
  /** `y` is where the letters stand. `align` is about `x`. */
  draw(text: string, at: { x: number; y: number; align?: 'start' | 'end' }, style: Style): void
}

export function typeSetting(pen: Pen, faces: Faces): TypeSetting {
  const runsFor = (text: string, { weight = 'regular' }: Style): Run[] =>
    runsOf(printable(text, faces), weight, faces)

  const runWidth = ({ face, text }: Run, { size, tracking = 0 }: Style): number => {
    const signs = [...text].length
    const width =
      face === 'drawn' ? size * signs : pen.font(face).fontSize(size).widthOfString(text)
    return width + tracking * signs
  }

  const widthOf = (text: string, style: Style): number =>
    runsFor(text, style).reduce((width, run) => width + runWidth(run, style), 0)

  return {
    widthOf,
    linesOf: (text, style, width) =>
      brokenLines(printable(text, faces), width, (part) => widthOf(part, style)),
    draw(text, { x, y, align = 'start' }, style) {
      let at = align === 'end' ? x - widthOf(text, style) : x
      pen.fillColor(style.ink ?? INK)
      for (const run of runsFor(text, style)) {
        if (run.face === 'drawn') drawSigns(pen, run.text, { x: at, y, size: style.size })
        else pen.font(run.face).fontSize(style.size).text(run.text, at, y, optionsOf(style))
        at += runWidth(run, style)
      }
    },
  }
}

const optionsOf = ({ tracking }: Style): PDFKit.Mixins.TextOptions => ({
  lineBreak: false,
  baseline: 'alphabetic',
  ...(tracking && { characterSpacing: tracking }),
})

/** May not begin a line, and may not end one. */
const NOT_FIRST =
  /^[、。，．・：；？！ー）」』】〉》〕ァィゥェォッャュョヮぁぃぅぇぉっゃゅょゎ々,.:;?!)\]}%]/u
const NOT_LAST = /[（「『【〈《〔([{¥$]$/u
/** Written without spaces: broken between any two signs. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー、。・（）「」]/u

/** The pieces between which a line may end. @internal */
export function piecesOf(text: string): string[] {
  const pieces: string[] = []
  for (const word of text.split(/(?<=[ \u3000])/u)) {
    let held = ''
    for (const sign of word) {
      const mayBreak = held !== '' && (UNSPACED.test(sign) || UNSPACED.test([...held].at(-1) ?? ''))
      if (mayBreak && !NOT_FIRST.test(sign) && !NOT_LAST.test(held)) {
        pieces.push(held)
        held = ''
      }
      held += sign
    }
    if (held !== '') pieces.push(held)
  }
  return pieces
}

/** A piece that is wider than the line is broken where it must be. @internal */
export function brokenLines(
  text: string,
  width: number,
  widthOf: (text: string) => number,
): string[] {
  const lines: string[] = []
  let line = ''
  const take = (piece: string): void => {
    if (line === '' || widthOf((line + piece).trimEnd()) <= width) line += piece
    else {
      lines.push(line.trimEnd())
      line = piece.trimStart()
    }
  }
  for (const piece of piecesOf(text)) {
    if (widthOf(piece.trimEnd()) <= width) take(piece)
    else for (const sign of piece) take(sign)
  }
  if (line.trim() !== '') lines.push(line.trimEnd())
  return lines
}
