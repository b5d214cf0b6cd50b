/** The terms of sale, on the page of the terms and below the question before checkout. */
import { useLocale, useT } from '#i18n/use-t.ts'

import css from '../legal.module.css'
import { LegalPart, Sections } from '../legal-part.tsx'
import { StoredSections } from '../stored-sections.tsx'
import { sectionsIn } from '../stored-text.ts'
import type { LoadedTerms } from '../version.ts'
import { VersionChanges } from '../version-changes.tsx'
import { versionDate } from '../version-date.ts'
import { saleSections } from './terms-sections.ts'

export const SALE_ID = 'terms-of-sale'

export function TermsOfSale({ facts }: { facts: LoadedTerms }) {
  const t = useT()
  const locale = useLocale()
  const { sale } = facts.texts
  return (
    <LegalPart id={SALE_ID} title={t('legal.saleTitle')}>
      <p className={css.intro}>{t('legal.saleLead')}</p>
      <p className="remark">{t('legal.version', { date: versionDate(facts.version, locale) })}</p>
      {sale && <VersionChanges {...sale} />}
      {sale ? (
        <StoredSections {...sectionsIn(sale.nodes, 2, 'sale')} />
      ) : (
        <Sections sections={saleSections(t, locale, facts)} />
      )}
    </LegalPart>
  )
}
