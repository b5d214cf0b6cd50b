import { inKatakana } from '#shared/letters/katakana.ts'

/** Whether a label contains the input, whatever the case, the width of the characters, and which of the two kana. */
export const matchesText = (label: string, input: string): boolean =>
  folded(label).includes(folded(input.trim()))

/** Without the marks between Japanese phrases, which no one types. */
const folded = (text: string): string =>
  inKatakana(text.normalize('NFKC').replaceAll('\u200b', '').toLowerCase())
