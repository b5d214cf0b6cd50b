/**
 * Adds the spacing of Japanese signs to an unpacked font that has none: `halt` (signs of half a width), `chws` (the same
 * where two signs meet) and `palt` (and kana as wide as they are drawn). Decision 0018.
 */

import { create, type Glyph, type ParsedFont } from 'fontkit'

import { entryOf } from './font-name.ts'

const OPENING = [...'「『（【〈《［｛〔']
const CLOSING = [...'」』）】〉》］｝〕、。，．']
const MIDDLE = [...'・：；']
const KANA = Array.from({ length: 0x30fb - 0x3041 }, (_, at) => String.fromCodePoint(0x3041 + at))

/** Space on each side of a kana's strokes, in ems: as tight as headlines are set by hand. */
const SIDE_BEARING = 0.05

/** By how much a glyph moves, and by how much narrower it becomes, in units of the font. */
type Shift = { glyph: number; placement: number; advance: number }

export function withSpacing(font: Buffer): Buffer {
  const read = create(font)
  const halved = [
    ...shiftsOf(read, OPENING, (width) => ({ placement: -width / 2, advance: -width / 2 })),
    ...shiftsOf(read, CLOSING, (width) => ({ placement: 0, advance: -width / 2 })),
    ...shiftsOf(read, MIDDLE, (width) => ({ placement: -width / 4, advance: -width / 2 })),
  ]
  const drawn = shiftsOf(read, KANA, (width, { bbox }) => {
    const side = Math.round(SIDE_BEARING * read.unitsPerEm)
    const advance = Math.min(0, bbox.maxX - bbox.minX + 2 * side - width)
    return { placement: advance < 0 ? side - bbox.minX : 0, advance }
  })
  const features = [
    ['chws', pairLookup(read)],
    ['halt', singleLookup(halved)],
    ['palt', singleLookup([...halved, ...drawn])],
  ] as const
  return withPositions(font, positionsTable(features))
}

/** At the end of the file; the former table has become unused bytes, which the next cut drops. */
function withPositions(font: Buffer, table: Buffer): Buffer {
  const entry = entryOf(font, 'GPOS')
  const extended = Buffer.concat([font, Buffer.alloc(-font.length & 3), table])
  extended.writeUInt32BE(extended.length - table.length, entry + 8)
  extended.writeUInt32BE(table.length, entry + 12)
  return extended
}

function shiftsOf(
  font: ParsedFont,
  characters: readonly string[],
  shiftOf: (width: number, glyph: Glyph) => Omit<Shift, 'glyph'>,
): Shift[] {
  return glyphsOf(font, characters).map((glyph) => ({
    glyph: glyph.id,
    ...shiftOf(glyph.advanceWidth, glyph),
  }))
}

const glyphsOf = (font: ParsedFont, characters: readonly string[]): Glyph[] =>
  characters
    .map((character) => character.codePointAt(0) ?? 0)
    .filter((point) => font.hasGlyphForCodePoint(point))
    .map((point) => font.glyphForCodePoint(point))

const X_PLACEMENT = 1
const X_ADVANCE = 4
const SINGLE = 1
const PAIR = 2

/** Lookup of single adjustments, format 2: a value for each glyph. */
function singleLookup(shifts: readonly Shift[]): Buffer {
  const sorted = shifts.toSorted((one, other) => one.glyph - other.glyph)
  const values = sorted.flatMap(({ placement, advance }) => [placement, advance])
  const head = 8 + 2 * values.length
  return lookup(SINGLE, [
    words(2, head, X_PLACEMENT | X_ADVANCE, sorted.length, ...values),
    coverage(sorted.map(({ glyph }) => glyph)),
  ])
}

/** Classes of a pair: 1 opening, 2 closing, 3 middle. What closes loses its empty half before another sign, what opens after one. */
function pairLookup(font: ParsedFont): Buffer {
  const classes = [OPENING, CLOSING, MIDDLE].flatMap((signs, index) =>
    glyphsOf(font, signs).map(({ id, advanceWidth }) => ({
      id,
      width: advanceWidth,
      is: index + 1,
    })),
  )
  const sorted = classes.toSorted((one, other) => one.id - other.id)
  const half = Math.round((sorted[0]?.width ?? 0) / 2)
  const none = [0, 0, 0]
  const first = [-half, 0, 0]
  const second = [0, -half, -half]
  // Rows: the first sign; columns: the second one. Class 0 is every other glyph.
  const rows = [
    [none, none, none, none],
    [none, second, none, none],
    [none, first, first, first],
    [none, second, none, none],
  ]
  const definitions = classDefinition(sorted)
  const values = rows.flat(2)
  const covered = 16 + 2 * values.length
  const classesAt = covered + 4 + 2 * sorted.length
  return lookup(PAIR, [
    words(2, covered, X_ADVANCE, X_PLACEMENT | X_ADVANCE, classesAt, classesAt, 4, 4, ...values),
    coverage(sorted.map(({ id }) => id)),
    definitions,
  ])
}

const lookup = (type: number, subtable: readonly Buffer[]): Buffer =>
  Buffer.concat([words(type, 0, 1, 8), ...subtable])

const coverage = (glyphs: readonly number[]): Buffer => words(1, glyphs.length, ...glyphs)

const classDefinition = (glyphs: readonly { id: number; is: number }[]): Buffer =>
  words(2, glyphs.length, ...glyphs.flatMap(({ id, is }) => [id, id, is]))

/** Every script and language has every feature. */
function positionsTable(features: readonly (readonly [tag: string, lookup: Buffer])[]): Buffer {
  const count = features.length
  const scripts = Buffer.concat([
    words(1),
    Buffer.from('DFLT'),
    words(8, 4, 0, 0, 0xffff, count, ...features.map((_, index) => index)),
  ])
  const featureHead = 2 + 6 * count
  const featureList = Buffer.concat([
    words(count),
    ...features.flatMap(([tag], index) => [Buffer.from(tag), words(featureHead + 6 * index)]),
    ...features.map((_, index) => words(0, 1, index)),
  ])
  const lookups = features.map(([, table]) => table)
  const lookupHead = 2 + 2 * count
  const offsets = lookups.map((_, index) =>
    lookups.slice(0, index).reduce((sum, { length }) => sum + length, lookupHead),
  )
  const scriptsAt = 10
  const featuresAt = scriptsAt + scripts.length
  return Buffer.concat([
    words(1, 0, scriptsAt, featuresAt, featuresAt + featureList.length),
    scripts,
    featureList,
    words(count, ...offsets),
    ...lookups,
  ])
}

/** Numbers of 16 bits; the negative ones as their complement. */
function words(...values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(2 * values.length)
  for (const [index, value] of values.entries()) buffer.writeUInt16BE(value & 0xffff, 2 * index)
  return buffer
}
