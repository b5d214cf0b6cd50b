import type { DeviceSlug } from '#domain/catalog/devices/device.ts'
import { deviceOf } from '#domain/catalog/devices/devices.ts'

import css from './drawing.module.css'

type Props = { version: DeviceSlug; x: number; y: number }

/** A label with the serial number of a device. */
export function SerialLabel({ version, x, y }: Props) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={css.glass} width={300} height={64} rx={8} />
      <text className={css.large} x={150} y={44} textAnchor="middle">
        {deviceOf(version).serial?.example}
      </text>
    </g>
  )
}
