/** Staff note something about a message for each other, and say who deals with it. No e-mail is sent. */
import { may } from '#domain/accounts/permission.ts'
import { findActiveStaff } from '#domain/accounts/staff/find-staff.server.ts'
import { recordAudit } from '#domain/audit/record-audit.server.ts'
import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { isUuid } from '#shared/uuid.ts'

import {
  insertNote,
  listNotes,
  listReplies,
  lockContact,
  updateContact,
} from './console-store.server.ts'
import { Note } from './contact.ts'
import { revisionOf } from './list-messages.server.ts'

type Refusal = 'forbidden' | 'not_found' | 'request_invalid'

/** Idempotent: a double click writes one note. The audit entry, which is never erased, has no text. */
export async function noteMessage(
  ctx: Context,
  contactId: string,
  input: string,
): Promise<Result<null, Refusal>> {
  const { actor } = ctx
  if (!may(actor, 'message.answer') || actor.kind !== 'staff') return fail('forbidden')
  const note = Note.safeParse(input)
  if (!note.success) return fail('request_invalid')

  return ctx.transaction<Result<null, 'not_found'>>(async (ctx) => {
    const contact = isUuid(contactId) ? await lockContact(ctx, contactId) : null
    if (!contact) return fail('not_found')
    const [last] = await listNotes(ctx, [contactId])
    if (last?.text === note.data && last.writtenBy === actor.userId) return ok(null)

    const written = { writtenBy: actor.userId, writtenAt: ctx.now }
    await insertNote(ctx, { contactId, text: note.data, ...written })
    await recordAudit(ctx, { action: 'message_noted', target: { type: 'contact', id: contactId } })
    return ok(null)
  })
}

/** `assignedTo` is a member of staff, or `null` for anyone. */
export async function assignMessage(
  ctx: Context,
  contactId: string,
  { assignedTo, revision }: { assignedTo: string | null; revision: string },
): Promise<Result<null, Refusal | 'edit_conflict'>> {
  if (!may(ctx.actor, 'message.answer')) return fail('forbidden')
  if (assignedTo !== null && !(await isStaff(ctx, assignedTo))) return fail('request_invalid')

  return ctx.transaction<Result<null, 'not_found' | 'edit_conflict'>>(async (ctx) => {
    const contact = isUuid(contactId) ? await lockContact(ctx, contactId) : null
    if (!contact) return fail('not_found')
    if (contact.assignedTo === assignedTo) return ok(null)
    if (revision !== revisionOf(contact, await listReplies(ctx, [contactId])))
      return fail('edit_conflict')

    await updateContact(ctx, contactId, { assignedTo })
    await recordAudit(ctx, {
      action: 'message_assigned',
      target: { type: 'contact', id: contactId },
      detail: { assignedTo },
    })
    return ok(null)
  })
}

const isStaff = async (ctx: Context, id: string): Promise<boolean> =>
  isUuid(id) && (await findActiveStaff(ctx, id)) !== null
