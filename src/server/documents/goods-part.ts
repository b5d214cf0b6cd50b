/** What was ordered: the packages with their prices, and below them, small, what they hold. */
import { PALETTE, printKindOf } from '#domain/prints/palette.ts'
import { textIn } from '#shared/locale.ts'

import { type Scene, sumOf } from './context.ts'
import { FAINT, LEFT, QUIET, RIGHT, WIDTH } from './theme.ts'

const QUANTITY = LEFT + 280
const UNIT = LEFT + 382
const HEAD = { size: 7.5, ink: FAINT } as const
const CELL = { size: 9.5 } as const

export function drawGoods(scene: Scene): void {
  const { sheet, paper } = scene
  sheet.y += 26
  drawTableHead(scene)
  for (const line of paper.lines) {
    const name = sheet.type.linesOf(textIn(line.name, scene.locale), NAME, 230)
    const height = 12 + name.length * 14
    if (sheet.ensure(height)) drawTableHead(scene)
    const y = sheet.y + 17
    for (const [at, text] of name.entries()) {
      sheet.type.draw(text, { x: LEFT, y: y + at * 14 }, NAME)
    }
    cells(scene, y, [
      `${line.quantity}`,
      sumOf(scene, line.unitMinor),
      sumOf(scene, line.unitMinor * line.quantity),
    ])
    sheet.y += height
    sheet.rule(sheet.y)
  }
  drawScents(scene)
  drawSdks(scene)
}

const NAME = { size: 10, weight: 'strong' } as const

function drawTableHead(scene: Scene): void {
  const { sheet, t } = scene
  const y = sheet.y + 2
  sheet.type.draw(t('papers.item'), { x: LEFT, y }, HEAD)
  cells(scene, y, [t('papers.quantity'), t('papers.unitPrice'), t('papers.amount')], HEAD)
  sheet.y += 9
  sheet.rule(sheet.y, 'strong')
}

function cells(
  { sheet }: Scene,
  y: number,
  [quantity, unit, amount]: readonly [string, string, string],
  style: { size: number; ink?: typeof FAINT } = CELL,
): void {
  sheet.type.draw(quantity, { x: QUANTITY, y, align: 'end' }, style)
  sheet.type.draw(unit, { x: UNIT, y, align: 'end' }, style)
  sheet.type.draw(amount, { x: RIGHT, y, align: 'end' }, style)
}

const COLUMNS = 3
const ROW = 13.5

/** Every scent with the dot of its kind: the only colour of the paper. */
function drawScents(scene: Scene): void {
  const { sheet, paper, t, locale } = scene
  if (paper.cartridges.length === 0) return
  drawSmallTitle(scene, t('papers.scentsTitle'))
  const width = WIDTH / COLUMNS
  paper.cartridges.forEach(({ name, serial, kind, quantity }, index) => {
    const column = index % COLUMNS
    if (column === 0) {
      if (index > 0) sheet.y += ROW
      sheet.ensure(ROW + 6)
    }
    const x = LEFT + column * width
    sheet.pen.circle(x + 3, sheet.y - 2.8, 2.6).fill(PALETTE[printKindOf(kind)].core)
    const count = quantity > 1 ? ` ${t('papers.times', { count: quantity })}` : ''
    const code = `${serial}${count}`
    const room = width - 24 - sheet.type.widthOf(code, HEAD)
    const shown = shortened(scene, textIn(name, locale), room)
    sheet.type.draw(shown, { x: x + 10, y: sheet.y }, SMALL)
    const after = x + 16 + sheet.type.widthOf(shown, SMALL)
    sheet.type.draw(code, { x: after, y: sheet.y }, HEAD)
  })
  sheet.y += 4
}

const SMALL = { size: 8.5, ink: QUIET } as const

/** As much of a name as there is room for. */
function shortened({ sheet }: Scene, name: string, room: number): string {
  if (sheet.type.widthOf(name, SMALL) <= room) return name
  const signs = [...name]
  while (signs.length > 1 && sheet.type.widthOf(`${signs.join('')}…`, SMALL) > room) signs.pop()
  return `${signs.join('').trimEnd()}…`
}

function drawSdks(scene: Scene): void {
  const { sheet, paper, t, locale } = scene
  if (paper.sdks.length === 0) return
  drawSmallTitle(scene, t('papers.sdksTitle'))
  const names = paper.sdks.map(({ name, quantity }) => {
    const count = quantity > 1 ? ` ${t('papers.times', { count: quantity })}` : ''
    return `${textIn(name, locale)}${count}`
  })
  for (const line of sheet.type.linesOf(names.join(t('papers.goodsJoint')), SMALL, WIDTH)) {
    sheet.type.draw(line, { x: LEFT, y: sheet.y }, SMALL)
    sheet.y += ROW
  }
  sheet.y -= ROW - 4
}

function drawSmallTitle({ sheet }: Scene, title: string): void {
  sheet.ensure(44)
  sheet.y += 18
  sheet.type.draw(title, { x: LEFT, y: sheet.y }, HEAD)
  sheet.y += ROW + 1
}
