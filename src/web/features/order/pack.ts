/** The pack of the order draft: packages, their contents, and how the builder changes them. Spec §5 "Packaging". */

import { useMemo } from 'react'

import { chambersOf, type Packed } from '#domain/cart/chambers.ts'
import {
  duplicatesIn,
  type Packing,
  type Pick,
  packageCount,
  packingOf,
  quantityBySerial,
  sdkAllowance,
} from '#domain/cart/packaging.ts'
import { type Slot, slotsOf } from '#domain/cart/slots.ts'
import type { ProductId } from '#domain/orders/product.ts'

import { changeDraft, type OrderDraft, readDraft, useOrderDraft } from '../../draft/order-draft.ts'
import { liveIn } from '../../draft/residence.ts'

export type Pack = {
  draft: OrderDraft
  packages: number
  picks: readonly Pick[]
  /** Kits first, then refill packs. */
  slots: Slot[][]
  packing: Packing
  duplicates: string[]
  quantities: Map<string, number>
  sdksAllowed: number
}

export function usePack(): Pack {
  const draft = useOrderDraft()
  return useMemo(() => packOf(draft), [draft])
}

/** As it is now: what happened since the last paint counts. */
export const readPack = (): Pack => packOf(readDraft())

function packOf(draft: OrderDraft): Pack {
  const packages = packageCount(linesOf(draft))
  const picks = draft.selectedCartridges
  return {
    draft,
    packages,
    picks,
    slots: slotsOf(packages, picks, draft.wells),
    packing: packingOf(packages, picks),
    duplicates: duplicatesIn(packages, picks),
    quantities: quantityBySerial(picks),
    sdksAllowed: sdkAllowance(packages),
  }
}

/** For the rules: what is picked, and the chamber of each cartridge. */
export function packedOf({ packages, picks, draft }: Pack): Packed {
  return { picks, wells: chambersOf(packages, { picks, wells: draft.wells }) }
}

export const linesOf = (draft: OrderDraft): { id: ProductId; quantity: number }[] => [
  { id: 'kit', quantity: draft.kits },
  { id: 'refill-pack', quantity: draft.refills },
]

export const keep = ({ picks, wells }: Packed): void =>
  changePack({ selectedCartridges: [...picks], wells: [...wells] })

/** Cartridges stay when packages go: the page tells of the excess, and a mistake is undone by going back up. */
export function changePackages(id: ProductId, quantity: number): void {
  changePack(id === 'kit' ? { kits: quantity } : { refills: quantity })
}

/** One slug for each licence; `isNone` where the buyer takes none on purpose. */
export function chooseSdks(slugs: readonly string[], isNone: boolean): void {
  const chosen = quantityBySerial(slugs.map((serial) => ({ serial, quantity: 1 })))
  changePack({
    selectedSDK: [...chosen].map(([slug, quantity]) => ({ slug, quantity })),
    isWithoutSdk: isNone && slugs.length === 0,
  })
}

export const isSdkOpen = ({ draft }: Pack): boolean =>
  draft.selectedSDK.length === 0 && !draft.isWithoutSdk

export const changeDevice = (deviceSerial: string): void => changePack({ deviceSerial })

export const changeResidence = (country: string): void => changePack(liveIn(country, readDraft()))

/** What was ordered already stays as it was: a change makes another order, under a key of its own. */
export function changePack(part: Partial<OrderDraft>): void {
  const isPlaced = readDraft().placed !== null
  changeDraft({
    ...part,
    idempotencyKey: crypto.randomUUID(),
    ...(isPlaced && { placed: null, orderState: 'initial', confirmedSteps: [] }),
  })
}
