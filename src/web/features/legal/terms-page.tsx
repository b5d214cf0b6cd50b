/** Terms of service with the terms of sale. */
import { useLocale, useT } from '#i18n/use-t.ts'

import { LegalPage } from './legal-page.tsx'
import { LegalPart, Sections } from './legal-part.tsx'
import { SALE_ID, TermsOfSale } from './terms-of-sale.tsx'
import { saleSections, serviceSections, type TermsFacts } from './terms-sections.ts'

const SERVICE_ID = 'using-this-site'

export function TermsPage({ facts }: { facts: TermsFacts }) {
  const t = useT()
  const locale = useLocale()
  const service = serviceSections(t, facts)
  const contents = [
    { id: SERVICE_ID, title: t('legal.serviceTitle'), sections: service },
    { id: SALE_ID, title: t('legal.saleTitle'), sections: saleSections(t, locale, facts) },
  ]

  return (
    <LegalPage
      title={t('legal.title')}
      lead={t('legal.lead')}
      contents={contents}
      contentsLabel={t('legal.contents')}
    >
      <LegalPart id={SERVICE_ID} title={t('legal.serviceTitle')}>
        <Sections sections={service} />
      </LegalPart>
      <TermsOfSale facts={facts} />
    </LegalPage>
  )
}
