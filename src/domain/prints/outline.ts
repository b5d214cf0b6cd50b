/** The closed line around one part of a form, at any share between its heart, 0, and its rim, 1. */
import type { Body, Part, Petals } from './form.ts'
import type { Curve, Point } from './path.ts'
import { WAVES, type Wave } from './waves.ts'

const FULL = 2 * Math.PI

/** In radii of the form, before it is fitted into its drawing. */
export function outline(part: Part, share: number): Curve {
  return 'wave' in part ? petals(part, share) : body(part, share)
}

function petals(part: Part & Petals, share: number): Curve {
  const { wave, lobes, twist = 0 } = part
  const { steps, corners, isStraight = false }: Wave = WAVES[wave]
  return {
    at: (t) => {
      const { x, y } = onPetals(part, t, share)
      return placed(part, { x: x * share, y: y * share }, (twist * (1 - share)) / lobes)
    },
    segments: steps * lobes,
    isCorner: (index) => corners.includes(index % steps),
    isStraight,
  }
}

/** Valleys are shallower towards the heart. */
function onPetals({ wave, lobes, depth, bulge = 0, lean = 0 }: Petals, t: number, share: number) {
  const whole = Math.floor(t * lobes)
  const u = t * lobes - whole
  const height = WAVES[wave].height({ u, lobes, bulge })
  const angle = ((whole + u + (lean * (height + 1)) / 2) / lobes) * FULL
  const size = 1 - (depth * share ** 0.7 * (1 - height)) / 2
  return { x: size * Math.sin(angle), y: -size * Math.cos(angle) }
}

const BODY_STEPS = 8
const ELLIPSE_STEPS = 4

function body(part: Part & Body, share: number): Curve {
  const { bend = 0, isGrained = false, isPointed = false } = part
  const along = isGrained ? 1 : share
  const segments = part.widths.length <= 3 && bend === 0 ? ELLIPSE_STEPS : BODY_STEPS
  return {
    at: (t) => {
      const { x, y } = onBody(part, t)
      return placed(part, bent({ x: x * share, y: y * along }, bend))
    },
    segments,
    isCorner: (index) => isPointed && index % (segments / 2) === 0,
  }
}

/** Down the right side and up the left one. */
function onBody({ widths, slim = 1, dents: [top, bottom] = [0, 0] }: Body, t: number): Point {
  const angle = t * FULL
  const height = Math.cos(angle)
  const dent = height > 0 ? top : bottom
  return {
    x: Math.sin(angle) * widthAt(widths, 1 - Math.abs(1 - 2 * t)) * slim,
    y: -height + dent * height ** 7,
  }
}

/** Between the widths at equal distances from top, 0, to bottom, 1. */
function widthAt(widths: readonly number[], at: number): number {
  const place = at * (widths.length - 1)
  const index = Math.min(widths.length - 2, Math.floor(place))
  const [from = 1, to = from] = widths.slice(Math.max(0, index))
  return from + ((to - from) * (1 - Math.cos(Math.PI * (place - index)))) / 2
}

/** The axis becomes an arc of `bend` radians to each side. */
function bent({ x, y }: Point, bend: number): Point {
  if (bend === 0) return { x, y }
  const radius = 1 / bend
  return {
    x: radius - (radius - x) * Math.cos(y * bend),
    y: (radius - x) * Math.sin(y * bend),
  }
}

function placed({ x = 0, y = 0, size = 1, turn = 0 }: Part, point: Point, twist = 0): Point {
  const angle = turn * FULL + twist * FULL
  return {
    x: x + size * (point.x * Math.cos(angle) - point.y * Math.sin(angle)),
    y: y + size * (point.x * Math.sin(angle) + point.y * Math.cos(angle)),
  }
}
