/** One attempt to pay at the local sandbox, on the wire of the real processor's browser library. */
import type { Card } from './card-fields.ts'
import type { CardIntent } from './payment-contract.ts'

const CONFIRM_TIMEOUT_MS = 20_000

export type Attempt =
  | { kind: 'authenticate'; url: string }
  | { kind: 'declined'; code: string }
  /** Paid, on its way, or not known: the server is asked next. */
  | { kind: 'ask' }

/** A card that was typed, or the one of a wallet, which the sandbox knows by its name. */
export type Means = { card: Card } | { paymentMethod: string }

type Confirmation = {
  basePath: string
  publishableKey: string
  intent: CardIntent
  means: Means
  returnUrl: string
}

export async function confirmAtSandbox(confirmation: Confirmation): Promise<Attempt> {
  const { basePath, publishableKey, intent, means, returnUrl } = confirmation
  const form = new URLSearchParams({
    key: publishableKey,
    client_secret: intent.clientSecret,
    ...('card' in means ? fieldsOf(means.card) : { payment_method: means.paymentMethod }),
    return_url: returnUrl,
  })
  try {
    const answer = await fetch(`${basePath}/v1/payment_intents/${intent.paymentId}/confirm`, {
      method: 'POST',
      body: form,
      signal: AbortSignal.timeout(CONFIRM_TIMEOUT_MS),
    })
    return attemptOf(await answer.json())
  } catch {
    // The card may have been charged although no answer came: only the server can tell.
    return { kind: 'ask' }
  }
}

const fieldsOf = (card: Card) => ({
  'payment_method_data[type]': 'card',
  'payment_method_data[card][number]': card.number,
  'payment_method_data[card][exp_month]': card.expMonth,
  'payment_method_data[card][exp_year]': card.expYear,
  'payment_method_data[card][cvc]': card.cvc,
})

type Answer = {
  status?: string
  next_action?: { redirect_to_url?: { url?: string } } | null
  error?: { type?: string; code?: string; decline_code?: string }
}

function attemptOf(body: unknown): Attempt {
  // The sandbox answers in the processor's shapes; what is missing is treated as not known.
  const { status, next_action, error } = (body ?? {}) as Answer
  if (error?.type === 'card_error') {
    return { kind: 'declined', code: error.decline_code ?? error.code ?? 'card_declined' }
  }
  const url = next_action?.redirect_to_url?.url
  return status === 'requires_action' && url ? { kind: 'authenticate', url } : { kind: 'ask' }
}
