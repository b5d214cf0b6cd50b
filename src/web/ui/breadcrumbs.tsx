/** The place of a page, as links from the top. The page itself is the last and no link. */
import { Link } from 'react-router'

import css from './breadcrumbs.module.css'
import { Icon } from './icon.tsx'

export type Crumb = { label: string; to: string }

type Props = { label: string; crumbs: readonly Crumb[]; current: string }

export function Breadcrumbs({ label, crumbs, current }: Props) {
  return (
    <nav aria-label={label}>
      <ol className={css.crumbs}>
        {crumbs.map((crumb) => (
          <li key={crumb.label}>
            <Link to={crumb.to}>{crumb.label}</Link>
            <Icon name="chevron-right" size={20} />
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  )
}
