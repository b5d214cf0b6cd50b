/** The lead sentence and the amount of a document. */
import type { DocumentKind } from '#domain/orders/documents/documents.ts'
import { textIn } from '#shared/locale.ts'

import { type DocumentContext, isPaid, sumOf } from './context.ts'
import { FAINT, LEFT, QUIET, RIGHT, WIDTH } from './theme.ts'

const LEADS = {
  estimate: 'documentTexts.leadEstimate',
  confirmation: 'documentTexts.leadConfirmation',
  invoice: 'documentTexts.leadInvoice',
  'delivery-note': 'documentTexts.leadDeliveryNote',
  receipt: 'documentTexts.leadReceipt',
} as const satisfies Record<DocumentKind, string>

const LABELS = {
  estimate: 'documentTexts.amountEstimate',
  confirmation: 'documentTexts.amountConfirmation',
  invoice: 'documentTexts.amountInvoice',
  'delivery-note': 'documentTexts.amountDeliveryNote',
  receipt: 'documentTexts.amountReceipt',
} as const satisfies Record<DocumentKind, string>

export function drawAmount(context: DocumentContext): void {
  const { page, document, t } = context
  page.y += 34
  for (const line of page.type.linesOf(leadOf(context), { size: 9.5 }, WIDTH)) {
    page.type.draw(line, { x: LEFT, y: page.y }, { size: 9.5 })
    page.y += 15
  }
  const top = page.y
  page.rule(top, 'strong')
  const label = labelOf(context)
  page.type.draw(label, { x: LEFT, y: top + 33 }, { size: 10.5, weight: 'strong' })
  const note = taxNoteOf(context)
  if (note) {
    const x = LEFT + page.type.widthOf(label, { size: 10.5, weight: 'strong' }) + 10
    page.type.draw(note, { x, y: top + 33 }, { size: 8, ink: FAINT })
  }
  const sum = sumOf(context, document.receipt?.amountMinor ?? document.amounts.totalMinor)
  const shown = document.kind === 'receipt' ? t('documentTexts.receiptSum', { amount: sum }) : sum
  const amount = { size: 25, weight: 'wide' } as const
  page.type.draw(shown, { x: RIGHT, y: top + 36, align: 'end' }, amount)
  page.rule(top + 54)
  page.y = top + 54
  if (document.kind === 'receipt') drawProviso(context)
}

function leadOf(context: DocumentContext): string {
  const { document, t } = context
  if (document.kind === 'confirmation' && !document.isBinding)
    return t('documentTexts.leadAcknowledgement')
  if (document.kind === 'invoice' && isPaid(context)) return t('documentTexts.leadInvoicePaid')
  return t(LEADS[document.kind])
}

const labelOf = (context: DocumentContext): string =>
  context.document.kind === 'invoice' && isPaid(context)
    ? context.t('documentTexts.amountInvoicePaid')
    : context.t(LABELS[context.document.kind])

/** Exports have no consumption tax, so there is no note. */
function taxNoteOf({ document, t }: DocumentContext): string | null {
  const { shipping } = document.amounts
  if (shipping === null) return t('documentTexts.taxIncludedWithoutShipping')
  return shipping.taxLocation === 'domestic' ? t('documentTexts.taxIncluded') : null
}

/** 但し書き: what the money was for. */
function drawProviso({ page, document, t, locale }: DocumentContext): void {
  const goods = document.lines
    .map(({ name }) => textIn(name, locale))
    .join(t('documentTexts.goodsJoint'))
  const proviso = document.proviso || t('documentTexts.provisoGoods', { goods })
  page.y += 20
  for (const line of page.type.linesOf(
    t('documentTexts.proviso', { proviso }),
    { size: 9.5 },
    WIDTH,
  )) {
    page.type.draw(line, { x: LEFT, y: page.y }, { size: 9.5, ink: QUIET })
    page.y += 15
  }
  page.y -= 8
}
