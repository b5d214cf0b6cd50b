/** The idea of scent in a scene: each step nearer is one more call, and a stronger one. */
import { INTENSITY_PERCENT_MAX, SCENE_CALL_SECONDS } from '#domain/catalog/devices/device-policy.ts'
import { useT } from '#i18n/use-t.ts'
import { Print } from '#web/scents/print.tsx'
import { Section } from '#web/ui/section.tsx'

import css from './near.module.css'
import { FAR_METRES, WALK } from './nearness.ts'

const HEIGHT_PX = 260
const TOP_PX = 28
/** A call without strength still is a call. */
const BAR_PX_MIN = 2

export function Near() {
  const t = useT()
  return (
    <Section
      id="near"
      title={t('solutions.nearTitle')}
      intro={t('solutions.nearText', { max: INTENSITY_PERCENT_MAX })}
      background="white"
    >
      <div className={css.stage} data-kind="floral">
        <svg className={css.walk} aria-hidden="true">
          {WALK.map(({ metres, percent }, step) => (
            <Call key={metres} step={step} percent={percent} />
          ))}
          <line x1="0" x2="100%" y1={TOP_PX + HEIGHT_PX} y2={TOP_PX + HEIGHT_PX} />
          <text className={css.axis} x="0" y="14">
            {t('solutions.nearStrength')}
          </text>
          <text className={css.axis} x="0" y={TOP_PX + HEIGHT_PX + 26}>
            {t('solutions.metres', { value: FAR_METRES })}
          </text>
          <text className={css.axis} x="50%" y={TOP_PX + HEIGHT_PX + 26} textAnchor="middle">
            {t('solutions.nearDistance')}
          </text>
          <text className={css.axis} x="100%" y={TOP_PX + HEIGHT_PX + 26} textAnchor="end">
            {t('solutions.metres', { value: 0 })}
          </text>
        </svg>
        <Print serial="AC-FL01" kind="floral" className={css.rose ?? ''} />
      </div>
      <p className={css.number}>
        <b>{t('solutions.seconds', { value: SCENE_CALL_SECONDS })}</b>{' '}
        <span>{t('solutions.nearUnit')}</span>
      </p>
    </Section>
  )
}

function Call({ step, percent }: { step: number; percent: number }) {
  const t = useT()
  const height = Math.max(BAR_PX_MIN, (percent / INTENSITY_PERCENT_MAX) * HEIGHT_PX)
  const top = TOP_PX + HEIGHT_PX - height
  return (
    <>
      <rect x={at(step + 0.1)} y={top} width={at(0.8)} height={height} />
      <text x={at(step + 0.5)} y={top - 8} textAnchor="middle">
        {t('solutions.count', { value: percent })}
      </text>
    </>
  )
}

const at = (step: number): string => `${Math.round((10_000 * step) / WALK.length) / 100}%`
