/** The full text, on its own page and below the question before checkout. */
import { useLocale, useT } from '#i18n/use-t.ts'

import { type Section, saleSections, type TermsFacts } from './sections.ts'
import css from './terms.module.css'

export const SALE_ID = 'terms-of-sale'

export function TermsOfSale({ facts }: { facts: TermsFacts }) {
  const t = useT()
  const locale = useLocale()
  return (
    <section className={css.part} id={SALE_ID} aria-labelledby={`${SALE_ID}-title`}>
      <h2 id={`${SALE_ID}-title`}>{t('legal.saleTitle')}</h2>
      <p className={css.version}>{t('legal.version', { date: dateIn(facts.version, locale) })}</p>
      <p>{t('legal.saleLead')}</p>
      <Sections sections={saleSections(t, locale, facts)} />
    </section>
  )
}

export const Sections = ({ sections }: { sections: readonly Section[] }) =>
  sections.map(({ id, title, paragraphs }) => (
    <section key={id} id={id} className={css.section}>
      <h3>{title}</h3>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  ))

/** The version is a date; whatever else staff make of it is shown as it is. */
function dateIn(version: string, locale: string): string {
  const date = new Date(`${version}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return version
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date)
}
