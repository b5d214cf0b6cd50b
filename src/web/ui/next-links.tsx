/** Links to related pages, at the end of a page. */
import { Link } from 'react-router'

import type { Locale } from '#shared/locale.ts'

import { Icon } from './icon.tsx'
import css from './next-links.module.css'

type PageLink = { to: string; word: string; text: string; lang?: Locale }

export function NextLinks({ title, links }: { title: string; links: readonly PageLink[] }) {
  return (
    <section className={`wrap ${css.section}`} aria-labelledby="next-links-title">
      <h2 id="next-links-title" className={css.title}>
        {title}
      </h2>
      <ul className={css.list}>
        {links.map(({ to, word, text, lang }) => (
          <li key={to}>
            <Link to={to} className={css.link} lang={lang}>
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
