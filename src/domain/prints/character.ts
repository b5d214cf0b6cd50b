/** A scent's form, fitted into its drawing: none looks larger than the others. */
import type { Form, Part } from './form.ts'
import { lookOf } from './looks.ts'
import { outline } from './outline.ts'
import type { Curve, Point } from './path.ts'

export type Character = Form & {
  core: string
  tip: string
  fit: { x: number; y: number; scale: number }
}

export function characterOf(serial: string, kind: string): Character {
  const [core, tip, form] = lookOf(serial, kind)
  return { ...form, core, tip, fit: fitOf(form.parts) }
}

/** The outline of a part at `share`, in a drawing of this radius. */
export function contour({ fit }: Character, part: Part, share: number, radius: number): Curve {
  const { at, ...curve } = outline(part, share)
  const fitted = ({ x, y }: Point): Point => ({
    x: (x - fit.x) * fit.scale * radius,
    y: (y - fit.y) * fit.scale * radius,
  })
  return { ...curve, at: (t) => fitted(at(t)) }
}

/** Of each lobe, its tip included, or of a body. */
const LOBE_SAMPLES = 12
const BODY_SAMPLES = 48
/** What a form may cover at most, as a share of the square around the drawing. */
const AREA_MAX = 0.62

/** As large as the drawing, unless it would cover more than the others. */
function fitOf(parts: readonly Part[]): Character['fit'] {
  // What is painted on the body adds nothing to its size.
  const firstLight = parts.findIndex(({ isLight = false }) => isLight)
  const rims = parts.slice(0, firstLight === -1 ? undefined : firstLight).map((part) => {
    const { at } = outline(part, 1)
    const count = 'wave' in part ? part.lobes * LOBE_SAMPLES : BODY_SAMPLES
    return Array.from({ length: count }, (_, index) => at(index / count))
  })
  const xs = rims.flat().map(({ x }) => x)
  const ys = rims.flat().map(({ y }) => y)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const area = rims.reduce((sum, rim) => sum + areaOf(rim), 0)
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    scale: Math.min(2 / Math.max(right - left, bottom - top), Math.sqrt((4 * AREA_MAX) / area)),
  }
}

const areaOf = (rim: readonly Point[]): number =>
  Math.abs(
    rim.reduce((sum, { x, y }, index) => {
      const next = rim[(index + 1) % rim.length] ?? { x, y }
      return sum + (x * next.y - next.x * y) / 2
    }, 0),
  )
