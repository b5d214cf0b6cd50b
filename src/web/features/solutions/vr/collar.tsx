/** The device that is worn: a number, and the other one that can be. */
import { deviceOf } from '#domain/catalog/devices/devices.ts'
import { useT } from '#i18n/use-t.ts'
import { Picture } from '#web/pictures/picture.tsx'
import { About } from '#web/ui/about.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

import css from './collar.module.css'

export function Collar() {
  const t = useT()
  const { chambers, reachCm } = deviceOf('aroma-shooter-wearable-3')
  return (
    <section className={css.collar} data-theme="night" aria-labelledby="collar-title">
      <div className={css.scene}>
        <Picture name="scene-vr" sizes="100vw" />
      </div>
      <div className={`wrap ${css.words}`}>
        <h2 id="collar-title">{t('solutions.collarTitle')}</h2>
        <p>{t('solutions.collarText', { count: chambers, half: chambers / 2 })}</p>
        <p className={css.number}>
          <b className="numeral">
            <About word={t('ui.about')}>{t('solutions.centimetres', { value: reachCm })}</About>
          </b>{' '}
          <span>{t('solutions.collarUnit')}</span>
        </p>
        <p className={css.also}>{t('solutions.chestText')}</p>
        <ButtonLink to="/products/aroma-shooter-3" variant="outline">
          {t('solutions.chestSee')}
        </ButtonLink>
      </div>
    </section>
  )
}
