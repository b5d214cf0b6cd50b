/** Tracking numbers of the carriers: what they look like, how their check digit is made, and where each is followed. */
import type { Locale } from '#shared/locale.ts'

import type { ShippingMethod } from './method.ts'

type Carrier = {
  method: ShippingMethod
  shape: RegExp
  /** Missing where the carrier's numbers have none. */
  hasCheckDigit?: (number: string) => boolean
  url: (number: string, locale: Locale) => string
}

const postPage = (number: string, locale: Locale): string =>
  `https://trackings.post.japanpost.jp/services/srv/search/direct?reqCodeNo1=${number}&locale=${locale === 'ja' ? 'ja' : 'en'}`
const dhlPage = (number: string): string =>
  `https://www.dhl.com/global-en/home/tracking.html?tracking-id=${number}`

const CARRIERS: readonly Carrier[] = [
  // Sagawa. Japan Post's parcels have numbers of the same form.
  {
    method: 'domestic',
    shape: /^\d{12}$/,
    hasCheckDigit: endsModulo7,
    url: (number) => `https://k2k.sagawa-exp.co.jp/p/web/okurijosearch.do?okurijoNo=${number}`,
  },
  // Japan Post's registered mail.
  { method: 'domestic', shape: /^\d{11}$/, hasCheckDigit: endsModulo7, url: postPage },
  { method: 'ems', shape: /^[A-Z]{2}\d{9}[A-Z]{2}$/, hasCheckDigit: isPostal, url: postPage },
  {
    method: 'courier',
    shape: /^1Z[0-9A-Z]{15}\d$/,
    hasCheckDigit: isUps,
    url: (number) => `https://www.ups.com/track?tracknum=${number}`,
  },
  { method: 'courier', shape: /^\d{10}$/, hasCheckDigit: endsModulo7, url: dhlPage },
  { method: 'courier', shape: /^JJ?D\d{16,20}$/, url: dhlPage },
]

/** Why a number is probably mistyped. */
const WARNINGS = ['tracking_unknown', 'tracking_check_digit'] as const
export type TrackingWarning = (typeof WARNINGS)[number]

export const isTrackingWarning = (code: string): code is TrackingWarning =>
  WARNINGS.some((warning) => warning === code)

/** `null` for a number that the carrier may have given. */
export function trackingWarning(method: ShippingMethod, number: string): TrackingWarning | null {
  const bare = bareNumber(number)
  const carrier = findCarrier(method, bare)
  if (!carrier) return 'tracking_unknown'
  return carrier.hasCheckDigit?.(bare) === false ? 'tracking_check_digit' : null
}

/** `null` where the number has none of the carrier's shapes: the link would be broken. */
export function trackingPage(
  method: ShippingMethod,
  number: string,
  locale: Locale,
): string | null {
  const bare = bareNumber(number)
  return findCarrier(method, bare)?.url(bare, locale) ?? null
}

/** Spaces and hyphens are how people read them out. */
const bareNumber = (number: string): string =>
  number.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase()

const findCarrier = (method: ShippingMethod, bare: string): Carrier | undefined =>
  CARRIERS.find((known) => known.method === method && known.shape.test(bare))

/** The last digit is the remainder of the others by 7. */
function endsModulo7(digits: string): boolean {
  return Number(digits.slice(0, -1)) % 7 === Number(digits.at(-1))
}

const POSTAL_WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7] as const

/** UPU S10: EE 12345678 5 JP. */
function isPostal(number: string): boolean {
  const sum = POSTAL_WEIGHTS.reduce((sum, weight, at) => sum + weight * Number(number[2 + at]), 0)
  const rest = 11 - (sum % 11)
  const check = rest === 10 ? 0 : rest === 11 ? 5 : rest
  return check === Number(number[10])
}

/** After 1Z: letters count as digits from A = 2, and every second character twice. */
function isUps(number: string): boolean {
  const values = [...number.slice(2, -1)].map((character) =>
    /\d/.test(character) ? Number(character) : (character.charCodeAt(0) - 63) % 10,
  )
  const sum = values.reduce((sum, value, at) => sum + value * (at % 2 === 0 ? 1 : 2), 0)
  return (10 - (sum % 10)) % 10 === Number(number.at(-1))
}
