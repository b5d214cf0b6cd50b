/** What a paper is about in one line: the sentence, and the amount. */
import type { DocumentKind } from '#domain/orders/documents/documents.ts'
import { textIn } from '#shared/locale.ts'

import { isPaid, type Scene, sumOf } from './context.ts'
import { FAINT, LEFT, QUIET, RIGHT, WIDTH } from './theme.ts'

const LEADS = {
  estimate: 'papers.leadEstimate',
  confirmation: 'papers.leadConfirmation',
  invoice: 'papers.leadInvoice',
  'delivery-note': 'papers.leadDeliveryNote',
  receipt: 'papers.leadReceipt',
} as const satisfies Record<DocumentKind, string>

const LABELS = {
  estimate: 'papers.amountEstimate',
  confirmation: 'papers.amountConfirmation',
  invoice: 'papers.amountInvoice',
  'delivery-note': 'papers.amountDeliveryNote',
  receipt: 'papers.amountReceipt',
} as const satisfies Record<DocumentKind, string>

export function drawAmount(scene: Scene): void {
  const { sheet, paper, t } = scene
  sheet.y += 34
  for (const line of sheet.type.linesOf(leadOf(scene), { size: 9.5 }, WIDTH)) {
    sheet.type.draw(line, { x: LEFT, y: sheet.y }, { size: 9.5 })
    sheet.y += 15
  }
  const top = sheet.y
  sheet.rule(top, 'strong')
  const label = labelOf(scene)
  sheet.type.draw(label, { x: LEFT, y: top + 33 }, { size: 10.5, weight: 'strong' })
  const note = taxNoteOf(scene)
  if (note) {
    const x = LEFT + sheet.type.widthOf(label, { size: 10.5, weight: 'strong' }) + 10
    sheet.type.draw(note, { x, y: top + 33 }, { size: 8, ink: FAINT })
  }
  const sum = sumOf(scene, paper.receipt?.amountMinor ?? paper.amounts.totalMinor)
  const shown = paper.kind === 'receipt' ? t('papers.receiptSum', { amount: sum }) : sum
  const amount = { size: 25, weight: 'wide' } as const
  sheet.type.draw(shown, { x: RIGHT, y: top + 36, align: 'end' }, amount)
  sheet.rule(top + 54)
  sheet.y = top + 54
  if (paper.kind === 'receipt') drawProviso(scene)
}

function leadOf(scene: Scene): string {
  const { paper, t } = scene
  if (paper.kind === 'confirmation' && !paper.isBinding) return t('papers.leadAcknowledgement')
  if (paper.kind === 'invoice' && isPaid(scene)) return t('papers.leadInvoicePaid')
  return t(LEADS[paper.kind])
}

const labelOf = (scene: Scene): string =>
  scene.paper.kind === 'invoice' && isPaid(scene)
    ? scene.t('papers.amountInvoicePaid')
    : scene.t(LABELS[scene.paper.kind])

/** Nothing is said of a tax that an export does not have. */
function taxNoteOf({ paper, t }: Scene): string | null {
  const { shipping } = paper.amounts
  if (shipping === null) return t('papers.taxIncludedWithoutShipping')
  return shipping.taxLocation === 'domestic' ? t('papers.taxIncluded') : null
}

/** 但し書き: what the money was for. */
function drawProviso({ sheet, paper, t, locale }: Scene): void {
  const goods = paper.lines.map(({ name }) => textIn(name, locale)).join(t('papers.goodsJoint'))
  const proviso = paper.proviso || t('papers.provisoGoods', { goods })
  sheet.y += 20
  for (const line of sheet.type.linesOf(t('papers.proviso', { proviso }), { size: 9.5 }, WIDTH)) {
    sheet.type.draw(line, { x: LEFT, y: sheet.y }, { size: 9.5, ink: QUIET })
    sheet.y += 15
  }
  sheet.y -= 8
}
