/**
 * How many cartridges and SDKs an order entitles its buyer to. Spec §5 "Packaging". The page shows
 * it and the server refuses by it. Quantities are whole and not negative: their schema sees to that.
 */
import { fail, invariant, ok, type Result } from '#shared/result.ts'

import { CARTRIDGES_PER_PACKAGE, SDK_MAX_PER_ORDER } from './policy.ts'

/** A chosen scent and how many cartridges of it, over all packages of the order. */
export type Pick = { serial: string; quantity: number }

export type Packing =
  | { status: 'empty' }
  | { status: 'short'; remaining: number }
  | { status: 'full'; selected: number }
  | { status: 'over'; excess: number }

export type SelectionRefusal =
  | { code: 'no_products_selected' }
  | { code: 'quantity_exceeded'; excess: number }
  | { code: 'cartridge_duplicated'; serials: string[] }
  | { code: 'sdk_exceeded'; excess: number }

/** Packages in an order: kits and refill packs alike. */
export const packageCount = (lines: readonly { quantity: number }[]): number => quantitySum(lines)

export const capacityOf = (packages: number): number => packages * CARTRIDGES_PER_PACKAGE

export function packingOf(packages: number, picks: readonly { quantity: number }[]): Packing {
  const capacity = capacityOf(packages)
  const selected = quantitySum(picks)

  if (selected === 0) return { status: 'empty' }
  if (selected < capacity) return { status: 'short', remaining: capacity - selected }
  if (selected > capacity) return { status: 'over', excess: selected - capacity }
  return { status: 'full', selected }
}

/** Serials chosen more often than there are packages, in the order they were first chosen. */
export function duplicatesIn(packages: number, picks: readonly Pick[]): string[] {
  return [...quantityBySerial(picks)]
    .filter(([, quantity]) => quantity > packages)
    .map(([serial]) => serial)
}

/** The same serial may be in several picks; together they count as one. */
export function quantityBySerial(picks: readonly Pick[]): Map<string, number> {
  const quantities = new Map<string, number>()
  for (const { serial, quantity } of picks) {
    quantities.set(serial, (quantities.get(serial) ?? 0) + quantity)
  }
  return quantities
}

export const sdkAllowance = (packages: number): number => Math.min(packages, SDK_MAX_PER_ORDER)

/** Too few is only a hint: chambers may stay empty after a confirmation on the page (decisions, section 6). */
export function checkSelection(
  packages: number,
  picks: readonly Pick[],
  sdks: number,
): Result<null, SelectionRefusal> {
  const packing = packingOf(packages, picks)
  if (packing.status === 'empty') return fail({ code: 'no_products_selected' })
  if (packing.status === 'over') return fail({ code: 'quantity_exceeded', excess: packing.excess })

  const serials = duplicatesIn(packages, picks)
  if (serials.length > 0) return fail({ code: 'cartridge_duplicated', serials })

  const excess = sdks - sdkAllowance(packages)
  return excess > 0 ? fail({ code: 'sdk_exceeded', excess }) : ok(null)
}

function quantitySum(lines: readonly { quantity: number }[]): number {
  return lines.reduce((total, { quantity }) => {
    invariant(Number.isSafeInteger(quantity) && quantity >= 0, `${quantity} is a quantity`)
    return total + quantity
  }, 0)
}
