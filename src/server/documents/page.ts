/** A4 pages with a cursor: content that does not fit goes to a new page. */
import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'

import { FONTS, type Fonts } from './fonts.ts'
import type { Pdf } from './pdf.ts'
import { BOTTOM, FAINT, INK, LEFT, PAGE, RIGHT, RULE, TOP } from './theme.ts'
import { type TypeSetting, typeSetting } from './type-setting.ts'

export type PageFacts = {
  title: string
  author: string
  language: string
  /** Of the first document: printed at the top of its pages except the first, and in their footers. */
  mark: string
  writtenAt: Date
}

export type Page = {
  pdf: Pdf
  type: TypeSetting
  /** The cursor: where to write next. */
  y: number
  /** Adds a page when there is no room for `height`, and says whether it did. */
  ensure(height: number): boolean
  /** Starts another document, with its own mark and page numbers. */
  begin(mark: string): void
  rule(y: number, weight?: 'thin' | 'strong', span?: { from: number; to: number }): void
  finish(): Promise<Uint8Array<ArrayBuffer>>
}

export function openPage(fonts: Fonts, facts: PageFacts): Page {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: facts.language,
    displayTitle: true,
    info: { Title: facts.title, Author: facts.author, CreationDate: facts.writtenAt },
  })
  for (const font of FONTS) pdf.registerFont(font, fonts[font])
  const type = typeSetting(pdf, fonts)
  const done = buffer(pdf)
  const parts: Part[] = [{ mark: facts.mark, start: 0 }]

  const page: Page = {
    pdf,
    type,
    y: TOP,
    ensure(height) {
      if (page.y + height <= BOTTOM) return false
      pdf.addPage()
      type.draw(parts.at(-1)?.mark ?? '', { x: LEFT, y: TOP }, { size: 8, ink: FAINT })
      page.y = TOP + 28
      return true
    },
    begin(mark) {
      pdf.addPage()
      parts.push({ mark, start: pdf.bufferedPageRange().count - 1 })
      page.y = TOP
    },
    rule(y, weight = 'thin', { from, to } = { from: LEFT, to: RIGHT }) {
      pdf.lineWidth(weight === 'strong' ? 1.1 : 0.5)
      pdf.strokeColor(weight === 'strong' ? INK : RULE)
      pdf.moveTo(from, y).lineTo(to, y).stroke()
    },
    async finish() {
      writeFooters(page, parts)
      pdf.end()
      return new Uint8Array(await done)
    },
  }
  return page
}

/** A document of the file, by its first page. */
type Part = { mark: string; start: number }

function writeFooters({ pdf, type, rule }: Page, parts: readonly Part[]): void {
  const { count } = pdf.bufferedPageRange()
  for (const [at, { mark, start }] of parts.entries()) {
    const end = parts[at + 1]?.start ?? count
    for (let page = start; page < end; page += 1) {
      pdf.switchToPage(page)
      const y = PAGE.height - 40
      rule(y - 14)
      type.draw(mark, { x: LEFT, y }, { size: 7.5, ink: FAINT })
      const number = `${page - start + 1} / ${end - start}`
      type.draw(number, { x: RIGHT, y, align: 'end' }, { size: 7.5, ink: FAINT })
    }
  }
}
