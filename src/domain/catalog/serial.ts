/** Serial numbers of shooters, and which type of cartridge fits. Spec §1 "plate-type cartridge". */

/** First generation with four digits, second with four or five, third with five. */
const DEVICE_SERIAL = /^ASN(?:1UA\d{4}|2A\d{4,5}|3A\d{5})$/

/** The serial as it is printed on the device, or `null` for what is none. */
export function parseDeviceSerial(input: string): string | null {
  const serial = normalSerial(input)
  return DEVICE_SERIAL.test(serial) ? serial : null
}

/** The code of a cartridge: what kind of scent it is in two letters, and a number. A scent's drawing follows from it. */
const CARTRIDGE_SERIAL = /^AC-[A-Z]{2}\d{2,5}$/

/** As it stands on the box, or `null` for what is none. */
export function parseCartridgeSerial(input: string): string | null {
  const serial = input.normalize('NFKC').trim().toUpperCase()
  return CARTRIDGE_SERIAL.test(serial) ? serial : null
}

/** `prefix` is the setting `plate_serial_prefix`; while it is empty no device needs the plate type. */
export function needsPlateCartridge(deviceSerial: string, prefix: string): boolean {
  const begin = normalSerial(prefix)
  return begin !== '' && normalSerial(deviceSerial).startsWith(begin)
}

/** As people copy it off a label: full width, in groups, with the dash their keyboard has (ー in Japanese), in any case. */
const GAPS = /[\s\p{Pd}\p{Cf}\u2212\u30fc]/gu

export const normalSerial = (text: string): string =>
  text.normalize('NFKC').replaceAll(GAPS, '').toUpperCase()
