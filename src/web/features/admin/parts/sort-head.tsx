/** The heads of the columns by which a list is sorted, for `DataTable`. */
import { formatSort, type Sort, sortedBy } from '#domain/sort.ts'

/** Where the head of a column leads, and how it is sorted now. `first`: the order after the first press. */
export function headOf<Key extends string>(
  sort: Sort<Key>,
  first: Sort<Key>,
  pathOf: (sort: Sort<Key>) => string,
): { to: string; direction: 'ascending' | 'descending' | null } {
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
