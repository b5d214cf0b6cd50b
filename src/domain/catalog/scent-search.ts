/** Whether a scent is meant by a text: its name in any of the three languages, or its code. Spec §7 call 8; decisions, section 12. */
import { inKatakana } from '#shared/letters/katakana.ts'
import { initialsOf, isInitials } from '#shared/letters/korean-initials.ts'
import type { LocalizedText } from '#shared/locale.ts'
import { memoize } from '#shared/memoize.ts'

type SearchedScent = LocalizedText & { serial: string }

export function isScentNamed(scent: SearchedScent, text: string): boolean {
  const wanted = folded(text)
  // Initial consonants alone find Korean names that begin with them.
  return isInitials(wanted)
    ? initialsOf(folded(scent.ko ?? '')).includes(wanted)
    : wordsOf(scent).some((word) => word.includes(wanted))
}

const wordsOf = (scent: SearchedScent): string[] =>
  [...spokenNamesOf(scent), scent.serial, scent.serial.replaceAll('-', '')].map(folded)

/** Every name that people call a scent: in three languages, as it is read, and otherwise. */
export const spokenNamesOf = ({ en, ja, ko }: LocalizedText): string[] =>
  [
    en,
    ja,
    inReadings(ja ?? ''),
    ko,
    ...[en, ja ?? '', ko ?? ''].flatMap((name) => OTHER_NAMES.get(name) ?? []),
  ].filter((name) => name !== undefined && name !== null)

/** What many people call a scent that the list names otherwise. */
const OTHER_NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    Agarwood: ['oud'],
    'After Rain': ['petrichor'],
    'Cotton Candy': ['candy floss'],
    Gasoline: ['petrol'],
    'Soy Sauce': ['shoyu'],
    Tangerine: ['mandarin', 'mikan'],
    Whisky: ['whiskey'],
    いちご: ['苺', 'ストロベリー'],
    ウイスキー: ['ウィスキー'],
    お香: ['線香'],
    クローブ: ['丁子'],
    コーヒー: ['珈琲'],
    ココナッツ: ['ココナツ'],
    ジンジャー: ['生姜', 'しょうが'],
    スズラン: ['鈴蘭'],
    ヒノキ: ['檜', '桧', '桧木'],
    フランキンセンス: ['乳香'],
    ぶどう: ['葡萄', 'グレープ'],
    ブラックペッパー: ['胡椒', 'こしょう', '黒コショウ'],
    みかん: ['蜜柑'],
    桃: ['ピーチ'],
    ミルク: ['牛乳', 'ぎゅうにゅう'],
    ゆず: ['柚子'],
    ユリ: ['百合'],
    りんご: ['林檎', 'アップル'],
    レモン: ['檸檬'],
    ローズ: ['バラ', '薔薇'],
    はちみつ: ['蜂蜜', 'ハニー'],
    煙: ['スモーク'],
    石けん: ['石鹸', '石鹼'],
    白檀: ['サンダルウッド'],
    綿あめ: ['綿菓子', 'わたがし'],
    醤油: ['しょう油'],
    계피: ['시나몬'],
    귤: ['감귤', '밀감'],
    딸기: ['스트로베리'],
    사과: ['애플'],
    복숭아: ['피치'],
    포도: ['그레이프'],
    꿀: ['허니'],
    매화: ['매실꽃'],
    백단: ['샌달우드', '샌들우드'],
    벚꽃: ['체리블라썸', '체리블로섬', '사쿠라'],
    비누: ['솝'],
    생강: ['진저'],
    연기: ['스모크'],
    우유: ['밀크'],
    장미: ['로즈'],
    정향: ['클로브'],
    제비꽃: ['바이올렛'],
    치자꽃: ['가드니아'],
    침향: ['아가우드', '오우드'],
    카다멈: ['카르다몸', '카다몬'],
    후추: ['블랙페퍼', '페퍼'],
    휘발유: ['가솔린'],
  }),
)

/** さくら finds 桜: a Japanese name as it is read. */
const inReadings = memoize((name: string): string =>
  READINGS.reduce((word, [written, read]) => word.replaceAll(written, read), name),
)

/** Of the names of the list; longer words come before their parts. */
const READINGS = [
  ['香り', 'かおり'],
  ['専用', 'せんよう'],
  ['紅茶', 'こうちゃ'],
  ['抹茶', 'まっちゃ'],
  ['茶', 'ちゃ'],
  ['赤', 'あか'],
  ['醤油', 'しょうゆ'],
  ['和風', 'わふう'],
  ['焼肉', 'やきにく'],
  ['日焼', 'ひや'],
  ['焼', 'や'],
  ['集中', 'しゅうちゅう'],
  ['刈', 'か'],
  ['い草', 'いぐさ'],
  ['草', 'くさ'],
  ['青葉', 'あおば'],
  ['畳', 'たたみ'],
  ['竹', 'たけ'],
  ['沈香', 'じんこう'],
  ['白檀', 'びゃくだん'],
  ['香', 'こう'],
  ['栗', 'ぐり'],
  ['海', 'うみ'],
  ['石', 'せっ'],
  ['洗濯物', 'せんたくもの'],
  ['洗', 'あら'],
  ['止', 'ど'],
  ['森', 'もり'],
  ['松', 'まつ'],
  ['焦', 'こ'],
  ['煙', 'けむり'],
  ['火薬', 'かやく'],
  ['都市', 'とし'],
  ['雨上', 'あめあ'],
  ['病院', 'びょういん'],
  ['桜', 'さくら'],
  ['金木犀', 'きんもくせい'],
  ['梅', 'うめ'],
  ['花', 'はな'],
  ['桃', 'もも'],
  ['塩', 'しお'],
  ['綿', 'わた'],
] as const

/** Width, case, spaces and kana make no difference: ﾚﾓﾝ, れもん and レモン are one word; so are loanwords in two spellings. */
export const folded = (text: string): string =>
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
  ['레몬그래스', '레몬그라스'],
] as const
