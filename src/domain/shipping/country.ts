/** Which country an address is in, and what follows from it. Spec §5 "EU residents", decisions sections 8, 11. */
export { isCountryCode } from './iso-3166.ts'

export const JAPAN = 'JP'
export const KOREA = 'KR'
export const UNITED_STATES = 'US'

export const EU_MEMBER_STATES = [
  ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU'],
  ...['IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
] as const

/** Parts of member states with a code of their own, where the Union's law applies. */
export const EU_TERRITORIES = ['AX', 'GF', 'GP', 'MF', 'MQ', 'RE', 'YT'] as const

const EUROPEAN_UNION: ReadonlySet<string> = new Set([...EU_MEMBER_STATES, ...EU_TERRITORIES])

/** Takes an alpha-2 code, as `parseCountry` gives it. */
export const isEuropeanUnion = (code: string): boolean => EUROPEAN_UNION.has(code)
