/** E-mails for staff: recipient, text and state. Secret codes and links are never shown. */
import { may } from '#domain/accounts/permission.ts'
import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { isUuid } from '#shared/uuid.ts'

import { isSecretEmail } from './emails.ts'
import { EMAILS_SHOWN_MAX } from './policy.ts'
import {
  countUndelivered,
  type EmailListRow,
  type EmailRow,
  emailsAbout,
  findEmail,
  undeliveredEmails,
} from './store.server.ts'
import { isStuck, stuckSince } from './stuck.ts'

/**
 * `isSecret`: subject and text are hidden, and it can't be sent again. `isStuck`: it has been queued for too long and
 * may be retried. `isHeld`: staff can still undo the step that caused it.
 */
export type ListedEmail = EmailListRow & { isSecret: boolean; isStuck: boolean; isHeld: boolean }
export type ReadEmail = Omit<EmailRow, 'payload' | 'content'> & { isSecret: boolean }

/** E-mails about one order (by its id) or another entity, newest first. */
export async function listEmailsAbout(
  ctx: Context,
  entityId: string,
): Promise<Result<ListedEmail[], 'forbidden'>> {
  if (!may(ctx.actor, 'mail.read')) return fail('forbidden')
  const lines = await emailsAbout(ctx, entityId, EMAILS_SHOWN_MAX)
  return ok(lines.map((mail) => listed(mail, ctx.now)))
}

/** Failed e-mails, retried ones with the reason, and ones queued for too long; newest first. */
export async function listUndeliveredEmails(
  ctx: Context,
): Promise<Result<ListedEmail[], 'forbidden'>> {
  if (!may(ctx.actor, 'mail.read')) return fail('forbidden')
  const lines = await undeliveredEmails(ctx, stuckSince(ctx.now), EMAILS_SHOWN_MAX)
  return ok(lines.map((mail) => listed(mail, ctx.now)))
}

/** Counts all of them, also beyond the limit of the list. */
export async function countUndeliveredEmails(ctx: Context): Promise<Result<number, 'forbidden'>> {
  if (!may(ctx.actor, 'mail.read')) return fail('forbidden')
  return ok(await countUndelivered(ctx, stuckSince(ctx.now)))
}

/** One e-mail with its text: `null` before it is sent, and always for secret ones. */
export async function readEmail(
  ctx: Context,
  id: string,
): Promise<Result<ReadEmail, 'forbidden' | 'not_found'>> {
  if (!may(ctx.actor, 'mail.read')) return fail('forbidden')
  const mail = isUuid(id) ? await findEmail(ctx, id) : null
  if (!mail) return fail('not_found')

  const { payload: _payload, content: _content, ...shown } = mail
  const isSecret = isSecretEmail(mail.kind)
  return ok(isSecret ? { ...shown, subject: null, text: null, isSecret } : { ...shown, isSecret })
}

/** The subject of a sign-in e-mail is its code. */
function listed(mail: EmailListRow, now: Date): ListedEmail {
  const isSecret = isSecretEmail(mail.kind)
  const subject = isSecret ? null : mail.subject
  const isHeld = mail.state === 'queued' && mail.heldUntil !== null && mail.heldUntil > now
  return { ...mail, subject, isSecret, isStuck: isStuck(mail, now), isHeld }
}
