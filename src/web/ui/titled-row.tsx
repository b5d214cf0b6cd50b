/** One of several short topics of a page: a line above, the heading on one side, the text on the other. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'

import css from './titled-row.module.css'

type Props = { id: string; title: string; children: ReactNode }

export function TitledRow({ id, title, children }: Props) {
  return (
    <div id={id} className={css.row}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </div>
  )
}

/** Links to the details. */
export function RowLinks({ links }: { links: readonly { to: string; label: string }[] }) {
  return (
    <ul className={css.links}>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  )
}
