import { Link } from 'react-router'

import css from './breadcrumbs.module.css'

/** The last one is this page and leads nowhere. */
export type Crumb = { label: string; to: string | null }

export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className={css.list}>
        {crumbs.map((crumb) => (
          <li key={crumb.label}>
            {crumb.to === null ? (
              <span aria-current="page">{crumb.label}</span>
            ) : (
              <Link to={crumb.to}>{crumb.label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
