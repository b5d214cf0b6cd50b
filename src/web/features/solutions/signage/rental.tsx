import { CARTRIDGE_LIFE_MONTHS } from '#domain/catalog/devices/device-policy.ts'
import { REPLY_BUSINESS_DAYS } from '#domain/contact/policy.ts'
import { useT } from '#i18n/use-t.ts'
import { Section } from '#web/ui/section.tsx'

import css from './rental.module.css'

/** How the rental goes, in the order it happens. Spec §1 "answered within 1 business day". */
export function Rental() {
  const t = useT()
  const steps = [
    { title: t('solutions.stepAsk'), text: t('solutions.stepAskText') },
    {
      title: t('solutions.stepAnswer'),
      text: t('solutions.stepAnswerText', { days: REPLY_BUSINESS_DAYS }),
    },
    { title: t('solutions.stepPlan'), text: t('solutions.stepPlanText') },
    { title: t('solutions.stepDevice'), text: t('solutions.stepDeviceText') },
    {
      title: t('solutions.stepScents'),
      text: t('solutions.stepScentsText', { months: CARTRIDGE_LIFE_MONTHS }),
    },
  ]
  return (
    <Section id="rental" title={t('solutions.rentalTitle')} isBeside>
      <ol className={css.steps}>
        {steps.map(({ title, text }, position) => (
          <li key={title}>
            <span className={`numeral ${css.ordinal}`} aria-hidden="true">
              {position + 1}
            </span>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
