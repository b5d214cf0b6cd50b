import {
  CARTRIDGE_DIFFUSIONS,
  LIQUID_DIFFUSIONS,
  SCENT_SWITCH_SECONDS_MIN,
  SCENTS_ABOUT,
} from '#domain/catalog/devices/device-policy.ts'
import { deviceOf } from '#domain/catalog/devices/devices.ts'
import { useT } from '#i18n/use-t.ts'
import { About } from '#web/ui/about.tsx'

import css from './facts.module.css'

/** Four numbers, and who works with them: sectors in words, because we show no marks of other companies. */
export function Facts() {
  const t = useT()
  const facts = [
    {
      value: t('home.factValue', { value: SCENT_SWITCH_SECONDS_MIN }),
      unit: t('home.factSwitchUnit'),
      text: t('home.factSwitch'),
    },
    {
      value: t('home.factValue', { value: deviceOf('aroma-shooter-3').reachCm }),
      unit: t('home.factReachUnit'),
      text: t('home.factReach'),
    },
    {
      value: (
        <About word={t('ui.about')}>{t('home.factValue', { value: CARTRIDGE_DIFFUSIONS })}</About>
      ),
      unit: null,
      text: t('home.factDiffusions', { liquid: LIQUID_DIFFUSIONS }),
    },
    {
      value: <About word={t('ui.about')}>{t('home.factValue', { value: SCENTS_ABOUT })}</About>,
      unit: null,
      text: t('home.factScents'),
    },
  ]

  return (
    <>
      <section className="wrap" aria-labelledby="facts">
        <h2 id="facts" className="visually-hidden">
          {t('home.factsTitle')}
        </h2>
        <ul className={css.facts}>
          {facts.map(({ value, unit, text }) => (
            <li key={text}>
              <p className={`numeral ${css.number}`}>
                {value}
                {unit !== null && <small>{unit}</small>}
              </p>
              <p className={css.text}>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <Sectors />
    </>
  )
}

function Sectors() {
  const t = useT()
  const sectors = [
    t('home.sectorUniversities'),
    t('home.sectorMuseums'),
    t('home.sectorCinemas'),
    t('home.sectorFood'),
    t('home.sectorRetail'),
    t('home.sectorGames'),
  ]

  return (
    <section className={`wrap ${css.sectors}`} aria-labelledby="sectors">
      <h2 id="sectors" className={css.where}>
        {t('home.sectorsTitle')}
      </h2>
      <ul className={css.list}>
        {sectors.map((sector) => (
          <li key={sector}>{sector}</li>
        ))}
      </ul>
    </section>
  )
}
