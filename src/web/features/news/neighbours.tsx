/** Links to the previous and the next text, and back to the list. */
import { Link } from 'react-router'

import { Day } from './day.tsx'
import type { Entry } from './entry.ts'
import language from './language.module.css'
import css from './neighbours.module.css'

type Props = {
  label: string
  /** From the newer one to the older one. */
  neighbours: readonly { id: string; word: string | null; entry: Entry }[]
  all: { to: string; word: string }
}

export function Neighbours({ label, neighbours, all }: Props) {
  return (
    <nav className={css.nav} aria-label={label}>
      <ul className={css.list}>
        {neighbours.map(({ id, word, entry: { to, title, titleLang, day } }) => (
          <li key={id} className={css.one}>
            {word !== null && <p className={css.word}>{word}</p>}
            <Link to={to} lang={titleLang} className={`${css.title} ${language.language}`}>
              {title}
            </Link>
            <Day day={day} form="whole" />
          </li>
        ))}
      </ul>
      <Link to={all.to} className={css.all}>
        {all.word}
      </Link>
    </nav>
  )
}
