/** The outbox as a process uses it that sends e-mails. `takenBy` names the process. */
import type { Context } from '#domain/context.ts'
import { isUuid } from '#shared/uuid.ts'

import { type EmailKind, type EmailPayloads, isSecretEmail } from './emails.ts'
import { MAIL_ATTEMPTS_MAX } from './policy.ts'
import { recordTaken, takeDue } from './queue-store.server.ts'
import { type EmailRow, findEmail, newestEmails } from './store.server.ts'

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
      subject: string
      text: string
      /** What its HTML is rendered from. */
      content: object
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
 * Stores what became of several e-mails. Staff can read the text of each and resend it; a secret one that was sent by
 * SMTP loses subject, text and payload. Without SMTP all of them can be seen in /dev/mailbox as they would look.
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
      const { mail, subject, text, content, isPosted } = outcome
      const mustErase = isPosted && isSecretEmail(mail.kind)
      return {
        ...(mustErase ? { subject: null, text: null, payload: {} } : { subject, text }),
        content: isPosted ? null : content,
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

export const readMailboxEmail = async (ctx: Context, id: string): Promise<EmailRow | null> =>
  isUuid(id) ? findEmail(ctx, id) : null
