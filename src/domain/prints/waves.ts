/** How a contour swings within one of its lobes. */

type Lobe = { u: number; lobes: number; bulge: number }

export type Wave = {
  /** Between -1, the valley, and 1, the tip, at `u` from 0 to 1. */
  height: (lobe: Lobe) => number
  /** Segments of one lobe. */
  steps: number
  /** Segments of the lobe that begin at a corner. */
  corners: readonly number[]
  isStraight?: boolean
}

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

const tooth = ({ u }: Lobe): number => (u > 0.2 && u < 0.6 ? 1 : -1)

export const WAVES = {
  arch: { height: arch, steps: 3, corners: [0] },
  spike: { height: spike, steps: 2, corners: [1] },
  ogee: { height: ogee, steps: 2, corners: [0, 1] },
  side: { height: side, steps: 1, corners: [0], isStraight: true },
  swell: { height: swell, steps: 3, corners: [] },
  tooth: { height: tooth, steps: 4, corners: [], isStraight: true },
} as const satisfies Record<string, Wave>

export type WaveName = keyof typeof WAVES
