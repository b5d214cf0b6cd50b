/** What the order draft says about packages and their contents, and how the builder changes it. Spec §5 "Packaging". */
import {
  duplicatesIn,
  type Packing,
  packageCount,
  packingOf,
  quantityBySerial,
  remainingSdks,
  sdkAllowance,
} from '#domain/cart/packaging.ts'
import {
  addToSlots,
  fillRest,
  fitToPackages,
  removeFromSlots,
  type Slot,
  type SlotRefusal,
  slotsOf,
} from '#domain/cart/slots.ts'

import { changeDraft, type OrderDraft, readDraft, useOrderDraft } from '../../draft/order-draft.ts'
import type { ProductId } from './shelf.ts'

export type Pack = {
  draft: OrderDraft
  packages: number
  /** Kits first, then refill packs. */
  slots: Slot[][]
  packing: Packing
  duplicates: string[]
  quantities: Map<string, number>
  sdksLeft: number
  sdksAllowed: number
}

export function usePack(): Pack {
  const draft = useOrderDraft()
  const packages = packagesOf(draft)
  const picks = draft.selectedCartridges
  return {
    draft,
    packages,
    slots: slotsOf(packages, picks),
    packing: packingOf(packages, picks),
    duplicates: duplicatesIn(packages, picks),
    quantities: quantityBySerial(picks),
    sdksLeft: remainingSdks(packages, packageCount(draft.selectedSDK)),
    sdksAllowed: sdkAllowance(packages),
  }
}

export const linesOf = (draft: OrderDraft): { id: ProductId; quantity: number }[] => [
  { id: 'kit', quantity: draft.kits },
  { id: 'refill-pack', quantity: draft.refills },
]

const packagesOf = (draft: OrderDraft): number => packageCount(linesOf(draft))

/** Cartridges stay when packages go: the page tells of the excess, and a mistake is undone by going back up. */
export function changePackages(id: ProductId, quantity: number): void {
  change(id === 'kit' ? { kits: quantity } : { refills: quantity })
}

export function addCartridge(serial: string): SlotRefusal | null {
  const draft = readDraft()
  const added = addToSlots(packagesOf(draft), draft.selectedCartridges, serial)
  if (!added.ok) return added.error

  change({ selectedCartridges: added.value })
  return null
}

export function removeCartridge(serial: string): void {
  change({ selectedCartridges: removeFromSlots(readDraft().selectedCartridges, serial) })
}

export function dropCartridge(serial: string): void {
  const picks = readDraft().selectedCartridges
  change({ selectedCartridges: picks.filter((pick) => pick.serial !== serial) })
}

/** As near to the quantity as the chambers allow; the refusal that stopped it, if one did. */
export function setQuantity(serial: string, quantity: number): SlotRefusal | null {
  let now = quantityBySerial(readDraft().selectedCartridges).get(serial) ?? 0
  for (; now > quantity; now -= 1) removeCartridge(serial)
  for (; now < quantity; now += 1) {
    const refusal = addCartridge(serial)
    if (refusal !== null) return refusal
  }
  return null
}

/** Whether every chamber is taken now. */
export function fillFrom(serials: readonly string[]): boolean {
  const draft = readDraft()
  const packages = packagesOf(draft)
  const filled = fillRest(packages, draft.selectedCartridges, serials)
  change({ selectedCartridges: filled })
  return packingOf(packages, filled).status === 'full'
}

export function takeOutExcess(): void {
  const draft = readDraft()
  const packages = packagesOf(draft)
  change({ selectedCartridges: fitToPackages(packages, draft.selectedCartridges) })
}

export const clearPack = (): void => change({ selectedCartridges: [] })

export function toggleSdk(slug: string, isChosen: boolean): void {
  const others = readDraft().selectedSDK.filter((sdk) => sdk.slug !== slug)
  change({ selectedSDK: isChosen ? [...others, { slug, quantity: 1 }] : others })
}

export const changeDevice = (deviceSerial: string): void => change({ deviceSerial })

export const changeLocation = (location: string): void => change({ location })

/** What was ordered already stays as it was: a change makes another order, under a key of its own. */
function change(part: Partial<OrderDraft>): void {
  const isPlaced = readDraft().placed !== null
  changeDraft({
    ...part,
    idempotencyKey: crypto.randomUUID(),
    ...(isPlaced && { placed: null, orderState: 'initial', confirmedSteps: [] }),
  })
}
