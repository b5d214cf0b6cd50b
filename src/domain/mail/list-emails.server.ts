/** E-mails as staff see them: what was written to whom, and whether it left. A code or a link that opens something is never shown. */
import { may } from '#domain/accounts/permission.ts'
import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { isUuid } from '#shared/uuid.ts'

import { isSecretLetter } from './emails.ts'
import { MAILS_SHOWN_MAX } from './policy.ts'
import {
  countUndelivered,
  findMail,
  type Mail,
  type MailLine,
  mailsAbout,
  undeliveredMails,
} from './store.server.ts'
import { isStuck, stuckSince } from './stuck.ts'

/**
 * `isSecret`: neither its subject nor its text is told, and it can't be sent anew. `isStuck`: it waits for so long that it is
 * begun once more.
 */
export type ListedMail = MailLine & { isSecret: boolean; isStuck: boolean }
export type ReadMail = Omit<Mail, 'payload'> & { isSecret: boolean }

/** Of one order (its id), or of whatever else e-mails were written about; the newest first. */
export async function listMailsAbout(
  ctx: Context,
  subjectId: string,
): Promise<Result<ListedMail[], 'forbidden'>> {
  if (!may(ctx.actor, 'mail.read')) return fail('forbidden')
  const lines = await mailsAbout(ctx, subjectId, MAILS_SHOWN_MAX)
  return ok(lines.map((mail) => listed(mail, ctx.now)))
}

/** What was given up, what is being tried again, with the reason, and what waits too long; the newest first. */
export async function listUndeliveredMails(
  ctx: Context,
): Promise<Result<ListedMail[], 'forbidden'>> {
  if (!may(ctx.actor, 'mail.read')) return fail('forbidden')
  const lines = await undeliveredMails(ctx, stuckSince(ctx.now), MAILS_SHOWN_MAX)
  return ok(lines.map((mail) => listed(mail, ctx.now)))
}

/** All of them, however many are listed. */
export async function countUndeliveredMails(ctx: Context): Promise<Result<number, 'forbidden'>> {
  if (!may(ctx.actor, 'mail.read')) return fail('forbidden')
  return ok(await countUndelivered(ctx, stuckSince(ctx.now)))
}

/** One e-mail with its text and HTML: `null` while nobody has written it out, and for ever of a secret one. */
export async function readMail(
  ctx: Context,
  id: string,
): Promise<Result<ReadMail, 'forbidden' | 'not_found'>> {
  if (!may(ctx.actor, 'mail.read')) return fail('forbidden')
  const mail = isUuid(id) ? await findMail(ctx, id) : null
  if (!mail) return fail('not_found')

  const { payload: _, ...shown } = mail
  const isSecret = isSecretLetter(mail.kind)
  return ok(
    isSecret
      ? { ...shown, subject: null, text: null, html: null, isSecret }
      : { ...shown, isSecret },
  )
}

/** The subject of a sign-in e-mail is its code. */
function listed(mail: MailLine, now: Date): ListedMail {
  const isSecret = isSecretLetter(mail.kind)
  const subject = isSecret ? null : mail.subject
  return { ...mail, subject, isSecret, isStuck: isStuck(mail, now) }
}
