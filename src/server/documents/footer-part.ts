/** What follows from a paper: where to transfer to, where the goods went, and what else holds. */
import { ESTIMATE_VALID_DAYS } from '#domain/orders/policy.ts'

import { addressLines } from '../mail/parts/address.ts'
import { bankLines } from '../mail/parts/bank-account.ts'
import { isPaid, type Scene } from './context.ts'
import { drawSums, sumsHeight } from './sums-part.ts'
import { FAINT, LEFT, QUIET, SUMS, WIDTH } from './theme.ts'

type Panel = { title: string; facts: { label: string; value: string }[]; lines: string[] }

const TEXT = { size: 8, ink: QUIET } as const
const LEADING = 12.5
const LABEL_WIDTH = 84
/** Beside the sums. */
const NARROW = SUMS - LEFT - 36

/** Sums on the right, and beside them the one panel that whoever reads them looks for next. */
export function drawFoot(scene: Scene): void {
  const { sheet } = scene
  const [beside, ...below] = [accountPanel(scene), deliveryPanel(scene), notesPanel(scene)].filter(
    (panel) => panel !== null,
  )
  const height = beside ? panelHeight(scene, beside, NARROW) : 0
  sheet.ensure(26 + Math.max(height, sumsHeight(scene)))
  sheet.y += 24
  const top = sheet.y
  drawSums(scene)
  const end = sheet.y
  sheet.y = top + 8
  if (beside) drawPanel(scene, beside, { x: LEFT, width: NARROW })
  sheet.y = Math.max(end, sheet.y)
  drawBelow(scene, below)
}

/** Two stand side by side; one has the whole width. */
function drawBelow(scene: Scene, panels: readonly Panel[]): void {
  if (panels.length === 0) return
  const { sheet } = scene
  const width = panels.length > 1 ? NARROW : WIDTH
  const heights = panels.map((panel) => panelHeight(scene, panel, width))
  sheet.ensure(26 + Math.max(...heights))
  sheet.rule(sheet.y + 16)
  const top = sheet.y + 34
  const ends = panels.map((panel, at) => {
    sheet.y = top
    drawPanel(scene, panel, { x: at === 0 ? LEFT : SUMS, width })
    return sheet.y
  })
  sheet.y = Math.max(...ends)
}

function drawPanel(
  { sheet }: Scene,
  { title, facts, lines }: Panel,
  { x, width }: { x: number; width: number },
): void {
  sheet.type.draw(title, { x, y: sheet.y }, { size: 8.5, weight: 'strong' })
  sheet.y += LEADING + 2
  for (const { label, value } of facts) {
    sheet.type.draw(label, { x, y: sheet.y }, { ...TEXT, ink: FAINT })
    for (const line of sheet.type.linesOf(value, { size: 8 }, width - LABEL_WIDTH)) {
      sheet.type.draw(line, { x: x + LABEL_WIDTH, y: sheet.y }, { size: 8 })
      sheet.y += LEADING
    }
  }
  if (facts.length > 0 && lines.length > 0) sheet.y += 3
  for (const line of lines.flatMap((text) => sheet.type.linesOf(text, TEXT, width))) {
    sheet.type.draw(line, { x, y: sheet.y }, TEXT)
    sheet.y += LEADING
  }
  sheet.y -= LEADING
}

function panelHeight({ sheet }: Scene, { facts, lines }: Panel, width: number): number {
  const rows = facts.flatMap(({ value }) =>
    sheet.type.linesOf(value, { size: 8 }, width - LABEL_WIDTH),
  )
  const wrapped = lines.flatMap((text) => sheet.type.linesOf(text, TEXT, width))
  return 20 + (rows.length + wrapped.length) * LEADING
}

/** For whoever may still pay by transfer. */
function accountPanel(scene: Scene): Panel | null {
  const { paper, t, locale } = scene
  const { kind, payment, amounts } = paper
  const isAsking = kind === 'estimate' || kind === 'invoice'
  if (!isAsking || isPaid(scene) || payment.method === 'card') return null

  const isExport = amounts.shipping?.taxLocation === 'export' || paper.currency !== 'jpy'
  const account = bankLines({ t, locale, settings: paper.company, isExport })
  const reference = payment.payerReference
  return {
    title: t('papers.accountTitle'),
    facts: [...account, ...(reference ? [{ label: t('mail.payerName'), value: reference }] : [])],
    lines: [reference ? t('papers.accountNote') : t('papers.accountEstimateNote')],
  }
}

function deliveryPanel({ paper, t, locale }: Scene): Panel | null {
  const { delivery, kind } = paper
  if (!delivery || (kind !== 'confirmation' && kind !== 'delivery-note')) return null
  const { trackingNumber } = delivery
  return {
    title: t('papers.deliveryTitle'),
    facts:
      trackingNumber && kind === 'delivery-note'
        ? [{ label: t('papers.trackingNumber'), value: trackingNumber }]
        : [],
    lines: addressLines(delivery.address, locale),
  }
}

function notesPanel({ paper, t }: Scene): Panel | null {
  const { kind, amounts, isReissue, orderNumber } = paper
  const isExport = amounts.shipping?.taxLocation === 'export'
  const lines = [
    kind === 'estimate' && t('papers.noteValid', { days: ESTIMATE_VALID_DAYS }),
    amounts.shipping === null && t('papers.noteShipping'),
    kind === 'estimate' && orderNumber === null && t('papers.noteStock'),
    isExport && kind !== 'receipt' && t('mail.duties'),
    kind === 'receipt' && t('papers.noteElectronic'),
    isReissue && t('papers.noteReissued'),
  ].filter((line) => line !== false)
  return lines.length > 0 ? { title: t('papers.notesTitle'), facts: [], lines } : null
}
