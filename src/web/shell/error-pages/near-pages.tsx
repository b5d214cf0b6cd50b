/** The pages that were probably meant by an address that leads nowhere. */
import { Link } from 'react-router'

import { useT } from '#i18n/use-t.ts'

import css from './near-pages.module.css'

export type NearPage = { path: string; name: string }

export function NearPages({ pages }: { pages: readonly NearPage[] }) {
  const t = useT()
  if (pages.length === 0) return null
  return (
    <nav className={css.near} aria-labelledby="near-pages">
      <h2 id="near-pages">{t('shell.notFoundNear')}</h2>
      <ul>
        {pages.map(({ path, name }) => (
          <li key={path}>
            <Link to={path}>
              {name}
              <span className="code">{path}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
