/** The names of places within a page of the reference, for links. */
import type { Row } from './reference.ts'

export const objectId = (name: string): string => `object-${name}`

/** The fields that a call takes, or those of one of its answers. */
export const tableId = (call: string, part: 'parameters' | 'body' | number): string =>
  `${call}-${part}`

/**
 * One for each row of a table: where a field is inside another one, both are in the name. Forms are counted; a field that comes
 * twice has the name once.
 */
export function fieldIds(table: string, rows: readonly Row[]): (string | undefined)[] {
  const above: string[] = []
  const given = new Set<string>()
  return rows.map(({ name, form, depth = 0 }) => {
    above.splice(depth, above.length, form === undefined ? name : String(form))
    const id = [table, ...above].join('.')
    if (given.has(id)) return undefined
    given.add(id)
    return id
  })
}
