/** The way out to a partner's endpoint. An adapter fulfils it. */

export type WebhookRequest = { url: string; headers: Record<string, string>; body: string }

/** Why no answer came. `address_refused`: it leads into a network that no partner's endpoint is in. */
export const SEND_FAILURES = [
  'address_refused',
  'timed_out',
  'name_unknown',
  'connection_refused',
  'connection_broken',
  'certificate_invalid',
] as const
export type SendFailure = (typeof SEND_FAILURES)[number]

/** What a try's row says until its outcome is known. */
export const INTERRUPTED = 'interrupted' as const

export type WebhookAnswer = { durationMs: number } & (
  | { kind: 'answered'; status: number; beginning: string }
  | { kind: 'unanswered'; failure: SendFailure }
)

/** Follows no redirect, and rejects only where our own code is wrong. */
export type SendWebhook = (request: WebhookRequest) => Promise<WebhookAnswer>
