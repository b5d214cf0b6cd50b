import type { DeviceSlug } from '#domain/catalog/devices/device.ts'

/** What the answers need beside the number that is typed, in the reader's language. */
export type CompatibilityData = {
  /** The setting `plate_serial_prefix`. */
  platePrefix: string
  names: Record<DeviceSlug, string>
  /** Those of the catalogue, by slug. */
  sdks: Record<string, string>
}
