/** An address as lines, in the order in which its country writes it. The one rule of screens, e-mails and documents. */
import type { Address } from '#domain/addresses/address.ts'
import type { Locale } from '#shared/locale.ts'

import { JAPAN, KOREA } from './country.ts'
import { countryName } from './country-names.ts'
import { stateName } from './state.ts'

/** Empty where only the place is wanted. */
export type Recipient = { name: string; company: string }

type Style = (address: Address, recipient: Recipient, locale: Locale) => string[]

/** What an address is written in decides its order: a carrier cannot turn romanised lines around. */
const EAST_ASIAN = /[\p{scx=Han}\p{scx=Hangul}\p{scx=Hiragana}\p{scx=Katakana}]/u

const STYLES: Readonly<Record<string, Style>> = {
  [JAPAN]: japanese,
  [KOREA]: korean,
  CN: chinese,
  HK: chinese,
  MO: chinese,
  TW: chinese,
}

/** Where the postal code comes before the town. */
const CODE_BEFORE_CITY: ReadonlySet<string> = new Set(
  'AL AM BA CH CL DZ GE IS LI MA MD ME MK MX NO RS SN TN TR UY'.split(' '),
)

/** Where the postal code has a line of its own below the town. */
const CODE_BELOW_CITY: ReadonlySet<string> = new Set(
  'BR FK GB GG GI GS IM IO JE PN SH TC'.split(' '),
)

/** Readers of Japanese see no country on an address in Japan. */
export function addressLines(address: Address, locale: Locale, recipient: Recipient): string[] {
  const written = isLatin(address.city + address.line1) ? undefined : STYLES[address.country]
  const style = written ?? western
  const isHome = address.country === JAPAN && locale === 'ja'
  return [
    ...style(address, recipient, locale),
    isHome ? '' : countryName(address.country, locale),
  ].filter((line) => line !== '')
}

/** The place alone, in the letters in which it is given: 東京都千代田区丸の内, 서울특별시 강남구, Marunouchi, Chiyoda-ku, Tokyo. */
export function placeText(
  country: string,
  place: Pick<Address, 'state' | 'city'> & { town: string },
): string {
  const { state, city, town } = place
  if (country === KOREA)
    return joined([stateName(country, state, isLatin(city) ? 'en' : 'ko'), city], ' ')
  return isLatin(city + town)
    ? joined([town, city, stateName(country, state, 'en')], ', ')
    : `${stateName(country, state, 'ja')}${city}${town}`
}

/** 〒100-0005, 東京都千代田区丸の内1-2-3, building, company, name. */
function japanese(address: Address, { name, company }: Recipient): string[] {
  const { country, postalCode, state, city, line1, line2 } = address
  return [
    `〒${postalCode}`,
    `${stateName(country, state, 'ja')}${city}${line1}`,
    line2,
    company,
    name,
  ]
}

/** 김민지, (06236) 서울특별시 강남구 테헤란로 152, 10층 1001호. */
function korean(address: Address, { name, company }: Recipient): string[] {
  const { country, postalCode, state, city, line1, line2 } = address
  const place = joined([stateName(country, state, 'ko'), city, line1], ' ')
  return [
    name,
    company,
    joined([postalCode && `(${postalCode})`, joined([place, line2], ', ')], ' '),
  ]
}

function chinese(address: Address, { name, company }: Recipient): string[] {
  const { postalCode, state, city, line1, line2 } = address
  return [postalCode, `${state}${city}${line1}`, line2, company, name]
}

/** Name, company, lines, town and state, with the postal code in its place. A listed state is named in the letters of its address. */
function western(address: Address, { name, company }: Recipient, locale: Locale): string[] {
  const { country, postalCode, city, line1, line2 } = address
  const state = stateName(country, address.state, isLatin(city + line1) ? 'en' : locale)
  const town = joined([city, state], ', ')
  const end = CODE_BELOW_CITY.has(country)
    ? [town, postalCode]
    : CODE_BEFORE_CITY.has(country)
      ? [joined([postalCode, town], ' ')]
      : [joined([town, postalCode], ' ')]
  return [name, company, line1, line2, ...end]
}

export const isLatin = (text: string): boolean => !EAST_ASIAN.test(text)

const joined = (parts: readonly string[], by: string): string =>
  parts.filter((part) => part !== '').join(by)
