/** What a parcel weighs and how large it is. Decisions section 11. */

/** A packed package, by what it holds. `size` is length + width + height in centimetres, by the carrier's classes. */
export const PARCEL = {
  kit: { grams: 1_500, size: 80 },
  refill: { grams: 500, size: 60 },
} as const

/** The smallest size class that holds so many packages; how much it bears is in its rates. */
export const SIZE_BY_PACKAGES = [
  { upToPackages: 1, size: 60 },
  { upToPackages: 3, size: 80 },
  { upToPackages: Number.POSITIVE_INFINITY, size: 100 },
] as const

/** Where a Japanese address names no prefecture: the region the goods leave from. */
export const DEFAULT_REGION = 'central'

/** EMS takes no parcel above it. */
export const EMS_LIMIT_GRAMS = 30_000
