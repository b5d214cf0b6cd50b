/** How a Japanese name reads, as statements of banks write it. Decisions, section 12 "kana matching". */

import { inKatakana } from '#shared/letters/katakana.ts'

const VOICED = '\u3099'
const HALF_VOICED = '\u309a'

/** Hiragana and half-width katakana become full-width katakana; a dash after a sound is its long mark. */
export function fullKana(input: string): string {
  const sounds = input
    .normalize('NFKC')
    .replaceAll('\u309b', VOICED)
    .replaceAll('\u309c', HALF_VOICED)
    .replaceAll(/ ?([\u3099\u309a])/g, '$1')
  return inKatakana(sounds)
    .normalize('NFC')
    .replaceAll(/(?<=[\u30a1-\u30fa\u30fc])[-‐‑‒–—―−]/g, 'ー')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Katakana with its punctuation; letters and digits as in company names. */
export const isKana = (text: string): boolean => /^[\u30a1-\u30fe A-Za-z0-9.()&-]*$/.test(text)
