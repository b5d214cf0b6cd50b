/** Between which bounds the drawings of each kind differ. What no kind states is the same for all. */
import type { PrintKind } from './palette.ts'

type Range = readonly [low: number, high: number]

export type Traits = {
  /** Lobes around the contour. */
  lobes: Range
  /** What the kind counts: pips, turns, waves, arcs, rings of a trunk. */
  count: Range
  /** How far the valleys reach in, as a share of the radius. */
  depth: Range
  /** The shape of one lobe; each wave has its own use for it. */
  bulge: Range
  /** How far lobes lean over, in lobes. */
  lean: Range
  /** By how many lobes the innermost ring is turned. */
  twist: Range
  /** How far the innermost ring is moved, as a share of the radius. */
  drift: Range
  /** Slow, irregular swing, as a share of the radius. */
  wobble: Range
  /** Lines of the large drawing. */
  rings: Range
  /** The innermost ring, as a share of the radius. */
  hole: Range
  /** Which way is up, in turns: smoke rises, water lies level. */
  turn: Range
}

const COMMON: Traits = {
  lobes: [1, 1],
  count: [1, 1],
  depth: [0, 0],
  bulge: [0, 0],
  lean: [0, 0],
  twist: [0, 0],
  drift: [0, 0],
  wobble: [0, 0],
  rings: [12, 15],
  hole: [0.08, 0.2],
  turn: [0, 1],
}

const OWN = {
  citrus: { lobes: [7, 13], depth: [0.02, 0.13], bulge: [0.1, 0.3], hole: [0.02, 0.3] },
  custom: { count: [6, 11], rings: [4, 6], hole: [0.2, 0.4] },
  drink: { lobes: [2, 5], count: [2, 4], depth: [0.3, 1], turn: [-0.05, 0.05] },
  food: { lobes: [4, 6], count: [1, 4], depth: [0.1, 0.2], twist: [-0.3, 0.3] },
  function: { count: [2, 6], rings: [7, 10], hole: [0.12, 0.34] },
  green: {
    lobes: [3, 5],
    depth: [0.7, 0.8],
    bulge: [0.13, 0.2],
    lean: [-0.3, 0.3],
    rings: [8, 9],
    hole: [0.2, 0.34],
  },
  herb: {
    lobes: [5, 10],
    depth: [0.36, 0.6],
    bulge: [0.05, 0.14],
    lean: [-0.3, 0.3],
    twist: [-0.5, 0.5],
    rings: [10, 12],
  },
  incense: {
    count: [1, 4],
    depth: [0.3, 0.62],
    bulge: [1.9, 4],
    lean: [-0.06, 0.06],
    drift: [0.3, 0.44],
    rings: [14, 18],
    hole: [0.05, 0.09],
    turn: [0.22, 0.28],
  },
  nuts: { count: [1, 3], depth: [0.2, 0.46], drift: [-0.3, 0.3], turn: [0.04, 0.46] },
  perfume: {
    lobes: [3, 4],
    depth: [0.2, 0.42],
    lean: [-0.2, 0.2],
    twist: [0.6, 1.2],
    rings: [13, 16],
  },
  'perfume/fragrance': { lobes: [4, 9], depth: [0.26, 0.5], twist: [-0.4, 0.4], rings: [6, 7] },
  woody: {
    count: [2, 4],
    wobble: [0.1, 0.24],
    drift: [-0.34, 0.34],
    rings: [13, 18],
    hole: [0.04, 0.08],
  },
  signal: { lobes: [7, 15], depth: [0.16, 0.28], rings: [8, 10], hole: [0.16, 0.46] },
  spice: {
    lobes: [8, 13],
    count: [1, 3],
    depth: [0.42, 0.6],
    bulge: [1.1, 1.9],
    lean: [-0.35, 0.35],
    twist: [-0.5, 0.5],
    rings: [8, 9],
    hole: [0.1, 0.24],
  },
  floral: {
    lobes: [5, 8],
    count: [1, 3],
    depth: [0.34, 0.6],
    bulge: [-0.16, 0.3],
    lean: [-0.16, 0.16],
    twist: [-0.5, 0.5],
    rings: [9, 11],
  },
  fruit: {
    lobes: [1, 3],
    count: [1, 5],
    depth: [0.24, 0.4],
    bulge: [0.1, 0.36],
    drift: [-0.2, 0.2],
    wobble: [0.04, 0.14],
  },
  sweet: { lobes: [6, 17], count: [1, 3], depth: [0.06, 0.18], hole: [0.03, 0.12] },
} as const satisfies Record<PrintKind, Partial<Traits>>

export const traitsOf = (kind: PrintKind): Traits => ({ ...COMMON, ...OWN[kind] })
