/** The outbox as a process uses it that sends e-mails. `takenBy` names the process. */
import type { Context } from '#domain/context.ts'

import { type EmailKind, type EmailPayloads, isSecretEmail } from './emails.ts'
import { MAIL_ATTEMPTS_MAX } from './policy.ts'
import { recordTaken, takeDue } from './queue-store.server.ts'
import { type EmailRow, newestEmails } from './store.server.ts'

export { oldestDue, releaseInterrupted, releaseTaken, renewTaken } from './queue-store.server.ts'

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
  /** It is tried again after a pause; after the last attempt it is marked as failed. */
  | { state: 'unsent'; reason: string }
  | { state: 'failed'; reason: string }
)

/**
 * Those that have been due for longest, at most `limit`. They are the process's own until it records what became of
 * them, releases them, or renews its hold on them no longer.
 */
export async function takeDueEmails(
  ctx: Context,
  wanted: { isAwaited: boolean; takenBy: string; limit: number },
): Promise<QueuedEmail[]> {
  const rows = await takeDue(ctx, wanted)
  // Only `queueEmail` writes to the outbox, and it pairs kind and payload.
  return rows.toSorted(byAge) as QueuedEmail[]
}

const byAge = (one: EmailRow, other: EmailRow): number =>
  one.createdAt.getTime() - other.createdAt.getTime()

/**
 * Stores what became of several e-mails. A secret one that was sent by SMTP loses subject, text and payload; without
 * SMTP it stays readable in /dev/mailbox. Staff can read and resend all others.
 */
export const recordOutcomes = (
  ctx: Context,
  takenBy: string,
  outcomes: readonly Outcome[],
): Promise<void> =>
  recordTaken(
    ctx,
    takenBy,
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
