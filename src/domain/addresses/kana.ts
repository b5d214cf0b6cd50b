/** How a Japanese name reads, as statements of banks write it. Decisions, section 12 "kana matching". */

/** The distance between the code points of a katakana and its hiragana. */
const KANA_OFFSET = 0x60

const VOICED = '\u3099'
const HALF_VOICED = '\u309a'

/** Hiragana and half-width katakana become full-width katakana; a dash after a sound is its long mark. */
export function fullKana(input: string): string {
  return input
    .normalize('NFKC')
    .replaceAll('\u309b', VOICED)
    .replaceAll('\u309c', HALF_VOICED)
    .replaceAll(/ ?([\u3099\u309a])/g, '$1')
    .replaceAll(/[\u3041-\u3096\u309d\u309e]/g, (kana) =>
      String.fromCharCode(kana.charCodeAt(0) + KANA_OFFSET),
    )
    .normalize('NFC')
    .replaceAll(/(?<=[\u30a1-\u30fa\u30fc])[-‐‑‒–—―−]/g, 'ー')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Katakana with its punctuation; letters and digits as in company names. */
export const isKana = (text: string): boolean => /^[\u30a1-\u30fe A-Za-z0-9.()&-]*$/.test(text)
