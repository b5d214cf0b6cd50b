import { deviceOf } from '#domain/catalog/devices/devices.ts'
import { useT } from '#i18n/use-t.ts'

import { SceneBand } from '../scene-band.tsx'
import css from './spot.module.css'

/** The difference to scenting a room, in one number. */
export function Spot() {
  const t = useT()
  return (
    <div className={css.spot}>
      <SceneBand
        id="spot-title"
        scene="scene-signage"
        side="left"
        title={t('solutions.spotTitle')}
        text={t('solutions.spotText')}
      >
        <p className={css.number}>
          <b className="numeral">
            {t('solutions.centimetres', { value: deviceOf('aroma-speaker-60').reachCm })}
          </b>{' '}
          <span>{t('solutions.spotUnit')}</span>
        </p>
      </SceneBand>
    </div>
  )
}
