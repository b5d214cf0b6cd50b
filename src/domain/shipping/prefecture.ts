/** The 47 prefectures of Japan by ISO 3166-2, and the rate region of each. Decisions section 11. */
import type { Locale } from '#shared/locale.ts'

export const RATE_REGIONS = [
  'hokkaido',
  'tohoku_north',
  'tohoku_south',
  'kanto_shinetsu',
  'central',
  'kyushu',
  'okinawa',
] as const
export type RateRegion = (typeof RATE_REGIONS)[number]

export type Prefecture = { code: string; name: Record<Locale, string>; region: RateRegion }

/** Number, English, Japanese and Korean name, region. `central` is Hokuriku, Tokai, Kinki, Chugoku and Shikoku. */
const ROWS = `
  01 Hokkaido 北海道 홋카이도 hokkaido
  02 Aomori 青森県 아오모리현 tohoku_north
  03 Iwate 岩手県 이와테현 tohoku_north
  04 Miyagi 宮城県 미야기현 tohoku_south
  05 Akita 秋田県 아키타현 tohoku_north
  06 Yamagata 山形県 야마가타현 tohoku_south
  07 Fukushima 福島県 후쿠시마현 tohoku_south
  08 Ibaraki 茨城県 이바라키현 kanto_shinetsu
  09 Tochigi 栃木県 도치기현 kanto_shinetsu
  10 Gunma 群馬県 군마현 kanto_shinetsu
  11 Saitama 埼玉県 사이타마현 kanto_shinetsu
  12 Chiba 千葉県 지바현 kanto_shinetsu
  13 Tokyo 東京都 도쿄도 kanto_shinetsu
  14 Kanagawa 神奈川県 가나가와현 kanto_shinetsu
  15 Niigata 新潟県 니가타현 kanto_shinetsu
  16 Toyama 富山県 도야마현 central
  17 Ishikawa 石川県 이시카와현 central
  18 Fukui 福井県 후쿠이현 central
  19 Yamanashi 山梨県 야마나시현 kanto_shinetsu
  20 Nagano 長野県 나가노현 kanto_shinetsu
  21 Gifu 岐阜県 기후현 central
  22 Shizuoka 静岡県 시즈오카현 central
  23 Aichi 愛知県 아이치현 central
  24 Mie 三重県 미에현 central
  25 Shiga 滋賀県 시가현 central
  26 Kyoto 京都府 교토부 central
  27 Osaka 大阪府 오사카부 central
  28 Hyogo 兵庫県 효고현 central
  29 Nara 奈良県 나라현 central
  30 Wakayama 和歌山県 와카야마현 central
  31 Tottori 鳥取県 돗토리현 central
  32 Shimane 島根県 시마네현 central
  33 Okayama 岡山県 오카야마현 central
  34 Hiroshima 広島県 히로시마현 central
  35 Yamaguchi 山口県 야마구치현 central
  36 Tokushima 徳島県 도쿠시마현 central
  37 Kagawa 香川県 가가와현 central
  38 Ehime 愛媛県 에히메현 central
  39 Kochi 高知県 고치현 central
  40 Fukuoka 福岡県 후쿠오카현 kyushu
  41 Saga 佐賀県 사가현 kyushu
  42 Nagasaki 長崎県 나가사키현 kyushu
  43 Kumamoto 熊本県 구마모토현 kyushu
  44 Oita 大分県 오이타현 kyushu
  45 Miyazaki 宮崎県 미야자키현 kyushu
  46 Kagoshima 鹿児島県 가고시마현 kyushu
  47 Okinawa 沖縄県 오키나와현 okinawa
`

export const PREFECTURES: readonly Prefecture[] = ROWS.trim().split('\n').map(readRow)

export const findPrefecture = (code: string): Prefecture | null =>
  PREFECTURES.find((it) => it.code === code) ?? null

/** "JP-13", "13", "Tokyo", "Tokyo-to", "東京都", "東京", "도쿄" and their full-width forms; else `null`. */
export function parsePrefecture(input: string): Prefecture | null {
  const spelling = folded(input)
  return (
    bySpelling.get(spelling) ??
    bySpelling.get(spelling.replace(/ (to|do|fu|ken|prefecture|metropolis)$/, '')) ??
    null
  )
}

const bySpelling = new Map(
  PREFECTURES.flatMap((prefecture) =>
    spellingsOf(prefecture).map((spelling) => [folded(spelling), prefecture] as const),
  ),
)

/** Japanese and Korean names also without their last character, the kind of prefecture. */
function spellingsOf({ code, name }: Prefecture): string[] {
  const number = code.slice(3)
  const short = [name.ja.slice(0, -1), name.ko.slice(0, -1)]
  return [code, number, String(Number(number)), name.en, name.ja, name.ko, ...short]
}

/** Without case, width, accents and hyphens. */
export function folded(spelling: string): string {
  return spelling
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[\s-]+/g, ' ')
    .trim()
}

function readRow(row: string): Prefecture {
  const [number = '', en = '', ja = '', ko = '', region = ''] = row.trim().split(' ')
  const known = RATE_REGIONS.find((it) => it === region)
  if (!known) throw new Error(`${en} has no rate region`)
  return { code: `JP-${number}`, name: { en, ja, ko }, region: known }
}
