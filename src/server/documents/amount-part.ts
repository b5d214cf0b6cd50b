/** The lead sentence and the amount of a document. */
import type { DocumentKind } from '#domain/orders/documents/documents.ts'
import { DISPATCH_BUSINESS_DAYS, OUT_OF_STOCK_WEEKS } from '#domain/orders/policy.ts'
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
  page.y += 30
  const lead = page.type.linesOf(leadOf(context), { size: 9.5 }, WIDTH)
  page.y = page.type.drawLines(lead, { x: LEFT, y: page.y, leading: 15 }, { size: 9.5 })
  if (document.kind === 'estimate') drawTerms(context)
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

/** What a purchasing department asks of an estimate. */
function drawTerms(context: DocumentContext): void {
  const { page, document, t } = context
  const terms = [
    { label: t('documentTexts.subject'), value: document.subject || goodsOf(context) },
    {
      label: t('documentTexts.deliveryTime'),
      value: t('documentTexts.deliveryTimeText', {
        days: DISPATCH_BUSINESS_DAYS,
        ...OUT_OF_STOCK_WEEKS,
      }),
    },
    { label: t('documentTexts.paymentTerms'), value: t('documentTexts.paymentTermsText') },
  ]
  page.y += 4
  for (const { label, value } of terms) {
    page.type.draw(label, { x: LEFT, y: page.y }, { size: 9, ink: FAINT })
    const lines = page.type.linesOf(value, { size: 9 }, WIDTH - TERM_WIDTH)
    const at = { x: LEFT + TERM_WIDTH, y: page.y, leading: 14 }
    page.y = page.type.drawLines(lines, at, { size: 9 })
  }
  page.y += 2
}

const TERM_WIDTH = 92

const goodsOf = ({ document, t, locale }: DocumentContext): string =>
  document.lines.map(({ name }) => textIn(name, locale)).join(t('documentTexts.goodsJoint'))

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
  if (shipping === null && document.currency !== 'jpy') return t('documentTexts.withoutShipping')
  if (shipping === null) return t('documentTexts.taxIncludedWithoutShipping')
  return shipping.taxLocation === 'domestic' ? t('documentTexts.taxIncluded') : null
}

/** 但し書き: what the money was for. */
function drawProviso(context: DocumentContext): void {
  const { page, document, t } = context
  const proviso = document.proviso || t('documentTexts.provisoGoods', { goods: goodsOf(context) })
  page.y += 20
  const style = { size: 9.5, ink: QUIET } as const
  const lines = page.type.linesOf(t('documentTexts.proviso', { proviso }), style, WIDTH)
  page.y = page.type.drawLines(lines, { x: LEFT, y: page.y, leading: 15 }, style) - 8
}
