/**
 * What a shared link shows of a page without a picture of its own: its name, in its language, and the print of a scent.
 * Drawn at the first request, because the titles of news, posts and open places are data.
 */
import { printSvg } from '#domain/prints/print.ts'
import { PHRASE_MARK, withoutMarks } from '#i18n/phrase-mark.ts'
import { SOCIAL_SIZE } from '#web/pictures/manifest.ts'

import { type Fonts, loadFonts } from '../documents/fonts.ts'
import { printable, runsOf } from '../documents/runs.ts'
import { brokenLines } from '../documents/type-setting.ts'
import { CHALK, INK, markDots } from '../pages/mark.ts'

/** `title`: with marks between phrases. */
export type SocialCard = { title: string; siteName: string; scent: Scent }
type Scent = readonly [serial: string, kind: string]

const MARGIN = 72
const TITLE = { width: 560, linesMax: 4, sizes: [88, 76, 64, 54], leading: 1.18 }
const MARK = markDots({ ring: 22, dot: 7 })
const SITE = { x: MARGIN + 84, baseline: 118, size: 34 }
/** The print may leave the card: it is a part of something larger. */
const PRINT = { x: 680, y: -30, size: 690 }

export async function drawSocial({ title, siteName, scent }: SocialCard): Promise<Buffer> {
  const fonts = await loadFonts()
  const { width, height } = SOCIAL_SIZE
  const { size, lines } = fitted(title, fonts)
  const top = height - MARGIN - (lines.length - 1) * size * TITLE.leading
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${CHALK}"/>
${placed(printSvg(...scent))}
<g transform="translate(${MARGIN - 2} ${SITE.baseline - 44})" fill="${INK}">${MARK}</g>
${outlines(printable(siteName, fonts), { ...SITE, y: SITE.baseline }, fonts)}
${lines.map((line, at) => outlines(line, { x: MARGIN, y: top + at * size * TITLE.leading, size }, fonts)).join('')}
</svg>`
  // Loaded at first use, as it takes 8 MiB.
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 64 }).toBuffer()
}

/** The largest size in which the title has few lines and no phrase is divided; else in which it has few lines. @internal */
export function fitted(title: string, fonts: Fonts): { size: number; lines: string[] } {
  const pieces = title.split(AFTER_PHRASE).map((piece) => printable(withoutMarks(piece), fonts))
  const settings = TITLE.sizes.map((size) => {
    const width = (text: string) => widthOf(text, size, fonts)
    const lines = brokenLines(title, TITLE.width, width, pieces)
    const isWhole = pieces.every((piece) => width(piece.trimEnd()) <= TITLE.width)
    return { size, lines, isWhole }
  })
  const short = settings.filter(({ lines }) => lines.length <= TITLE.linesMax)
  const smallest = { size: TITLE.sizes.at(-1) ?? 0, lines: settings.at(-1)?.lines ?? [] }
  const cut = { ...smallest, lines: smallest.lines.slice(0, TITLE.linesMax) }
  return short.find(({ isWhole }) => isWhole) ?? short[0] ?? cut
}

const AFTER_PHRASE = new RegExp(`(?<=[ ${PHRASE_MARK}])`)

const widthOf = (text: string, size: number, fonts: Fonts): number =>
  drawnRuns(text, fonts).reduce((sum, { run, scale }) => sum + run.advanceWidth * scale * size, 0)

/** Shapes, so that no font has to be installed. */
function outlines(text: string, at: { x: number; y: number; size: number }, fonts: Fonts): string {
  let { x } = at
  const shapes: string[] = []
  for (const { run, scale } of drawnRuns(text, fonts)) {
    for (const [index, { path }] of run.glyphs.entries()) {
      const zoom = scale * at.size
      shapes.push(
        `<path transform="translate(${x.toFixed(1)} ${at.y.toFixed(1)}) scale(${zoom} ${-zoom})" d="${path.toSVG()}"/>`,
      )
      x += (run.positions[index]?.xAdvance ?? 0) * zoom
    }
  }
  return `<g fill="${INK}">${shapes.join('')}</g>`
}

/** What the documents draw as bars has a blank here: no page is named with it. */
const drawnRuns = (text: string, fonts: Fonts) =>
  runsOf(text, 'wide', fonts).flatMap(({ font, text: part }) => {
    if (font === 'drawn') return []
    const parsed = fonts[font]
    return [{ run: parsed.layout(part), scale: 1 / parsed.unitsPerEm }]
  })

const placed = (print: string): string =>
  print.replace(
    '<svg ',
    `<svg x="${PRINT.x}" y="${PRINT.y}" width="${PRINT.size}" height="${PRINT.size}" `,
  )
