/** The entries that have every word that was typed, in their title, address or fields; those with it in the title first. */
export type SearchEntry = {
  title: string
  /** The address of a call, or the guide of a section. */
  detail: string
  to: string
  fields: readonly SearchField[]
}

/** The name of a field, and of its row on the page of `to`. */
export type SearchField = readonly [name: string, id: string]

/** `field` is the one that was meant, where title and detail do not have the words: `to` leads there. */
export type Found = Pick<SearchEntry, 'title' | 'detail' | 'to'> & { field: string | null }

const FOUND_MAX = 20

export function findEntries(entries: readonly SearchEntry[], query: string): Found[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []

  const inTitle = entries.filter(({ title }) => hasAll(title, words))
  const inDetail = entries.filter(({ title, detail }) => hasAll(`${title} ${detail}`, words))
  const named = [...new Set([...inTitle, ...inDetail])]
  const inFields = entries
    .filter((entry) => !named.includes(entry))
    .flatMap((entry) => {
      const field = entry.fields.find(([name]) => hasAll(name, words))
      return field === undefined ? [] : [atField(entry, field)]
    })
  return [
    ...named.map(({ title, detail, to }) => ({ title, detail, to, field: null })),
    ...inFields,
  ].slice(0, FOUND_MAX)
}

const atField = ({ title, detail, to }: SearchEntry, [field, id]: SearchField): Found => ({
  title,
  detail,
  to: to.replace(/#.*|$/, `#${id}`),
  field,
})

const plain = (text: string): string => text.normalize('NFKC').toLowerCase()

const hasAll = (text: string, words: readonly string[]): boolean =>
  words.every((word) => plain(text).includes(word))
