import { deviceOf } from '#domain/catalog/devices/devices.ts'
import { useT } from '#i18n/use-t.ts'
import { PICTURES } from '#web/pictures/manifest.ts'
import { Picture } from '#web/pictures/picture.tsx'

import css from './spot.module.css'

/** The difference to scenting a room, in one number. */
export function Spot() {
  const t = useT()
  return (
    <section className={css.spot} aria-labelledby="spot-title">
      <div className={css.frame}>
        <Picture
          name="scene-signage"
          alt={t(PICTURES['scene-signage'].alt)}
          sizes="(min-width: 60em) 60vw, 100vw"
        />
      </div>
      <div className={css.words}>
        <h2 id="spot-title">{t('solutions.spotTitle')}</h2>
        <p className={css.text}>{t('solutions.spotText')}</p>
        <p className={css.number}>
          <b className="numeral">
            {t('solutions.centimetres', { value: deviceOf('aroma-speaker-60').reachCm })}
          </b>{' '}
          <span>{t('solutions.spotUnit')}</span>
        </p>
      </div>
    </section>
  )
}
