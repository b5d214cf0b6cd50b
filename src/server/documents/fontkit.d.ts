/** The parser of fonts that PDFKit uses. */
declare module 'fontkit' {
  export type Glyph = {
    id: number
    advanceWidth: number
    bbox: { minX: number; maxX: number }
    path: { toSVG(): string }
  }

  type GlyphRun = {
    glyphs: readonly Glyph[]
    positions: readonly { xAdvance: number; xOffset: number }[]
    /** In units of the font. */
    advanceWidth: number
  }

  /** PDFKit takes a parsed font as it takes a file. */
  export type ParsedFont = PDFKit.Mixins.PDFFontSource & {
    unitsPerEm: number
    GPOS: { featureList: readonly { tag: string }[] }
    hasGlyphForCodePoint(point: number): boolean
    glyphForCodePoint(point: number): Glyph
    layout(text: string, features?: readonly string[]): GlyphRun
  }

  export function create(file: Uint8Array): ParsedFont
}
