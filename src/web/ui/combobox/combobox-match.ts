/** Whether a label holds what was typed: whatever the case, the width of the letters, and which of the two kana. */
export const matchesText = (label: string, input: string): boolean =>
  folded(label).includes(folded(input.trim()))

/** Hiragana stands this far below the katakana of the same sound. */
const KANA_OFFSET = 0x60

/** Without the marks between Japanese phrases, too: nobody types them. */
const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll('\u200b', '')
    .toLowerCase()
    .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - KANA_OFFSET))
