/** Whether a scent is meant by a text: its name in any of the three languages, or its code. Spec §7 call 8; decisions, section 12. */
import { inKatakana } from '#shared/letters/katakana.ts'
import { initialsOf, isInitials } from '#shared/letters/korean-initials.ts'
import type { LocalizedText } from '#shared/locale.ts'

type SearchedScent = LocalizedText & { serial: string }

export function isScentNamed(scent: SearchedScent, text: string): boolean {
  const wanted = folded(text)
  // Initial consonants alone find Korean names that begin with them.
  return isInitials(wanted)
    ? initialsOf(folded(scent.ko ?? '')).includes(wanted)
    : wordsOf(scent).some((word) => word.includes(wanted))
}

const wordsOf = ({ en, ja, ko, serial }: SearchedScent): string[] =>
  [en, ja, ko, serial, serial.replaceAll('-', '')].map((word) => folded(word ?? ''))

/** Width, case, spaces and kana make no difference: ﾚﾓﾝ, れもん and レモン are one word; so are loanwords in two spellings. */
const folded = (text: string): string =>
  SPELLINGS.reduce(
    (word, [other, usual]) => word.replaceAll(other, usual),
    inKatakana(text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, '')),
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
