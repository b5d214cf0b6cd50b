/** Stripe's own pages, without its library: staff open them from an order. */
const DASHBOARD = 'https://dashboard.stripe.com'

export const isLiveKey = (secretKey: string): boolean => /^(sk|rk)_live_/.test(secretKey)

/** `null` for another server that speaks the protocol: it has no dashboard. */
export function paymentPage(
  { secretKey, api }: { secretKey: string; api?: object },
  intentId: string,
): string | null {
  if (api) return null
  return `${DASHBOARD}${isLiveKey(secretKey) ? '' : '/test'}/payments/${encodeURIComponent(intentId)}`
}
