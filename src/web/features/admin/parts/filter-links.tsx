import { Link } from 'react-router'

import { useLocale } from '#i18n/use-t.ts'

import css from './filter-links.module.css'

type Choice<Name extends string> = {
  name: Name
  to: string
  label: string
  count?: number | string
}

type Props<Name extends string> = {
  label: string
  active: Name | null
  choices: readonly Choice<Name>[]
}

/** Ways to narrow a list, each with how many it holds where that is known. */
export function FilterLinks<Name extends string>({ label, active, choices }: Props<Name>) {
  const numbers = new Intl.NumberFormat(useLocale())
  const textOf = (count: number | string) =>
    typeof count === 'number' ? numbers.format(count) : count
  return (
    <nav aria-label={label} className={css.filters}>
      <ul className={css.list}>
        {choices.map(({ name, to, label: text, count }) => (
          <li key={name}>
            <Link to={to} aria-current={name === active ? 'page' : undefined}>
              {text} {count !== undefined && <span>{textOf(count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
