/** The first six scents of an order as the six chambers of the device. Decoration: their names stand beside it. */
import type { OrderDetailWire } from '#contract/orders.ts'
import { CARTRIDGES_PER_PACKAGE } from '#domain/cart/policy.ts'

import css from './seal-ring.module.css'

const RADIUS = 9

export function SealRing({ order }: { order: OrderDetailWire }) {
  const kinds = order.selectedCartridges
    .flatMap(({ kind, quantity }) => Array<string>(quantity).fill(kind))
    .slice(0, CARTRIDGES_PER_PACKAGE)
  const chambers = Array.from({ length: CARTRIDGES_PER_PACKAGE }, (_, at) => {
    const angle = (at / CARTRIDGES_PER_PACKAGE) * 2 * Math.PI - Math.PI / 2
    return { at, x: RADIUS * Math.cos(angle), y: RADIUS * Math.sin(angle), kind: kinds[at] ?? null }
  })

  return (
    <svg className={css.ring} viewBox="-14 -14 28 28" width={96} height={96} aria-hidden="true">
      {chambers.map(({ at, x, y, kind }) => (
        <circle
          key={at}
          cx={x.toFixed(2)}
          cy={y.toFixed(2)}
          r={3.5}
          {...(kind === null ? { 'data-empty': true } : { 'data-kind': kind })}
        />
      ))}
    </svg>
  )
}
