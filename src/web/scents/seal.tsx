/** The small drawing of a scent, as a cacheable file. Decoration: the scent's name is always next to it. */
import { SEAL_OVERLAP, sealPath, sealRowPath } from '#domain/prints/address.ts'

import css from './seal.module.css'

type Props = { serial: string; kind: string; size?: 20 | 24 | 32 | 44 | 64 }

export function Seal({ serial, kind, size = 24 }: Props) {
  return (
    <img
      className={css.seal}
      src={sealPath(serial, kind)}
      width={size}
      height={size}
      alt=""
      loading="lazy"
      draggable={false}
    />
  )
}

const IN_ROW = 20

/** Several small ones as one file: a list of sets asks for a dozen of them less. */
export function SealRow({ scents }: { scents: readonly Pick<Props, 'serial' | 'kind'>[] }) {
  return (
    <img
      className={css.seal}
      src={sealRowPath(scents)}
      width={IN_ROW * (1 + (scents.length - 1) * (1 - SEAL_OVERLAP))}
      height={IN_ROW}
      alt=""
      loading="lazy"
      draggable={false}
    />
  )
}
