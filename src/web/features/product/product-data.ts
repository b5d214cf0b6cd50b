/** The props of a product page, and the names of its pictures. */
import type { DeviceSlug } from '#domain/catalog/devices/device.ts'

import { PICTURES, type PictureName } from '../../pictures/manifest.ts'
import { fileOf } from '../../pictures/picture.tsx'
import { PRODUCT_PICTURES } from '../../pictures/product-pictures.ts'
import type { Prices } from '../../prices/regional.tsx'

export const PRICED = [
  'kit',
  'refill-pack',
  'aroma-cartridge',
  'aroma-shooter',
  'aroma-shooter-wearable-3',
] as const
export type PricedId = (typeof PRICED)[number]

export type ProductSlug = DeviceSlug | 'aroma-cartridge'

export type ProductData = {
  names: Record<ProductSlug, string>
  prices: Record<PricedId, Prices>
  /** Of the priced ones, those that staff sell now. */
  sold: readonly PricedId[]
  /** The setting `plate_serial_prefix`. */
  platePrefix: string
}

/** All pictures of a product in their largest size: the one named by `PRODUCT_PICTURES` and its further views. */
export const picturesOf = (slug: ProductSlug): string[] => {
  const name = PRODUCT_PICTURES[slug]
  return pictureNames
    .filter((other) => other === name || other.startsWith(`${name}-`))
    .map((view) => fileOf(view, PICTURES[view].width, 'webp'))
}

// The keys of the table.
const pictureNames = Object.keys(PICTURES) as PictureName[]
