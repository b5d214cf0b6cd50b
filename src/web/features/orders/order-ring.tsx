/** The first six scents of an order in the six chambers of the device. */
import type { OrderDetailWire } from '#contract/orders.ts'
import { SealRing } from '#web/scents/seal-ring.tsx'

export function OrderRing({ order }: { order: OrderDetailWire }) {
  const scents = order.selectedCartridges.flatMap(({ serial, kind, quantity }) =>
    Array.from({ length: quantity }, () => ({ serial, kind })),
  )
  return <SealRing scents={scents} />
}
