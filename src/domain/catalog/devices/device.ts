/**
 * What pages state about each device; the rows are in `devices.ts`. Spec §1 "Offer" and §9.
 */
import { isAmong } from '#shared/is-among.ts'

import { CHAMBERS } from './device-policy.ts'

export const DEVICE_SLUGS = [
  'aroma-shooter-3',
  'aroma-shooter',
  'aroma-shooter-wearable-3',
  'aroma-speaker-60',
  'aroma-shooter-1',
] as const
export type DeviceSlug = (typeof DEVICE_SLUGS)[number]

/** The product that is no device but part of each of them. */
export const CARTRIDGE_SLUG = 'aroma-cartridge'

/** How it is sold: in the kit, on request, on quotation, or discontinued. */
export type DeviceSale = 'kit' | 'on_request' | 'quote' | 'discontinued'

export type DeviceLink = 'usb' | 'bluetooth' | 'wifi' | 'rs485' | 'ethernet'

export type DevicePower = 'usb' | 'usb_power_bank' | 'mains'

/** `on_off`: a chamber is open or shut · `percent`: each chamber has a strength of its own, 0–100 %. */
export type DeviceIntensity = 'on_off' | 'percent'

export type DevicePlace = 'desk' | 'tripod' | 'harness' | 'neck' | 'floor'

export type Device = {
  slug: DeviceSlug
  sale: DeviceSale
  /** How many scents are loaded at once. */
  chambers: number
  /** Reach of the scent without accessories. */
  reachCm: number
  /** Reach with the attached booster; `null` where there is none. */
  reachWithBoosterCm: number | null
  intensity: DeviceIntensity
  /** The odourless internal fan that carries the scent out. */
  internalBooster: DeviceIntensity
  hasExternalBooster: boolean
  links: readonly DeviceLink[]
  /** Each unit was made with one of the links. */
  isOneLinkByVariant: boolean
  hasHttpApi: boolean
  power: DevicePower
  place: DevicePlace
  weightGrams: number
  /** Sample, omitted on pages: the pictures are artistic impressions. */
  sizeMm: { width: number; depth: number; height: number }
  /** Prefix of its serial numbers with an example; `null` where undocumented. */
  serial: { prefix: string; example: string } | null
  /** The year of the first public record. */
  firstSeenYear: number
}

export const isDeviceSlug = isAmong(DEVICE_SLUGS)

/** The packages of six that fill every chamber once. */
export const packagesToFill = ({ chambers }: Device): number => Math.ceil(chambers / CHAMBERS)

/** The product that staff put on or off sale; none for devices on quotation or discontinued. */
const SOLD_AS = {
  kit: () => 'kit',
  on_request: (slug) => slug,
  quote: () => null,
  discontinued: () => null,
} as const satisfies Record<DeviceSale, (slug: DeviceSlug) => string | null>

/** Whether staff have taken it off sale. `sold`: the ids of what they sell. */
export function isOffSale({ sale, slug }: Device, sold: ReadonlySet<string>): boolean {
  const product = SOLD_AS[sale](slug)
  return product !== null && !sold.has(product)
}
