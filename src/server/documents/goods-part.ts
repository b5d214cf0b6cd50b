/** The ordered packages with their prices, and their contents below in small type. */
import { numbersOf, scentsIn } from '#domain/cart/packed-packages.ts'
import type { OrderDocument } from '#domain/orders/documents/order-document.ts'
import { lookOf } from '#domain/prints/looks.ts'
import { textIn } from '#shared/locale.ts'

import { type DocumentContext, quantityOf, sumOf } from './context.ts'
import { FAINT, LEFT, QUIET, RIGHT, WIDTH } from './theme.ts'

const QUANTITY = LEFT + 280
const UNIT = LEFT + 382
const HEAD = { size: 7.5, ink: FAINT } as const
const CELL = { size: 9.5 } as const

export function drawGoods(context: DocumentContext): void {
  const { page, document } = context
  page.y += 26
  // A replacement may have cartridges alone.
  if (document.lines.length > 0) drawTableHead(context)
  for (const line of document.lines) {
    const name = page.type.linesOf(textIn(line.name, context.locale), NAME, 230)
    const height = 12 + name.length * 14
    if (page.ensure(height)) drawTableHead(context)
    const y = page.y + 17
    page.type.drawLines(name, { x: LEFT, y, leading: 14 }, NAME)
    cells(context, y, [
      quantityOf(context, line.productId, line.quantity),
      sumOf(context, line.unitMinor),
      sumOf(context, line.unitMinor * line.quantity),
    ])
    page.y += height
    page.rule(page.y)
  }
  drawScents(context)
  if (!document.packing?.isReplacement) drawSdks(context)
}

const NAME = { size: 10, weight: 'strong' } as const

function drawTableHead(context: DocumentContext): void {
  const { page, t } = context
  const y = page.y + 2
  page.type.draw(t('documentTexts.item'), { x: LEFT, y }, HEAD)
  cells(
    context,
    y,
    [t('documentTexts.quantity'), t('documentTexts.unitPrice'), t('documentTexts.amount')],
    HEAD,
  )
  page.y += 9
  page.rule(page.y, 'strong')
}

function cells(
  { page, document }: DocumentContext,
  y: number,
  [quantity, unit, amount]: readonly [string, string, string],
  style: { size: number; ink?: typeof FAINT } = CELL,
): void {
  // A packing slip has no prices: the count is at the edge.
  page.type.draw(quantity, { x: document.packing ? RIGHT : QUANTITY, y, align: 'end' }, style)
  if (document.packing) return
  page.type.draw(unit, { x: UNIT, y, align: 'end' }, style)
  page.type.draw(amount, { x: RIGHT, y, align: 'end' }, style)
}

const COLUMNS = 3
const COLUMN = WIDTH / COLUMNS
const ROW = 13.5

/** On the delivery note by package and chamber, as they are packed; else every scent once. A replacement has no chambers. */
function drawScents(context: DocumentContext): void {
  const { document, t, locale } = context
  if (document.cartridges.length === 0) return
  if (document.kind !== 'delivery-note' || document.packing?.isReplacement) {
    drawSmallTitle(context, t('documentTexts.scentsTitle'))
    drawRows(context, document.cartridges)
    return
  }
  for (const packed of document.packages) {
    const line = document.lines.find(({ productId }) => productId === packed.productId)
    const product = line ? textIn(line.name, locale) : packed.productId
    drawSmallTitle(
      context,
      `${product} ${numbersOf(packed, document.packages, t('ui.rangeSign'))}`.trim(),
    )
    const scents = scentsIn(packed, document.cartridges)
    drawRows(
      context,
      scents.map((scent) => ({ ...scent, quantity: 1 })),
    )
  }
}

type ScentRow = OrderDocument['cartridges'][number] & { chamber?: number }

/** Every scent with a dot in the colour of its kind, the only colour of the document. A long name goes on below. */
function drawRows(context: DocumentContext, scents: readonly ScentRow[]): void {
  const { page } = context
  for (let first = 0; first < scents.length; first += COLUMNS) {
    const row = scents.slice(first, first + COLUMNS).map((scent) => brokenScent(context, scent))
    const height = Math.max(...row.map(({ lines }) => lines.length)) * ROW
    page.ensure(height + 6)
    for (const [column, scent] of row.entries()) drawScent(context, scent, LEFT + column * COLUMN)
    page.y += height
  }
  page.y += 4 - ROW
}

type BrokenScent = { colour: string; lines: string[]; code: string }

/** The code is behind the name, or on a line of its own where there is no room. */
function brokenScent({ page, t, locale }: DocumentContext, scent: ScentRow): BrokenScent {
  const { chamber, name, kind, serial, quantity } = scent
  const count = quantity > 1 ? `  ${t('documentTexts.times', { count: quantity })}` : ''
  const code = `${serial}${count}`
  const place = chamber === undefined ? '' : `${chamber}. `
  const lines = page.type.linesOf(`${place}${textIn(name, locale)}`, SMALL, COLUMN - 16)
  const last = page.type.widthOf(lines.at(-1) ?? '', SMALL)
  const [colour] = lookOf(serial, kind)
  const fits = last + page.type.widthOf(code, HEAD) + 6 <= COLUMN - 16
  return { colour, lines: fits ? lines : [...lines, ''], code }
}

function drawScent(
  { page }: DocumentContext,
  { colour, lines, code }: BrokenScent,
  x: number,
): void {
  page.pdf.circle(x + 3, page.y - 2.8, 2.6).fill(colour)
  page.type.drawLines(lines, { x: x + 10, y: page.y, leading: ROW }, SMALL)
  const last = lines.at(-1) ?? ''
  const after = last === '' ? 10 : 16 + page.type.widthOf(last, SMALL)
  page.type.draw(code, { x: x + after, y: page.y + (lines.length - 1) * ROW }, HEAD)
}

const SMALL = { size: 8.5, ink: QUIET } as const

function drawSdks(context: DocumentContext): void {
  const { page, document, t, locale } = context
  drawSmallTitle(context, t('documentTexts.sdksTitle'))
  const names = document.sdks.map(({ name, quantity }) => {
    const count = quantity > 1 ? `  ${t('documentTexts.times', { count: quantity })}` : ''
    return `${textIn(name, locale)}${count}`
  })
  const text = names.join(t('documentTexts.goodsJoint')) || t('documentTexts.sdkNone')
  const lines = page.type.linesOf(text, SMALL, WIDTH)
  page.y = page.type.drawLines(lines, { x: LEFT, y: page.y, leading: ROW }, SMALL) - ROW + 4
}

function drawSmallTitle({ page }: DocumentContext, title: string): void {
  page.ensure(44)
  page.y += 18
  page.type.draw(title, { x: LEFT, y: page.y }, HEAD)
  page.y += ROW + 1
}
