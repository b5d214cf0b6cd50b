/** The head of a column by which a list is sorted: a link, so that the order is in the address. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { formatSort, type Sort, sortedBy } from '#domain/sort.ts'

import css from './sort-head.module.css'

type Props = {
  to: string
  /** `null` where the list is sorted by another column. */
  direction: 'ascending' | 'descending' | null
  className?: string | undefined
  isNumber?: boolean
  children: ReactNode
}

export function SortHead({ to, direction, className, isNumber, children }: Props) {
  return (
    <th
      scope="col"
      className={className}
      aria-sort={direction ?? undefined}
      data-number={isNumber || undefined}
    >
      <Link to={to} className={css.sort} preventScrollReset>
        {children}
      </Link>
    </th>
  )
}

/** Where the head of a column leads, and how it is sorted now. `first`: the order after the first press. */
export function headOf<Key extends string>(
  sort: Sort<Key>,
  first: Sort<Key>,
  pathOf: (sort: Sort<Key>) => string,
): Pick<Props, 'to' | 'direction'> {
  const direction = sort.isDescending ? 'descending' : 'ascending'
  return {
    to: pathOf(sortedBy(sort, first)),
    direction: sort.key === first.key ? direction : null,
  }
}

/** The parameter of an address; the usual order has none. */
export const sortParam = <Key extends string>(
  sort: Sort<Key>,
  usual: Sort<Key>,
): { sort: string } | undefined => {
  const word = formatSort(sort, usual)
  return word === null ? undefined : { sort: word }
}
