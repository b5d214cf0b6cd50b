/** What sending an order costs, in yen, by rows of a table that staff edit. Spec §7 call 19, decisions section 11. */
import { fail, ok, type Result } from '#shared/result.ts'

import { isEuropeanUnion } from './country.ts'
import { isOffered, type ShippingMethod } from './method.ts'
import { DEFAULT_REGION, PARCEL, SIZE_BY_PACKAGES } from './policy.ts'
import { findPrefecture, type RateRegion } from './prefecture.ts'
import { type Zone, zoneOf } from './zone.ts'

/** The fee of a parcel up to a weight (and, in Japan, a size class) to a zone or a region. */
export type Rate =
  | {
      method: 'domestic'
      zone: RateRegion
      size: number
      upToGrams: number
      amountYen: number
    }
  | { method: 'ems' | 'courier'; zone: Zone; upToGrams: number; amountYen: number }

export type Packages = { kit: number; refill: number }

export type Shipment = {
  /** Alpha-2. */
  country: string
  /** The zone staff have given the country, where it is another than `zoneOf` says. */
  zone?: Zone | undefined
  /** ISO 3166-2 ("JP-13"); `null` where the address names none, and abroad. */
  prefecture: string | null
  method: ShippingMethod
  packages: Packages
  rates: readonly Rate[]
}

export type ShippingRefusal = 'eu_resident' | 'shipping_method_not_offered' | 'shipping_not_found'

export function shippingFee(shipment: Shipment): Result<number, ShippingRefusal> {
  const { country, method, packages } = shipment
  if (isEuropeanUnion(country)) return fail('eu_resident')
  if (!isOffered(method, country)) return fail('shipping_method_not_offered')
  if (packages.kit + packages.refill === 0) return fail('shipping_not_found')

  const amounts = shipment.rates
    .filter((rate) => carries(rate, shipment))
    .map(({ amountYen }) => amountYen)
  return amounts.length > 0 ? ok(Math.min(...amounts)) : fail('shipping_not_found')
}

/** What sending these packages costs at least, to the nearest region at home or to a zone abroad; `null` without a row. */
export function lowestFee(
  rates: readonly Rate[],
  place: Zone | 'domestic',
  packages: Packages,
): number | null {
  const amounts = rates
    .filter(({ upToGrams }) => upToGrams >= gramsOf(packages))
    .filter((rate) =>
      rate.method === 'domestic'
        ? place === 'domestic' && rate.size >= sizeOf(packages)
        : rate.zone === place,
    )
    .map(({ amountYen }) => amountYen)
  return amounts.length > 0 ? Math.min(...amounts) : null
}

const gramsOf = ({ kit, refill }: Packages): number =>
  kit * PARCEL.kit.grams + refill * PARCEL.refill.grams

/** The size class that holds all packages and is no smaller than any of them. */
function sizeOf({ kit, refill }: Packages): number {
  const byCount = SIZE_BY_PACKAGES.find(({ upToPackages }) => kit + refill <= upToPackages)
  const largest = kit > 0 ? PARCEL.kit.size : PARCEL.refill.size
  return Math.max(byCount?.size ?? 0, largest)
}

const regionOf = (prefecture: string | null): RateRegion =>
  (prefecture ? findPrefecture(prefecture)?.region : null) ?? DEFAULT_REGION

/** Whether a row may be used for the parcel; the cheapest of those is the fee. */
function carries(rate: Rate, shipment: Shipment): boolean {
  const { country, zone = zoneOf(country), prefecture, method, packages } = shipment
  if (rate.method !== method || rate.upToGrams < gramsOf(packages)) return false
  if (rate.method !== 'domestic') return rate.zone === zone
  return rate.zone === regionOf(prefecture) && rate.size >= sizeOf(packages)
}
