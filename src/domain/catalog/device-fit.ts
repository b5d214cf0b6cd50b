/** Which cartridge fits a device, asked by its serial number. Spec §1 "plate-type cartridge". */
import type { Device } from './device.ts'
import { needsPlateCartridge, parseDeviceSerial } from './serial.ts'

export type CartridgeType = 'standard' | 'plate'

export type FitAnswer =
  | { status: 'not_asked' }
  | { status: 'unreadable'; typed: string }
  | { status: 'fits'; serial: string; type: CartridgeType }

/** `platePrefix` is the setting `plate_serial_prefix`. */
export function cartridgeFor(typed: string, platePrefix: string): FitAnswer {
  if (typed.trim() === '') return { status: 'not_asked' }

  const serial = parseDeviceSerial(typed)
  if (serial === null) return { status: 'unreadable', typed }
  return { status: 'fits', serial, type: typeFor(serial, platePrefix) }
}

/** What a device of this version takes; what has no serial pattern of its own takes the standard type. */
export const cartridgeTypeOf = ({ serial }: Device, platePrefix: string): CartridgeType =>
  serial === null ? 'standard' : typeFor(serial.example, platePrefix)

const typeFor = (serial: string, platePrefix: string): CartridgeType =>
  needsPlateCartridge(serial, platePrefix) ? 'plate' : 'standard'
