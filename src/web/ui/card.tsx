/** A thing among others: its name, what is said about it, and where it leads. With `to` all of it can be pressed. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'

import css from './card.module.css'

type Props = {
  title: ReactNode
  /** The level of its heading. */
  level?: 2 | 3 | 4 | undefined
  to?: string | undefined
  /** A picture or a print, up to the edges. */
  media?: ReactNode
  /** What belongs next to the name: a badge, a code. */
  aside?: ReactNode
  children?: ReactNode
  /** The last line: a price, a button. */
  foot?: ReactNode
}

export function Card({ title, level = 3, to, media, aside, children, foot }: Props) {
  const Heading = `h${level}` as const
  return (
    <article className={css.card} data-link={to !== undefined || undefined}>
      {media && <div>{media}</div>}
      <div className={css.words}>
        <div className={css.head}>
          <Heading>{to === undefined ? title : <Link to={to}>{title}</Link>}</Heading>
          {aside}
        </div>
        {children}
        {foot && <div className={css.foot}>{foot}</div>}
      </div>
    </article>
  )
}
