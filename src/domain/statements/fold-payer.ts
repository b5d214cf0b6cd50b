/**
 * Folds a name for comparison: banks write half-width capitals, customers write freely. Drops company forms, long marks,
 * blanks, digits and the size of kana, and composes voiced kana. Decisions, section 12.
 */
import { fullKana } from '#domain/addresses/kana.ts'

const COMPANY_FORMS = [
  '株式会社',
  '有限会社',
  '合同会社',
  '合資会社',
  '合名会社',
  '一般社団法人',
  '一般財団法人',
  '社会福祉法人',
  '医療法人社団',
  '医療法人',
  '学校法人',
  '国立大学法人',
  '公立大学法人',
  '特定非営利活動法人',
  '独立行政法人',
  '国立研究開発法人',
  'カブシキガイシヤ',
  'ユウゲンガイシヤ',
  'ゴウドウガイシヤ',
] as const

/** The abbreviations that banks in Japan use on statements, in the order of their list: カ is 株式会社. */
const BANK_FORMS = [
  ...['カ', 'ユ', 'メ', 'シ', 'ド', 'イ', 'ザイ', 'シヤ', 'シユウ', 'ガク', 'フク', 'ホゴ', 'ソ'],
  ...['トクヒ', 'ドク', 'モク', 'ケン', 'シツ', 'ベン', 'チユウ', 'ギヨ', 'シホウ', 'ゼイ', 'ダイ'],
  ...['ノウ', 'カンリ', 'ロウム', 'エイ', 'シユツ'],
].join('|')

/** 株, 有 and 同 in brackets, and the abbreviations: カ) in front, (カ) inside, (カ at the end. */
const SHORT_FORM = new RegExp(
  `\\((?:株|有|同|資|名|${BANK_FORMS})\\)?|(?:^|[\\s.])(?:${BANK_FORMS})\\)`,
  'g',
)

const SMALL = 'ァィゥェォッャュョヮヵヶ'
const LARGE = 'アイウエオツヤユヨワカケ'

export function foldPayer(text: string): string {
  const kana = fullKana(text)
    .toUpperCase()
    .replaceAll(/[ァィゥェォッャュョヮヵヶ]/g, (small) => LARGE[SMALL.indexOf(small)] ?? small)
    .replaceAll('ヲ', 'オ')
    .replaceAll(SHORT_FORM, ' ')
  const bare = COMPANY_FORMS.reduce((rest, form) => rest.replaceAll(form, ' '), kana)
  return bare
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll(/ー|[^\p{L}\u3099\u309a]/gu, '')
}

/** Two kanji make a name; two kana or Latin characters occur in every second line. */
const isTelling = (name: string): boolean =>
  name.length >= 4 || (name.length >= 2 && /^[\p{Script=Han}\p{Script=Hangul}]+$/u.test(name))

/** Words in kanji with their readings in folded kana. */
export type Readings = ReadonlyMap<string, ReadonlySet<string>>

/** Learned from names that are given with their reading, word by word: 伊藤 健, イトウ ケン. */
export function readingsOf(people: readonly { name: string; kana: string }[]): Readings {
  const readings = new Map<string, Set<string>>()
  for (const { name, kana } of people) {
    const words = wordsOf(name)
    const sounds = wordsOf(kana)
    if (words.length !== 2 || sounds.length !== 2) continue
    for (const [at, word] of words.entries()) {
      const known = readings.get(word) ?? new Set()
      readings.set(word, known.add(foldPayer(sounds[at] ?? '')))
    }
  }
  return readings
}

/** The words of names, and their readings as far as they are known: a payer may begin with any of them. */
export function foldedParts(names: readonly string[], readings: Readings): string[] {
  const words = names.flatMap(wordsOf)
  const said = words.flatMap((word) => [foldPayer(word), ...(readings.get(word) ?? [])])
  return [...new Set(said.filter((part) => part.length >= 3 || isTelling(part)))]
}

const wordsOf = (name: string): string[] => name.trim().split(/[\s\u3000]+/)

/** All notations of a payer on a statement, either name first. */
export function foldedNames(names: readonly string[]): string[] {
  const folded = names.flatMap((name) => {
    const words = wordsOf(name)
    return [name, ...(words.length === 2 ? [words.toReversed().join('')] : [])].map(foldPayer)
  })
  return [...new Set(folded.filter(isTelling))]
}
