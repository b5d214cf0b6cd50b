/** The small drawing of a scent, from 20 to 64 px: its form, filled. */
import { SEAL_OVERLAP } from './address.ts'
import { type Character, characterOf, contour } from './character.ts'
import type { Part } from './form.ts'
import { mix, PAPER } from './palette.ts'
import { closedPath } from './path.ts'
import { level, spiral } from './print-lines.ts'

/** Width and height of the square that a seal is drawn in, around its centre. */
const SIDE = 500
const SEAL_BOX = `${-SIDE / 2} ${-SIDE / 2} ${SIDE} ${SIDE}`

const RADIUS = 240

type SealPart = { d: string; fill: string; stroke: { colour: string; width: number } | null }

/** The first part is the whole shape. */
function drawSeal(serial: string, kind: string): SealPart[] {
  const character = characterOf(serial, kind)
  const { core, tip, parts } = character
  const paint = mix(core, tip, 0.8)
  const shapes = layersOf(parts).map((layer) => ({
    d: layer.map((part) => closedPath(contour(character, part, 1, RADIUS))).join(''),
    fill: layer[0]?.isLight ? paint : core,
    stroke: null,
  }))
  const marks = parts.slice(0, 1).flatMap((part) => marksOf(character, part))
  return [
    ...shapes.slice(0, 1),
    ...marks.map((d) => ({ d, fill: 'none', stroke: { colour: PAPER, width: 20 } })),
    ...shapes.slice(1),
  ]
}

/** Parts of one colour that follow each other are one shape. */
function layersOf(parts: readonly Part[]): Part[][] {
  const layers: Part[][] = []
  for (const part of parts) {
    const last = layers.at(-1)
    if (last && last[0]?.isLight === part.isLight) last.push(part)
    else layers.push([part])
  }
  return layers
}

/** White lines that say how the print's lines run. */
function marksOf(character: Character, part: Part): string[] {
  const ring = (share: number) => closedPath(contour(character, part, share, RADIUS))
  if ('widths' in part && part.isGrained) return [ring(0.03)]
  if (character.lines === undefined) return []
  return {
    levels: () => [level(character, part, 0.32, RADIUS), level(character, part, 0.56, RADIUS)],
    spiral: () => [spiral(character, part, 2, RADIUS)],
    broken: () => [ring(0.66), ring(0.33)],
    dotted: () => [ring(0.8), ring(0.5)],
  }[character.lines]()
}

function partsOf(serial: string, kind: string): string {
  const parts = drawSeal(serial, kind).map(({ d, fill, stroke }) => {
    const line = stroke ? ` stroke="${stroke.colour}" stroke-width="${stroke.width}"` : ''
    return `<path d="${d}" fill="${fill}"${line}/>`
  })
  return parts.join('')
}

const svgOf = (box: string, parts: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" stroke-linecap="round" stroke-linejoin="round">${parts}</svg>`

export const sealSvg = (serial: string, kind: string): string =>
  svgOf(SEAL_BOX, partsOf(serial, kind))

/** Several of them as one picture. */
export function sealRowSvg(seals: readonly { serial: string; kind: string }[]): string {
  const step = SIDE * (1 - SEAL_OVERLAP)
  const width = SIDE + step * (seals.length - 1)
  const parts = seals.map(
    ({ serial, kind }, at) => `<g transform="translate(${step * at})">${partsOf(serial, kind)}</g>`,
  )
  return svgOf(`${-SIDE / 2} ${-SIDE / 2} ${width} ${SIDE}`, parts.join(''))
}
