/**
 * From a device's serial number to everything compatible with it: version, cartridge type, whether old cartridges
 * fit, and which SDKs and calls drive it. Spec §1 "plate-type cartridge"; decisions, section 6.
 */
import { DEVICE_SLUGS, type DeviceSlug } from '../devices/device.ts'
import { ASN_FIRMWARE, DEVICE_HTTP_PORT } from '../devices/device-policy.ts'
import { deviceOf } from '../devices/devices.ts'
import { normalSerial, parseDeviceSerial } from '../serial.ts'
import { type CartridgeType, cartridgeFor } from './device-compatibility.ts'
import { type SdkLink, sdksOver } from './sdk-links.ts'

export const SERIAL_LENGTH_MAX = 40

/** `simple`: chambers on or off · `intensity`: a strength per chamber. Every SDK has these calls. */
export const SDK_CALLS = ['simple', 'intensity'] as const
type SdkCall = (typeof SDK_CALLS)[number]

type HttpApi = {
  port: number
  /** `firmwareFrom` is `null` for calls that every firmware has. */
  families: readonly { path: string; firmwareFrom: string | null }[]
}

export type Fitting = {
  serial: string
  device: DeviceSlug
  cartridge: CartridgeType
  /** Those bought before `PLATE_CARTRIDGES_SINCE`: they are of the standard type. */
  isFittedByEarlier: boolean
  /** Each with the links it shares with the device. */
  sdks: { slug: string; links: SdkLink[] }[]
  /** Each unit has one link: an SDK drives it if it supports that link. */
  isOneLinkByVariant: boolean
  calls: readonly SdkCall[]
  /** `null` for a device without Wi-Fi. */
  httpApi: HttpApi | null
}

export type Compatibility =
  | { status: 'not_asked' }
  /** Unknown format, or a device whose serial numbers are not documented. */
  | { status: 'unknown'; input: string }
  /** Starts like the serial numbers of this device but does not match them. */
  | { status: 'incomplete'; input: string; device: DeviceSlug }
  | ({ status: 'known' } & Fitting)

/** `platePrefix` is the setting `plate_serial_prefix`. */
export function compatibilityOf(input: string, platePrefix: string): Compatibility {
  const written = normalSerial(input)
  if (written === '') return { status: 'not_asked' }

  const serial = parseDeviceSerial(input)
  const device = deviceOfSerial(written)
  if (device === null) return { status: 'unknown', input }
  if (serial === null) return { status: 'incomplete', input, device }
  return { status: 'known', ...fittingOf(serial, device, platePrefix) }
}

const deviceOfSerial = (serial: string): DeviceSlug | null =>
  DEVICE_SLUGS.find((slug) => {
    const begin = deviceOf(slug).serial?.prefix
    return begin !== undefined && serial.startsWith(begin)
  }) ?? null

function fittingOf(serial: string, slug: DeviceSlug, platePrefix: string): Fitting {
  const device = deviceOf(slug)
  const cartridge = cartridgeFor(serial, platePrefix)
  return {
    serial,
    device: slug,
    cartridge,
    isFittedByEarlier: cartridge === 'standard',
    sdks: sdksOver(device.links),
    isOneLinkByVariant: device.isOneLinkByVariant,
    calls: CALLS_OF[slug],
    httpApi: device.hasHttpApi ? HTTP_API : null,
  }
}

const CALLS_OF = {
  'aroma-shooter-1': ['simple'],
  'aroma-shooter': ['simple', 'intensity'],
  'aroma-shooter-3': ['intensity'],
  'aroma-shooter-wearable-3': ['intensity'], // Sample.
  'aroma-speaker-60': ['intensity'], // Sample.
} as const satisfies Record<DeviceSlug, readonly SdkCall[]>

const HTTP_API: HttpApi = {
  port: DEVICE_HTTP_PORT,
  families: [
    { path: '/asn', firmwareFrom: ASN_FIRMWARE },
    { path: '/as2', firmwareFrom: null },
  ],
}
