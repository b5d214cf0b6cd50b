/** Legal information: the seller's notice, and all that sending may cost. Spec §2; domain facts, section 11.1. */
import { useLocale, useT } from '#i18n/use-t.ts'

import { LegalPage } from '../legal-page.tsx'
import { LegalPart, NamedFacts } from '../legal-part.tsx'
import { entryOf } from '../section.ts'
import { FeeTables } from './fee-tables.tsx'
import type { NoticeFacts } from './notice-facts.ts'
import { FEES_ID, noticeParts } from './notice-parts.ts'

export function NoticePage({ facts }: { facts: NoticeFacts }) {
  const t = useT()
  const locale = useLocale()
  const parts = noticeParts(t, locale, facts)

  return (
    <LegalPage
      title={t('notice.title')}
      lead={t('notice.lead')}
      contents={[...parts.map(entryOf), { id: FEES_ID, title: t('notice.feesPart') }]}
      contentsLabel={t('notice.contents')}
    >
      {parts.map(({ id, title, sections }) => (
        <LegalPart key={id} id={id} title={title}>
          <NamedFacts sections={sections} />
        </LegalPart>
      ))}
      <LegalPart id={FEES_ID} title={t('notice.feesPart')}>
        <FeeTables fees={facts.fees} dollarsPerYen={facts.dollarsPerYen} />
      </LegalPart>
    </LegalPage>
  )
}
