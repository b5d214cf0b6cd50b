/** Finds a scent by its name in any of the three languages, or by its code. Spec §2 "Cartridge list". */
import { KIND_FILTER_ALL } from '#domain/catalog/cartridge.ts'

import type { ListedCartridge } from '../cartridge-list.ts'

export const hasText = (item: ListedCartridge, text: string): boolean => {
  const wanted = folded(text)
  // Initial consonants alone find Korean names that begin with them.
  const isInitials = /^[ㄱ-ㅎ]+$/u.test(wanted)
  return isInitials
    ? initialsOf(folded(item.names.ko ?? '')).includes(wanted)
    : wordsOf(item).some((word) => word.includes(wanted))
}

export const hasKind = (item: ListedCartridge, kind: string): boolean =>
  kind === KIND_FILTER_ALL || item.kind === kind

/** How many of each category there are, all of them under the word of the filter that shows all. */
export function countByKind(items: readonly ListedCartridge[]): Map<string, number> {
  const counts = new Map([[KIND_FILTER_ALL, items.length]])
  for (const { kind } of items) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return counts
}

/**
 * What of a search field may be searched for now; `null` to wait. While a word is being composed only whole Hangul
 * syllables are searchable: kana that will become kanji, and single letters of a syllable, are not yet.
 */
export function searchable(input: string, isComposing: boolean): string | null {
  if (!isComposing) return input.trim()
  const whole = input.replace(/[\u1100-\u11ff\u3130-\u318f]+$/u, '')
  return /[가-힣]$/u.test(whole) ? whole.trim() : null
}

const wordsOf = ({ names, serial }: ListedCartridge): string[] =>
  [names.en, names.ja, names.ko, serial, serial.replaceAll('-', '')].map((word) =>
    folded(word ?? ''),
  )

/** Width, case, spaces and kana make no difference: ﾚﾓﾝ, れもん and レモン are one word; so are loanwords in two spellings. */
const folded = (text: string): string =>
  SPELLINGS.reduce(
    (word, [other, usual]) => word.replaceAll(other, usual),
    text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/\s+/g, '')
      // NFKC makes conjoining letters of those that a keyboard types alone.
      .replaceAll(/[\u1100-\u1112]/g, (letter) => INITIALS[letter.charCodeAt(0) - 0x1100] ?? letter)
      .replaceAll(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + KATAKANA_OFFSET)),
  )

/** As people spell loanwords in Korean, and as the list does. */
const SPELLINGS = [
  ['카라멜', '캐러멜'],
  ['초콜렛', '초콜릿'],
  ['쵸콜릿', '초콜릿'],
  ['라벤다', '라벤더'],
  ['쟈스민', '재스민'],
  ['자스민', '재스민'],
  ['로즈마리', '로즈메리'],
] as const

/** In the order in which Hangul syllables are encoded: 588 begin with each. */
const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
const SYLLABLES_PER_INITIAL = 588

const initialsOf = (word: string): string =>
  word.replaceAll(
    /[가-힣]/g,
    (syllable) =>
      INITIALS[Math.floor((syllable.charCodeAt(0) - 0xac00) / SYLLABLES_PER_INITIAL)] ?? '',
  )

const KATAKANA_OFFSET = 'ァ'.charCodeAt(0) - 'ぁ'.charCodeAt(0)
