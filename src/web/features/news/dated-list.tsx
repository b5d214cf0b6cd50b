/** Texts by year: the year once, days in a column of their own, and every title links to its text. */
import { Link } from 'react-router'

import css from './dated-list.module.css'
import { Day } from './day.tsx'
import type { Entry, Year } from './entry.ts'
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

function Row({ entry: { to, title, summary, titleLang, day } }: { entry: Entry }) {
  return (
    <li className={css.row}>
      <Day day={day} form="row" />
      <div lang={titleLang} className={`${css.words} ${language.language}`}>
        <h3 className={css.title}>
          <Link to={to}>{title}</Link>
        </h3>
        {summary !== null && <p className={css.summary}>{summary}</p>}
      </div>
    </li>
  )
}
