/** Formats a postal address as lines, in the order of its script. */
import type { OrderView } from '#domain/orders/order-view.ts'
import { countryName, JAPAN } from '#domain/shipping/country.ts'
import { findPrefecture } from '#domain/shipping/prefecture.ts'
import type { Locale } from '#shared/locale.ts'

type Address = Pick<
  OrderView['order'],
  | 'customerName'
  | 'customerCompany'
  | 'country'
  | 'postalCode'
  | 'state'
  | 'city'
  | 'line1'
  | 'line2'
>

const EAST_ASIAN = /[\p{scx=Han}\p{scx=Hangul}\p{scx=Hiragana}\p{scx=Katakana}]/u

export function addressLines(address: Address, locale: Locale): string[] {
  const isEastAsian = EAST_ASIAN.test(address.city + address.line1)
  const lines = isEastAsian ? fromLargeToSmall(address) : fromSmallToLarge(address, locale)
  const country =
    address.country === JAPAN && locale === 'ja' ? '' : countryName(address.country, locale)
  return [...lines, country].filter((line) => line !== '')
}

function fromLargeToSmall(address: Address): string[] {
  const { postalCode, city, line1, line2, customerCompany, customerName } = address
  const isJapan = address.country === JAPAN
  const area = [stateOf(address, isJapan ? 'ja' : 'ko'), city, line1]
  return [
    isJapan ? `〒${postalCode}` : postalCode,
    joined(area, isJapan ? '' : ' '),
    line2,
    customerCompany,
    customerName,
  ]
}

function fromSmallToLarge(address: Address, locale: Locale): string[] {
  const { postalCode, city, line1, line2, customerCompany, customerName } = address
  const place = joined([city, stateOf(address, locale)], ', ')
  return [customerName, customerCompany, line1, line2, joined([place, postalCode], ' ')]
}

/** Prefectures may be stored by their code. */
const stateOf = ({ state }: Address, locale: Locale): string =>
  findPrefecture(state)?.name[locale] ?? state

const joined = (parts: string[], by: string): string => parts.filter((part) => part !== '').join(by)
