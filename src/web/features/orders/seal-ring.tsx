/** The first six scents of an order in the six chambers of the device. Decoration: their names are next to it. */
import type { OrderDetailWire } from '#contract/orders.ts'
import { CARTRIDGES_PER_PACKAGE } from '#domain/cart/policy.ts'

import { Seal } from '../../scents/seal.tsx'
import css from './seal-ring.module.css'

export function SealRing({ order }: { order: OrderDetailWire }) {
  const scents = order.selectedCartridges
    .flatMap(({ serial, kind, quantity }) =>
      Array.from({ length: quantity }, () => ({ serial, kind })),
    )
    .slice(0, CARTRIDGES_PER_PACKAGE)
  const chambers = Array.from({ length: CARTRIDGES_PER_PACKAGE }, (_, at) => ({
    at,
    scent: scents[at],
  }))

  return (
    <div className={css.ring} aria-hidden="true">
      {chambers.map(({ at, scent }) => (
        <span key={at} data-chamber={at + 1}>
          {scent ? <Seal {...scent} size={64} /> : <span className={css.empty} />}
        </span>
      ))}
    </div>
  )
}
