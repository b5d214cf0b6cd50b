import {
  CARTRIDGE_DIFFUSIONS,
  CARTRIDGE_LIFE_MONTHS,
  CHAMBERS,
  INTENSITY_PERCENT_MAX,
  SCENT_SWITCH_SECONDS_MIN,
  SPRAY_SECONDS_MAX,
} from '#domain/catalog/devices/device-policy.ts'
import { deviceOf } from '#domain/catalog/devices/devices.ts'
import { useT } from '#i18n/use-t.ts'
import { useCopyLabels } from '#web/labels/ui-labels.ts'
import { useSite } from '#web/root-data.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Section } from '#web/ui/section.tsx'

import css from './methods.module.css'

/** What a paper or a catalogue has to say of the instrument, limits included. */
export function Methods() {
  const t = useT()
  const facts = [
    {
      id: 'reach',
      label: t('solutions.methodsReach'),
      value: t('solutions.methodsReachText', { reach: deviceOf('aroma-shooter-3').reachCm }),
    },
    {
      id: 'air',
      label: t('solutions.methodsAir'),
      value: t('solutions.methodsAirText', { max: INTENSITY_PERCENT_MAX }),
    },
    {
      id: 'source',
      label: t('solutions.methodsSource'),
      value: t('solutions.methodsSourceText', {
        diffusions: CARTRIDGE_DIFFUSIONS,
        months: CARTRIDGE_LIFE_MONTHS,
      }),
    },
    { id: 'sound', label: t('solutions.methodsSound'), value: t('solutions.methodsSoundText') },
    { id: 'power', label: t('solutions.methodsPower'), value: t('solutions.methodsPowerText') },
    {
      id: 'control',
      label: t('solutions.methodsControl'),
      value: t('solutions.methodsControlText'),
    },
  ]
  return (
    <Section id="methods" title={t('solutions.methodsTitle')} background="light" isBeside>
      <div className={css.methods}>
        <Facts facts={facts} />
        <Words />
      </div>
    </Section>
  )
}

/** The instrument in the words of a paper. */
function Words() {
  const t = useT()
  const labels = useCopyLabels()
  const text = t('solutions.methodsWords', {
    company: useSite().name,
    chambers: CHAMBERS,
    seconds: SCENT_SWITCH_SECONDS_MIN,
    max: INTENSITY_PERCENT_MAX,
    limit: SPRAY_SECONDS_MAX,
  })
  return (
    <section className={css.words} aria-labelledby="methods-words">
      <h3 id="methods-words">{t('solutions.methodsWordsTitle')}</h3>
      <blockquote>{text}</blockquote>
      <div>
        <CopyButton text={text} words={labels} />
      </div>
    </section>
  )
}
