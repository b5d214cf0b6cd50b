/** The idea of scent in a scene: each step nearer is one more call, and a stronger one. The reader takes the steps. */
import { INTENSITY_PERCENT_MAX, SCENE_CALL_SECONDS } from '#domain/catalog/devices/device-policy.ts'
import { printPath } from '#domain/prints/address.ts'
import { useT } from '#i18n/use-t.ts'
import { Section } from '#web/ui/section.tsx'

import css from './near.module.css'
import { FAR_METRES, type Step, WALK } from './nearness.ts'

const HEIGHT_PX = 260
const TOP_PX = 28
/** A call without strength still is a call. */
const BAR_PX_MIN = 2

type Props = {
  /** Where the visitor of the scene is. */
  at: Step
  /** With the place in the walk. */
  onStep: (place: number) => void
}

export function Near({ at, onStep }: Props) {
  const t = useT()
  const metres = t('solutions.metres', { value: at.metres })
  return (
    <Section
      id="near"
      title={t('solutions.nearTitle')}
      intro={t('solutions.nearText', { max: INTENSITY_PERCENT_MAX })}
      background="white"
    >
      <div className={css.stage} data-kind="floral">
        <Walk at={at} />
        <Rose percent={at.percent} />
        <input
          id="distance"
          className={css.distance}
          type="range"
          min={0}
          max={WALK.length - 1}
          value={WALK.indexOf(at)}
          aria-valuetext={metres}
          onChange={(event) => onStep(event.currentTarget.valueAsNumber)}
        />
        <p className={css.reading}>
          <label htmlFor="distance">{t('solutions.nearDistance')}</label>
          <output htmlFor="distance">
            <b>{metres}</b> <code>{`"concentrations": [${at.percent}]`}</code>
          </output>
        </p>
      </div>
      <p className={css.number}>
        <b>{t('solutions.seconds', { value: SCENE_CALL_SECONDS })}</b>{' '}
        <span>{t('solutions.nearUnit')}</span>
      </p>
    </Section>
  )
}

function Walk({ at }: Pick<Props, 'at'>) {
  const t = useT()
  return (
    <svg className={css.walk} aria-hidden="true">
      {WALK.map((step, place) => (
        <Call
          key={step.metres}
          place={place}
          percent={step.percent}
          isAhead={step.metres < at.metres}
        />
      ))}
      <line x1="0" x2="100%" y1={TOP_PX + HEIGHT_PX} y2={TOP_PX + HEIGHT_PX} />
      <text className={css.axis} x="0" y="14">
        {t('solutions.nearStrength')}
      </text>
      <text className={css.axis} x="0" y={TOP_PX + HEIGHT_PX + 26}>
        {t('solutions.metres', { value: FAR_METRES })}
      </text>
      <text className={css.axis} x="100%" y={TOP_PX + HEIGHT_PX + 26} textAnchor="end">
        {t('solutions.metres', { value: 0 })}
      </text>
    </svg>
  )
}

/** What is near is large. */
function Rose({ percent }: { percent: number }) {
  const nearness = percent / INTENSITY_PERCENT_MAX
  return (
    <svg className={css.rose} viewBox="0 0 100 100" aria-hidden="true">
      <image
        href={printPath('AC-FL01', 'floral')}
        width="100"
        height="100"
        opacity={0.3 + 0.7 * nearness}
        transform={`translate(50 100) scale(${0.3 + 0.7 * nearness}) translate(-50 -100)`}
      />
    </svg>
  )
}

type CallProps = { place: number; percent: number; isAhead: boolean }

function Call({ place, percent, isAhead }: CallProps) {
  const t = useT()
  const height = Math.max(BAR_PX_MIN, (percent / INTENSITY_PERCENT_MAX) * HEIGHT_PX)
  const top = TOP_PX + HEIGHT_PX - height
  return (
    <g data-ahead={isAhead || undefined}>
      <rect x={across(place + 0.1)} y={top} width={across(0.8)} height={height} />
      <text x={across(place + 0.5)} y={top - 8} textAnchor="middle">
        {t('solutions.count', { value: percent })}
      </text>
    </g>
  )
}

const across = (place: number): string => `${Math.round((10_000 * place) / WALK.length) / 100}%`
