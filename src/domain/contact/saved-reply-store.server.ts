import { asc, eq } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'
import { deleteBy, insertOnce, lockBy } from '#domain/rows.server.ts'

import type { SavedReply } from './saved-reply.ts'
import { savedReplies } from './table.server.ts'

export type SavedReplyRow = typeof savedReplies.$inferSelect

export const listSavedReplyRows = (ctx: Context): Promise<SavedReplyRow[]> =>
  ctx.db.select().from(savedReplies).orderBy(asc(savedReplies.name), asc(savedReplies.id))

export const lockSavedReply = lockBy(savedReplies, 'id')

/** `false` when the same form was pressed twice: there is one with this id. */
export const insertSavedReply = insertOnce(savedReplies)

export async function updateSavedReply(ctx: Context, id: string, reply: SavedReply): Promise<void> {
  await ctx.db.update(savedReplies).set(reply).where(eq(savedReplies.id, id))
}

export const deleteSavedReplyRow = deleteBy(savedReplies, 'id')
