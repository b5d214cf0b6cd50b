/** Who wears it: the scene, and three situations in which a device on a desk is of no use. */
import { deviceOf } from '#domain/catalog/devices/devices.ts'
import { useT } from '#i18n/use-t.ts'
import { Picture } from '#web/pictures/picture.tsx'

import css from './worn.module.css'

export function Worn() {
  const t = useT()
  const { reachCm } = deviceOf('aroma-shooter-wearable-3')
  const wearers = [
    { title: t('devices.wearerHeadset'), text: t('devices.wearerHeadsetText') },
    { title: t('devices.wearerFeet'), text: t('devices.wearerFeetText') },
    { title: t('devices.wearerOthers'), text: t('devices.wearerOthersText', { reach: reachCm }) },
  ]
  return (
    <section id="worn" className={css.night} data-theme="night" aria-labelledby="worn-title">
      <div className={css.scene}>
        <Picture name="scene-vr" sizes="100vw" />
      </div>
      <div className={`wrap ${css.words}`}>
        <h2 id="worn-title">{t('devices.wornTitle')}</h2>
        <ul className={css.wearers}>
          {wearers.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
