import {
  SCENT_SWITCH_SECONDS_MIN,
  SPRAY_SECONDS_MAX,
} from '#domain/catalog/devices/device-policy.ts'
import { deviceOf } from '#domain/catalog/devices/devices.ts'
import { useT } from '#i18n/use-t.ts'
import { linkNames } from '#web/labels/link-names.ts'

import { Picture } from '../../pictures/picture.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import enter from './enter.module.css'
import css from './night.module.css'

/** The device itself, in the dark: what it aims at. */
export function Night() {
  const t = useT()
  const shooter = deviceOf('aroma-shooter-3')
  const facts = [
    { term: t('home.reach'), value: t('home.reachUpTo', { reach: shooter.reachCm }) },
    {
      term: t('home.switching'),
      value: t('home.switchingFrom', { seconds: SCENT_SWITCH_SECONDS_MIN }),
    },
    { term: t('home.chambers'), value: t('home.factValue', { value: shooter.chambers }) },
    { term: t('home.strength'), value: t('home.strengthPercent') },
    { term: t('home.spray'), value: t('home.sprayUpTo', { seconds: SPRAY_SECONDS_MAX }) },
    { term: t('home.control'), value: linkNames(shooter.links, t) },
  ]

  return (
    <section className={css.night} data-theme="night" aria-labelledby="night-title">
      <div className={`${css.media} ${enter.enter}`}>
        <Picture
          name="shooter3-night"
          sizes="(min-width: 60em) 84vw, 150vw"
          className={css.device}
        />
      </div>
      <div className={`wrap ${css.stage}`}>
        <div className={css.words}>
          <h2 id="night-title" className={css.title}>
            {t('home.nightTitle')}
          </h2>
          <p className={css.text}>{t('home.nightText')}</p>
          <ButtonLink to="/products/aroma-shooter-3" variant="outline">
            {t('home.seeShooter')}
          </ButtonLink>
        </div>
        <dl className={css.facts}>
          {facts.map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
