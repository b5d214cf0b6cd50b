/** The last part of a document: bank account, delivery and notes. */

import { isForeignTransfer } from '#domain/orders/bank-transfers/payer-name.ts'
import type { OrderDocument } from '#domain/orders/documents/order-document.ts'
import { ESTIMATE_VALID_DAYS } from '#domain/orders/policy.ts'
import { addressLines } from '#domain/shipping/address-lines.ts'
import { DELIVERY_TIME_NAMES } from '#i18n/delivery-time-text.ts'
import { importChargesText } from '#i18n/import-charges-text.ts'
import type { Translate } from '#i18n/translate.ts'
import { money } from '#shared/money.ts'

import { bankLines } from '../mail/parts/bank-account.ts'
import { type DocumentContext, isPaid } from './context.ts'
import { drawSums, sumsHeight } from './sums-part.ts'
import { FAINT, LEFT, QUIET, RIGHT, SUMS, WIDTH } from './theme.ts'

type Panel = { title: string; facts: { label: string; value: string }[]; lines: string[] }

const SIZE = 9
const TEXT = { size: SIZE, ink: QUIET } as const
const LEADING = 13
const LABEL_WIDTH = 92
/** To the left of the sums. */
const NARROW = SUMS - LEFT - 36

/** Sums on the right; the first panel to the left of them. */
export function drawFooter(context: DocumentContext): void {
  const { page, document } = context
  if (document.packing) {
    drawPacking(context, document.packing)
    return
  }
  const [beside, ...below] = [
    accountPanel(context),
    deliveryPanel(context),
    notesPanel(context),
  ].filter((panel) => panel !== null)
  const height = beside ? panelHeight(context, beside, NARROW) : 0
  page.ensure(26 + Math.max(height, sumsHeight(context)))
  page.y += 24
  const top = page.y
  drawSums(context)
  const end = page.y
  page.y = top + 8
  if (beside) drawPanel(context, beside, { x: LEFT, width: NARROW })
  page.y = Math.max(end, page.y)
  drawBelow(context, drawBelowSums(context, below, end))
}

/** A single panel that fits between the sums and the end of what is to their left; returns those that are left. */
function drawBelowSums(
  context: DocumentContext,
  panels: readonly Panel[],
  sumsEnd: number,
): readonly Panel[] {
  const { page } = context
  const [panel, ...others] = panels
  const top = sumsEnd + LEADING * 2
  const width = RIGHT - SUMS
  const end = page.y
  if (!panel || others.length > 0 || top + panelHeight(context, panel, width) > end) return panels
  page.y = top
  drawPanel(context, panel, { x: SUMS, width })
  page.y = end
  return []
}

/** Where it goes, the device and the customer's note, which goes on to the next page. */
function drawPacking(
  context: DocumentContext,
  { notes, deviceSerial, isReplacement }: NonNullable<OrderDocument['packing']>,
): void {
  const { page, t, document } = context
  const delivery = deliveryPanel(context)
  const number = document.orderNumber ?? ''
  const isExport = document.amounts.shipping?.taxLocation === 'export'
  drawBelow(context, delivery ? [delivery] : [])
  const free = [
    t('documentTexts.replacementFree', { number }),
    ...(isExport ? [t('documentTexts.replacementCustoms')] : []),
  ]
  const facts = [
    {
      label: t('documentTexts.replacement'),
      value: isReplacement ? free.join('\n') : '',
    },
    { label: t('documentTexts.deviceSerial'), value: deviceSerial },
    { label: t('documentTexts.customerNote'), value: notes },
  ]
  for (const { label, value } of facts) {
    if (value === '') continue
    page.ensure(34 + LEADING)
    page.y += 34
    page.type.draw(label, { x: LEFT, y: page.y }, { size: SIZE, weight: 'strong' })
    for (const line of value.split('\n').flatMap((text) => page.type.linesOf(text, TEXT, WIDTH))) {
      page.ensure(LEADING)
      page.y += LEADING
      page.type.draw(line, { x: LEFT, y: page.y }, TEXT)
    }
  }
}

/** Two panels share the width; a single one takes all of it. */
function drawBelow(context: DocumentContext, panels: readonly Panel[]): void {
  if (panels.length === 0) return
  const { page } = context
  const width = panels.length > 1 ? NARROW : WIDTH
  const heights = panels.map((panel) => panelHeight(context, panel, width))
  page.ensure(26 + Math.max(...heights))
  page.rule(page.y + 16)
  const top = page.y + 34
  const ends = panels.map((panel, at) => {
    page.y = top
    drawPanel(context, panel, { x: at === 0 ? LEFT : SUMS, width })
    return page.y
  })
  page.y = Math.max(...ends)
}

