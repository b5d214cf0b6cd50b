/** What a form is made of. Lengths are in radii of the form; a turn is a whole one, clockwise. */
import type { WaveName } from './waves.ts'

/** A line around a middle, with so many lobes. */
export type Petals = {
  wave: WaveName
  lobes: number
  /** How far the valleys reach in. */
  depth: number
  /** The shape of one lobe; each wave has its own use for it. */
  bulge?: number
  /** How far lobes lean over, in lobes. */
  lean?: number
  /** By how many lobes the heart is turned. */
  twist?: number
}

/** A line around an upright axis. */
export type Body = {
  /** Of an ellipse's, from top to bottom. */
  widths: readonly number[]
  /** Width by height. */
  slim?: number
  bend?: number
  /** How deep the line goes in at top and bottom. */
  dents?: readonly [top: number, bottom: number]
  /** Lines run along the axis, as in a leaf or a husk. */
  isGrained?: boolean
  /** Top and bottom are corners. */
  isPointed?: boolean
}

export type Part = (Petals | Body) & {
  x?: number
  y?: number
  size?: number
  turn?: number
  /** On top of the others, in the light colour. */
  isLight?: boolean
}

export type Form = {
  parts: readonly Part[]
  /** How the lines of the first part run, if not as rings. */
  lines?: 'levels' | 'spiral' | 'broken' | 'dotted'
}

/** Around the middle, each with its foot towards it. */
export const ring = (count: number, at: number, part: Part, from = 0): Part[] =>
  Array.from({ length: count }, (_, index) => {
    const turn = from + index / count
    const angle = turn * 2 * Math.PI
    return {
      ...part,
      x: at * Math.sin(angle),
      y: -at * Math.cos(angle),
      turn: turn + (part.turn ?? 0),
    }
  })

/** Rows of so many, from top to bottom. */
export const rows = (counts: readonly number[], part: Part, gap = 1.78): Part[] =>
  counts.flatMap((count, row) =>
    Array.from({ length: count }, (_, index) => ({
      ...part,
      x: 2 * index + 1 - count,
      y: gap * row,
    })),
  )

/** In pairs along an upright axis. */
export const pairs = (count: number, gap: number, part: Part): Part[] => {
  const { x = 0, turn = 0 } = part
  return Array.from({ length: count }, (_, index) => index * gap).flatMap((y) => [
    { ...part, y },
    { ...part, y, x: -x, turn: -turn, ...('bend' in part && { bend: -(part.bend ?? 0) }) },
  ])
}
