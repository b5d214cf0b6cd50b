/** Terms of service with the terms of sale. */
import { useLocale, useT } from '#i18n/use-t.ts'

import { LegalPage } from '../legal-page.tsx'
import { LegalPart, Sections } from '../legal-part.tsx'
import { StoredSections } from '../stored-sections.tsx'
import { sectionsIn } from '../stored-text.ts'
import type { LoadedTerms } from '../version.ts'
import { VersionChanges } from '../version-changes.tsx'
import { OtherDayCallout, VersionLinks } from '../version-links.tsx'
import { SaleInShort } from './sale-in-short.tsx'
import { SALE_ID, TermsOfSale } from './terms-of-sale.tsx'
import { saleSections, serviceSections } from './terms-sections.ts'

const SERVICE_ID = 'using-this-site'
const PATH = '/terms-of-service'

export function TermsPage({ facts }: { facts: LoadedTerms }) {
  const t = useT()
  const locale = useLocale()
  const { sale, service } = facts.texts
  const ofService = service && sectionsIn(service.nodes, 2, 'service')
  const ofSale = sale && sectionsIn(sale.nodes, 2, 'sale')
  const firstOfService = serviceSections(t, facts)
  const contents = [
    {
      id: SERVICE_ID,
      title: t('legal.serviceTitle'),
      sections: ofService?.sections ?? firstOfService,
    },
    {
      id: SALE_ID,
      title: t('legal.saleTitle'),
      sections: ofSale?.sections ?? saleSections(t, locale, facts),
    },
  ]

  return (
    <LegalPage
      title={t('legal.title')}
      lead={t('legal.lead')}
      contents={contents}
      contentsLabel={t('legal.contents')}
    >
      <OtherDayCallout {...facts} path={PATH} />
      {!sale && <SaleInShort platePrefix={facts.platePrefix} />}
      <LegalPart id={SERVICE_ID} title={t('legal.serviceTitle')}>
        {service && <VersionChanges {...service} />}
        {ofService ? <StoredSections {...ofService} /> : <Sections sections={firstOfService} />}
      </LegalPart>
      <TermsOfSale facts={facts} />
      <VersionLinks {...facts} path={PATH} />
    </LegalPage>
  )
}
