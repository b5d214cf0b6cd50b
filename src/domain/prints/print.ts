/** The large drawing of a scent: fine lines around its heart, like growth rings or a map's contours. */
import { type Character, characterOf } from './character.ts'
import { mix } from './palette.ts'
import { type PrintLine, partLines } from './print-lines.ts'

const PRINT_BOX = '-500 -500 1000 1000'

/** `d` of one or more lines that are painted alike. */
type PrintStroke = {
  d: string
  colour: string
  width: number
  dash: string | null
  /** What the shape is painted with thinly, so that it has a body. */
  ground: string | null
}

/** @internal */
export function drawPrint(serial: string, kind: string): PrintStroke[] {
  const character = characterOf(serial, kind)
  const strokes = new Map<string, PrintStroke>()
  for (const [index, part] of character.parts.entries()) {
    for (const [at, line] of partLines(character, part, index).entries()) {
      const stroke = strokeOf(character, line, { isLight: part.isLight ?? false, isRim: at === 0 })
      const paint = JSON.stringify({ ...stroke, d: '' })
      const alike = strokes.get(paint)
      if (alike) alike.d += stroke.d
      else strokes.set(paint, stroke)
    }
  }
  return [...strokes.values()]
}

type Place = { isLight: boolean; isRim: boolean }

function strokeOf({ core, tip }: Character, line: PrintLine, { isLight, isRim }: Place) {
  const { d, share, dash = null } = line
  return {
    d,
    colour: mix(tip, core, (isLight ? 0.2 : 0.55) + 0.45 * share),
    width: dash?.startsWith('.') ? 13 : Number((5.4 + 1.6 * share).toFixed(1)),
    dash,
    ground: isRim ? (isLight ? tip : core) : null,
  }
}

export function printSvg(serial: string, kind: string): string {
  const paths = drawPrint(serial, kind).map(({ d, colour, width, dash, ground }) => {
    const fill = ground ? ` fill="${ground}" fill-opacity=".25"` : ''
    const dashes = dash ? ` stroke-dasharray="${dash}"` : ''
    return `<path d="${d}" stroke="${colour}" stroke-width="${width}"${dashes}${fill}/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${PRINT_BOX}" fill="none" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</svg>`
}
