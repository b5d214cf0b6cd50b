/** The three numbers that make a stimulus, each with the scale it is read from. */
import {
  CHAMBERS,
  INTENSITY_PERCENT_MAX,
  SCENT_SWITCH_SECONDS_MIN,
} from '#domain/catalog/devices/device-policy.ts'
import { useT } from '#i18n/use-t.ts'

import css from './measures.module.css'

export function Measures() {
  const t = useT()
  const measures = [
    {
      id: 'timing',
      value: t('solutions.seconds', { value: SCENT_SWITCH_SECONDS_MIN }),
      text: t('solutions.measureTiming'),
    },
    {
      id: 'strength',
      value: t('solutions.percentRange', { min: 0, max: INTENSITY_PERCENT_MAX }),
      text: t('solutions.measureStrength'),
    },
    {
      id: 'chambers',
      value: t('solutions.count', { value: CHAMBERS }),
      text: t('solutions.measureChambers'),
    },
  ] as const
  return (
    <section className={`wrap ${css.section}`} aria-labelledby="measures-title">
      <h2 id="measures-title" className="visually-hidden">
        {t('solutions.measureTitle')}
      </h2>
      <ul className={css.measures}>
        {measures.map(({ id, value, text }) => (
          <li key={id}>
            <svg className={css.scale} aria-hidden="true">
              {SCALES[id]()}
            </svg>
            <p className={css.number}>{value}</p>
            <p className={css.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const SCALE_PX = 44
const WELLS_PX = Array.from({ length: CHAMBERS }, (_, chamber) => 14 + chamber * 36)
const TENTHS = Array.from({ length: 11 }, (_, tenth) => tenth)

const SCALES = {
  timing: () =>
    TENTHS.map((tenth) => (
      <line
        key={tenth}
        data-first={tenth < 2 || undefined}
        x1={`${tenth * 10}%`}
        x2={`${tenth * 10}%`}
        y1={tenth % 5 === 0 || tenth === 1 ? 0 : SCALE_PX / 2}
        y2={SCALE_PX}
      />
    )),
  strength: () =>
    TENTHS.map((tenth) => (
      <rect
        key={tenth}
        x={`${tenth * 9.1}%`}
        y={SCALE_PX - 1 - tenth * 4.3}
        width="6%"
        height={1 + tenth * 4.3}
      />
    )),
  chambers: () => WELLS_PX.map((x) => <circle key={x} cx={x} cy={SCALE_PX - 14} r="13" />),
}
