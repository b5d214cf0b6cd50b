/**
 * The position of each part of the shooter between whole (0) and apart (1), in centimetres along the axes of the model:
 * y is up, z is to the front. The names are those of the nodes that art/viewer/shooter3.py makes.
 */

export const CHAMBERS = [1, 2, 3, 4, 5, 6] as const
export type Chamber = (typeof CHAMBERS)[number]

/** How far the part goes, and during which stretch of the way it goes. */
type PartMotion = { up: number; front?: number; from: number; to: number }

/** From the table upwards. What is above leaves first, so that nothing passes through anything. */
const WAYS = {
  base: { up: 0, from: 0, to: 1 },
  body: { up: 0.7, from: 0.2, to: 1 },
  lens: { up: 0.7, front: 1.7, from: 0.1, to: 1 },
  shell: { up: 0.7, from: 0.2, to: 1 },
  manifold: { up: 4.1, from: 0.2, to: 1 },
  deck: { up: 4.6, from: 0.1, to: 0.95 },
  cartridge: { up: 7.7, from: 0, to: 0.9 },
  dial: { up: 9.4, from: 0, to: 0.9 },
} as const satisfies Record<string, PartMotion>

export type Part = keyof typeof WAYS

/** What one chamber's cartridge rises by, out of the device or out of its row. */
const LIFT_CM = { whole: 2.9, apart: 1.5 }

export type Place = { up: number; front: number }

/** Every part of the model by the name of its node. */
export const PART_OF_NODE: Readonly<Record<string, Part>> = {
  ...Object.fromEntries(CHAMBERS.map((chamber) => [nodeOf(chamber), 'cartridge' as const])),
  base: 'base',
  body: 'body',
  lens: 'lens',
  manifold: 'manifold',
  deck: 'deck',
  shell: 'shell',
  dial: 'dial',
}

export function nodeOf(chamber: Chamber): string {
  return `chamber-${chamber}`
}

export function placeOf(part: Part, explosion: number): Place {
  const way: PartMotion = WAYS[part]
  const done = eased(clamped((explosion - way.from) / (way.to - way.from)))
  return { up: way.up * done, front: (way.front ?? 0) * done }
}

/** `lifted` is how much of its rise the cartridge has made, 0 to 1. */
export function riseOf(lifted: number, explosion: number): number {
  return lifted * (LIFT_CM.whole + (LIFT_CM.apart - LIFT_CM.whole) * explosion)
}

const clamped = (share: number): number => Math.min(1, Math.max(0, share))

const eased = (share: number): number => share * share * (3 - 2 * share)
