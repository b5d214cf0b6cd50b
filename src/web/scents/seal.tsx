/** The small drawing of a scent. Decoration: the scent's name is always next to it. */
import { drawSeal, SEAL_BOX } from '#domain/prints/seal.ts'

import css from './seal.module.css'

type Props = { serial: string; kind: string; size?: 20 | 24 | 32 | 44 | 64; className?: string }

export function Seal({ serial, kind, size = 24, className }: Props) {
  const name = className ? `${css.seal} ${className}` : css.seal
  return (
    <svg className={name} viewBox={SEAL_BOX} width={size} height={size} aria-hidden="true">
      {drawSeal(serial, kind).map(({ d, fill, stroke }) => (
        <path
          key={d}
          d={d}
          fill={fill}
          {...(stroke && { stroke: stroke.colour, strokeWidth: stroke.width })}
        />
      ))}
    </svg>
  )
}
