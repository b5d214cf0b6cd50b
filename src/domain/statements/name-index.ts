/** Index of names by prefix: one pass finds which of thousands a text contains. All are folded. Decisions, section 12. */

/** Names in kanji may have only two characters; family names in kana share their first three. */
const HEAD_LENGTHS = [4, 2] as const
/** From this length on the bank may have truncated a name. */
const CUT_LENGTH_MIN = 8

type NameIndex = {
  /** Matches of the payer field: a whole name, or one that the bank truncated. */
  saidBy(payer: string): string[]
  /** Matches anywhere in the text. */
  within(text: string): string[]
}

export function nameIndexOf(names: Iterable<string>): NameIndex {
  const known = new Set(names)
  const byHead = Map.groupBy(known, headOf)
  const startingAt = (text: string, at: number) =>
    HEAD_LENGTHS.flatMap((length) =>
      (byHead.get(text.slice(at, at + length)) ?? []).filter((name) => text.startsWith(name, at)),
    )
  return {
    saidBy(payer) {
      if (payer.length < CUT_LENGTH_MIN) return known.has(payer) ? [payer] : []
      return (byHead.get(headOf(payer)) ?? []).filter((name) => name.startsWith(payer))
    },
    within: (text) => [
      ...new Set(Array.from({ length: text.length }, (_, at) => startingAt(text, at)).flat()),
    ],
  }
}

const headOf = (name: string): string =>
  name.slice(
    0,
    HEAD_LENGTHS.find((length) => name.length >= length),
  )
