/** Calls whose name, address or method has every word that was typed. */
import type { Call, Group } from './reference.ts'

export function findCalls(groups: readonly Group[], query: string): readonly Group[] {
  const words = query.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return groups

  return groups
    .map((group) => ({ ...group, calls: group.calls.filter((call) => hasAll(call, words)) }))
    .filter(({ calls }) => calls.length > 0)
}

function hasAll({ id, title, method, path }: Call, words: readonly string[]): boolean {
  const text = `${method} ${path} ${title} ${id}`.toLowerCase()
  return words.every((word) => text.includes(word))
}
