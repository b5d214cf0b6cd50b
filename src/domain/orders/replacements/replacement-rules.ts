/** Which pieces of an order may be replaced, and whether a defect was reported in time. Spec §1. */
import type { Pieces } from '#domain/ledger/money-words.ts'
import { daysBetween } from '#shared/iso-day.ts'

import { areWithin, piecesLeft, quantityOf } from '../pieces.ts'
import { DEFECT_REPORT_DAYS } from '../policy.ts'
import type { Replacement, ReplacementReason } from '../replacement.ts'

type Contents = {
  lines: readonly { productId: string; quantity: number }[]
  cartridges: readonly { serial: string; quantity: number }[]
}

/** Only a box of cartridges: it is replaced by them. */
const BOX = 'refill-pack'

/** Devices, and cartridges one by one. */
export const replaceablePieces = ({ lines, cartridges }: Contents): Pieces[] => [
  ...lines
    .filter(({ productId }) => productId !== BOX)
    .map(({ productId, quantity }) => ({ code: productId, quantity })),
  ...cartridges.map(({ serial, quantity }) => ({ code: serial, quantity })),
]

/** Of the pieces, those that are in stock by number. */
export const demandOf = (items: readonly Pieces[], { cartridges }: Pick<Contents, 'cartridges'>) =>
  cartridges
    .map(({ serial }) => ({ serial, quantity: quantityOf(items, { code: serial }) }))
    .filter(({ quantity }) => quantity > 0)

/** What was ordered and not replaced yet. */
export const leftToReplace = (contents: Contents, before: readonly Replacement[]): Pieces[] =>
  piecesLeft(
    replaceablePieces(contents),
    before.filter(({ state }) => state !== 'canceled').flatMap(({ items }) => items),
  )

/** Both periods are valid (decision 0010): the longer one decides. The day of delivery is not counted. */
const REPORT_DAYS = Math.max(DEFECT_REPORT_DAYS.termsOfSale, DEFECT_REPORT_DAYS.legalNotice)

export type ReplacementRequest = {
  items: readonly Pieces[]
  reason: ReplacementReason
  /** The day in Japan of the customer’s report. */
  reportedOn: string
  note: string
  /** Staff replace although the period is over. */
  confirmsPeriod: boolean
  /** Staff send more pieces than were ordered. */
  confirmsExcess: boolean
  /** The number of replacements when the form was rendered: a second submit sends nothing. */
  replacementsBefore?: number
}

export type ReplacementRefusal =
  | 'replacement_pieces_unknown'
  | 'replacement_exceeds_order'
  | 'replacement_period_over'

/** Why a replacement can't be opened as it is; `null` when it can. A lost parcel has no period: it never arrived. */
export function replacementRefusalOf(
  request: ReplacementRequest,
  deliveredOn: string | null,
  contents: Contents,
  before: readonly Replacement[],
): ReplacementRefusal | null {
  const { items, reason, reportedOn, confirmsPeriod, confirmsExcess } = request
  const most = replaceablePieces(contents)
  if (items.length === 0 || !areWithin(items, most)) return 'replacement_pieces_unknown'
  const isOver =
    reason !== 'lost' && deliveredOn !== null && daysBetween(deliveredOn, reportedOn) > REPORT_DAYS
  if (isOver && !confirmsPeriod) return 'replacement_period_over'
  const isWithin = areWithin(items, leftToReplace(contents, before))
  return isWithin || confirmsExcess ? null : 'replacement_exceeds_order'
}
