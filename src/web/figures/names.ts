/** What an editor's text may show by name: `![caption](figure:switching)`. */
import { PICTURES, type PictureName } from '../pictures/manifest.ts'

const DRAWING_NAMES = [
  'switching',
  'sprays',
  'cut',
  'hour',
  'first-hour',
  'serial',
  'types',
  'lights',
  'six',
  'selected',
  'awarded',
  'pairs',
  'request',
  'strengths',
  'units',
  'reach',
  'pause',
  'hotspot',
  'booster',
  'one-program',
] as const
export type DrawingName = (typeof DRAWING_NAMES)[number]

/** A drawing, or a picture of a product. */
export type FigureName = DrawingName | PictureName

/** `null` for what is no figure of ours. */
export function figureAt(url: string): FigureName | null {
  const [, name = ''] = /^figure:(.+)$/.exec(url) ?? []
  if (isPicture(name)) return name
  return DRAWING_NAMES.find((drawing) => drawing === name) ?? null
}

const isPicture = (name: string): name is PictureName => Object.hasOwn(PICTURES, name)

export const isDrawing = (name: FigureName): name is DrawingName => !isPicture(name)
