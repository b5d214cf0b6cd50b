import { Link } from 'react-router'

import { useT } from '#i18n/use-t.ts'

import css from './filter-links.module.css'
import { FILTER_NAMES, filterPath, type OrderFilter } from './order-filter.ts'

type Props = { active: OrderFilter; counts: Readonly<Record<OrderFilter, number>> }

export function FilterLinks({ active, counts }: Props) {
  const t = useT()
  return (
    <nav aria-label={t('admin.filters')}>
      <ul className={css.list}>
        {FILTER_NAMES.map((name) => (
          <li key={name}>
            <Link to={filterPath(name)} aria-current={name === active ? 'page' : undefined}>
              {t(`admin.filter_${name}`)} <span>{counts[name]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
