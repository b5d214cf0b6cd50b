/** Shapes the sandbox answers with: the parts of Stripe's objects that the shop may rely on. */

export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'canceled'

/** All that is ever stored of a card. */
export type CardFace = { brand: string; last4: string }

export type WirePaymentMethod = {
  id: string
  object: 'payment_method'
  type: 'card'
  card: CardFace
  livemode: false
}

export type WireError = {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'
  code?: string
  decline_code?: string
  message: string
  param?: string
  payment_intent?: WireIntent
  payment_method?: WirePaymentMethod
}

export type WireNextAction = {
  type: 'redirect_to_url'
  redirect_to_url: { url: string; return_url: string }
}

export type WireIntent = {
  id: string
  object: 'payment_intent'
  amount: number
  amount_capturable: number
  amount_received: number
  automatic_payment_methods: { allow_redirects: string; enabled: true } | null
  canceled_at: number | null
  cancellation_reason: string | null
  capture_method: 'automatic_async'
  client_secret: string
  confirmation_method: 'automatic'
  created: number
  currency: string
  customer: null
  description: string | null
  last_payment_error: Omit<WireError, 'payment_intent'> | null
  latest_charge: string | null
  livemode: false
  metadata: Record<string, string>
  next_action: WireNextAction | null
  payment_method: string | null
  payment_method_types: string[]
  processing: null
  receipt_email: string | null
  setup_future_usage: null
  shipping: null
  source: null
  statement_descriptor: null
  statement_descriptor_suffix: string | null
  status: IntentStatus
}

/** An answer, and whether it is replayed to a repeated Idempotency-Key. */
export type Reply = { status: number; body: object; isKept: boolean }

export const answer = (body: object): Reply => ({ status: 200, body, isKept: true })

/** A refusal after the work began; the same key gets the same refusal again. */
export const refusal = (status: number, error: WireError): Reply => ({
  status,
  body: { error },
  isKept: true,
})

/** A refusal before anything began; the same key may try again with better parameters. */
export const rejection = (status: number, error: WireError): Reply => ({
  status,
  body: { error },
  isKept: false,
})

export const missing = (what: string, id: string, param: string): Reply =>
  rejection(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id.slice(0, 64)}'`,
    param,
  })

export const wireList = (url: string, data: readonly object[], hasMore: boolean) => ({
  object: 'list' as const,
  url,
  has_more: hasMore,
  data,
})

export const unixSeconds = (time: Date): number => Math.floor(time.getTime() / 1000)

/** What a holder of the publishable key and the client secret may see of a payment: Stripe's own subset. */
export function publicIntent(intent: WireIntent): Partial<WireIntent> {
  const hidden: readonly string[] = HIDDEN_FROM_BROWSERS
  const visible = Object.entries(intent).filter(([name]) => !hidden.includes(name))
  return Object.fromEntries(visible)
}

const HIDDEN_FROM_BROWSERS = [
  'amount_capturable',
  'amount_received',
  'customer',
  'latest_charge',
  'metadata',
  'statement_descriptor',
  'statement_descriptor_suffix',
] as const satisfies readonly (keyof WireIntent)[]
