/** Terms of service with the terms of sale: text first, and a contents list that stays. */
import { useLocale, useT } from '#i18n/use-t.ts'

import { type Section, saleSections, serviceSections, type TermsFacts } from './sections.ts'
import css from './terms.module.css'
import { SALE_ID, Sections, TermsOfSale } from './terms-of-sale.tsx'

const SERVICE_ID = 'using-this-site'

export function TermsPage({ facts }: { facts: TermsFacts }) {
  const t = useT()
  const locale = useLocale()
  const service = serviceSections(t, facts)

  return (
    <div className={`wrap page ${css.page}`}>
      <h1>{t('legal.title')}</h1>
      <nav className={css.contents} aria-label={t('legal.contents')}>
        <Contents id={SERVICE_ID} title={t('legal.serviceTitle')} sections={service} />
        <Contents
          id={SALE_ID}
          title={t('legal.saleTitle')}
          sections={saleSections(t, locale, facts)}
        />
      </nav>
      <div className={css.text}>
        <section className={css.part} id={SERVICE_ID} aria-labelledby={`${SERVICE_ID}-title`}>
          <h2 id={`${SERVICE_ID}-title`}>{t('legal.serviceTitle')}</h2>
          <Sections sections={service} />
        </section>
        <TermsOfSale facts={facts} />
      </div>
    </div>
  )
}

function Contents({ id, title, sections }: Omit<Section, 'paragraphs'> & { sections: Section[] }) {
  return (
    <>
      <p>
        <a href={`#${id}`}>{title}</a>
      </p>
      <ul>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`}>{section.title}</a>
          </li>
        ))}
      </ul>
    </>
  )
}