function drawPanel(
  { page }: DocumentContext,
  { title, facts, lines }: Panel,
  { x, width }: { x: number; width: number },
): void {
  page.type.draw(title, { x, y: page.y }, { size: SIZE, weight: 'strong' })
  page.y += LEADING + 2
  for (const fact of facts) {
    const { label, value } = factLines(page, fact, width)
    const at = { x, y: page.y, leading: LEADING }
    page.y = Math.max(
      page.type.drawLines(label, at, { ...TEXT, ink: FAINT }),
      page.type.drawLines(value, { ...at, x: x + LABEL_WIDTH }, { size: SIZE }),
    )
  }
  if (facts.length > 0 && lines.length > 0) page.y += 3
  const wrapped = lines.flatMap((text) => page.type.linesOf(text, TEXT, width))
  page.y = page.type.drawLines(wrapped, { x, y: page.y, leading: LEADING }, TEXT) - LEADING
}

function panelHeight({ page }: DocumentContext, { facts, lines }: Panel, width: number): number {
  const rows = facts.map((fact) => {
    const { label, value } = factLines(page, fact, width)
    return Math.max(label.length, value.length)
  })
  const wrapped = lines.flatMap((text) => page.type.linesOf(text, TEXT, width))
  return 20 + (rows.reduce((sum, rows) => sum + rows, 0) + wrapped.length) * LEADING
}

/** A long label goes on below, as a long value does. */
const factLines = (
  { type }: DocumentContext['page'],
  fact: Panel['facts'][number],
  width: number,
) => ({
  label: type.linesOf(fact.label, TEXT, LABEL_WIDTH - 8),
  value: type.linesOf(fact.value, { size: SIZE }, width - LABEL_WIDTH),
})

/** What the order will say about the transfer. */
const ESTIMATE_NOTES = {
  message: 'documentTexts.accountEstimateNoteForeign',
  name: 'documentTexts.accountEstimateNote',
} as const

/** For orders that can still be paid by bank transfer. */
function accountPanel(context: DocumentContext): Panel | null {
  const { document, t, locale } = context
  const { kind, payment } = document
  const isAsking = kind === 'estimate' || kind === 'invoice'
  if (!isAsking || isPaid(context) || payment.method === 'card') return null

  const isForeign = isForeignTransfer(document)
  const account = bankLines({ t, locale, settings: document.company, isForeign })
  const { payerName } = payment
  const payerKind = isForeign ? 'message' : 'name'
  const payerLabel = t(isForeign ? 'mail.remittanceMessage' : 'mail.payerName')
  return {
    title: t('documentTexts.accountTitle'),
    facts: [...account, ...(payerName ? [{ label: payerLabel, value: payerName }] : [])],
    lines: [payerName ? t('documentTexts.accountNote') : t(ESTIMATE_NOTES[payerKind])],
  }
}

function deliveryPanel({ document, t, locale }: DocumentContext): Panel | null {
  const { delivery, kind } = document
  if (!delivery || (kind !== 'confirmation' && kind !== 'delivery-note')) return null
  const { address, recipient, trackingNumbers, deliveryTime } = delivery
  const shown = kind === 'delivery-note' ? trackingNumbers : []
  return {
    title: t('documentTexts.deliveryTitle'),
    facts: [
      ...shown.map((value) => ({ label: t('documentTexts.trackingNumber'), value })),
      ...(deliveryTime
        ? [{ label: t('checkout.fieldDeliveryTime'), value: t(DELIVERY_TIME_NAMES[deliveryTime]) }]
        : []),
    ],
    lines: addressLines(address, locale, recipient),
  }
}

function importLine({ amounts, currency, delivery }: OrderDocument, t: Translate): string | false {
  const country = delivery?.address.country ?? ''
  const goods = money(amounts.subtotalMinor, currency)
  const shipping = amounts.shipping && money(amounts.shipping.feeMinor, currency)
  return importChargesText(t, { country, goods, shipping }) ?? false
}

function notesPanel({ document, t }: DocumentContext): Panel | null {
  const { kind, amounts, isReissue, orderNumber } = document
  // Before the destination is known, the currency says that it is abroad.
  const isExport =
    amounts.shipping === null
      ? isForeignTransfer(document)
      : amounts.shipping.taxLocation === 'export'
  const lines = [
    kind === 'estimate' && t('documentTexts.noteValid', { days: ESTIMATE_VALID_DAYS }),
    amounts.shipping === null && t('documentTexts.noteShipping'),
    kind === 'estimate' && orderNumber === null && t('documentTexts.noteStock'),
    isExport && kind !== 'receipt' && importLine(document, t),
    kind === 'receipt' && t('documentTexts.noteElectronic'),
    isReissue && t('documentTexts.noteReissued'),
  ].filter((line) => line !== false)
  return lines.length > 0 ? { title: t('documentTexts.notesTitle'), facts: [], lines } : null
}
