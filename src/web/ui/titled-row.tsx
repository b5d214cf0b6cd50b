/** One of several short matters of a page: a line above, its heading to one side, what it says beside it. */
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

/** Where it is told in full. */
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
