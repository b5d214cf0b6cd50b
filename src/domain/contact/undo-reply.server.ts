/** Staff take a reply back while its e-mail waits. Decision 0057. */
import { may } from '#domain/accounts/permission.ts'
import { recordAudit } from '#domain/audit/record-audit.server.ts'
import type { Context } from '#domain/context.ts'
import { findHeldEmail, removeHeldEmail } from '#domain/mail/hold-back-email.server.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { isUuid } from '#shared/uuid.ts'

import { deleteReply, listReplies, lockContact, updateContact } from './console-store.server.ts'

/** The text of the reply, which goes back into the form. */
export async function undoReply(
  ctx: Context,
  contactId: string,
  emailId: string,
): Promise<Result<string, 'forbidden' | 'not_found' | 'email_left'>> {
  if (!may(ctx.actor, 'message.answer')) return fail('forbidden')
  const mail = isUuid(emailId) ? await findHeldEmail(ctx, emailId) : null
  if (mail === null) return fail('email_left')
  // `queueReply` writes both into the entity.
  const [about, replyId = ''] = mail.entityId.split('.')
  if (mail.kind !== 'contact_reply' || about !== contactId) return fail('not_found')

  return ctx.transaction<Result<string, 'not_found' | 'email_left'>>(async (ctx) => {
    if (!(await lockContact(ctx, contactId))) return fail('not_found')
    if (!(await removeHeldEmail(ctx, emailId))) return fail('email_left')
    const text = (await deleteReply(ctx, replyId)) ?? ''
    const others = await listReplies(ctx, [contactId])
    await updateContact(ctx, contactId, { state: others.length === 0 ? 'open' : 'answered' })
    const target = { type: 'contact', id: contactId }
    await recordAudit(ctx, { action: 'message_answer_undone', target, detail: { replyId } })
    return ok(text)
  })
}
