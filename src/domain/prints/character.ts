/** What makes one scent's drawing its own: rolled from serial and kind within the bounds of the kind. */
import { mix, PALETTE, type PrintKind, printKindOf } from './palette.ts'
import { hashOf, seededRandom } from './seed.ts'
import { type Traits, traitsOf } from './traits.ts'

export type Character = { [Trait in keyof Traits]: number } & {
  kind: PrintKind
  core: string
  tip: string
  /** Phases of what swings slowly. */
  sway: readonly [number, number, number]
}

/** A fifth of the light at most: the core must stay the kind's colour. */
const TINT_SHARE_MAX = 0.2

export function characterOf(serial: string, kindGiven: string): Character {
  const kind = printKindOf(kindGiven)
  const traits = traitsOf(kind)
  const seed = hashOf(`${serial}|${kind}`)
  const { between } = seededRandom(seed)
  const roll = ([low, high]: Traits['depth']) => between(low, high)
  const neighbour = numberOf(serial) ?? seed
  const { core, tip } = PALETTE[kind]
  return {
    kind,
    lobes: counted(traits.lobes, neighbour),
    count: counted(traits.count, neighbour * 7 + 1),
    rings: counted(traits.rings, neighbour),
    depth: spread(traits.depth, neighbour, between(0, SPREAD_SLACK)),
    hole: spread(traits.hole, neighbour * 2, between(0, SPREAD_SLACK)),
    bulge: spread(traits.bulge, neighbour * 3, between(0, SPREAD_SLACK)),
    lean: roll(traits.lean),
    twist: roll(traits.twist) * (between(-1, 1) < 0 ? -1 : 1),
    drift: roll(traits.drift),
    wobble: roll(traits.wobble),
    turn: roll(traits.turn) * 2 * Math.PI,
    sway: [between(0, 7), between(0, 7), between(0, 7)],
    core: mix(core, tip, between(0, TINT_SHARE_MAX)),
    tip: mix(tip, core, between(0, TINT_SHARE_MAX)),
  }
}

/** The running number of a serial, `17` of `AC-FR17`. */
function numberOf(serial: string): number | null {
  const digits = /\d{1,6}$/.exec(serial)?.[0]
  return digits === undefined ? null : Number(digits)
}

/**
 * SeededRandom alone would give neighbours of one kind the same number of petals every so often. Running numbers
 * walk through the range instead: counts one by one, shares by the golden section, which never comes near where it was.
 */
const counted = ([low, high]: Traits['lobes'], number: number): number =>
  low + (number % (high - low + 1))

const GOLDEN = (Math.sqrt(5) - 1) / 2
const SPREAD_SLACK = 0.12

const spread = ([low, high]: Traits['depth'], number: number, slack: number): number =>
  low + (high - low) * ((number * GOLDEN + slack) % 1)
