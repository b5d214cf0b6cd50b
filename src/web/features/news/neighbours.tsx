/** Links to the previous and the next text, and back to the list. */
import { Link } from 'react-router'

import { Day } from './day.tsx'
import type { Entry } from './entry.ts'
import { EntryPicture } from './entry-picture.tsx'
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
        {neighbours.map(({ id, word, entry }) => (
          <li key={id} className={css.one}>
            <div className={css.words}>
              {word !== null && <p className="remark">{word}</p>}
              <Link
                to={entry.to}
                lang={entry.titleLang}
                className={`${css.title} ${language.language}`}
              >
                {entry.title}
              </Link>
              <Day day={entry.day} form="whole" />
            </div>
            <EntryPicture entry={entry} sizes="9rem" isSmall />
          </li>
        ))}
      </ul>
      <Link to={all.to} className={css.all}>
        {all.word}
      </Link>
    </nav>
  )
}
