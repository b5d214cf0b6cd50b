/** Whether a label contains the input, whatever the case, the width of the characters, and which of the two kana. */
export const matchesText = (label: string, input: string): boolean =>
  folded(label).includes(folded(input.trim()))

/** The distance of a hiragana's code point from the katakana of the same sound. */
const KANA_OFFSET = 0x60

/** Without the marks between Japanese phrases, which no one types. */
const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll('\u200b', '')
    .toLowerCase()
    .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - KANA_OFFSET))
