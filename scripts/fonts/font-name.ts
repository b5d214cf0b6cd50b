/** A part of a font may not carry the name that its makers reserve for the whole (SIL Open Font License, 3). */

/** Family, identifier, full name, PostScript name and their typographic kin; notices of copyright stay as they are. */
const NAMES = new Set([1, 3, 4, 6, 16, 25])

/** Renames an unpacked font in place; the name table keeps its length. */
export function withoutReservedName(font: Buffer, reserved: string): Buffer {
  const start = font.readUInt32BE(entryOf(font, 'name') + 8)
  const strings = start + font.readUInt16BE(start + 4)
  for (let index = 0; index < font.readUInt16BE(start + 2); index += 1) {
    const record = start + 6 + 12 * index
    if (!NAMES.has(font.readUInt16BE(record + 6))) continue
    const from = strings + font.readUInt16BE(record + 10)
    const text = font.subarray(from, from + font.readUInt16BE(record + 8))
    for (const name of [reserved, reserved.replaceAll(' ', '')]) blotOut(text, name)
  }
  return font
}

/** The offset of a table's entry in the directory: tag, checksum, offset, length. */
export function entryOf(font: Buffer, tag: string): number {
  for (let entry = 12; entry < 12 + 16 * font.readUInt16BE(4); entry += 16) {
    if (font.toString('latin1', entry, entry + 4) === tag) return entry
  }
  throw new Error(`the font has no table ${tag}`)
}

/** Names are in UTF-16 or in ASCII; the one contains the other with zeros between. */
function blotOut(text: Buffer, name: string): void {
  const wide = Buffer.from(name, 'utf16le').swap16()
  const narrow = Buffer.from(name, 'latin1')
  for (const written of [wide, narrow]) {
    const blot = Buffer.from(written.map((byte) => (byte === 0 ? 0 : BLOT)))
    for (let at = text.indexOf(written); at >= 0; at = text.indexOf(written)) blot.copy(text, at)
  }
}

const BLOT = 'x'.charCodeAt(0)
