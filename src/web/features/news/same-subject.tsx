/** A subject over time: the text that is open has its place among earlier and later ones. */
import { Link } from 'react-router'

import { useT } from '#i18n/use-t.ts'

import { Day } from './day.tsx'
import type { Entry } from './entry.ts'
import language from './language.module.css'
import css from './same-subject.module.css'

type Props = { entries: readonly Entry[]; open: string }

export function SameSubject({ entries, open }: Props) {
  const t = useT()
  if (entries.length === 0) return null
  return (
    <section className={css.subject} aria-labelledby="subject">
      <h2 id="subject" className={css.heading}>
        {t('company.subjectHistory')}
      </h2>
      <ol className={css.steps}>
        {entries.map(({ to, title, titleLang, day }) => (
          <li key={to} data-open={to === open || undefined}>
            <Day day={day} form="whole" />
            {to === open ? (
              <span aria-current="page" lang={titleLang} className={language.language}>
                {title}
              </span>
            ) : (
              <Link to={to} lang={titleLang} className={language.language}>
                {title}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
