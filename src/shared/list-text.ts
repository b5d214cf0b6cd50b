import type { Locale } from './locale.ts'

/** "A, B, C", 「A、B、C」 */
export const listText = (words: readonly string[], locale: Locale): string =>
  words.join(locale === 'ja' ? '、' : ', ')
