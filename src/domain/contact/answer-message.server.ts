/** Staff answer by mail, in the writer's language, and say when a message is done with. */
import { may } from '#domain/accounts/permission.ts'
import { recordAudit } from '#domain/audit/record-audit.server.ts'
import type { Context } from '#domain/context.ts'
import { queueEmail } from '#domain/mail/queue-email.server.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { isUuid } from '#shared/uuid.ts'

import { insertReply, listReplies, lockContact, updateContact } from './console-store.server.ts'
import { type ContactState, Reply } from './contact.ts'
import { revisionOf } from './list-messages.server.ts'
import { hasPlaceholder } from './saved-reply.ts'
import type { Contact } from './store.server.ts'

type Refusal = 'forbidden' | 'not_found' | 'request_invalid' | 'edit_conflict' | 'placeholder_left'

type Answer = {
  contactId: string
  /** Made with the form: pressed twice, it is one reply and one e-mail. */
  replyId: string
  text: string
  /** Of what the form was shown with. */
  revision: string
}

/** Writes reply, state, e-mail and audit entry together. Of two concurrent replies the second is an edit conflict. */
export async function answerMessage(
  ctx: Context,
  { contactId, replyId, text: input, revision }: Answer,
): Promise<Result<null, Refusal>> {
  const { actor } = ctx
  if (!may(actor, 'message.answer') || actor.kind !== 'staff') return fail('forbidden')
  const text = Reply.safeParse(input)
  if (!text.success || !isUuid(replyId)) return fail('request_invalid')
  if (hasPlaceholder(text.data)) return fail('placeholder_left')

  return ctx.transaction<Result<null, Refusal>>(async (ctx) => {
    const contact = isUuid(contactId) ? await lockContact(ctx, contactId) : null
    if (!contact) return fail('not_found')
    const replies = await listReplies(ctx, [contactId])
    if (replies.some(({ id }) => id === replyId)) return ok(null)
    if (revision !== revisionOf(contact, replies)) return fail('edit_conflict')

    const reply = { id: replyId, contactId, text: text.data, writtenAt: ctx.now }
    // The id of a reply to another message.
    if (!(await insertReply(ctx, { ...reply, writtenBy: actor.userId })))
      return fail('request_invalid')
    await updateContact(ctx, contactId, { state: 'answered' })
    await queueReply(ctx, contact, reply)
    const target = { type: 'contact', id: contactId }
    await recordAudit(ctx, { action: 'message_answered', target, detail: { replyId } })
    return ok(null)
  })
}

const queueReply = (
  ctx: Context,
  contact: Contact,
  reply: { id: string; text: string },
): Promise<void> =>
  queueEmail(ctx, 'contact_reply', {
    entityId: `${contact.id}.${reply.id}`,
    to: contact.email,
    locale: contact.locale,
    payload: {
      name: contact.name,
      text: reply.text,
      subject: contact.subject,
      message: contact.message,
      writtenAt: contact.createdAt.toISOString(),
    },
  })

/** Without an e-mail: what needs no answer is closed, and what was closed too early is opened again. */
export async function moveMessage(
  ctx: Context,
  contactId: string,
  { state, revision }: { state: ContactState; revision: string },
): Promise<Result<null, 'forbidden' | 'not_found' | 'edit_conflict'>> {
  if (!may(ctx.actor, 'message.answer')) return fail('forbidden')

  return ctx.transaction<Result<null, 'not_found' | 'edit_conflict'>>(async (ctx) => {
    const contact = isUuid(contactId) ? await lockContact(ctx, contactId) : null
    if (!contact) return fail('not_found')
    if (contact.state === state) return ok(null)
    if (revision !== revisionOf(contact, await listReplies(ctx, [contactId])))
      return fail('edit_conflict')

    await updateContact(ctx, contactId, { state })
    await recordAudit(ctx, {
      action: 'message_moved',
      target: { type: 'contact', id: contactId },
      detail: { before: contact.state, after: state },
    })
    return ok(null)
  })
}
