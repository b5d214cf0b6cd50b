/** The terms of sale, on the page of the terms and below the question before checkout. */
import { useLocale, useT } from '#i18n/use-t.ts'

import css from './legal.module.css'
import { LegalPart, Sections } from './legal-part.tsx'
import { saleSections, type TermsFacts } from './terms-sections.ts'
import { versionDate } from './version-date.ts'

export const SALE_ID = 'terms-of-sale'

export function TermsOfSale({ facts }: { facts: TermsFacts }) {
  const t = useT()
  const locale = useLocale()
  return (
    <LegalPart id={SALE_ID} title={t('legal.saleTitle')}>
      <p className={css.intro}>{t('legal.saleLead')}</p>
      <p className={css.version}>
        {t('legal.version', { date: versionDate(facts.version, locale) })}
      </p>
      <Sections sections={saleSections(t, locale, facts)} />
    </LegalPart>
  )
}
