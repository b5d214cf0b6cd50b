/**
 * Ids that the answers to tried calls contained, for the next call that asks for one, instead of a copy by hand. They stay in
 * the memory of this page.
 */
import type { Json } from '../reference/api-document.ts'

const answered = new Map<string, string>()

export const answeredId = (name: string): string | undefined => answered.get(name)

/** The ids of a later answer replace those of an earlier one. */
export function rememberIds(answer: Json): void {
  for (const [name, id] of idsIn(answer)) answered.set(name, id)
}

/** By the name of their field, wherever it is; of a list, the id of its first item. @internal */
export function idsIn(answer: Json): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  collect(answer)
  return found

  function collect(value: Json): void {
    if (typeof value !== 'object' || value === null) return
    for (const [name, field] of Object.entries(value)) {
      const isId = /Id$/.test(name) && (typeof field === 'string' || typeof field === 'number')
      if (isId && !found.has(name)) found.set(name, String(field))
      collect(field)
    }
  }
}
