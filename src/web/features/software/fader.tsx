/** One slider of the Controller, drawn. The input that moves it, if any, is over it. */
import { INTENSITY_PERCENT_MAX } from '#domain/catalog/devices/device-policy.ts'

import css from './fader.module.css'

const WIDTH = 44
const HEIGHT = 200
/** The middle of the knob, at nothing and at full strength. */
const FROM = 188
const TO = 12

export function Fader({ kind, percent }: { kind: string; percent: number }) {
  const y = FROM - ((FROM - TO) * percent) / INTENSITY_PERCENT_MAX
  return (
    <svg
      className={css.fader}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      data-kind={kind}
      data-off={percent === 0 || undefined}
      aria-hidden="true"
    >
      <rect className={css.track} x="19" y={TO - 6} width="6" height={FROM - TO + 12} rx="3" />
      <rect className={css.fill} x="16" y={y} width="12" height={FROM - y + 6} rx="6" />
      <rect className={css.knob} x="6" y={y - 8} width="32" height="16" rx="8" />
      <line className={css.line} x1="14" x2="30" y1={y} y2={y} />
    </svg>
  )
}
