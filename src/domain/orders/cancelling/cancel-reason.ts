/** Why staff cancel an order. */
export const CANCEL_REASONS = [
  'customer_asked',
  'no_payment',
  'out_of_stock',
  'duplicate',
  'suspected_fraud',
  'other',
] as const
export type CancelReason = (typeof CANCEL_REASONS)[number]

export const CANCEL_NOTE_LENGTH_MAX = 200

export const isCancelReason = (word: string): word is CancelReason =>
  CANCEL_REASONS.some((known) => known === word)
