/** Sheets of paper with a place to write next: what does not fit begins the next sheet. */
import PDFDocument from 'pdfkit'

import { FACES, type Faces } from './fonts.ts'
import type { Pen } from './pdf.ts'
import { BOTTOM, FAINT, INK, LEFT, PAGE, RIGHT, RULE, TOP } from './theme.ts'
import { type TypeSetting, typeSetting } from './type-setting.ts'

export type SheetFacts = {
  title: string
  author: string
  language: string
  /** Stands at the head of every sheet but the first, and at the foot of all. */
  mark: string
  writtenAt: Date
}

export type Sheet = {
  pen: Pen
  type: TypeSetting
  /** Where to write next. */
  y: number
  /** Begins another sheet when there is no room for `height`. Whether it did. */
  ensure(height: number): boolean
  rule(y: number, weight?: 'thin' | 'strong', span?: { from: number; to: number }): void
  finish(): Promise<Uint8Array<ArrayBuffer>>
}

export function openSheet(faces: Faces, facts: SheetFacts): Sheet {
  const pen = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: facts.language,
    displayTitle: true,
    info: { Title: facts.title, Author: facts.author, CreationDate: facts.writtenAt },
  })
  for (const face of FACES) pen.registerFont(face, faces[face].file)
  const type = typeSetting(pen, faces)
  const done = collect(pen)

  const sheet: Sheet = {
    pen,
    type,
    y: TOP,
    ensure(height) {
      if (sheet.y + height <= BOTTOM) return false
      pen.addPage()
      type.draw(facts.mark, { x: LEFT, y: TOP }, { size: 8, ink: FAINT })
      sheet.y = TOP + 28
      return true
    },
    rule(y, weight = 'thin', { from, to } = { from: LEFT, to: RIGHT }) {
      pen.lineWidth(weight === 'strong' ? 1.1 : 0.5)
      pen.strokeColor(weight === 'strong' ? INK : RULE)
      pen.moveTo(from, y).lineTo(to, y).stroke()
    },
    finish() {
      writeFeet(sheet, facts)
      pen.end()
      return done
    },
  }
  return sheet
}

function writeFeet({ pen, type, rule }: Sheet, { mark }: SheetFacts): void {
  const { start, count } = pen.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    pen.switchToPage(start + page)
    const y = PAGE.height - 40
    rule(y - 14)
    type.draw(mark, { x: LEFT, y }, { size: 7.5, ink: FAINT })
    const number = `${page + 1} / ${count}`
    type.draw(number, { x: RIGHT, y, align: 'end' }, { size: 7.5, ink: FAINT })
  }
}

function collect(pen: Pen): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Buffer[] = []
  return new Promise((done, fail) => {
    pen.on('data', (part: Buffer) => parts.push(part))
    pen.on('end', () => done(new Uint8Array(Buffer.concat(parts))))
    pen.on('error', fail)
  })
}
