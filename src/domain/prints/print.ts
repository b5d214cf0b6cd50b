/** The large drawing of a scent: fine lines around its heart, like growth rings or a map's contours. */
import { type Character, characterOf } from './character.ts'
import { mix } from './palette.ts'
import { type PrintLine, printLines } from './print-lines.ts'

const PRINT_BOX = '-500 -500 1000 1000'

type PrintStroke = { d: string; colour: string; width: number; dash: string | null }
type PrintDrawing = { ground: { d: string; colour: string }; strokes: PrintStroke[] }

/** @internal */
export function drawPrint(serial: string, kind: string): PrintDrawing {
  const character = characterOf(serial, kind)
  const lines = printLines(character)
  return {
    ground: { d: lines[0]?.d ?? '', colour: character.tip },
    strokes: lines.map((line) => strokeOf(character, line)),
  }
}

function strokeOf({ core, tip }: Character, { d, share, dash }: PrintLine): PrintStroke {
  const isDotted = dash?.startsWith('.') ?? false
  return {
    d,
    colour: mix(tip, core, 0.4 + 0.6 * share),
    width: isDotted ? 11 : Number((5.4 + 1.6 * share).toFixed(1)),
    dash: dash ?? null,
  }
}

/** The first line is painted thinly too, so that the shape has a body. */
export function printSvg(serial: string, kind: string): string {
  const { ground, strokes } = drawPrint(serial, kind)
  const paths = strokes.map(({ d, colour, width, dash }, index) => {
    const fill = index === 0 ? ` fill="${ground.colour}" fill-opacity=".14"` : ''
    const dashes = dash ? ` stroke-dasharray="${dash}"` : ''
    return `<path d="${d}" stroke="${colour}" stroke-width="${width}"${dashes}${fill}/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${PRINT_BOX}" fill="none" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</svg>`
}
