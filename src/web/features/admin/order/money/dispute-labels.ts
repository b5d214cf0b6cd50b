/** Why a bank took a payment back, as processors name it. Rare and new reasons are shown as received. @internal */
export const DISPUTE_REASONS = [
  'credit_not_processed',
  'duplicate',
  'fraudulent',
  'general',
  'product_not_received',
  'product_unacceptable',
  'subscription_canceled',
  'unrecognized',
] as const

type DisputeReason = (typeof DISPUTE_REASONS)[number]

/** `null` when it has no words of ours. */
export function disputeReasonKey(reason: string): `admin.dispute_reason_${DisputeReason}` | null {
  const known = DISPUTE_REASONS.find((name) => name === reason)
  return known ? `admin.dispute_reason_${known}` : null
}
