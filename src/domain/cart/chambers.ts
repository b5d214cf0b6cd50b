/**
 * Places single cartridges into single chambers, numbered from zero through all packages. The picks define the order; `wells`
 * only defines the position, so that a chamber before an occupied one may stay empty.
 */
import { ok, type Result } from '#shared/result.ts'

import { capacityOf, type Pick, quantityBySerial } from './packaging.ts'
import { CARTRIDGES_PER_PACKAGE } from './policy.ts'
import { addToSlots, removeFromSlots, type Slot, type SlotRefusal, slotsOf } from './slots.ts'

export type Packed = { picks: readonly Pick[]; wells: readonly Slot[] }

/** What lay in the chamber leaves the pack. Refused where `checkSelection` would refuse the outcome. */
export function putInto(
  packages: number,
  packed: Packed,
  serial: string,
  chamber: number,
): Result<Packed, SlotRefusal> {
  const wells = chambersOf(packages, packed)
  const before = wells[chamber] ?? null
  const left = before === null ? packed.picks : removeFromSlots(packed.picks, before)
  const added = addToSlots(packages, left, serial)
  if (!added.ok) return added

  wells[chamber] = serial
  return ok({ picks: added.value, wells })
}

/** The two chambers change what they hold; nothing is ordered more or less. */
export function moveBetween(packages: number, packed: Packed, from: number, to: number): Packed {
  const wells = chambersOf(packages, packed)
  const moved = wells[from] ?? null
  wells[from] = wells[to] ?? null
  wells[to] = moved
  return { picks: packed.picks, wells }
}

/** The chamber stays empty; the others do not change. */
export function takeFrom(packages: number, packed: Packed, chamber: number): Packed {
  const wells = chambersOf(packages, packed)
  const serial = wells[chamber] ?? null
  if (serial === null) return packed

  wells[chamber] = null
  return { picks: removeFromSlots(packed.picks, serial), wells }
}

/**
 * Lays the scents of one package into another, each in the chamber of the same number where that is free. Scents
 * the other has already, or that `mayHave` refuses in that quantity, are left out.
 */
export function copyPackage(
  packages: number,
  packed: Packed,
  { from, to }: { from: number; to: number },
  mayHave: (serial: string, quantity: number) => boolean,
): Packed {
  let copied = packed
  const source = slotsOf(packages, packed.picks, packed.wells)[from] ?? []
  for (const [chamber, serial] of source.entries()) {
    const target = slotsOf(packages, copied.picks, copied.wells)[to] ?? []
    const free = target[chamber] === null ? chamber : target.indexOf(null)
    if (serial === null || free === -1 || target.includes(serial)) continue

    const quantity = (quantityBySerial(copied.picks).get(serial) ?? 0) + 1
    if (!mayHave(serial, quantity)) continue
    const put = putInto(packages, copied, serial, to * CARTRIDGES_PER_PACKAGE + free)
    if (put.ok) copied = put.value
  }
  return copied
}

/**
 * Where the next cartridge of a scent goes: into the chamber that was pointed at, else into the package at hand,
 * else where `slotsOf` would lay it. `null` when every chamber is taken.
 */
export function nextChamber(
  slots: readonly (readonly Slot[])[],
  serial: string,
  { target, at }: { target: number | null; at: number },
): number | null {
  const flat = slots.flat()
  if (target !== null && flat[target] === null) return target

  const order = [at, ...slots.keys()]
  const roomy = order.filter((position) => slots[position]?.includes(null))
  const place = roomy.find((position) => !slots[position]?.includes(serial)) ?? roomy[0]
  if (place === undefined) return null
  return place * CARTRIDGES_PER_PACKAGE + (slots[place]?.indexOf(null) ?? 0)
}

/** The chambers of each cartridge, numbered from zero; what does not fit has none. In the order of the chambers. */
export function placedIn(packages: number, packed: Packed): (Pick & { chambers: number[] })[] {
  const placed = new Map<string, number[]>()
  for (const [chamber, serial] of chambersOf(packages, packed).entries()) {
    if (serial !== null) placed.set(serial, [...(placed.get(serial) ?? []), chamber])
  }
  const quantities = quantityBySerial(packed.picks)
  return [...new Set([...placed.keys(), ...quantities.keys()])].map((serial) => ({
    serial,
    quantity: quantities.get(serial) ?? 0,
    chambers: placed.get(serial) ?? [],
  }))
}

/** The other way round: what is stored by cartridge, by chamber. */
export function slotsFrom(
  packages: number,
  placed: readonly { serial: string; chambers: readonly number[] }[],
): Slot[] {
  const wells = Array<Slot>(capacityOf(packages)).fill(null)
  for (const { serial, chambers } of placed) for (const chamber of chambers) wells[chamber] = serial
  return wells
}

export const chambersOf = (packages: number, { picks, wells }: Packed): Slot[] =>
  slotsOf(packages, picks, wells).flat()
