/** The replies that staff save for each other: listed, written, changed and deleted by all who answer messages. */
import { may } from '#domain/accounts/permission.ts'
import { recordAudit } from '#domain/audit/record-audit.server.ts'
import type { Context } from '#domain/context.ts'
import { fingerprintOf } from '#shared/fingerprint.server.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { isUuid } from '#shared/uuid.ts'

import { SAVED_REPLIES_MAX } from './policy.ts'
import type { SavedReply } from './saved-reply.ts'
import {
  deleteSavedReplyRow,
  insertSavedReply,
  listSavedReplyRows,
  lockSavedReply,
  type SavedReplyRow,
  updateSavedReply,
} from './saved-reply-store.server.ts'

export type ListedReply = SavedReplyRow & { revision: string }

export async function listSavedReplies(ctx: Context): Promise<Result<ListedReply[], 'forbidden'>> {
  if (!may(ctx.actor, 'message.answer')) return fail('forbidden')
  const rows = await listSavedReplyRows(ctx)
  return ok(rows.map((row) => ({ ...row, revision: fingerprintOf(row) })))
}

type Refusal = 'forbidden' | 'request_invalid' | 'not_found' | 'edit_conflict' | 'too_many_replies'

/** `id` is made with the form: pressed twice, one reply is saved. Without a revision it is a new one. */
export async function saveReply(
  ctx: Context,
  { id, revision, reply }: { id: string; revision: string; reply: SavedReply },
): Promise<Result<null, Refusal>> {
  if (!may(ctx.actor, 'message.answer')) return fail('forbidden')
  if (!isUuid(id)) return fail('request_invalid')

  return ctx.transaction<Result<null, Refusal>>(async (ctx) => {
    const before = await lockSavedReply(ctx, id)
    const after = { id, ...reply }
    const present = before ? fingerprintOf(before) : ''
    if (present === fingerprintOf(after)) return ok(null)
    if (present !== revision) return fail(before ? 'edit_conflict' : 'not_found')
    if (!before) return addReply(ctx, after)

    await updateSavedReply(ctx, id, reply)
    await recordChange(ctx, before.name, after)
    return ok(null)
  })
}

async function addReply(
  ctx: Context,
  reply: SavedReplyRow,
): Promise<Result<null, 'too_many_replies'>> {
  if (await isFull(ctx)) return fail('too_many_replies')
  if (await insertSavedReply(ctx, reply)) await recordChange(ctx, '', reply)
  return ok(null)
}

const recordChange = (ctx: Context, before: string, { id, name }: SavedReplyRow): Promise<void> =>
  recordAudit(ctx, {
    action: 'saved_reply_changed',
    target: { type: 'saved_reply', id },
    detail: { before: { name: before }, after: { name } },
  })

const isFull = async (ctx: Context): Promise<boolean> =>
  (await listSavedReplyRows(ctx)).length >= SAVED_REPLIES_MAX

export async function deleteSavedReply(
  ctx: Context,
  { id, revision }: { id: string; revision: string },
): Promise<Result<null, Refusal>> {
  if (!may(ctx.actor, 'message.answer')) return fail('forbidden')

  return ctx.transaction<Result<null, Refusal>>(async (ctx) => {
    const before = isUuid(id) ? await lockSavedReply(ctx, id) : null
    if (!before) return fail('not_found')
    if (fingerprintOf(before) !== revision) return fail('edit_conflict')
    await deleteSavedReplyRow(ctx, id)
    await recordAudit(ctx, {
      action: 'saved_reply_deleted',
      target: { type: 'saved_reply', id },
      detail: { before: { name: before.name } },
    })
    return ok(null)
  })
}
