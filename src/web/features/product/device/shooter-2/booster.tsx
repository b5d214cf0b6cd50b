/** The idea of the second version: one device, two distances. */
import { deviceOf } from '#domain/catalog/devices/devices.ts'
import { useT } from '#i18n/use-t.ts'
import { PICTURES } from '#web/pictures/manifest.ts'
import { Picture } from '#web/pictures/picture.tsx'
import { Section } from '#web/ui/section.tsx'

import css from './booster.module.css'

export function Booster() {
  const t = useT()
  const { reachCm, reachWithBoosterCm } = deviceOf('aroma-shooter')
  const methods = [
    { picture: 'shooter2', cm: reachCm, word: t('product.reachWithout') },
    {
      picture: 'shooter2-booster',
      cm: reachWithBoosterCm ?? reachCm,
      word: t('product.reachWith'),
    },
  ] as const

  return (
    <Section id="booster" title={t('devices.boosterTitle')} intro={t('devices.boosterText')}>
      <div className={css.pair}>
        {methods.map(({ picture, cm, word }) => (
          <div key={picture} className={css.one}>
            <Picture
              name={picture}
              alt={t(PICTURES[picture].alt)}
              sizes="(min-width: 48em) 50vw, 100vw"
            />
            <div className={css.words}>
              <p className={css.number}>{t('product.centimetres', { value: cm })}</p>
              <p>{word}</p>
            </div>
          </div>
        ))}
      </div>
    </Section>
  )
}
