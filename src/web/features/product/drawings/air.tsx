import { useId } from 'react'

import type { CartridgeKind } from '#domain/catalog/cartridge.ts'

import { lanesOf, outlineOf } from './air-stream.ts'
import css from './drawing.module.css'

type Props = { cm: number; kind: CartridgeKind; transform?: string }

/** Air with a scent, from the nozzle at 0 to the right. It has the length that it reaches. */
export function Air({ cm, kind, transform }: Props) {
  const id = useId()
  return (
    <g data-kind={kind} transform={transform} className={css.air}>
      <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" x2={cm} y1="0" y2="0">
        <stop offset="0" />
        <stop offset="1" />
      </linearGradient>
      <path className={css.cone} d={outlineOf(cm)} fill={`url(#${id})`} />
      <path className={css.lanes} d={lanesOf(cm).join('')} stroke={`url(#${id})`} />
    </g>
  )
}
