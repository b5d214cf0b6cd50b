/** Which type of cartridge a device takes. Spec §1 "plate-type cartridge". */
import type { Device } from '../devices/device.ts'
import { needsPlateCartridge } from '../serial.ts'

export const CARTRIDGE_TYPES = ['standard', 'plate'] as const
export type CartridgeType = (typeof CARTRIDGE_TYPES)[number]

/** `platePrefix` is the setting `plate_serial_prefix`. */
export const cartridgeFor = (serial: string, platePrefix: string): CartridgeType =>
  needsPlateCartridge(serial, platePrefix) ? 'plate' : 'standard'

/** The cartridge type of this version; a device without a serial pattern takes the standard type. */
export const cartridgeTypeOf = ({ serial }: Device, platePrefix: string): CartridgeType =>
  serial === null ? 'standard' : cartridgeFor(serial.example, platePrefix)
