/** Why staff cancel an order. */
import { isAmong } from '#shared/is-among.ts'

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

export const isCancelReason = isAmong(CANCEL_REASONS)
