/** The words of money: what may move, how, and what may become of it. Decisions, section 7. */
/** `bank_fee` is what a bank took from a transfer and the shop bears: it counts as paid and is no money received. */
export const MOVEMENT_KINDS = [
  'payment',
  'bank_fee',
  'refund',
  'dispute_taken',
  'dispute_returned',
] as const
export type MovementKind = (typeof MOVEMENT_KINDS)[number]

export const MONEY_METHODS = ['card', 'bank_transfer'] as const
export type MoneyMethod = (typeof MONEY_METHODS)[number]

/** `requested` waits for the processor, or for staff to make the transfer; `failed` may be tried again. */
export const REFUND_STATES = ['requested', 'succeeded', 'failed', 'withdrawn'] as const
export type RefundState = (typeof REFUND_STATES)[number]

/** Pieces by their code: the id of a product, or the serial of a cartridge. */
export type Pieces = { code: string; quantity: number }

export const DISPUTE_STATES = ['needs_response', 'under_review', 'won', 'lost'] as const
export type DisputeState = (typeof DISPUTE_STATES)[number]

export const DISCREPANCY_KINDS = [
  'payment_without_order',
  'paid_but_order_is_not',
  'order_paid_without_payment',
  'amount_differs',
  'refund_differs',
] as const
export type DiscrepancyKind = (typeof DISCREPANCY_KINDS)[number]
