/**
 * The 17 provinces and cities of the first level (시/도) of Korea by ISO 3166-2, in the order in which Koreans list them, and
 * the first two digits of their postal codes (announced by Korea Post on 2015-08-01). Decisions, section 12.
 */
import type { Locale } from '#shared/locale.ts'

import { folded } from './prefecture.ts'

export type Province = { code: string; name: Record<Locale, string>; postal: [number, number] }

/** ISO number, English, Korean and Japanese name, first and last two digits of postal codes. */
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

const POSTAL_CODE = /^(\d\d)\d{3}$/

export const PROVINCES: readonly Province[] = ROWS.trim().split('\n').map(readRow)

/** "KR-11", "Seoul", "서울특별시", "서울시", "서울", "ソウル特別市"; else `null`. */
export const parseProvince = (input: string): Province | null =>
  bySpelling.get(folded(input)) ?? null

/** `null` for no code of five digits, and for one that no province has. */
export function provinceOfPostalCode(code: string): Province | null {
  const digits = Number(POSTAL_CODE.exec(code)?.[1] ?? Number.NaN)
  return PROVINCES.find(({ postal: [first, last] }) => first <= digits && digits <= last) ?? null
}

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
