/** The entries that have every word that was typed, in their title, address or fields; those with it in the title first. */
export type SearchEntry = {
  title: string
  /** The address of a call, or the guide of a section. */
  detail: string
  to: string
  fields: readonly string[]
}

/** `field` is the one that was meant, where title and detail do not have the words. */
export type Found = SearchEntry & { field: string | null }

const FOUND_MAX = 20

export function findEntries(entries: readonly SearchEntry[], query: string): Found[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []

  const inTitle = entries.filter(({ title }) => hasAll(title, words))
  const inDetail = entries.filter(({ title, detail }) => hasAll(`${title} ${detail}`, words))
  const inFields = entries.flatMap((entry) => {
    const field = entry.fields.find((name) => hasAll(name, words))
    return field === undefined ? [] : [{ ...entry, field }]
  })
  const found = [...inTitle, ...inDetail, ...inFields].map((entry) => ({ field: null, ...entry }))
  return found.filter(isFirstOfItsPlace).slice(0, FOUND_MAX)
}

const isFirstOfItsPlace = ({ to }: Found, at: number, all: readonly Found[]): boolean =>
  all.findIndex((other) => other.to === to) === at

const plain = (text: string): string => text.normalize('NFKC').toLowerCase()

const hasAll = (text: string, words: readonly string[]): boolean =>
  words.every((word) => plain(text).includes(word))
