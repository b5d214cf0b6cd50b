/** What a page that a browser printed says, and in which colours: Skia names each font after its object. */
import { charactersByCode, partsOf, reference } from './pdf-text.ts'

type Letters = ReadonlyMap<string, string>
type Printed = {
  text: string
  /** Of letters, as three shares of red, green and blue. */
  colours: readonly (readonly number[])[]
}

export function printedText(pdf: Uint8Array): Printed {
  const parts = partsOf(Buffer.from(pdf))
  const byId = new Map(parts.map((part) => [part.id, part]))
  const fonts = new Map(
    parts
      .filter(({ head }) => /\/Type \/Font\b(?!D)/.test(head))
      .map((font) => [
        `F${font.id}`,
        charactersByCode(byId.get(reference(font.head, 'ToUnicode'))),
      ]),
  )
  const drawn = parts.map(({ stream }) => textIn(stream, fonts))
  return {
    text: drawn.map(({ text }) => text).join('\n'),
    colours: drawn.flatMap(({ colours }) => [...colours]).map((rgb) => rgb.split(' ').map(Number)),
  }
}

const TOKEN = /^(q|Q)$|([\d.]+ [\d.]+ [\d.]+) rg\b|\/(F\d+) [\d.]+ Tf|<([\da-f]+)> Tj|^BT$/gim

function textIn(stream: string, fonts: ReadonlyMap<string, Letters>) {
  let [text, colour, letters]: [string, string, Letters] = ['', '0 0 0', new Map()]
  const outer: string[] = []
  const colours = new Set<string>()
  for (const [token, state, rgb, font, codes] of stream.matchAll(TOKEN)) {
    if (state === 'q') outer.push(colour)
    else if (state === 'Q') colour = outer.pop() ?? colour
    else if (rgb) colour = rgb
    else if (font) letters = fonts.get(font) ?? new Map()
    else if (token === 'BT') text += ' '
    else if (codes) {
      colours.add(colour)
      text += wordOf(codes.toLowerCase(), letters)
    }
  }
  return { text, colours }
}

/** Fonts of one file have codes of one length: one byte or two. */
function wordOf(codes: string, letters: Letters): string {
  const [length = 2] = [...letters.keys()].map((code) => code.length)
  const each = codes.match(new RegExp(`.{${length}}`, 'g')) ?? []
  return each.map((code) => letters.get(code) ?? '').join('')
}
