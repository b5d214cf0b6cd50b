/**
 * An order as packages of six slots, for the pack builder (decisions, section 12). The slots are derived from the picks and
 * never stored, so the two always agree.
 */
import { fail, ok, type Result } from '#shared/result.ts'

import { capacityOf, type Pick, quantityBySerial } from './packaging.ts'
import { CARTRIDGES_PER_PACKAGE } from './policy.ts'

/** The serial of the cartridge in a chamber; `null` is an empty one. */
export type Slot = string | null

export type SlotRefusal =
  | { code: 'quantity_exceeded'; excess: number }
  | { code: 'cartridge_duplicated'; serials: string[] }

/**
 * Fills packages in the order of the picks. `wells` gives the preferred position of a picked cartridge. Without one a scent
 * goes to the first package that lacks it, and shares a package only when all others are full. `packingOf` reports what does
 * not fit.
 */
export function slotsOf(
  packages: number,
  picks: readonly Pick[],
  wells: readonly Slot[] = [],
): Slot[][] {
  const waiting = quantityBySerial(picks)
  const slots = Array.from({ length: packages }, (_, position) =>
    Array.from({ length: CARTRIDGES_PER_PACKAGE }, (_, chamber): Slot => {
      const serial = wells[position * CARTRIDGES_PER_PACKAGE + chamber] ?? null
      const count = serial === null ? 0 : (waiting.get(serial) ?? 0)
      if (serial === null || count === 0) return null
      waiting.set(serial, count - 1)
      return serial
    }),
  )
  for (const serial of cartridgesOf(picksOf(waiting))) {
    const roomy = slots.filter((it) => it.includes(null))
    const place = roomy.find((it) => !it.includes(serial)) ?? roomy[0]
    place?.splice(place.indexOf(null), 1, serial)
  }
  return slots
}

/** One more cartridge, refused where `checkSelection` would refuse the outcome. */
export function addToSlots(
  packages: number,
  picks: readonly Pick[],
  serial: string,
): Result<Pick[], SlotRefusal> {
  const quantities = quantityBySerial(picks)
  const excess = totalOf(quantities) + 1 - capacityOf(packages)
  if (excess > 0) return fail({ code: 'quantity_exceeded', excess })

  const quantity = (quantities.get(serial) ?? 0) + 1
  if (quantity > packages) return fail({ code: 'cartridge_duplicated', serials: [serial] })

  return ok(picksOf(quantities.set(serial, quantity)))
}

/** One cartridge less; a scent that was never chosen changes nothing. */
export function removeFromSlots(picks: readonly Pick[], serial: string): Pick[] {
  const quantities = quantityBySerial(picks)
  return picksOf(quantities.set(serial, Math.max(0, (quantities.get(serial) ?? 0) - 1)))
}

/** What still fits when packages were taken away: the cartridges chosen last go first. */
export function fitToPackages(packages: number, picks: readonly Pick[]): Pick[] {
  let room = capacityOf(packages)
  const fitting = new Map<string, number>()
  for (const [serial, quantity] of quantityBySerial(picks)) {
    const kept = Math.min(quantity, packages, room)
    fitting.set(serial, kept)
    room -= kept
  }
  return picksOf(fitting)
}

/**
 * Fills the empty chambers from the listed scents, in their order: new ones first, then further
 * cartridges of each. Chambers stay empty when the listed scents do not suffice.
 */
export function fillRest(
  packages: number,
  picks: readonly Pick[],
  listedSerials: readonly string[],
): Pick[] {
  const quantities = quantityBySerial(fitToPackages(packages, picks))
  let room = capacityOf(packages) - totalOf(quantities)

  for (let copies = 1; copies <= packages && room > 0; copies += 1) {
    for (const serial of new Set(listedSerials)) {
      if (room === 0) break
      if ((quantities.get(serial) ?? 0) >= copies) continue
      quantities.set(serial, copies)
      room -= 1
    }
  }
  return picksOf(quantities)
}

const cartridgesOf = (picks: readonly Pick[]): string[] =>
  picks.flatMap(({ serial, quantity }) => Array<string>(quantity).fill(serial))

const totalOf = (quantities: ReadonlyMap<string, number>): number =>
  [...quantities.values()].reduce((total, quantity) => total + quantity, 0)

export const picksOf = (quantities: ReadonlyMap<string, number>): Pick[] =>
  [...quantities]
    .filter(([, quantity]) => quantity > 0)
    .map(([serial, quantity]) => ({ serial, quantity }))
