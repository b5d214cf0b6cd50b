/** Where a line may break in a Japanese heading: a zero-width space, neither visible nor read aloud. Decision 0018. */
export const PHRASE_MARK = '\u200b'

/** For what is not set as a heading: titles of windows, names in data for search engines. */
export const withoutMarks = (text: string): string => text.replaceAll(PHRASE_MARK, '')
