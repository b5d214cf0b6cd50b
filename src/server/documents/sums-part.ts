/** How the amount comes about, and the tax inside it. Prices include it; exports have none. */
import { CONSUMPTION_TAX_PERCENT } from '#domain/orders/policy.ts'
import type { ShippingMethod } from '#domain/shipping/method.ts'

import { type Scene, sumOf } from './context.ts'
import { QUIET, RIGHT, SUMS } from './theme.ts'
import type { Style } from './type-setting.ts'

type Row = { label: string; amountMinor: number; kind?: 'total' | 'tax' }

const METHODS = {
  domestic: 'mail.methodDomestic',
  ems: 'mail.methodEms',
  courier: 'mail.methodCourier',
} as const satisfies Record<ShippingMethod, string>

/** From the present line down; whoever calls has seen to the room. */
export function drawSums(scene: Scene): void {
  const { rows, taxes } = allRows(scene)
  for (const row of rows) drawRow(scene, row)
  scene.sheet.y += 6
  for (const row of taxes) drawRow(scene, row)
}

export function sumsHeight(scene: Scene): number {
  const { rows, taxes } = allRows(scene)
  return 24 + 18 * rows.length + 14 * taxes.length
}

const allRows = (scene: Scene): { rows: Row[]; taxes: Row[] } => ({
  rows: [...partRows(scene), totalRow(scene), ...receiptRows(scene)],
  taxes: taxRows(scene),
})

function drawRow(scene: Scene, { label, amountMinor, kind }: Row): void {
  const { sheet } = scene
  const isTotal = kind === 'total'
  const size = isTotal ? 10.5 : kind === 'tax' ? 8 : 9
  const style: Style = isTotal ? { size, weight: 'strong' } : { size, ink: QUIET }
  if (isTotal) {
    sheet.rule(sheet.y - 2, 'strong', { from: SUMS, to: RIGHT })
    sheet.y += 5
  }
  sheet.y += isTotal ? 10 : 8
  const lines = sheet.type.linesOf(label, style, RIGHT - SUMS - 84)
  sheet.type.draw(sumOf(scene, amountMinor), { x: RIGHT, y: sheet.y, align: 'end' }, style)
  lines.forEach((line, at) => {
    sheet.type.draw(line, { x: SUMS, y: sheet.y + at * 12 }, style)
  })
  sheet.y += Math.max(0, lines.length - 1) * 12 + (kind === 'tax' ? 5 : 8)
}

/** The goods and what is added to them. A fee of nothing is not told. */
function partRows({ paper, t }: Scene): Row[] {
  const { subtotalMinor, shipping, transactionFeeMinor } = paper.amounts
  return [
    { label: t('mail.subtotal'), amountMinor: subtotalMinor },
    ...(shipping
      ? [
          {
            label: t('papers.shippingBy', { method: t(METHODS[shipping.method]) }),
            amountMinor: shipping.feeMinor,
          },
        ]
      : []),
    ...(transactionFeeMinor > 0
      ? [{ label: t('mail.transactionFee'), amountMinor: transactionFeeMinor }]
      : []),
  ]
}

function totalRow({ paper, t }: Scene): Row {
  const { shipping, totalMinor } = paper.amounts
  const label =
    shipping === null
      ? t('papers.totalWithoutShipping')
      : t(shipping.taxLocation === 'domestic' ? 'mail.totalTaxIncluded' : 'mail.total')
  return { label, amountMinor: totalMinor, kind: 'total' }
}

/** Only where something went back: else what was paid is the total. */
function receiptRows({ paper, t }: Scene): Row[] {
  const { receipt } = paper
  if (!receipt || receipt.amountMinor === paper.amounts.totalMinor) return []
  return [
    { label: t('papers.paid'), amountMinor: receipt.paidMinor },
    { label: t('papers.returned'), amountMinor: -receipt.returnedMinor },
    { label: t('papers.received'), amountMinor: receipt.amountMinor, kind: 'total' },
  ]
}

/** What the law wants of a qualified invoice: the amount at each rate, and the tax in it. */
function taxRows({ paper, t }: Scene): Row[] {
  const { shipping, includedTaxMinor, totalMinor } = paper.amounts
  if (shipping === null || includedTaxMinor === null) return []
  const aboutMinor = paper.receipt?.amountMinor ?? totalMinor
  const percent = CONSUMPTION_TAX_PERCENT
  return shipping.taxLocation === 'domestic'
    ? [
        { label: t('papers.taxed', { percent }), amountMinor: aboutMinor, kind: 'tax' },
        { label: t('papers.taxInside'), amountMinor: includedTaxMinor, kind: 'tax' },
      ]
    : [
        { label: t('papers.exported'), amountMinor: aboutMinor, kind: 'tax' },
        { label: t('papers.exportTax'), amountMinor: includedTaxMinor, kind: 'tax' },
      ]
}
