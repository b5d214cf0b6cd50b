/** Serial numbers of shooters and their cartridge type. Spec §1 "plate-type cartridge". */

/** First generation with four digits, second with four or five, third with five. */
const DEVICE_SERIAL = /^ASN(?:1UA\d{4}|2A\d{4,5}|3A\d{5})$/

/** The serial number as printed on the device, or `null` if invalid. */
export function parseDeviceSerial(input: string): string | null {
  const serial = normalSerial(input)
  return DEVICE_SERIAL.test(serial) ? serial : null
}

/** The code of a cartridge: kind of scent in two letters, and a number. The scent print derives from it. */
const CARTRIDGE_SERIAL = /^AC-[A-Z]{2}\d{2,5}$/

/** As printed on the box, or `null` if invalid. */
export function parseCartridgeSerial(input: string): string | null {
  const serial = input.normalize('NFKC').trim().toUpperCase()
  return CARTRIDGE_SERIAL.test(serial) ? serial : null
}

/** `prefix` is the setting `plate_serial_prefix`; while it is empty no device needs the plate type. */
export function needsPlateCartridge(deviceSerial: string, prefix: string): boolean {
  const begin = normalSerial(prefix)
  return begin !== '' && normalSerial(deviceSerial).startsWith(begin)
}

/** Normalises a code copied from a label: full width, grouped, with any dash (ー on Japanese keyboards), in any case. */
const GAPS = /[\s\p{Pd}\p{Cf}\u2212\u30fc]/gu

export const normalSerial = (text: string): string =>
  text.normalize('NFKC').replaceAll(GAPS, '').toUpperCase()
