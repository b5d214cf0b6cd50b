/** The wave of each kind: how a contour swings within one of its lobes. The shape says the kind, not the colour. */
import type { PrintKind } from './palette.ts'

/** `lobes` and `bulge` as the character has them. */
type Lobe = { u: number; lobes: number; bulge: number }

export type Wave = {
  /** Between -1, the valley, and 1, the tip, at `u` from 0 to 1. */
  height: (lobe: Lobe) => number
  /** The position of `u` in the lobe, if it is not `u`: used for blades and teeth. */
  place?: (lobe: Lobe) => number
  /** Segments of one lobe; a shape with a single lobe needs more of them. */
  steps: number
  /** Segments of the lobe that begin at a corner. */
  corners: readonly number[]
  isStraight?: boolean
}

const round = { height: () => 0, steps: 12, corners: [] } as const satisfies Wave

/** Rounded outside, a cleft between neighbours: segments, petals. A large bulge dents the tip. */
const arch = ({ u, bulge }: Lobe): number =>
  (2 * (Math.sin(Math.PI * u) + bulge * Math.sin(3 * Math.PI * u))) / peakOf(bulge) - 1

/** The highest place of that sum: the middle, or two shoulders next to a dent. */
function peakOf(bulge: number): number {
  const shoulder = (1 + 3 * bulge) / (12 * bulge)
  return bulge > 0 && shoulder < 1 ? (Math.sqrt(shoulder) * 2 * (1 + 3 * bulge)) / 3 : 1 - bulge
}

const rise = (u: number): number => 1 - Math.abs(2 * u - 1)

/** A point outside, hollow sides: a thorn, a drop. */
const spike = ({ u, bulge }: Lobe): number => 2 * rise(u) ** bulge - 1

/** A point outside on a full belly: a leaf. */
const ogee = ({ u, bulge }: Lobe): number =>
  2 * (rise(u) + bulge * Math.sin(2 * Math.PI * rise(u))) - 1

/** A side of a polygon: exact where the depth is `POLYGON_DEPTH`, rounder below. The arcs round its corners. */
const POLYGON_DEPTH = 0.2
const side = ({ u, lobes }: Lobe): number =>
  1 -
  (2 / POLYGON_DEPTH) * (1 - Math.cos(Math.PI / lobes) / Math.cos(((2 * u - 1) * Math.PI) / lobes))

const swell = ({ u }: Lobe): number => -Math.cos(2 * Math.PI * u)

/** A blade is narrow at its foot, widest in the middle and pointed: its edges have their own places. */
function blade({ u, bulge }: Lobe): number {
  const height = rise(u)
  const width = 0.5 * (1 - height) ** 2.5 + bulge * Math.sin(Math.PI * height)
  return 0.5 + Math.sign(2 * u - 1) * width
}

const TOOTH_PLACES = [0, 0.14, 0.5, 0.64, 1] as const

function tooth({ u }: Lobe): number {
  const index = Math.min(3, Math.floor(u * 4))
  const [from = 0, to = 1] = TOOTH_PLACES.slice(index, index + 2)
  return from + (to - from) * (u * 4 - index)
}

export const WAVES = {
  citrus: { height: arch, steps: 2, corners: [0] },
  custom: round,
  drink: round,
  food: { height: side, steps: 3, corners: [] },
  function: round,
  green: { height: ({ u }) => 2 * rise(u) - 1, place: blade, steps: 6, corners: [0, 3] },
  herb: { height: ogee, steps: 2, corners: [0, 1] },
  incense: { height: spike, steps: 10, corners: [5] },
  nuts: round,
  perfume: { height: swell, steps: 3, corners: [] },
  'perfume/fragrance': { height: swell, steps: 2, corners: [] },
  woody: { ...round, steps: 9 },
  signal: {
    height: ({ u }) => (u * 4 >= 1 && u * 4 <= 2 ? 1 : -1),
    place: tooth,
    steps: 4,
    corners: [],
    isStraight: true,
  },
  spice: { height: spike, steps: 2, corners: [1] },
  floral: { height: arch, steps: 4, corners: [0] },
  fruit: { height: arch, steps: 6, corners: [0] },
  sweet: { height: swell, steps: 2, corners: [] },
} as const satisfies Record<PrintKind, Wave>
