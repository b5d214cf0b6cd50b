const REASONS = [
  'transfer_too_late',
  'payment_too_late',
  'paid_twice',
  'payment_of_another_order',
  'payment_currency_differs',
  'payment_amount_differs',
] as const

/** The words for why a person must look at an order; those for anything unusual when the reason is new. */
export function reasonKey(reason: string): `admin.reason_${(typeof REASONS)[number] | 'other'}` {
  return `admin.reason_${REASONS.find((known) => known === reason) ?? 'other'}`
}
