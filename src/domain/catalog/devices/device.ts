/**
 * What is told of each device; the rows are in `devices.ts`. Spec §1 "Offer" and §9.
 */
import { CHAMBERS } from './device-policy.ts'

export const DEVICE_SLUGS = [
  'aroma-shooter-3',
  'aroma-shooter',
  'aroma-shooter-wearable-3',
  'aroma-speaker-60',
  'aroma-shooter-1',
] as const
export type DeviceSlug = (typeof DEVICE_SLUGS)[number]

/** The slug of the product that is no device but goes into each of them. */
export const CARTRIDGE_SLUG = 'aroma-cartridge'

/** How it is bought: in the kit of the pack builder, by itself on request, on a quotation, or no more. */
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
  /** How far scent is felt as the device is sold. */
  reachCm: number
  /** With the booster that is attached to it; `null` where the reach needs none. */
  reachWithBoosterCm: number | null
  intensity: DeviceIntensity
  /** The odourless fan inside, without which no scent leaves the device. */
  internalBooster: DeviceIntensity
  hasExternalBooster: boolean
  links: readonly DeviceLink[]
  /** Each unit was made with one of the links. */
  isOneLinkByVariant: boolean
  hasHttpApi: boolean
  power: DevicePower
  place: DevicePlace
  weightGrams: number
  /** Sample, and not told on pages: the pictures are artistic impressions. */
  sizeMm: { width: number; depth: number; height: number }
  /** How its serial number begins, with one to show; `null` where nobody has written it down. */
  serial: { prefix: string; example: string } | null
  /** The year of the first public record. */
  firstSeenYear: number
}

export const isDeviceSlug = (value: unknown): value is DeviceSlug =>
  DEVICE_SLUGS.some((slug) => slug === value)

/** What scent reaches at the most, with whatever may be attached. */
export const reachMaxCm = ({ reachCm, reachWithBoosterCm }: Device): number =>
  Math.max(reachCm, reachWithBoosterCm ?? 0)

/** The packages of six that fill every chamber once. */
export const packagesToFill = ({ chambers }: Device): number => Math.ceil(chambers / CHAMBERS)

/** The product whose sale staff switch for it; none for what is sold on a quotation or no more. */
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
