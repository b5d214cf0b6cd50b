/** One open place: what is done, what is brought, and how to apply. */
import { href, Link } from 'react-router'

import { REPLY_BUSINESS_DAYS } from '#domain/contact/policy.ts'
import { withoutMarks } from '#i18n/phrase-mark.ts'
import { useT } from '#i18n/use-t.ts'
import { Figure } from '#web/figures/figure.tsx'
import { contactAbout } from '#web/site/contact-about.ts'
import { NextLinks } from '#web/ui/next-links.tsx'
import { Lead } from '#web/ui/page-header.tsx'

import { Prose } from '../../prose/prose.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import css from './career-page.module.css'
import type { OneOpening, Opening } from './load-careers.server.ts'

type Props = { opening: OneOpening; others: readonly Opening[] }

export function CareerPage({ opening, others }: Props) {
  const t = useT()
  const { locale, title, summary, nodes } = opening
  const links = others.map(({ slug, locale, title, summary }) => ({
    to: href('/careers/:slug', { slug }),
    word: title,
    text: summary,
    lang: locale,
  }))
  return (
    <>
      <div className={`wrap page ${css.page}`}>
        <header className={css.opening}>
          <h1 className={css.title} lang={locale}>
            {title}
          </h1>
          <Lead lang={locale}>{summary}</Lead>
        </header>
        <div className={css.text}>
          <Prose nodes={nodes} lang={locale} figure={Figure} />
        </div>
        <Apply opening={opening} />
        <p className={css.back}>
          <Link to="/careers">
            <Icon name="chevron-left" size={20} />
            {t('careers.all')}
          </Link>
        </p>
      </div>
      {links.length > 0 && <NextLinks title={t('careers.others')} links={links} />}
    </>
  )
}

function Apply({ opening: { title, email } }: { opening: OneOpening }) {
  const t = useT()
  const subject = withoutMarks(t('careers.applySubject', { title }))
  return (
    <section className={css.apply} aria-labelledby="apply">
      <h2 id="apply">{t('careers.applyTitle')}</h2>
      <p>{t('careers.applyText', { days: REPLY_BUSINESS_DAYS })}</p>
      <ButtonLink to={contactAbout(subject)} isWide>
        {t('careers.apply')}
      </ButtonLink>
      {email !== '' && (
        <p className={css.mail}>
          <a href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}>
            {t('careers.applyMail', { email })}
          </a>
        </p>
      )}
    </section>
  )
}
