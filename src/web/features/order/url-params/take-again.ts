/** An earlier order goes into the pack, by the rules of the pack. Nothing that was chosen before is lost. */
import type { ReorderWire } from '#contract/order-life.ts'
import { packageCount, quantityBySerial, sdkAllowance } from '#domain/cart/packaging.ts'
import type { OrderDraft } from '#web/draft/order-draft.ts'

/** As many packages as one order takes. */
const PACKAGES_MAX = 99

type Content = Pick<
  OrderDraft,
  'kits' | 'refills' | 'selectedCartridges' | 'wells' | 'selectedSDK' | 'deviceSerial'
>

/** `asRefills`: who has the shooter takes its scents in refill packs, and needs no further SDK. */
export function takenAgain(before: OrderDraft, again: ReorderWire, asRefills: boolean): Content {
  const isEmpty = before.selectedCartridges.length === 0
  const kept = isEmpty ? { kits: 0, refills: 0 } : before
  const countOf = (id: string) => packageCount(again.items.filter((item) => item.id === id))
  const kits = Math.min(PACKAGES_MAX, kept.kits + (asRefills ? 0 : countOf('kit')))
  const wished = kept.refills + countOf('refill-pack') + (asRefills ? countOf('kit') : 0)
  const refills = Math.min(PACKAGES_MAX - kits, wished)
  const sums = quantityBySerial([...before.selectedCartridges, ...again.selectedCartridges])
  return {
    kits,
    refills,
    selectedCartridges: [...sums].map(([serial, sum]) => ({
      serial,
      quantity: Math.min(PACKAGES_MAX, sum),
    })),
    wells: isEmpty ? again.chambers : before.wells,
    selectedSDK: asRefills ? before.selectedSDK : sdksOf(before, again, kits + refills),
    deviceSerial: before.deviceSerial || again.deviceSerial,
  }
}

/** One of each, as the page offers them, as far as the packages entitle to. */
function sdksOf({ selectedSDK }: OrderDraft, again: ReorderWire, packages: number) {
  const others = again.selectedSDK.filter(
    ({ slug }) => !selectedSDK.some((chosen) => chosen.slug === slug),
  )
  const room = Math.max(0, sdkAllowance(packages) - packageCount(selectedSDK))
  return [...selectedSDK, ...others.slice(0, room).map(({ slug }) => ({ slug, quantity: 1 }))]
}
