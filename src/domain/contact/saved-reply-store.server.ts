import { asc } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'
import { deleteBy, insertOnce, lockBy, updateBy } from '#domain/rows.server.ts'

import { savedReplies } from './table.server.ts'

export type SavedReplyRow = typeof savedReplies.$inferSelect

export const listSavedReplyRows = (ctx: Context): Promise<SavedReplyRow[]> =>
  ctx.db.select().from(savedReplies).orderBy(asc(savedReplies.name), asc(savedReplies.id))

export const lockSavedReply = lockBy(savedReplies, 'id')

/** `false` when the same form was pressed twice: there is one with this id. */
export const insertSavedReply = insertOnce(savedReplies)

export const updateSavedReply = updateBy(savedReplies, 'id')

export const deleteSavedReplyRow = deleteBy(savedReplies, 'id')
