/** Texts as a timeline: the year once, days in a column of their own, and every title links to its text. */
import { Link } from 'react-router'

import { Byline } from './byline.tsx'
import css from './dated-list.module.css'
import { Day } from './day.tsx'
import type { Entry, Year } from './entry.ts'
import { EntryPicture } from './entry-picture.tsx'
import language from './language.module.css'

export function DatedList({ years }: { years: readonly Year[] }) {
  return years.map(({ year, entries }) => (
    <section key={year} className={css.year}>
      <h2 className={css.number}>{year}</h2>
      <ul className={css.entries}>
        {entries.map((entry) => (
          <Row key={entry.to} entry={entry} />
        ))}
      </ul>
    </section>
  ))
}

function Row({ entry }: { entry: Entry }) {
  const { to, title, excerpt, lang, titleLang, day } = entry
  return (
    <li className={css.row}>
      <Day day={day} form="row" />
      <div className={css.words}>
        <h3 lang={titleLang} className={`${css.title} ${language.language}`}>
          <Link to={to}>{title}</Link>
        </h3>
        {excerpt !== '' && (
          <p lang={lang} className={`${css.summary} ${language.language}`}>
            {excerpt}
          </p>
        )}
        <Byline entry={entry} />
      </div>
      <div className={css.picture}>
        <EntryPicture entry={entry} sizes="14rem" isSmall />
      </div>
    </li>
  )
}
