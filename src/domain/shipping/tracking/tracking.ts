/** Tracking numbers of the carriers: what they look like, how their check digit is made, and where each is followed. */
import { isAmong } from '#shared/is-among.ts'
import type { Locale } from '#shared/locale.ts'

import type { ShippingMethod } from '../method.ts'

export const CARRIERS = ['sagawa', 'japan_post', 'ups', 'dhl'] as const
export type Carrier = (typeof CARRIERS)[number]

type NumberFormat = {
  carrier: Carrier
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

const FORMATS: readonly NumberFormat[] = [
  // Sagawa. Japan Post's parcels have numbers of the same form.
  {
    carrier: 'sagawa',
    method: 'domestic',
    shape: /^\d{12}$/,
    hasCheckDigit: endsModulo7,
    url: (number) => `https://k2k.sagawa-exp.co.jp/p/web/okurijosearch.do?okurijoNo=${number}`,
  },
  // Registered mail.
  {
    carrier: 'japan_post',
    method: 'domestic',
    shape: /^\d{11}$/,
    hasCheckDigit: endsModulo7,
    url: postPage,
  },
  {
    carrier: 'japan_post',
    method: 'ems',
    shape: /^[A-Z]{2}\d{9}[A-Z]{2}$/,
    hasCheckDigit: isPostal,
    url: postPage,
  },
  {
    carrier: 'ups',
    method: 'courier',
    shape: /^1Z[0-9A-Z]{15}\d$/,
    hasCheckDigit: isUps,
    url: (number) => `https://www.ups.com/track?tracknum=${number}`,
  },
  {
    carrier: 'dhl',
    method: 'courier',
    shape: /^\d{10}$/,
    hasCheckDigit: endsModulo7,
    url: dhlPage,
  },
  { carrier: 'dhl', method: 'courier', shape: /^JJ?D\d{16,20}$/, url: dhlPage },
]

/** Why a number is probably mistyped; staff may say that it is right. */
const WARNINGS = ['tracking_unknown', 'tracking_check_digit'] as const
type TrackingWarning = (typeof WARNINGS)[number]

const REFUSALS = ['tracking_missing', 'tracking_long', 'tracking_twice', ...WARNINGS] as const
export type TrackingRefusal = (typeof REFUSALS)[number]

export const isTrackingWarning = isAmong(WARNINGS)

export const isTrackingRefusal = isAmong(REFUSALS)

/** The numbers of a field, which commas or lines separate. */
export const splitTrackingNumbers = (text: string): string[] =>
  text
    .normalize('NFC')
    .split(/[,，、\r\n]/)
    .map((number) => number.trim())
    .filter((number) => number !== '')

/** The numbers as a field shows them. */
export const joinTrackingNumbers = (numbers: readonly string[]): string => numbers.join(', ')

export const tidyTrackingNumbers = (text: string): string =>
  joinTrackingNumbers(splitTrackingNumbers(text))

/** `null` for a number that the carrier may have given. */
export function trackingWarning(method: ShippingMethod, number: string): TrackingWarning | null {
  const bare = bareNumber(number)
  const format = findFormat(method, bare)
  if (!format) return 'tracking_unknown'
  return format.hasCheckDigit?.(bare) === false ? 'tracking_check_digit' : null
}

export type Parcel = {
  trackingNumber: string
  /** `null`, like the page, where the number has none of the carriers' formats: the link would be broken. */
  carrier: Carrier | null
  trackingUrl: string | null
}

/** The parcels of an order, with the pages that follow them in the buyer's language. */
export const parcelsOf = (order: {
  shippingMethod: ShippingMethod
  trackingNumbers: readonly string[]
  locale: Locale
}): Parcel[] =>
  order.trackingNumbers.map((trackingNumber) => {
    const bare = bareNumber(trackingNumber)
    const format = findFormat(order.shippingMethod, bare)
    const trackingUrl = format?.url(bare, order.locale) ?? null
    return { trackingNumber, carrier: format?.carrier ?? null, trackingUrl }
  })

/** Spaces and hyphens are how people read them out. */
export const bareNumber = (number: string): string =>
  number.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase()

const findFormat = (method: ShippingMethod, bare: string): NumberFormat | undefined =>
  FORMATS.find((known) => known.method === method && known.shape.test(bare))

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
