/**
 * Ids that the answers to tried calls contained, for the calls that ask for one, instead of a copy by hand. They stay in the
 * memory of this page.
 */
import { useSyncExternalStore } from 'react'

import type { Json } from '../reference/api-document.ts'

export type AnsweredIds = ReadonlyMap<string, string>

const NONE: AnsweredIds = new Map()

let answered = NONE
const listeners = new Set<() => void>()

/** By the names of their fields. A form that is open already takes those of later answers too. */
export const useAnsweredIds = (): AnsweredIds =>
  useSyncExternalStore(onChange, answeredIds, () => NONE)

/** @internal */
export const answeredIds = (): AnsweredIds => answered

/** The ids of a later answer replace those of an earlier one. */
export function rememberIds(answer: Json): void {
  answered = new Map([...answered, ...idsIn(answer)])
  for (const listener of listeners) listener()
}

function onChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** By the name of their field, wherever it is; of a list, the id of its first item. @internal */
export function idsIn(answer: Json): AnsweredIds {
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
