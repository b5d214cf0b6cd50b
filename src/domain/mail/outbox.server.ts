/** The outbox as the sending job uses it. */
import type { Context } from '#domain/context.ts'

import { isSecretEmail } from './emails.ts'
import { MAIL_ATTEMPTS_MAX } from './policy.ts'
import { type EmailRow, findEmail, newestEmails, updateEmail } from './store.server.ts'

const ERROR_LENGTH_MAX = 500
const MAILBOX_SHOWN_MAX = 200

/** `null` when it was already sent: a job may run twice. */
export async function findQueuedEmail(ctx: Context, id: string): Promise<EmailRow | null> {
  const mail = await findEmail(ctx, id)
  return mail?.state === 'queued' ? mail : null
}

/**
 * Stores what was sent. A secret e-mail that was sent by SMTP loses subject, text and payload; without SMTP it stays
 * readable in /dev/mailbox. Staff can read and resend all others.
 */
export async function recordSent(
  ctx: Context,
  mail: EmailRow,
  rendered: { subject: string; text: string; html: string },
  { isPosted }: { isPosted: boolean },
): Promise<void> {
  const mustErase = isPosted && isSecretEmail(mail.kind)
  await updateEmail(ctx, mail.id, {
    ...(mustErase ? { subject: null, text: null, html: null, payload: {} } : rendered),
    state: 'sent',
    sentAt: ctx.now,
    lastError: null,
  })
}

/** Records the reason for staff. The queue retries by itself; after the last attempt the e-mail is marked as failed. */
export async function recordFailure(ctx: Context, id: string, reason: string): Promise<void> {
  const mail = await findEmail(ctx, id)
  const attempts = (mail?.attempts ?? 0) + 1
  await updateEmail(ctx, id, {
    attempts,
    lastError: reason.slice(0, ERROR_LENGTH_MAX),
    ...(attempts >= MAIL_ATTEMPTS_MAX && { state: 'failed' }),
  })
}

/** Marks an e-mail as failed, with a reason that staff can read. */
export const markFailed = (ctx: Context, id: string, reason: string): Promise<void> =>
  updateEmail(ctx, id, { state: 'failed', lastError: reason })

/** The newest e-mails, for /dev/mailbox outside production. */
export const readMailbox = (ctx: Context): Promise<EmailRow[]> =>
  newestEmails(ctx, MAILBOX_SHOWN_MAX)
