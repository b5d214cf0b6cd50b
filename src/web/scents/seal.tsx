/** The small drawing of a scent, as a cacheable file. Decoration: the scent's name is always next to it. */
import { sealPath } from '#domain/prints/address.ts'

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
