/** The closed line around a scent, at any size between its heart and its rim. */
import type { Character } from './character.ts'
import type { Curve, Point } from './path.ts'
import { WAVES, type Wave } from './waves.ts'

export type Ring = {
  /** Of the rim. */
  radius: number
  /** Where between heart and rim, 0 to 1. Rims of 1 carry the full wave. */
  share: number
  /** Depth of the valleys when it isn't the character's own. */
  depth?: number
  /** Turned by so many radians more. */
  turn?: number
  /** Moved so far towards where the character drifts. */
  shift?: number
}

/** A ring between heart and rim, drifting and turning with its kind. */
export function ringWithin(character: Character, radius: number, share: number): Ring {
  const { hole, drift } = character
  const shift = drift * (1 - share) * radius
  return { radius: radius * (hole + (1 - hole) * share), share, shift }
}

/** A drop is far from its own middle: it is moved down and enlarged to fill its place. */
export function plume(character: Character, radius: number, share: number): Ring {
  const { depth, lean } = character
  const enlarged = (radius * 2) / (2 - depth)
  const { shift = 0, ...ring } = ringWithin(character, enlarged, share)
  return { ...ring, shift: shift - (enlarged * depth) / 2, turn: -lean * 2 * Math.PI }
}

/** Never farther out than `radius`. */
export function contour(character: Character, ring: Ring): Curve {
  const { kind, lobes } = character
  const { steps, corners, isStraight = false }: Wave = WAVES[kind]
  return {
    at: (t) => pointAt(character, ring, t),
    segments: steps * lobes,
    isCorner: (index) => corners.includes(index % steps),
    isStraight,
  }
}

function pointAt(character: Character, ring: Ring, t: number): Point {
  const { kind, lobes, bulge, lean, twist, turn } = character
  const { radius, share, depth = character.depth * share ** 0.7, shift = 0 } = ring
  const wave: Wave = WAVES[kind]
  const whole = Math.floor(t * lobes)
  const lobe = { u: t * lobes - whole, lobes, bulge }
  const height = wave.height(lobe)
  const place = wave.place?.(lobe) ?? lobe.u
  const inLobes = whole + place + (lean * (height + 1)) / 2 + twist * (1 - share)
  const angle = (inLobes / lobes) * 2 * Math.PI
  const swing = 1 - character.wobble * irregular(character, angle, share)
  const size = radius * (1 - (depth * (1 - height)) / 2) * swing
  const direction = angle + turn + (ring.turn ?? 0)
  return {
    x: size * Math.cos(direction) - shift * Math.cos(turn),
    y: size * Math.sin(direction) - shift * Math.sin(turn),
  }
}

/** Between 0 and 1, changing slowly from ring to ring. */
function irregular({ sway: [first, second, third] }: Character, angle: number, share: number) {
  const swing =
    Math.sin(2 * angle + first) +
    0.7 * Math.sin(3 * angle + second + share) +
    0.5 * Math.sin(5 * angle + third - 2 * share)
  return (swing / 2.2 + 1) / 2
}
