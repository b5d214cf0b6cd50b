/** Finds a scent by its name in any of the three languages, or by its code. Spec §2 "Cartridge list". */
import { KIND_FILTER_ALL } from '#domain/catalog/cartridge.ts'
import { nearestScents } from '#domain/catalog/nearest-scents.ts'
import { isScentNamed } from '#domain/catalog/scent-search.ts'
import type { LocalizedText } from '#shared/locale.ts'

type SearchedScent = { serial: string; kind: string; names: LocalizedText }

export type SearchResult<Scent> = {
  scents: readonly Scent[]
  /** They are not what was asked for: only their names are near to it. */
  isNear: boolean
}

/** The scents that a text means. Where it means none, those whose names are nearest to it. */
export function findByText<Scent extends SearchedScent>(
  scents: readonly Scent[],
  text: string,
): SearchResult<Scent> {
  const meant = scents.filter(({ names, serial }) => isScentNamed({ ...names, serial }, text))
  if (meant.length > 0) return { scents: meant, isNear: false }
  const near = nearestScents(scents, text)
  return { scents: near, isNear: near.length > 0 }
}

export const hasKind = (item: { kind: string }, kind: string): boolean =>
  kind === KIND_FILTER_ALL || item.kind === kind

/** How many of each category there are, all of them under the word of the filter that shows all. */
export function countByKind(items: readonly { kind: string }[]): Map<string, number> {
  const counts = new Map([[KIND_FILTER_ALL, items.length]])
  for (const { kind } of items) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return counts
}

/**
 * What of a search field may be searched for now; `null` to wait. While a word is being composed only whole Hangul
 * syllables are searchable: kana that will become kanji, and single letters of a syllable, are not yet.
 */
export function searchable(input: string, isComposing: boolean): string | null {
  if (!isComposing) return input.trim()
  const whole = input.replace(/[\u1100-\u11ff\u3130-\u318f]+$/u, '')
  return /[가-힣]$/u.test(whole) ? whole.trim() : null
}
