/** Scents in the six chambers of a device, empty where there is none. Decoration: their names are next to it. */
import { CARTRIDGES_PER_PACKAGE } from '#domain/cart/policy.ts'

import { Seal } from './seal.tsx'
import css from './seal-ring.module.css'

type Props = { scents: readonly { serial: string; kind: string }[] }

export function SealRing({ scents }: Props) {
  const chambers = Array.from({ length: CARTRIDGES_PER_PACKAGE }, (_, at) => ({
    number: at + 1,
    scent: scents[at],
  }))
  return (
    <div className={css.ring} aria-hidden="true">
      {chambers.map(({ number, scent }) => (
        <span key={`${number} ${scent?.serial}`} data-chamber={number}>
          {scent ? <Seal {...scent} size={64} /> : <span className={css.empty} />}
        </span>
      ))}
    </div>
  )
}
