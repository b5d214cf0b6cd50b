/** The first six scents of an order in the six chambers of the device. */
import type { ListedOrderWire } from '#contract/orders.ts'
import { SealRing } from '#web/scents/seal-ring.tsx'

type Props = { order: Pick<ListedOrderWire, 'selectedCartridges'> }

export function OrderRing({ order }: Props) {
  const scents = order.selectedCartridges.flatMap(({ serial, kind, quantity }) =>
    Array.from({ length: quantity }, () => ({ serial, kind })),
  )
  return <SealRing scents={scents} />
}
