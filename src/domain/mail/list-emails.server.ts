/** E-mails as staff see them: what was written to whom, and whether it left. A code or a link that opens something is never shown. */
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
 * `isSecret`: neither its subject nor its text is told, and it can't be sent anew. `isStuck`: it waits for so long that it is
 * begun once more.
 */
export type ListedEmail = EmailListRow & { isSecret: boolean; isStuck: boolean }
export type ReadEmail = Omit<EmailRow, 'payload'> & { isSecret: boolean }

/** Of one order (its id), or of whatever else e-mails were written about; the newest first. */
export async function listEmailsAbout(
  ctx: Context,
  entityId: string,
): Promise<Result<ListedEmail[], 'forbidden'>> {
  if (!may(ctx.actor, 'mail.read')) return fail('forbidden')
  const lines = await emailsAbout(ctx, entityId, EMAILS_SHOWN_MAX)
  return ok(lines.map((mail) => listed(mail, ctx.now)))
}

/** What failed, what is being tried again, with the reason, and what waits too long; the newest first. */
export async function listUndeliveredEmails(
  ctx: Context,
): Promise<Result<ListedEmail[], 'forbidden'>> {
  if (!may(ctx.actor, 'mail.read')) return fail('forbidden')
  const lines = await undeliveredEmails(ctx, stuckSince(ctx.now), EMAILS_SHOWN_MAX)
  return ok(lines.map((mail) => listed(mail, ctx.now)))
}

/** All of them, however many are listed. */
export async function countUndeliveredEmails(ctx: Context): Promise<Result<number, 'forbidden'>> {
  if (!may(ctx.actor, 'mail.read')) return fail('forbidden')
  return ok(await countUndelivered(ctx, stuckSince(ctx.now)))
}

/** One e-mail with its text and HTML: `null` while nobody has written it out, and for ever of a secret one. */
export async function readEmail(
  ctx: Context,
  id: string,
): Promise<Result<ReadEmail, 'forbidden' | 'not_found'>> {
  if (!may(ctx.actor, 'mail.read')) return fail('forbidden')
  const mail = isUuid(id) ? await findEmail(ctx, id) : null
  if (!mail) return fail('not_found')

  const { payload: _, ...shown } = mail
  const isSecret = isSecretEmail(mail.kind)
  return ok(
    isSecret
      ? { ...shown, subject: null, text: null, html: null, isSecret }
      : { ...shown, isSecret },
  )
}

/** The subject of a sign-in e-mail is its code. */
function listed(mail: EmailListRow, now: Date): ListedEmail {
  const isSecret = isSecretEmail(mail.kind)
  const subject = isSecret ? null : mail.subject
  return { ...mail, subject, isSecret, isStuck: isStuck(mail, now) }
}
