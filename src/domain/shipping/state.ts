/** The states of countries that have a list of them: Japan's prefectures and Korea's provinces. Decisions, section 12. */
import type { Locale } from '#shared/locale.ts'

import { folded, PREFECTURES, parsePrefecture } from './prefecture.ts'

/** `code` is ISO 3166-2. */
export type State = { code: string; name: Record<Locale, string> }

type Province = State & { postal: [number, number] }

/** The place of a postal code: in Seoul its first three digits are of one district. */
type KoreanArea = { province: Province; district: { ko: string; en: string } | null }

/**
 * The 17 provinces and cities of the first level (시/도), in the order in which Koreans list them. Korea Post announced the
 * digits for 2015-08-01.
 * ISO number, English, Korean and Japanese name, first and last two digits of postal codes.
 */
const ROWS = `
  11 | Seoul | 서울특별시 | ソウル特別市 | 1 9
  26 | Busan | 부산광역시 | 釜山広域市 | 46 49
  27 | Daegu | 대구광역시 | 大邱広域市 | 41 43
  28 | Incheon | 인천광역시 | 仁川広域市 | 21 23
  29 | Gwangju | 광주광역시 | 光州広域市 | 61 62
  30 | Daejeon | 대전광역시 | 大田広域市 | 34 35
  31 | Ulsan | 울산광역시 | 蔚山広域市 | 44 45
  50 | Sejong | 세종특별자치시 | 世宗特別自治市 | 30 30
  41 | Gyeonggi-do | 경기도 | 京畿道 | 10 20
  42 | Gangwon State | 강원특별자치도 | 江原特別自治道 | 24 26
  43 | Chungcheongbuk-do | 충청북도 | 忠清北道 | 27 29
  44 | Chungcheongnam-do | 충청남도 | 忠清南道 | 31 33
  45 | Jeonbuk State | 전북특별자치도 | 全北特別自治道 | 54 56
  46 | Jeollanam-do | 전라남도 | 全羅南道 | 57 60
  47 | Gyeongsangbuk-do | 경상북도 | 慶尚北道 | 36 40
  48 | Gyeongsangnam-do | 경상남도 | 慶尚南道 | 50 53
  49 | Jeju-do | 제주특별자치도 | 済州特別自治道 | 63 63
`

/** What people write as well: short names, and names before a province became autonomous. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  'KR-42': ['강원도', 'gangwon do', 'gangwon'],
  'KR-43': ['충북'],
  'KR-44': ['충남'],
  'KR-45': ['전북', '전라북도', 'jeollabuk do', 'jeonbuk do', 'jeonbuk'],
  'KR-46': ['전남'],
  'KR-47': ['경북'],
  'KR-48': ['경남'],
  'KR-49': ['제주도'],
}

/** The last three digits of each district: 강북구 has 010 to 012. */
const SEOUL = `
  012 강북구 Gangbuk-gu
  015 도봉구 Dobong-gu
  019 노원구 Nowon-gu
  023 중랑구 Jungnang-gu
  026 동대문구 Dongdaemun-gu
  029 성북구 Seongbuk-gu
  032 종로구 Jongno-gu
  035 은평구 Eunpyeong-gu
  038 서대문구 Seodaemun-gu
  042 마포구 Mapo-gu
  044 용산구 Yongsan-gu
  046 중구 Jung-gu
  048 성동구 Seongdong-gu
  051 광진구 Gwangjin-gu
  054 강동구 Gangdong-gu
  058 송파구 Songpa-gu
  064 강남구 Gangnam-gu
  068 서초구 Seocho-gu
  071 동작구 Dongjak-gu
  074 영등포구 Yeongdeungpo-gu
  078 강서구 Gangseo-gu
  081 양천구 Yangcheon-gu
  084 구로구 Guro-gu
  086 금천구 Geumcheon-gu
  089 관악구 Gwanak-gu
`
const DISTRICTS = SEOUL.trim()
  .split('\n')
  .map((row) => {
    const [last = '', ko = '', en = ''] = row.trim().split(' ')
    return { last, ko, en }
  })

const PROVINCES: readonly Province[] = ROWS.trim().split('\n').map(readRow)

/** "KR-11", "Seoul", "서울특별시", "서울시", "서울", "ソウル特別市"; else `null`. */
const parseProvince = (input: string): Province | null => bySpelling.get(folded(input)) ?? null

/** `null` for no code of five digits, and for one that no province has. */
export function koreanAreaOf(code: string): KoreanArea | null {
  if (!/^\d{5}$/.test(code)) return null
  const two = Number(code.slice(0, 2))
  const province = PROVINCES.find(({ postal: [first, last] }) => first <= two && two <= last)
  if (!province) return null

  const three = code.slice(0, 3)
  return { province, district: DISTRICTS.find(({ last }) => three <= last) ?? null }
}

const LISTS: Readonly<
  Record<string, { all: readonly State[]; parse: (input: string) => State | null }>
> = {
  JP: { all: PREFECTURES, parse: parsePrefecture },
  KR: { all: PROVINCES, parse: parseProvince },
}

/** `null` where a state is typed. */
export const statesOf = (country: string): readonly State[] | null => LISTS[country]?.all ?? null

/** By its code or by any of its names; `null` for no such state, and where states have no list. */
export const parseState = (country: string, input: string): State | null =>
  LISTS[country]?.parse(input) ?? null

/** The state in the reader's language where we know its name, else as it was typed. */
export const stateName = (country: string, state: string, locale: Locale): string =>
  parseState(country, state)?.name[locale] ?? state

const bySpelling = new Map(
  PROVINCES.flatMap((province) =>
    spellingsOf(province).map((spelling) => [folded(spelling), province] as const),
  ),
)

/** With and without the kind of province: "서울특별시", "서울시", "서울"; "Jeju-do", "Jeju". */
function spellingsOf({ code, name: { en, ko, ja } }: Province): string[] {
  const short = ko.replace(/(특별|광역)?(자치)?[시도]$/, '')
  const ending = ko.slice(-1)
  return [
    ...[code, en, en.replace(/-do$/, ''), ko, short, `${short}${ending}`],
    ...[ja, ja.replace(/(特別|広域)?(自治)?[市道]$/, '')],
    ...(ALIASES[code] ?? []),
  ]
}

function readRow(row: string): Province {
  const [number = '', en = '', ko = '', ja = '', postal = ''] = row
    .split('|')
    .map((it) => it.trim())
  const [first = 0, last = 0] = postal.split(' ').map(Number)
  return { code: `KR-${number}`, name: { en, ja, ko }, postal: [first, last] }
}
