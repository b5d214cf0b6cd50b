/** What the sender asks of the outbox and tells it. */
import type { Context } from '#domain/context.ts'

import { findMail, type Mail, newestMails, updateMail } from './store.server.ts'

const ERROR_LENGTH_MAX = 500
const MAILBOX_SHOWN_MAX = 200

/** `null` when it was sent already: a job may come twice. */
export async function findQueuedMail(ctx: Context, id: string): Promise<Mail | null> {
  const mail = await findMail(ctx, id)
  return mail?.state === 'queued' ? mail : null
}

export async function recordSent(
  ctx: Context,
  id: string,
  rendered: { subject: string; text: string; html: string },
): Promise<void> {
  await updateMail(ctx, id, { ...rendered, state: 'sent', sentAt: ctx.now, lastError: null })
}

/** Keeps the reason for staff; the queue tries again by itself. */
export async function recordFailure(ctx: Context, id: string, reason: string): Promise<void> {
  const mail = await findMail(ctx, id)
  const attempts = (mail?.attempts ?? 0) + 1
  await updateMail(ctx, id, { attempts, lastError: reason.slice(0, ERROR_LENGTH_MAX) })
}

/** The newest mails, for /dev/mailbox outside production. */
export const readMailbox = (ctx: Context): Promise<Mail[]> => newestMails(ctx, MAILBOX_SHOWN_MAX)
