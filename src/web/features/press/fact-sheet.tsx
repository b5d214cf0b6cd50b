import {
  CARTRIDGE_DIFFUSIONS,
  CARTRIDGE_LIFE_MONTHS,
  CHAMBERS,
  LIQUID_DIFFUSIONS,
  SCENT_SWITCH_SECONDS_MIN,
  SCENTS_ABOUT,
} from '#domain/catalog/devices/device-policy.ts'
import { deviceOf } from '#domain/catalog/devices/devices.ts'
import type { Translate } from '#i18n/translate.ts'
import { useT } from '#i18n/use-t.ts'

import { type Fact, Facts } from '../../ui/facts.tsx'
import css from './press-page.module.css'

export function FactSheet({ founded }: { founded: string }) {
  const t = useT()
  return (
    <section className={css.section} aria-labelledby="facts">
      <h2 id="facts">{t('company.factsTitle')}</h2>
      <div className={css.facts}>
        <Facts facts={factsOf(founded, t)} />
      </div>
    </section>
  )
}

function factsOf(founded: string, t: Translate): Fact[] {
  const second = deviceOf('aroma-shooter')
  const reaches = [
    t('company.factReachThird', { reach: deviceOf('aroma-shooter-3').reachCm }),
    t('company.factReachSecond', {
      reach: second.reachCm,
      boosted: second.reachWithBoosterCm ?? second.reachCm,
    }),
  ]
  const rows = [
    ['company.factSwitch', t('company.factSwitchValue', { seconds: SCENT_SWITCH_SECONDS_MIN })],
    [
      'company.factChambers',
      t('company.factChambersValue', {
        count: CHAMBERS,
        speaker: deviceOf('aroma-speaker-60').chambers,
      }),
    ],
    ['company.factScents', t('company.factScentsValue', { count: SCENTS_ABOUT })],
    ['company.factReach', reaches.map((reach) => <p key={reach}>{reach}</p>)],
    [
      'company.factCartridge',
      t('company.factCartridgeValue', {
        diffusions: CARTRIDGE_DIFFUSIONS,
        months: CARTRIDGE_LIFE_MONTHS,
      }),
    ],
    ['company.factLiquid', t('company.factLiquidValue', { count: LIQUID_DIFFUSIONS })],
    ['company.factControl', t('company.factControlValue')],
    ...(founded === '' ? [] : [['company.factFounded', founded] as const]),
  ] as const
  return rows.map(([word, value]) => ({ id: word, label: t(word), value }))
}
