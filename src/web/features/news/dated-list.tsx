/** Texts as a timeline: the year once, days in a column of their own, and every title links to its text. */
import { Link } from 'react-router'

import { Byline } from './byline.tsx'
import css from './dated-list.module.css'
import { Day } from './day.tsx'
import type { Entry, Year } from './entry.ts'
import { EntryPicture } from './entry-picture.tsx'
import language from './language.module.css'

/** `hasLead`: the newest text, which the first page begins with, has a large picture. */
export function DatedList({ years, hasLead }: { years: readonly Year[]; hasLead: boolean }) {
  const lead = hasLead ? years[0]?.entries[0] : undefined
  return years.map(({ year, entries }) => (
    <section key={year} className={css.year}>
      <h2 className={css.number}>{year}</h2>
      <ul className={css.entries}>
        {entries.map((entry) => (
          <Row key={entry.to} entry={entry} isLead={entry === lead} />
        ))}
      </ul>
    </section>
  ))
}

function Row({ entry, isLead }: { entry: Entry; isLead: boolean }) {
  const { to, title, excerpt, lang, titleLang, day } = entry
  return (
    <li className={css.row} data-lead={isLead || undefined}>
      <Day day={day} form="row" />
      <div className={css.words}>
        <h3 lang={titleLang} className={`${css.title} ${language.language}`}>
          <Link to={to}>{title}</Link>
        </h3>
        {excerpt !== '' && (
          <p lang={lang} className={`explanation ${language.language}`}>
            {excerpt}
          </p>
        )}
        <Byline entry={entry} />
      </div>
      <div className={css.picture}>
        <EntryPicture
          entry={entry}
          sizes={isLead ? '(min-width: 60em) 34rem, 100vw' : '14rem'}
          isSmall={!isLead}
        />
      </div>
    </li>
  )
}
