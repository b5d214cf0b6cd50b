/** A replacement at no charge: a second shipment of an order. It touches stock and parcels, never money. Decision 0060. */
import type { Pieces } from '#domain/ledger/money-words.ts'
import { isAmong } from '#shared/is-among.ts'

export const REPLACEMENT_REASONS = ['defect', 'damaged', 'wrong_item', 'lost'] as const
export type ReplacementReason = (typeof REPLACEMENT_REASONS)[number]

/** Its goods are reserved while it is open, gone once it is shipped, and free again once it is canceled. */
export const REPLACEMENT_STATES = ['open', 'shipped', 'canceled'] as const
export type ReplacementState = (typeof REPLACEMENT_STATES)[number]

export type Replacement = {
  id: string
  orderId: string
  /** Counts the replacements of its order from 1. */
  position: number
  reason: ReplacementReason
  reportedOn: string
  items: Pieces[]
  state: ReplacementState
  openedBy: string
  openedAt: Date
  trackingNumbers: string[]
  /** When it shipped or was canceled; `null` while it is open. */
  closedAt: Date | null
}

export const isReplacementReason = isAmong(REPLACEMENT_REASONS)

/** "7K3M-9QXD-R1": on its slip, label and e-mails. */
export const replacementNumber = (
  orderNumber: string,
  { position }: { position: number },
): string => `${orderNumber}-R${position}`

type OfAnOrder = {
  packageCount: number
  notes: string
  trackingNumbers: string[]
  shippedAt: Date | null
}

/** The order as its parcel shows it: one package, numbers and day of its own, and no note, because that was about the first parcel. */
export const inItsParcel = <Sent extends OfAnOrder>(
  order: Sent,
  { state, trackingNumbers, closedAt }: Replacement,
): Sent => ({
  ...order,
  packageCount: 1,
  notes: '',
  trackingNumbers,
  shippedAt: state === 'shipped' ? closedAt : null,
})
