/** The ways between what the shop says of itself: settings, home page, campaigns, legal texts. */
import { NavLink } from 'react-router'

import { useT } from '#i18n/use-t.ts'

import filters from './filter-links.module.css'

const ARTICLES = '/admin/content'

const PLACES = [
  { to: '/admin/settings', word: 'adminSettings.title' },
  { to: ARTICLES, word: 'adminSettings.contentTitle' },
  { to: '/admin/content/home', word: 'adminSettings.homeTitle' },
  { to: '/admin/content/campaigns', word: 'adminSettings.campaignsTitle' },
  { to: '/admin/content/legal', word: 'adminSettings.legalTitle' },
] as const

type Props = { isAdministrator?: boolean; isBelow?: boolean }

/** Company and money are for administrators alone. `isBelow`: it is below the links between articles. */
export function RelatedPages({ isAdministrator = false, isBelow = false }: Props) {
  const t = useT()
  const hidden = [...(isAdministrator ? [] : ['/admin/settings']), ...(isBelow ? [ARTICLES] : [])]
  const offered = PLACES.filter(({ to }) => !hidden.includes(to))
  return (
    <nav aria-label={t('adminSettings.places')}>
      <ul className={filters.list}>
        {offered.map(({ to, word }) => (
          <li key={to}>
            <NavLink to={to} end>
              {t(word)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
