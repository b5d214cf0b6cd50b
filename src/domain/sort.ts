/** The order of a list, as an address says it: `name` for ascending, `-name` for descending. */
export type Sort<Key extends string> = { key: Key; isDescending: boolean }

export function parseSort<Key extends string>(
  input: string | null,
  keys: readonly Key[],
  usual: Sort<Key>,
): Sort<Key> {
  const key = keys.find((known) => known === input?.replace(/^-/, ''))
  return key === undefined ? usual : { key, isDescending: input?.startsWith('-') ?? false }
}

/** `null` for the usual one, which an address leaves out. */
export function formatSort<Key extends string>(sort: Sort<Key>, usual: Sort<Key>): string | null {
  const isUsual = sort.key === usual.key && sort.isDescending === usual.isDescending
  return isUsual ? null : `${sort.isDescending ? '-' : ''}${sort.key}`
}

/** The head of a column was pressed: by this column, and the other way round when it was by this one already. */
export const sortedBy = <Key extends string>(
  sort: Sort<Key>,
  { key, isDescending }: Sort<Key>,
): Sort<Key> => ({ key, isDescending: sort.key === key ? !sort.isDescending : isDescending })
