/** Where a reader goes from here: the last thing on a page. */
import { Link } from 'react-router'

import { Icon } from './icon.tsx'
import css from './onward.module.css'

type Way = { to: string; word: string; text: string }

export function Onward({ title, ways }: { title: string; ways: readonly Way[] }) {
  return (
    <section className={`wrap ${css.onward}`} aria-labelledby="onward-title">
      <h2 id="onward-title" className={css.title}>
        {title}
      </h2>
      <ul className={css.list}>
        {ways.map(({ to, word, text }) => (
          <li key={to}>
            <Link to={to} className={css.way}>
              <span className={css.word}>{word}</span>
              <span className={css.text}>{text}</span>
              <Icon name="arrow-right" size={24} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
