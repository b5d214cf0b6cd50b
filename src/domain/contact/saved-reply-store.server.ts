import { asc, eq } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'

import type { SavedReply } from './saved-reply.ts'
import { savedReplies } from './table.server.ts'

export type SavedReplyRow = typeof savedReplies.$inferSelect

export const listSavedReplyRows = (ctx: Context): Promise<SavedReplyRow[]> =>
  ctx.db.select().from(savedReplies).orderBy(asc(savedReplies.name), asc(savedReplies.id))

export async function lockSavedReply(ctx: Context, id: string): Promise<SavedReplyRow | null> {
  const [row] = await ctx.db
    .select()
    .from(savedReplies)
    .where(eq(savedReplies.id, id))
    .for('update')
  return row ?? null
}

/** `false` when the same form was pressed twice: there is one with this id. */
export async function insertSavedReply(ctx: Context, row: SavedReplyRow): Promise<boolean> {
  const made = await ctx.db.insert(savedReplies).values(row).onConflictDoNothing().returning()
  return made.length > 0
}

export async function updateSavedReply(ctx: Context, id: string, reply: SavedReply): Promise<void> {
  await ctx.db.update(savedReplies).set(reply).where(eq(savedReplies.id, id))
}

export async function deleteSavedReplyRow(ctx: Context, id: string): Promise<void> {
  await ctx.db.delete(savedReplies).where(eq(savedReplies.id, id))
}
