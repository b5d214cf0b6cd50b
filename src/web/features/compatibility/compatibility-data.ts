import type { DeviceSlug } from '#domain/catalog/devices/device.ts'

/** What the answers need besides the serial number, in the visitor's language. */
export type CompatibilityData = {
  /** The setting `plate_serial_prefix`. */
  platePrefix: string
  names: Record<DeviceSlug, string>
  /** Those of the catalogue, by slug. */
  sdks: Record<string, string>
}
