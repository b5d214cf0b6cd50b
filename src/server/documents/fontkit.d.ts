/** The parser of fonts that PDFKit uses. */
declare module 'fontkit' {
  type GlyphRun = {
    glyphs: readonly { path: { toSVG(): string } }[]
    positions: readonly { xAdvance: number }[]
    /** In units of the font. */
    advanceWidth: number
  }

  /** PDFKit takes a parsed font as it takes a file. */
  export type ParsedFont = PDFKit.Mixins.PDFFontSource & {
    unitsPerEm: number
    layout(text: string): GlyphRun
  }

  export function create(file: Uint8Array): ParsedFont
}
