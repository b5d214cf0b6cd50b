/** The breakdown of the amount and the included tax. Exports have no tax. */
import { CONSUMPTION_TAX_PERCENT } from '#domain/orders/policy.ts'
import type { ShippingMethod } from '#domain/shipping/method.ts'

import { type DocumentContext, sumOf } from './context.ts'
import { QUIET, RIGHT, SUMS } from './theme.ts'
import type { Style } from './type-setting.ts'

type Row = { label: string; amountMinor: number; kind?: 'total' | 'tax' }

const METHODS = {
  domestic: 'mail.methodDomestic',
  ems: 'mail.methodEms',
  courier: 'mail.methodCourier',
} as const satisfies Record<ShippingMethod, string>

/** Draws from the cursor down; the caller has ensured the room. */
export function drawSums(context: DocumentContext): void {
  const { rows, taxes } = allRows(context)
  for (const row of rows) drawRow(context, row)
  context.page.y += 6
  for (const row of taxes) drawRow(context, row)
}

export function sumsHeight(context: DocumentContext): number {
  const { rows, taxes } = allRows(context)
  return 24 + 18 * rows.length + 14 * taxes.length
}

const allRows = (context: DocumentContext): { rows: Row[]; taxes: Row[] } => ({
  rows: [...partRows(context), totalRow(context), ...receiptRows(context)],
  taxes: taxRows(context),
})

function drawRow(context: DocumentContext, { label, amountMinor, kind }: Row): void {
  const { page } = context
  const isTotal = kind === 'total'
  const size = isTotal ? 10.5 : kind === 'tax' ? 8 : 9
  const style: Style = isTotal ? { size, weight: 'strong' } : { size, ink: QUIET }
  if (isTotal) {
    page.rule(page.y - 2, 'strong', { from: SUMS, to: RIGHT })
    page.y += 5
  }
  page.y += isTotal ? 10 : 8
  const lines = page.type.linesOf(label, style, RIGHT - SUMS - 84)
  page.type.draw(sumOf(context, amountMinor), { x: RIGHT, y: page.y, align: 'end' }, style)
  lines.forEach((line, at) => {
    page.type.draw(line, { x: SUMS, y: page.y + at * 12 }, style)
  })
  page.y += Math.max(0, lines.length - 1) * 12 + (kind === 'tax' ? 5 : 8)
}

/** The goods and the fees. Fees of zero are left out. */
function partRows({ document, t }: DocumentContext): Row[] {
  const { subtotalMinor, shipping, transactionFeeMinor } = document.amounts
  return [
    { label: t('mail.subtotal'), amountMinor: subtotalMinor },
    ...(shipping
      ? [
          {
            label: t('documentTexts.shippingBy', { method: t(METHODS[shipping.method]) }),
            amountMinor: shipping.feeMinor,
          },
        ]
      : []),
    ...(transactionFeeMinor > 0
      ? [{ label: t('mail.transactionFee'), amountMinor: transactionFeeMinor }]
      : []),
  ]
}

function totalRow({ document, t }: DocumentContext): Row {
  const { shipping, totalMinor } = document.amounts
  const label =
    shipping === null
      ? t('documentTexts.totalWithoutShipping')
      : t(shipping.taxLocation === 'domestic' ? 'mail.totalTaxIncluded' : 'mail.total')
  return { label, amountMinor: totalMinor, kind: 'total' }
}

/** Only after a refund: otherwise the amount paid is the total. */
function receiptRows({ document, t }: DocumentContext): Row[] {
  const { receipt } = document
  if (!receipt || receipt.amountMinor === document.amounts.totalMinor) return []
  return [
    { label: t('documentTexts.paid'), amountMinor: receipt.paidMinor },
    { label: t('documentTexts.returned'), amountMinor: -receipt.returnedMinor },
    { label: t('documentTexts.received'), amountMinor: receipt.amountMinor, kind: 'total' },
  ]
}

/** Required on a qualified invoice (適格請求書): the amount per tax rate and the tax in it. */
function taxRows({ document, t }: DocumentContext): Row[] {
  const { shipping, includedTaxMinor, totalMinor } = document.amounts
  if (shipping === null || includedTaxMinor === null) return []
  const aboutMinor = document.receipt?.amountMinor ?? totalMinor
  const percent = CONSUMPTION_TAX_PERCENT
  return shipping.taxLocation === 'domestic'
    ? [
        { label: t('documentTexts.taxed', { percent }), amountMinor: aboutMinor, kind: 'tax' },
        { label: t('documentTexts.taxInside'), amountMinor: includedTaxMinor, kind: 'tax' },
      ]
    : [
        { label: t('documentTexts.exported'), amountMinor: aboutMinor, kind: 'tax' },
        { label: t('documentTexts.exportTax'), amountMinor: includedTaxMinor, kind: 'tax' },
      ]
}
