/** The outbox as the sending job uses it. */
import type { Context } from '#domain/context.ts'

import { type EmailKind, type EmailPayloads, isSecretEmail } from './emails.ts'
import { MAIL_ATTEMPTS_MAX } from './policy.ts'
import { type EmailRow, listQueued, newestEmails, updateQueued } from './store.server.ts'

const ERROR_LENGTH_MAX = 500
const MAILBOX_SHOWN_MAX = 200

export type QueuedEmail = Omit<EmailRow, 'kind' | 'payload'> & {
  kind: EmailKind
  payload: EmailPayloads[EmailKind]
}

/** What became of an attempt. `reason` is what staff read. */
export type Outcome = { mail: QueuedEmail } & (
  | {
      state: 'sent'
      rendered: { subject: string; text: string; html: string }
      /** By SMTP, not only to /dev/mailbox. */
      isPosted: boolean
    }
  /** The queue retries by itself; after the last attempt the e-mail is marked as failed. */
  | { state: 'unsent'; reason: string }
  | { state: 'failed'; reason: string }
)

/** In the order of the ids. Those that were already sent are left out: a job may run twice. */
export async function findQueuedEmails(
  ctx: Context,
  ids: readonly string[],
): Promise<QueuedEmail[]> {
  const rows = new Map((await listQueued(ctx, ids)).map((row) => [row.id, row]))
  // Only `queueEmail` writes to the outbox, and it pairs kind and payload.
  return ids.flatMap((id) => (rows.get(id) as QueuedEmail | undefined) ?? [])
}

/**
 * Stores what became of several e-mails. A secret one that was sent by SMTP loses subject, text and payload; without
 * SMTP it stays readable in /dev/mailbox. Staff can read and resend all others.
 */
export const recordOutcomes = (ctx: Context, outcomes: readonly Outcome[]): Promise<void> =>
  updateQueued(
    ctx,
    outcomes.map((outcome) => ({ ...outcome.mail, ...changeBy(outcome, ctx.now) })),
  )

function changeBy(outcome: Outcome, now: Date): Partial<EmailRow> {
  switch (outcome.state) {
    case 'sent': {
      const { mail, rendered, isPosted } = outcome
      const mustErase = isPosted && isSecretEmail(mail.kind)
      return {
        ...(mustErase ? { subject: null, text: null, html: null, payload: {} } : rendered),
        state: 'sent',
        sentAt: now,
        lastError: null,
      }
    }
    case 'unsent': {
      const attempts = outcome.mail.attempts + 1
      return {
        attempts,
        lastError: outcome.reason.slice(0, ERROR_LENGTH_MAX),
        state: attempts >= MAIL_ATTEMPTS_MAX ? 'failed' : 'queued',
      }
    }
    case 'failed':
      return { state: 'failed', lastError: outcome.reason }
  }
}

/** The newest e-mails, for /dev/mailbox outside production. */
export const readMailbox = (ctx: Context): Promise<EmailRow[]> =>
  newestEmails(ctx, MAILBOX_SHOWN_MAX)
