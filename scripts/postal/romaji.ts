/**
 * Writes the readings of Japan Post in Latin letters, as signs and passports do: Hepburn without long vowels. Kanji show
 * where two vowels are no long one: 丸の内 is Marunouchi.
 */

const SYLLABLES = `
  ア a イ i ウ u エ e オ o カ ka キ ki ク ku ケ ke コ ko サ sa シ shi ス su セ se ソ so
  タ ta チ chi ツ tsu テ te ト to ナ na ニ ni ヌ nu ネ ne ノ no ハ ha ヒ hi フ fu ヘ he ホ ho
  マ ma ミ mi ム mu メ me モ mo ヤ ya ユ yu ヨ yo ラ ra リ ri ル ru レ re ロ ro ワ wa ヰ i ヱ e ヲ o
  ガ ga ギ gi グ gu ゲ ge ゴ go ザ za ジ ji ズ zu ゼ ze ゾ zo ダ da ヂ ji ヅ zu デ de ド do
  バ ba ビ bi ブ bu ベ be ボ bo パ pa ピ pi プ pu ペ pe ポ po ヴ vu ン n
`
const LETTERS = new Map(
  [...SYLLABLES.matchAll(/(\S) ([a-z]+)/g)].map(([, kana = '', letters = '']) => [kana, letters]),
)
const SMALL: Readonly<Record<string, string>> = {
  ャ: 'ya',
  ュ: 'yu',
  ョ: 'yo',
  ヮ: 'wa',
  ァ: 'a',
  ィ: 'i',
  ゥ: 'u',
  ェ: 'e',
  ォ: 'o',
}

/** Words that begin with a vowel, which the vowel before them does not lengthen. */
const WORDS = [
  ['内', 'ウチ'],
  ['上', 'ウエ'],
  ['浦', 'ウラ'],
  ['海', 'ウミ'],
  ['梅', 'ウメ'],
  ['馬', 'ウマ'],
  ['牛', 'ウシ'],
  ['歌', 'ウタ'],
  ['臼', 'ウス'],
  ['岡', 'オカ'],
  ['奥', 'オク'],
  ['沖', 'オキ'],
] as const
const BREAK = '|'

/** "マルノウチ" of 丸の内 is "Marunouchi", "キタ1ジョウニシ" is "Kita 1-jonishi". */
function romanised(kana: string, kanji: string): string {
  const letters = lettersOf(withBreaks(kana.normalize('NFKC'), kanji))
    .replace(/o[ou]|u{2}/g, ([vowel = '']) => vowel)
    .replaceAll(BREAK, '')
    .replaceAll(/(?<=[a-z])(?=\d)/g, ' ')
    .replaceAll(/(?<=\d)(?=[a-z])/g, '-')
  return letters.charAt(0).toUpperCase() + letters.slice(1)
}

function withBreaks(kana: string, kanji: string): string {
  let broken = kana
  for (const [word, reading] of WORDS) {
    // 河内 and 川内 may read コウチ, where the vowel is long.
    const isKochi = reading === 'ウチ' && /[河川]内/.test(kanji) && kana.includes('コウチ')
    if (kanji.indexOf(word) > 0 && !isKochi) {
      broken = broken.replace(new RegExp(`(?<=.)${reading}`), `${BREAK}${reading}`)
    }
  }
  return broken
}

/** ッ doubles the consonant after it; ー lengthens, which is not written. */
function lettersOf(kana: string): string {
  let letters = ''
  for (const sign of kana) {
    const small = SMALL[sign]
    letters = small === undefined ? letters + (LETTERS.get(sign) ?? sign) : joined(letters, small)
  }
  return letters
    .replaceAll('ッch', 'tch')
    .replaceAll(/ッ(?=([a-z]))/g, '$1')
    .replaceAll(/[ッー]/g, '')
}

/** ki and ya are kya, shi and yu are shu, fu and a are fa. */
function joined(letters: string, small: string): string {
  const isPalatal = small.startsWith('y')
  if (isPalatal && /(sh|ch|j)i$/.test(letters)) return letters.slice(0, -1) + small.slice(1)
  return letters.replace(/[aiueo]$/, '') + small
}

/** Without the remarks in brackets; empty for floors, blocks and places without a town, which have no reading of their own. */
export function romanisedTown(kana: string, town: string): string {
  const reading = kana.normalize('NFKC').replace(/\(.*$/, '')
  const isWhole = town !== '' && !/階$|地割/.test(town) && /^[ァ-ヴー\d]+$/.test(reading)
  return isWhole ? romanised(reading, town) : ''
}

/** "キタク" of 大阪市北区 is "Kita-ku, Osaka-shi": the smaller place first, as in a western address. */
export function romanisedCity(kana: string, kanji: string): string {
  const ward = /^(.+市)(.+区)$/.exec(kanji)
  const county = /^(.+?郡)(.+[町村])$/.exec(kanji)
  // Hiroshima has the sound of 市 in its name.
  const reading = ward
    ? /^(ヒロシマシ|..+?シ(?![ャュョ]))(.+)$/.exec(kana)
    : county && /^(.+?グン)(.+)$/.exec(kana)
  const [, large = '', small = ''] = (ward ?? county) && reading ? reading : []
  const [, largeKanji = '', smallKanji = ''] = ward ?? county ?? []
  return large === ''
    ? place(kana, kanji)
    : `${place(small, smallKanji)}, ${place(large, largeKanji)}`
}

const KINDS = /(シ|ク|チョウ|マチ|ムラ|ソン|グン)$/

function place(kana: string, kanji: string): string {
  const kind = KINDS.exec(kana)?.[0] ?? ''
  const name = kind === '' ? kana : kana.slice(0, -kind.length)
  const ending = kind === '' ? '' : `-${romanised(kind, '').toLowerCase()}`
  return `${romanised(name, kanji)}${ending}`
}
