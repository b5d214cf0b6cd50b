import { asc, count, desc, eq } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'
import { insertInto, listBy } from '#domain/rows.server.ts'
import { pick } from '#shared/pick.ts'

import type { CustomerRecord } from './customer-record.ts'
import { customerNotes, customerTags } from './table.server.ts'

type Note = CustomerRecord['notes'][number]

/** The newest first. */
export const listNotesOf = (ctx: Context, userId: string): Promise<Note[]> =>
  ctx.db
    .select(pick(customerNotes, 'id', 'text', 'writtenBy', 'writtenAt'))
    .from(customerNotes)
    .where(eq(customerNotes.userId, userId))
    .orderBy(desc(customerNotes.writtenAt), desc(customerNotes.id))

export const insertNote = insertInto(customerNotes)

const listRows = listBy(customerTags, 'userId', asc(customerTags.tag))

export async function listTagsOf(ctx: Context, userId: string): Promise<string[]> {
  return (await listRows(ctx, userId)).map(({ tag }) => tag)
}

export async function replaceTags(
  ctx: Context,
  userId: string,
  tags: readonly string[],
): Promise<void> {
  await ctx.db.delete(customerTags).where(eq(customerTags.userId, userId))
  if (tags.length > 0)
    await ctx.db.insert(customerTags).values(tags.map((tag) => ({ userId, tag })))
}

/** The most frequent first. */
export async function listTagsInUse(ctx: Context, limit: number): Promise<string[]> {
  const rows = await ctx.db
    .select({ tag: customerTags.tag })
    .from(customerTags)
    .groupBy(customerTags.tag)
    .orderBy(desc(count()), asc(customerTags.tag))
    .limit(limit)
  return rows.map(({ tag }) => tag)
}

export async function deleteRecordOf(ctx: Context, userId: string): Promise<void> {
  await ctx.db.delete(customerNotes).where(eq(customerNotes.userId, userId))
  await ctx.db.delete(customerTags).where(eq(customerTags.userId, userId))
}
