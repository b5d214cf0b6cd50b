/** The price zone of a country, from Japan. Decisions section 11; the zones are those of EMS. */
import { EU_MEMBER_STATES, EU_TERRITORIES, JAPAN } from './country.ts'

export const ZONES = [1, 2, 3, 4, 5] as const
export type Zone = (typeof ZONES)[number]

/** Zone 5 is Africa, Central and South America, the Caribbean, and every country that is in no list: the dear side. */
const COUNTRIES = {
  1: 'CN KR TW',
  2: 'BD BN BT HK ID IN KH LA LK MM MN MO MV MY NP PH PK SG TH VN',
  3: [
    'AU CK FJ FM KI MH NC NF NR NU NZ PF PG PN PW SB TK TO TV VU WF WS',
    'CA MX PM',
    'AE BH IL IQ IR JO KW LB OM QA SA SY TR',
    'AD AL BA BY CH FO GB GG GI GL IM IS JE LI MC MD ME MK NO RS RU SJ SM UA VA',
    EU_MEMBER_STATES.join(' '),
    EU_TERRITORIES.join(' '),
  ].join(' '),
  4: 'AS GU MP PR UM US VI',
  5: '',
} as const satisfies Record<Zone, string>

const zoneByCountry = new Map<string, Zone>(
  ZONES.flatMap((zone) => COUNTRIES[zone].split(' ').map((code) => [code, zone] as const)),
)

export const zoneOf = (country: string): Zone | 'domestic' =>
  country === JAPAN ? 'domestic' : (zoneByCountry.get(country) ?? 5)
