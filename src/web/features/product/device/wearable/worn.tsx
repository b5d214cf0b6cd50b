/** The idea of the wearable: scent that belongs to the head, not to the room. */
import { deviceOf } from '#domain/catalog/devices/devices.ts'
import { useT } from '#i18n/use-t.ts'
import { PICTURES } from '#web/pictures/manifest.ts'
import { Picture } from '#web/pictures/picture.tsx'

import css from './worn.module.css'

export function Worn() {
  const t = useT()
  const { chambers, reachCm } = deviceOf('aroma-shooter-wearable-3')
  return (
    <section id="worn" className={css.night} data-theme="night" aria-labelledby="worn-title">
      <div className={css.scene}>
        <Picture name="scene-vr" alt={t(PICTURES['scene-vr'].alt)} sizes="100vw" />
      </div>
      <div className={`wrap ${css.words}`}>
        <h2 id="worn-title">{t('devices.wornTitle')}</h2>
        <ul className={css.lines}>
          <li>{t('devices.wornNear', { reach: reachCm })}</li>
          <li>{t('devices.wornChambers', { count: chambers, half: chambers / 2 })}</li>
          <li>{t('devices.wornScene')}</li>
        </ul>
      </div>
    </section>
  )
}
