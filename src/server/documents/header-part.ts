/** The head of a paper: who writes to whom, what, and when. */

import { settingIn } from '../mail/parts/company.ts'
import { dayOf, isPaid, type Scene, titleOf } from './context.ts'
import type { Pen } from './pdf.ts'
import { FAINT, INK, LEFT, QUIET, RIGHT, SIDE } from './theme.ts'

const BRAND_Y = 66
const TITLE_Y = 128
const PARTIES_Y = 172

export function drawHead(scene: Scene): void {
  const { sheet, paper, t, company } = scene
  drawMark(sheet.pen, LEFT + 9, BRAND_Y - 4)
  sheet.type.draw(company.name, { x: LEFT + 27, y: BRAND_Y }, { size: 11, weight: 'wide' })
  const tracking = paper.locale === 'en' ? -0.4 : 2.5
  const title = titleOf(scene)
  sheet.type.draw(title, { x: LEFT, y: TITLE_Y }, { size: 28, weight: 'wide', tracking })
  if (paper.isReissue) {
    const x = LEFT + sheet.type.widthOf(title, { size: 28, weight: 'wide', tracking }) + 14
    drawStamp(scene, t('papers.reissued'), x, TITLE_Y)
  }
  const factsEnd = drawFacts(scene, BRAND_Y)
  const issuerEnd = drawIssuer(scene, Math.max(PARTIES_Y, factsEnd + 24))
  const addresseeEnd = drawAddressee(scene, PARTIES_Y + 14)
  sheet.y = Math.max(issuerEnd, addresseeEnd)
}

/** Six cartridges in a ring. */
function drawMark(pen: Pen, x: number, y: number): void {
  pen.fillColor(INK)
  for (let dot = 0; dot < 6; dot += 1) {
    const angle = (dot / 6) * 2 * Math.PI - Math.PI / 2
    pen.circle(x + 6.6 * Math.cos(angle), y + 6.6 * Math.sin(angle), 2.4).fill()
  }
}

function drawStamp({ sheet }: Scene, word: string, x: number, y: number): void {
  const style = { size: 9, weight: 'strong' } as const
  const width = sheet.type.widthOf(word, style) + 16
  sheet.pen.lineWidth(0.9).strokeColor(INK)
  sheet.pen.roundedRect(x, y - 16, width, 19, 9.5).stroke()
  sheet.type.draw(word, { x: x + 8, y: y - 3.2 }, style)
}

/** Labels and values on the right, the values flush with the edge. */
function drawFacts(scene: Scene, top: number): number {
  const { sheet } = scene
  let y = top
  for (const { label, value } of headFacts(scene)) {
    sheet.type.draw(label, { x: SIDE, y }, { size: 8, ink: FAINT })
    sheet.type.draw(value, { x: RIGHT, y, align: 'end' }, { size: 8.5 })
    y += 15
  }
  return y - 15
}

function headFacts(scene: Scene): { label: string; value: string }[] {
  const { paper, t } = scene
  const { payment, delivery, kind } = paper
  const day = (moment: Date | null) => (moment ? dayOf(scene, moment) : null)
  const isAsking = (kind === 'invoice' || kind === 'estimate') && !isPaid(scene)
  const method = payment.method === 'card' ? t('mail.card') : t('mail.bankTransfer')
  const facts = [
    { label: t('papers.number'), value: paper.number },
    { label: t('papers.issuedOn'), value: day(paper.issuedAt) },
    { label: t('papers.orderNumber'), value: paper.orderNumber },
    { label: t('papers.orderedOn'), value: day(paper.orderedAt) },
    { label: t('papers.validUntil'), value: day(paper.validUntil) },
    { label: t('papers.payUntil'), value: isAsking ? day(payment.deadline) : null },
    {
      label: t('papers.shippedOn'),
      value: kind === 'delivery-note' ? day(delivery?.shippedAt ?? null) : null,
    },
    {
      label: t('papers.paidOn'),
      value: kind === 'receipt' || kind === 'invoice' ? day(payment.paidAt) : null,
    },
    { label: t('papers.paidBy'), value: kind === 'receipt' ? method : null },
  ]
  return facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []))
}

const ADDRESSED = {
  organization: 'papers.toOrganization',
  person: 'papers.toPerson',
  teacher: 'papers.toTeacher',
} as const

function drawAddressee({ sheet, paper, t }: Scene, top: number): number {
  const { addressee: name, honorific } = paper
  const width = SIDE - LEFT - 34
  const style = { size: 14, weight: 'strong' } as const
  // Without a name there is a line to write one on.
  const text = name === '' || honorific === 'none' ? name : t(ADDRESSED[honorific], { name })
  const lines = sheet.type.linesOf(text, style, width)
  for (const [at, line] of lines.entries()) {
    sheet.type.draw(line, { x: LEFT, y: top + at * 20 }, style)
  }
  const end = top + Math.max(0, lines.length - 1) * 20 + 9
  sheet.rule(end, 'strong', { from: LEFT, to: LEFT + width })
  return end
}

function drawIssuer({ sheet, paper, t, company, locale }: Scene, top: number): number {
  const registration = settingIn(paper.company, 'invoice_registration_number', locale)
  const quiet = [
    company.address,
    company.telephone && t('papers.telephone', { telephone: company.telephone }),
    company.email,
    registration && t('papers.registration', { number: registration }),
  ]
  let y = top
  const write = (text: string, size: number, leading: number, weight: 'regular' | 'strong') => {
    for (const line of sheet.type.linesOf(text, { size, weight }, RIGHT - SIDE)) {
      sheet.type.draw(
        line,
        { x: SIDE, y },
        { size, weight, ink: weight === 'strong' ? INK : QUIET },
      )
      y += leading
    }
  }
  write(company.legalName, 10, 16, 'strong')
  for (const text of quiet) if (text) write(text, 8, 12.5, 'regular')
  return y - 12.5
}
