/** Calls of a customer's HTTP client. */
import { cardForm } from '../../tests/support/api/card-form.ts'

const API_KEY = 'pk_local'
const PATIENCE_MS = 20_000
/** Keys of the payment sandbox, which guards nothing: `server/services.ts`. */
export const SANDBOX = {
  path: '/sandbox/payments',
  publishable: 'pk_sandbox_local',
  secret: 'sk_sandbox_local',
}

/** `0` is no answer: refused, cut, or given up by the caller. */
export type Reply = { status: number; body: unknown; retryAfter: string | null }

export type Request = {
  method: string
  path: string
  token?: string
  headers?: Record<string, string>
  body?: unknown
  form?: Record<string, string>
  /** After which the caller gives up. */
  patienceMs?: number
}

export async function send(url: string, request: Request): Promise<Reply> {
  const { method, path, token, headers, body, form, patienceMs = PATIENCE_MS } = request
  try {
    const answer = await fetch(url + path, {
      method,
      headers: {
        'x-api-key': API_KEY,
        'accept-language': 'en',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: token }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(form && { body: new URLSearchParams(form) }),
      signal: AbortSignal.timeout(patienceMs),
    })
    const text = await answer.text()
    const retryAfter = answer.headers.get('retry-after')
    return { status: answer.status, body: parsed(text), retryAfter }
  } catch {
    return { status: 0, body: null, retryAfter: null }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** What the payment page of the site does with a test card that is paid. */
export const confirmRequest = (paymentId: string, clientSecret: string): Request => ({
  method: 'POST',
  path: `${SANDBOX.path}/v1/payment_intents/${paymentId}/confirm`,
  headers: { authorization: `Bearer ${SANDBOX.publishable}` },
  form: cardForm(clientSecret, 'http://127.0.0.1/checkout/return'),
})

/** The sandbox's remote control; without `faults` they are cleared. */
export async function setProcessorFaults(url: string, faults?: object): Promise<void> {
  const { status } = await send(url, {
    method: faults ? 'POST' : 'DELETE',
    path: `${SANDBOX.path}/control/faults`,
    headers: { authorization: `Bearer ${SANDBOX.secret}` },
    ...(faults && { body: faults }),
  })
  if (status !== 200) throw new Error(`the payment sandbox's control answered ${status}`)
}
