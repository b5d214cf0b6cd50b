/** Whether a webhook comes from the shop: Standard Webhooks, with the cryptography that every platform has. */
import type { WebhookEvent } from './calls.gen.ts'

/** Older messages may be recorded ones; newer ones have a wrong clock. */
const TOLERANCE_SECONDS = 300

/**
 * `headers_missing`: it is no webhook. `timestamp_out_of_range`: it was sent more than five minutes ago, or a clock is wrong.
 * `signature_invalid`: another sender, another secret, or another body. `replayed`: it was received before.
 */
export type WebhookProblem =
  | 'headers_missing'
  | 'timestamp_out_of_range'
  | 'signature_invalid'
  | 'replayed'

export type VerifiedWebhook =
  | { ok: true; value: WebhookEvent }
  | { ok: false; error: WebhookProblem }

type Received = {
  /** `whsec_…`; two while a new one replaces the old one. */
  secret: string | readonly string[]
  headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>
  /** As it was received, not parsed. */
  body: string
  now?: Date
  /** Stores the id of a message; `false` when it is stored already. */
  remember?: (id: string) => boolean | Promise<boolean>
}

export async function verifyWebhook({
  secret,
  headers,
  body,
  now = new Date(),
  remember,
}: Received): Promise<VerifiedWebhook> {
  const read = headers instanceof Headers ? headers : new Headers(plain(headers))
  const [id, timestamp, signature] = ['id', 'timestamp', 'signature'].map((name) =>
    read.get(`webhook-${name}`),
  )
  if (!id || !timestamp || !signature) return { ok: false, error: 'headers_missing' }

  const age = now.getTime() / 1000 - Number(timestamp)
  if (!(Math.abs(age) <= TOLERANCE_SECONDS)) return { ok: false, error: 'timestamp_out_of_range' }

  const message = `${id}.${timestamp}.${body}`
  const isSigned = await isSignedByAny([secret].flat(), message, signature)
  if (!isSigned) return { ok: false, error: 'signature_invalid' }
  if (remember && !(await remember(id))) return { ok: false, error: 'replayed' }

  // The shop signed it, and its description says what it sends.
  return { ok: true, value: JSON.parse(body) as WebhookEvent }
}

/** The message may carry two signatures, and the receiver may have two secrets: one pair is enough. */
async function isSignedByAny(
  secrets: readonly string[],
  message: string,
  header: string,
): Promise<boolean> {
  const signatures = header.split(' ').flatMap((text) => /^v1,(.+)$/.exec(text)?.[1] ?? [])
  const data = new TextEncoder().encode(message)
  for (const secret of secrets) {
    const key = await crypto.subtle.importKey(
      'raw',
      bytesOf(secret.replace(/^whsec_/, '')),
      HMAC,
      false,
      ['verify'],
    )
    for (const signature of signatures) {
      if (await crypto.subtle.verify('HMAC', key, bytesOf(signature), data)) return true
    }
  }
  return false
}

const HMAC = { name: 'HMAC', hash: 'SHA-256' }

/** Empty for what is not base64, which signs nothing. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}

/** Node gives a repeated header as a list. */
const plain = (headers: Exclude<Received['headers'], Headers>): [string, string][] =>
  Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, [value].flat().join(' ')] as [string, string]],
  )
