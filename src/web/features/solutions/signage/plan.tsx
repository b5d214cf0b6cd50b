/** The rental plan, and the one amount that is the same for every shop. Spec §1 "Solutions", §9. */
import { CHAMBERS, SCENTS_ABOUT } from '#domain/catalog/devices/device-policy.ts'
import { deviceOf } from '#domain/catalog/devices/devices.ts'
import { useT } from '#i18n/use-t.ts'
import { type Prices, RegionalPrice } from '#web/prices/regional.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Section } from '#web/ui/section.tsx'

import css from './plan.module.css'

export function Plan({ simPrices }: { simPrices: Prices }) {
  const t = useT()
  const facts = [
    {
      id: 'device',
      label: t('solutions.planDevice'),
      value: t('solutions.planDeviceText', {
        few: CHAMBERS,
        many: deviceOf('aroma-speaker-60').chambers,
      }),
    },
    {
      id: 'scents',
      label: t('solutions.planScents'),
      value: t('solutions.planScentsText', { scents: SCENTS_ABOUT }),
    },
    { id: 'player', label: t('solutions.planPlayer'), value: t('solutions.planPlayerText') },
    { id: 'price', label: t('solutions.planPrice'), value: t('solutions.planPriceText') },
    { id: 'limits', label: t('solutions.planLimits'), value: t('solutions.planLimitsText') },
  ]
  return (
    <Section id="plan" title={t('solutions.planTitle')} background="light">
      <div className={css.plan}>
        <div className={css.facts}>
          <Facts facts={facts} />
        </div>
        <div className={css.sim}>
          <h3>{t('solutions.simTitle')}</h3>
          <p className={css.price}>
            <b>
              <RegionalPrice prices={simPrices} note={t('ui.taxIncluded')} />
            </b>{' '}
            <span>{t('solutions.simUnit')}</span>
          </p>
          <p className={css.text}>{t('solutions.simText')}</p>
        </div>
      </div>
    </Section>
  )
}
