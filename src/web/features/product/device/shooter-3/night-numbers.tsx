/** The same device by night: one sentence, and the numbers that answer it. */
import type { Device } from '#domain/catalog/devices/device.ts'
import {
  SCENT_SWITCH_SECONDS_MIN,
  SPRAY_SECONDS_MAX,
} from '#domain/catalog/devices/device-policy.ts'
import { useT } from '#i18n/use-t.ts'
import { Picture } from '#web/pictures/picture.tsx'

import css from './night-numbers.module.css'

export function NightNumbers({ device: { reachCm, chambers } }: { device: Device }) {
  const t = useT()
  const numbers = [
    [t('product.numberReach'), t('product.centimetres', { value: reachCm })],
    [t('product.numberSwitch'), t('product.seconds', { value: SCENT_SWITCH_SECONDS_MIN })],
    [t('product.numberScents'), t('product.count', { value: chambers })],
    [t('product.numberSpray'), t('product.seconds', { value: SPRAY_SECONDS_MAX })],
  ] as const

  return (
    <section className={css.night} data-theme="night" aria-labelledby="aim-title">
      <div className={`wrap ${css.stage}`}>
        <div className={css.words}>
          <h2 id="aim-title" className={css.title}>
            {t('product.aimTitle')}
          </h2>
          <p>{t('product.aimText')}</p>
        </div>
        <div className={css.picture}>
          <Picture
            name="shooter3-night"
            sizes="(min-width: 90em) 1130px, (min-width: 60em) 80vw, 140vw"
          />
        </div>
        <dl className={css.numbers}>
          {numbers.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
