import {
  CARTRIDGE_DIFFUSIONS,
  CARTRIDGE_LIFE_MONTHS,
  INTENSITY_PERCENT_MAX,
} from '#domain/catalog/devices/device-policy.ts'
import { deviceOf } from '#domain/catalog/devices/devices.ts'
import { useT } from '#i18n/use-t.ts'
import { Facts } from '#web/ui/facts.tsx'
import { Section } from '#web/ui/section.tsx'

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
      <Facts facts={facts} />
    </Section>
  )
}
