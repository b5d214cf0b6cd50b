/** The ordered packages with their prices, and their contents below in small type. */
import { numbersOf } from '#domain/cart/packed-packages.ts'
import type { OrderDocument } from '#domain/orders/documents/order-document.ts'
import { PALETTE, printKindOf } from '#domain/prints/palette.ts'
import { textIn } from '#shared/locale.ts'

import { type DocumentContext, sumOf } from './context.ts'
import { FAINT, LEFT, QUIET, RIGHT, WIDTH } from './theme.ts'

const QUANTITY = LEFT + 280
const UNIT = LEFT + 382
const HEAD = { size: 7.5, ink: FAINT } as const
const CELL = { size: 9.5 } as const

export function drawGoods(context: DocumentContext): void {
  const { page, document } = context
  page.y += 26
  drawTableHead(context)
  for (const line of document.lines) {
    const name = page.type.linesOf(textIn(line.name, context.locale), NAME, 230)
    const height = 12 + name.length * 14
    if (page.ensure(height)) drawTableHead(context)
    const y = page.y + 17
    for (const [at, text] of name.entries()) {
      page.type.draw(text, { x: LEFT, y: y + at * 14 }, NAME)
    }
    cells(context, y, [
      `${line.quantity}`,
      sumOf(context, line.unitMinor),
      sumOf(context, line.unitMinor * line.quantity),
    ])
    page.y += height
    page.rule(page.y)
  }
  drawScents(context)
  drawSdks(context)
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
  { page }: DocumentContext,
  y: number,
  [quantity, unit, amount]: readonly [string, string, string],
  style: { size: number; ink?: typeof FAINT } = CELL,
): void {
  page.type.draw(quantity, { x: QUANTITY, y, align: 'end' }, style)
  page.type.draw(unit, { x: UNIT, y, align: 'end' }, style)
  page.type.draw(amount, { x: RIGHT, y, align: 'end' }, style)
}

const COLUMNS = 3
const ROW = 13.5

/** On the delivery note by package and chamber, as they are packed; else every scent once. */
function drawScents(context: DocumentContext): void {
  const { document, t, locale } = context
  if (document.cartridges.length === 0) return
  if (document.kind !== 'delivery-note') {
    drawSmallTitle(context, t('documentTexts.scentsTitle'))
    drawRows(
      context,
      document.cartridges.map((scent) => ({ ...scent, chamber: '' })),
    )
    return
  }
  for (const packed of document.packages) {
    const line = document.lines.find(({ productId }) => productId === packed.productId)
    const product = line ? textIn(line.name, locale) : packed.productId
    drawSmallTitle(context, `${product} ${numbersOf(packed, document.packages)}`.trim())
    drawRows(
      context,
      packed.chambers.flatMap((serial, chamber) => {
        const scent = document.cartridges.find((it) => it.serial === serial)
        return scent ? [{ ...scent, quantity: 1, chamber: `${chamber + 1}. ` }] : []
      }),
    )
  }
}

type ScentRow = OrderDocument['cartridges'][number] & { chamber: string }

/** Every scent with a dot in the colour of its kind, the only colour of the document. */
function drawRows(context: DocumentContext, scents: readonly ScentRow[]): void {
  const { page, t, locale } = context
  const width = WIDTH / COLUMNS
  scents.forEach(({ chamber, name, serial, kind, quantity }, index) => {
    const column = index % COLUMNS
    if (column === 0) {
      if (index > 0) page.y += ROW
      page.ensure(ROW + 6)
    }
    const x = LEFT + column * width
    page.pdf.circle(x + 3, page.y - 2.8, 2.6).fill(PALETTE[printKindOf(kind)].core)
    const count = quantity > 1 ? ` ${t('documentTexts.times', { count: quantity })}` : ''
    const code = `${serial}${count}`
    const room = width - 24 - page.type.widthOf(code, HEAD)
    const shown = shortened(context, `${chamber}${textIn(name, locale)}`, room)
    page.type.draw(shown, { x: x + 10, y: page.y }, SMALL)
    const after = x + 16 + page.type.widthOf(shown, SMALL)
    page.type.draw(code, { x: after, y: page.y }, HEAD)
  })
  page.y += 4
}

const SMALL = { size: 8.5, ink: QUIET } as const

/** Truncates a name to the available width. */
function shortened({ page }: DocumentContext, name: string, room: number): string {
  if (page.type.widthOf(name, SMALL) <= room) return name
  const characters = [...name]
  while (characters.length > 1 && page.type.widthOf(`${characters.join('')}…`, SMALL) > room)
    characters.pop()
  return `${characters.join('').trimEnd()}…`
}

function drawSdks(context: DocumentContext): void {
  const { page, document, t, locale } = context
  if (document.sdks.length === 0) return
  drawSmallTitle(context, t('documentTexts.sdksTitle'))
  const names = document.sdks.map(({ name, quantity }) => {
    const count = quantity > 1 ? ` ${t('documentTexts.times', { count: quantity })}` : ''
    return `${textIn(name, locale)}${count}`
  })
  for (const line of page.type.linesOf(names.join(t('documentTexts.goodsJoint')), SMALL, WIDTH)) {
    page.type.draw(line, { x: LEFT, y: page.y }, SMALL)
    page.y += ROW
  }
  page.y -= ROW - 4
}

function drawSmallTitle({ page }: DocumentContext, title: string): void {
  page.ensure(44)
  page.y += 18
  page.type.draw(title, { x: LEFT, y: page.y }, HEAD)
  page.y += ROW + 1
}
