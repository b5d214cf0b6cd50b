/** What the sender asks of the outbox and tells it. */
import type { Context } from '#domain/context.ts'

import { isSecretEmail } from './emails.ts'
import { MAIL_ATTEMPTS_MAX } from './policy.ts'
import { type EmailRow, findEmail, newestEmails, updateEmail } from './store.server.ts'

const ERROR_LENGTH_MAX = 500
const MAILBOX_SHOWN_MAX = 200

/** `null` when it was sent already: a job may come twice. */
export async function findQueuedEmail(ctx: Context, id: string): Promise<EmailRow | null> {
  const mail = await findEmail(ctx, id)
  return mail?.state === 'queued' ? mail : null
}

/**
 * An e-mail that was only kept stays readable, for /dev/mailbox. One that left by post keeps no secret:
 * neither the code nor the text it stands in. All others can be read and sent anew by staff.
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

/** Keeps the reason for staff; the queue tries again by itself, and after the last attempt the e-mail has failed. */
export async function recordFailure(ctx: Context, id: string, reason: string): Promise<void> {
  const mail = await findEmail(ctx, id)
  const attempts = (mail?.attempts ?? 0) + 1
  await updateEmail(ctx, id, {
    attempts,
    lastError: reason.slice(0, ERROR_LENGTH_MAX),
    ...(attempts >= MAIL_ATTEMPTS_MAX && { state: 'failed' }),
  })
}

/** An e-mail that is not to be sent any more; staff read why. */
export const markFailed = (ctx: Context, id: string, reason: string): Promise<void> =>
  updateEmail(ctx, id, { state: 'failed', lastError: reason })

/** The newest e-mails, for /dev/mailbox outside production. */
export const readMailbox = (ctx: Context): Promise<EmailRow[]> =>
  newestEmails(ctx, MAILBOX_SHOWN_MAX)
