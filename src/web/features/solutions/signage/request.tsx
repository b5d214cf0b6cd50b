/** The rental request: what helps the first quote, next to the form. Spec §3 "Signage rental request form". */
import type { ReactNode } from 'react'

import { REPLY_BUSINESS_DAYS } from '#domain/contact/policy.ts'
import { useT } from '#i18n/use-t.ts'
import { Section } from '#web/ui/section.tsx'

import css from './request.module.css'

export function Request({ form }: { form: ReactNode }) {
  const t = useT()
  const questions = [
    t('solutions.requestPlace'),
    t('solutions.requestFloor'),
    t('solutions.requestHours'),
    t('solutions.requestSpots'),
    t('solutions.requestNetwork'),
    t('solutions.requestPeriod'),
  ]
  return (
    <Section id="request" title={t('solutions.requestTitle')} background="white">
      <div className={css.request}>
        <div className={css.hints}>
          <p>{t('solutions.requestIntro', { days: REPLY_BUSINESS_DAYS })}</p>
          <ul>
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </div>
        <div className={css.form}>{form}</div>
      </div>
    </Section>
  )
}
