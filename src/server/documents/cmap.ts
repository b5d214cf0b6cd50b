/** Reads a font's cmap: which characters it has, so that no missing glyph is drawn as a box. */

/** The offset of a table in an unpacked font. */
function tableAt(font: DataView, tag: string): number {
  for (let entry = 0; entry < font.getUint16(4); entry += 1) {
    const at = 12 + 16 * entry
    const name = [0, 1, 2, 3].map((index) => String.fromCharCode(font.getUint8(at + index)))
    if (name.join('') === tag) return font.getUint32(at + 8)
  }
  throw new Error(`the font has no table ${tag}`)
}

export function charactersIn(bytes: Uint8Array): ReadonlySet<number> {
  const font = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const cmap = tableAt(font, 'cmap')
  const known = new Set<number>()
  for (let index = 0; index < font.getUint16(cmap + 2); index += 1) {
    const table = cmap + font.getUint32(cmap + 4 + 8 * index + 4)
    const format = font.getUint16(table)
    if (format === 12) addGroups(font, table, known)
    if (format === 4) addSegments(font, table, known)
  }
  return known
}

function addGroups(font: DataView, table: number, known: Set<number>): void {
  for (let group = 0; group < font.getUint32(table + 12); group += 1) {
    const at = table + 16 + 12 * group
    addSpan(known, font.getUint32(at), font.getUint32(at + 4))
  }
}

/** A segment may include characters without a glyph; our subset fonts have them in the last segment only. */
function addSegments(font: DataView, table: number, known: Set<number>): void {
  const doubled = font.getUint16(table + 6)
  for (let offset = 0; offset < doubled; offset += 2) {
    const last = font.getUint16(table + 14 + offset)
    if (last < 0xffff) addSpan(known, font.getUint16(table + 16 + doubled + offset), last)
  }
}

function addSpan(known: Set<number>, first: number, last: number): void {
  for (let code = first; code <= last; code += 1) known.add(code)
}
