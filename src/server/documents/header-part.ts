/** The header of a document: addressee, sender, title, number and date. */

import { isForeignTransfer } from '#domain/orders/bank-transfers/payer-name.ts'
import { cardName } from '#domain/payments/payment-card.ts'

import { settingIn } from '../mail/parts/company.ts'
import { type DocumentContext, dayOf, isPaid, titleOf } from './context.ts'
import type { Pdf } from './pdf.ts'
import { FAINT, INK, LEFT, QUIET, RIGHT, SIDE } from './theme.ts'

const BRAND_Y = 66
const TITLE_Y = 128
const PARTIES_Y = 172
/** 21 mm, the usual size of a seal. */
const SEAL = 60

export function drawHeader(context: DocumentContext): void {
  const { page, document, t, company } = context
  drawMark(page.pdf, LEFT + 9, BRAND_Y - 4)
  page.type.draw(company.name, { x: LEFT + 27, y: BRAND_Y }, { size: 11, weight: 'wide' })
  const tracking = document.locale === 'en' ? -0.4 : 2.5
  const title = titleOf(context)
  page.type.draw(title, { x: LEFT, y: TITLE_Y }, { size: 28, weight: 'wide', tracking })
  if (document.isReissue) {
    const x = LEFT + page.type.widthOf(title, { size: 28, weight: 'wide', tracking }) + 14
    drawStamp(context, t('documentTexts.reissued'), x, TITLE_Y)
  }
  const factsEnd = drawFacts(context, BRAND_Y)
  const issuerEnd = drawIssuer(context, Math.max(PARTIES_Y, factsEnd + 24))
  const addresseeEnd = drawAddressee(context, PARTIES_Y + 14)
  page.y = Math.max(issuerEnd, addresseeEnd)
}

/** Six cartridges in a ring. */
function drawMark(pdf: Pdf, x: number, y: number): void {
  pdf.fillColor(INK)
  for (let dot = 0; dot < 6; dot += 1) {
    const angle = (dot / 6) * 2 * Math.PI - Math.PI / 2
    pdf.circle(x + 6.6 * Math.cos(angle), y + 6.6 * Math.sin(angle), 2.4).fill()
  }
}

function drawStamp({ page }: DocumentContext, word: string, x: number, y: number): void {
  const style = { size: 9, weight: 'strong' } as const
  const width = page.type.widthOf(word, style) + 16
  page.pdf.lineWidth(0.9).strokeColor(INK)
  page.pdf.roundedRect(x, y - 16, width, 19, 9.5).stroke()
  page.type.draw(word, { x: x + 8, y: y - 3.2 }, style)
}

/** Labels and values on the right, the values flush with the edge. */
function drawFacts(context: DocumentContext, top: number): number {
  const { page } = context
  let y = top
  for (const { label, value } of headFacts(context)) {
    page.type.draw(label, { x: SIDE, y }, { size: 8, ink: FAINT })
    const room = RIGHT - SIDE - page.type.widthOf(label, { size: 8 }) - 8
    const lines = page.type.linesOf(value, { size: 8.5 }, room)
    y = page.type.drawLines(lines, { x: RIGHT, y, align: 'end', leading: 15 }, { size: 8.5 })
  }
  return y - 15
}

function headFacts(context: DocumentContext): { label: string; value: string }[] {
  const { document, t } = context
  const { payment, delivery, kind } = document
  const day = (moment: Date | null) => (moment ? dayOf(context, moment) : null)
  const isAsking = (kind === 'invoice' || kind === 'estimate') && !isPaid(context)
  const bank = isForeignTransfer(document) ? 'mail.bankForeign' : 'mail.bankTransfer'
  const method = payment.method === 'card' ? cardMethod(context) : t(bank)
  const facts = [
    { label: t('documentTexts.number'), value: document.number },
    { label: t('documentTexts.issuedOn'), value: day(document.issuedAt) },
    { label: t('documentTexts.orderNumber'), value: document.orderNumber },
    { label: t('documentTexts.orderedOn'), value: day(document.orderedAt) },
    { label: t('documentTexts.purchaseOrder'), value: document.purchaseOrderNumber },
    { label: t('documentTexts.validUntil'), value: day(document.validUntil) },
    { label: t('documentTexts.payUntil'), value: isAsking ? day(payment.deadline) : null },
    {
      label: t('documentTexts.shippedOn'),
      value: kind === 'delivery-note' ? day(delivery?.shippedAt ?? null) : null,
    },
    {
      label: t('documentTexts.paidOn'),
      value: kind === 'receipt' || kind === 'invoice' ? day(payment.paidAt) : null,
    },
    { label: t('documentTexts.paidBy'), value: kind === 'receipt' ? method : null },
  ]
  return facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []))
}

/** On paper a Japanese receipt for a credit card needs no revenue stamp, if it names the method. */
function cardMethod({ document, t }: DocumentContext): string {
  const { card } = document.payment
  return card ? `${t('mail.card')} ${cardName(card, '')}` : t('mail.card')
}

const ADDRESSED = {
  organization: 'documentTexts.toOrganization',
  person: 'documentTexts.toPerson',
  teacher: 'documentTexts.toTeacher',
} as const

function drawAddressee({ page, document, t }: DocumentContext, top: number): number {
  const { honorific } = document
  const named = document.addressee.split('\n')
  const name = named.at(-1) ?? ''
  const width = SIDE - LEFT - 34
  const style = { size: 14, weight: 'strong' } as const
  // Without a name, a line to write one on.
  const text = name === '' || honorific === 'none' ? name : t(ADDRESSED[honorific], { name })
  const lines = [...named.slice(0, -1), text].flatMap((line) =>
    page.type.linesOf(line, style, width),
  )
  page.type.drawLines(lines, { x: LEFT, y: top, leading: 20 }, style)
  const end = top + Math.max(0, lines.length - 1) * 20 + 9
  page.rule(end, 'strong', { from: LEFT, to: LEFT + width })
  return end
}

function drawIssuer(context: DocumentContext, top: number): number {
  const { page, document, t, company, locale, seal } = context
  const registration = settingIn(document.company, 'invoice_registration_number', locale)
  const quiet = [
    company.address,
    company.telephone && t('documentTexts.telephone', { telephone: company.telephone }),
    company.email,
    company.contact && t('documentTexts.contact', { name: company.contact }),
    registration && t('documentTexts.registration', { number: registration }),
  ]
  let y = top
  const write = (text: string, size: number, leading: number, weight: 'regular' | 'strong') => {
    const style = { size, weight, ink: weight === 'strong' ? INK : QUIET } as const
    const lines = page.type.linesOf(text, style, RIGHT - SIDE)
    y = page.type.drawLines(lines, { x: SIDE, y, leading }, style)
  }
  write(company.legalName, 10, 16, 'strong')
  for (const text of quiet) if (text) write(text, 8, 12.5, 'regular')
  if (seal) page.pdf.image(Buffer.from(seal), RIGHT - SEAL, top - 20, { fit: [SEAL, SEAL] })
  return y - 12.5
}
