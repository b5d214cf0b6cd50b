/** Smooth curves in few bytes: points on a curve with their directions, joined by cubic arcs in whole numbers. */

export type Point = { x: number; y: number }

export type Curve = {
  /** Where the curve is at `t` from 0 to 1; a closed one comes back to where it began. */
  at: (t: number) => Point
  segments: number
  /** Where the direction breaks: there it is measured on each side. */
  isCorner?: (index: number) => boolean
  isStraight?: boolean
}

export const closedPath = (curve: Curve): string => `${openPath(curve)}z`

/** Small enough for a direction, large enough for the precision of numbers. */
const STEP = 1e-4

/**
 * Relative and rounded to the pen's own place, so that no error adds up. After a smooth point `s` is enough: the
 * first handle mirrors the last.
 */
export function openPath(curve: Curve): string {
  const { at, segments, isCorner = () => false, isStraight = false } = curve
  let pen = rounded(at(0))
  let path = `M${numbers([pen.x, pen.y])}`
  let command = ''
  for (let index = 0; index < segments; index++) {
    const end = rounded(at((index + 1) / segments))
    const isSmooth = index > 0 && !isCorner(index)
    const handles = isStraight
      ? []
      : [...(isSmooth ? [] : [handle(curve, index, 1)]), handle(curve, index + 1, -1)]
    const next = isStraight ? 'l' : isSmooth ? 's' : 'c'
    const coordinates = [...handles.map(rounded), end].flatMap(({ x, y }) => [x - pen.x, y - pen.y])
    path += next === command ? following(coordinates) : `${next}${numbers(coordinates)}`
    command = next
    pen = end
  }
  return path
}

/** A third of the way along the direction of the curve, before or after the point. */
function handle({ at, segments, isCorner }: Curve, index: number, side: 1 | -1): Point {
  const t = index / segments
  const here = at(t)
  const step = STEP / segments
  const isBroken = isCorner?.(index % segments) ?? false
  const [from, to] = isBroken
    ? side === 1
      ? [here, at(t + step)]
      : [at(t - step), here]
    : [at(t - step / 2), at(t + step / 2)]
  const reach = side / (3 * STEP)
  return { x: here.x + (to.x - from.x) * reach, y: here.y + (to.y - from.y) * reach }
}

const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) })

const numbers = (list: readonly number[]): string =>
  list.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : `${value}`)).join('')

const following = (list: readonly number[]): string =>
  (list[0] ?? 0) >= 0 ? ` ${numbers(list)}` : numbers(list)
