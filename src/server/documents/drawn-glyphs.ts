/** Draws two Japanese characters that the fonts lack as vector shapes, with ActualText for screen readers. */
import type { Pdf } from './pdf.ts'

/** Bars as fractions of the font size, measured upwards from the baseline. */
type Bar = { x: number; y: number; width: number; height: number }

const BARS: Readonly<Record<string, readonly Bar[]>> = {
  '〒': [
    { x: 0.12, y: 0.71, width: 0.76, height: 0.07 },
    { x: 0.12, y: 0.5, width: 0.76, height: 0.07 },
    { x: 0.465, y: -0.06, width: 0.07, height: 0.56 },
  ],
  '〓': [
    { x: 0.08, y: 0.5, width: 0.84, height: 0.22 },
    { x: 0.08, y: 0.02, width: 0.84, height: 0.22 },
  ],
}

/** `y` is the baseline. */
export function drawGlyphs(
  pdf: Pdf,
  text: string,
  at: { x: number; y: number; size: number },
): void {
  const { x, y, size } = at
  pdf.markContent('Span', { actual: text })
  for (const [index, glyph] of [...text].entries()) {
    for (const bar of BARS[glyph] ?? []) {
      const left = x + (index + bar.x) * size
      const top = y - (bar.y + bar.height) * size
      pdf.rect(left, top, bar.width * size, bar.height * size).fill()
    }
  }
  pdf.endMarkedContent()
}
