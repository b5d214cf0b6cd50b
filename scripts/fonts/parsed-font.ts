/** What we read of a parsed font; PDFKit's types know it as something to embed only. */
import { create } from 'fontkit'

export type Glyph = { id: number; advanceWidth: number; bbox: { minX: number; maxX: number } }

export type ParsedFont = {
  unitsPerEm: number
  GPOS: { featureList: readonly { tag: string }[] }
  hasGlyphForCodePoint(point: number): boolean
  glyphForCodePoint(point: number): Glyph
  layout(
    text: string,
    features: readonly string[],
  ): { positions: readonly { xAdvance: number; xOffset: number }[] }
}

// fontkit's own documentation names these members.
export const parsedFont = (font: Uint8Array): ParsedFont => create(font) as unknown as ParsedFont
