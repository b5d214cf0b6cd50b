/** The small drawing of a scent, from 20 to 64 px: a filled shape with the mark of its kind. */
import { characterOf } from './character.ts'
import { mix, PAPER } from './palette.ts'
import { SEAL_FORMS } from './seal-forms.ts'

export const SEAL_BOX = '-250 -250 500 500'

export type SealPart = { d: string; fill: string; stroke: { colour: string; width: number } | null }

/** The first part is the whole shape. */
export function drawSeal(serial: string, kind: string): SealPart[] {
  const character = characterOf(serial, kind)
  const { core, tip } = character
  const { body, under, light, lines, width = 24 } = SEAL_FORMS[character.kind](character)
  const paint = mix(core, tip, 0.75)
  return [
    ...(under ? [{ d: under, fill: paint, stroke: null }] : []),
    { d: body, fill: core, stroke: null },
    ...(light ? [{ d: light, fill: paint, stroke: null }] : []),
    ...(lines ? [{ d: lines, fill: 'none', stroke: { colour: PAPER, width } }] : []),
  ]
}

export function sealSvg(serial: string, kind: string): string {
  const parts = drawSeal(serial, kind).map(({ d, fill, stroke }) => {
    const line = stroke ? ` stroke="${stroke.colour}" stroke-width="${stroke.width}"` : ''
    return `<path d="${d}" fill="${fill}"${line}/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${SEAL_BOX}" fill-rule="evenodd" stroke-linecap="round">${parts.join('')}</svg>`
}
