/** Lines that are no contour: spokes, spirals, waves, arcs. In both drawings, at their own sizes. */
import { type Curve, openPath, type Point } from './path.ts'

const FULL = 2 * Math.PI

const polar = (radius: number, angle: number): Point => ({
  x: radius * Math.cos(angle),
  y: radius * Math.sin(angle),
})

export const circle = (radius: number, { x, y }: Point = { x: 0, y: 0 }): string => {
  const r = Math.round(radius)
  return `M${Math.round(x) - r} ${Math.round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
}

/** Straight lines from the heart outwards. */
export function spokes(count: number, from: number, to: number, turn: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = turn + (index / count) * FULL
    return openPath({
      at: (t) => polar(from + (to - from) * t, angle),
      segments: 1,
      isStraight: true,
    })
  }).join('')
}

/** From the rim inwards; the sign of `turns` is the hand. */
export const spiral = (from: number, to: number, turns: number, turn: number): string =>
  openPath({
    at: (t) => polar(from + (to - from) * t, turn + t * turns * FULL),
    segments: Math.max(4, Math.round(Math.abs(turns) * 6)),
  })

/** Parts of one circle, each `share` of its place long. */
export function arcs(count: number, radius: number, share: number, turn: number): string {
  return Array.from({ length: count }, (_, index) => {
    const begin = turn + (index / count) * FULL
    const length = (share / count) * FULL
    return openPath({
      at: (t) => polar(radius, begin + t * length),
      segments: Math.max(1, Math.ceil(length / 1.2)),
    })
  }).join('')
}

/** Ellipses through the same two poles, `width` from -1 to 1 of their half width. */
export const meridian = (length: number, width: number, turn: number, lean: number): Curve => ({
  at: (t) => {
    const angle = t * FULL
    const along = length * Math.cos(angle)
    const across = width * Math.sin(angle) * (1 + lean * Math.cos(angle))
    return {
      x: along * Math.cos(turn) - across * Math.sin(turn),
      y: along * Math.sin(turn) + across * Math.cos(turn),
    }
  },
  segments: 8,
})

type Surface = { waves: number; swing: number; phase: number; turn: number }

/** A wave from edge to edge of the disc, at a height between -1, the top, and 1 of its radius. */
export function level(radius: number, height: number, surface: Surface): string {
  return openPath(surfaceOf(radius, height, surface))
}

/** The figure in the disc below that wave. */
export function liquid(radius: number, height: number, surface: Surface): string {
  const { at, segments } = surfaceOf(radius, height, surface)
  const r = Math.round(radius)
  const begin = at(0)
  const isMostlyFull = height < 0 ? 1 : 0
  const { x, y } = { x: Math.round(begin.x), y: Math.round(begin.y) }
  return `${openPath({ at, segments })}A${r} ${r} 0 ${isMostlyFull} 1 ${x} ${y}z`
}

function surfaceOf(radius: number, height: number, surface: Surface): Curve {
  const { waves, swing, phase, turn } = surface
  const half = radius * Math.sqrt(1 - height ** 2)
  return {
    at: (t) => {
      const x = half * (2 * t - 1)
      const calm = Math.sin(Math.PI * Math.min(1, Math.max(0, t)))
      const wave = Math.sin((x / radius) * Math.PI * waves * 0.5 + phase)
      const y = radius * height + swing * calm * wave
      return {
        x: x * Math.cos(turn) - y * Math.sin(turn),
        y: x * Math.sin(turn) + y * Math.cos(turn),
      }
    },
    segments: Math.max(3, Math.round((waves * 2.5 * half) / radius)),
  }
}

export const dots = (count: number, ring: number, size: number, turn: number): string =>
  Array.from({ length: count }, (_, index) =>
    circle(size, polar(ring, turn + (index / count) * FULL)),
  ).join('')

/** Dots as round ends of lines without length: as large as the line is wide. */
export const pins = (count: number, ring: number, turn: number): string =>
  Array.from({ length: count }, (_, index) => {
    const { x, y } = polar(ring, turn + (index / count) * FULL)
    return `M${Math.round(x)} ${Math.round(y)}h.1`
  }).join('')
