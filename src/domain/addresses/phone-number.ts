/**
 * Parses telephone numbers: stored as E.164, displayed as the reader dials them. Browsers load this file only on demand,
 * because the metadata of all countries is large.
 */
import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'

import type { Locale } from '#shared/locale.ts'

import { normalPhone } from './normal-phone.ts'

/** `null` for what could not be called from abroad, and for what says more than a number, such as an extension. */
export function e164Of(input: string, country: string): string | null {
  const number = parsePhoneNumberFromString(normalPhone(input), homeOf(country))
  return number?.isPossible() && number.ext === undefined ? number.number : null
}

/** For storage: E.164, or the input if it is no valid number. The first country in which it is valid counts. */
export function normalizedPhone(input: string, countries: readonly string[]): string {
  for (const country of countries) {
    const number = e164Of(input, country)
    if (number !== null) return number
  }
  return normalPhone(input)
}

/** For display in a country: national format, international format for other countries, or the stored text. */
export function formatPhone(stored: string, country: string): string {
  const number = stored.startsWith('+') ? parsePhoneNumberFromString(stored) : undefined
  if (!number?.isPossible() || number.number !== stored) return stored
  const isHome = number.countryCallingCode === callingCodeOf(country)
  return isHome ? number.formatNational() : number.formatInternational()
}

/** What was typed, as the page of the order will show it. */
export const phoneOnOrder = (input: string, [home, ...others]: readonly [string, ...string[]]) =>
  formatPhone(normalizedPhone(input, [home, ...others]), home)

/** A number of ours: as its reader dials it, and as a link that works from abroad, too. */
export type Telephone = { text: string; link: string }

/** At home is who reads the language of the number's country; abroad it is shown as it is stored. */
export function telephoneFor(stored: string, locale: Locale): Telephone | null {
  if (stored === '') return null
  const number = parsePhoneNumberFromString(normalPhone(stored))
  const isHome = number?.countryCallingCode === callingCodeOf(HOMES[locale])
  return {
    text: number?.isPossible() && isHome ? number.formatNational() : stored,
    link: `tel:${stored.replaceAll(/[^+\d]/g, '')}`,
  }
}

const HOMES = { ja: 'JP', ko: 'KR', en: 'US' } as const satisfies Record<Locale, string>

const homeOf = (country: string): CountryCode | undefined =>
  isSupportedCountry(country) ? country : undefined

function callingCodeOf(country: string): string | null {
  const home = homeOf(country)
  return home === undefined ? null : getCountryCallingCode(home)
}
