/** A4 pages with a cursor: content that does not fit goes to a new page. */
import PDFDocument from 'pdfkit'

import { FONTS, type Fonts } from './fonts.ts'
import type { Pdf } from './pdf.ts'
import { BOTTOM, FAINT, INK, LEFT, PAGE, RIGHT, RULE, TOP } from './theme.ts'
import { type TypeSetting, typeSetting } from './type-setting.ts'

export type PageFacts = {
  title: string
  author: string
  language: string
  /** Printed at the top of every page except the first, and in every footer. */
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
  for (const font of FONTS) pdf.registerFont(font, fonts[font].parsed)
  const type = typeSetting(pdf, fonts)
  const done = collect(pdf)

  const page: Page = {
    pdf,
    type,
    y: TOP,
    ensure(height) {
      if (page.y + height <= BOTTOM) return false
      pdf.addPage()
      type.draw(facts.mark, { x: LEFT, y: TOP }, { size: 8, ink: FAINT })
      page.y = TOP + 28
      return true
    },
    rule(y, weight = 'thin', { from, to } = { from: LEFT, to: RIGHT }) {
      pdf.lineWidth(weight === 'strong' ? 1.1 : 0.5)
      pdf.strokeColor(weight === 'strong' ? INK : RULE)
      pdf.moveTo(from, y).lineTo(to, y).stroke()
    },
    finish() {
      writeFooters(page, facts)
      pdf.end()
      return done
    },
  }
  return page
}

function writeFooters({ pdf, type, rule }: Page, { mark }: PageFacts): void {
  const { start, count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(start + page)
    const y = PAGE.height - 40
    rule(y - 14)
    type.draw(mark, { x: LEFT, y }, { size: 7.5, ink: FAINT })
    const number = `${page + 1} / ${count}`
    type.draw(number, { x: RIGHT, y, align: 'end' }, { size: 7.5, ink: FAINT })
  }
}

function collect(pdf: Pdf): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Buffer[] = []
  return new Promise((done, fail) => {
    pdf.on('data', (part: Buffer) => parts.push(part))
    pdf.on('end', () => done(new Uint8Array(Buffer.concat(parts))))
    pdf.on('error', fail)
  })
}
