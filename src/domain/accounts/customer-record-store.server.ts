import { asc, count, desc, eq, sql } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'
import { placeholders, prepared } from '#domain/prepared.server.ts'
import { pick } from '#shared/pick.ts'

import type { CustomerRecord } from './customer-record.ts'
import { customerNotes, customerTags } from './table.server.ts'

type Note = CustomerRecord['notes'][number]

export const listNotesOf = (ctx: Context, userId: string): Promise<Note[]> =>
  selectNotes(ctx, { userId })

const selectNotes = prepared('select_customer_notes', (db) =>
  db
    .select(pick(customerNotes, 'id', 'text', 'writtenBy', 'writtenAt'))
    .from(customerNotes)
    .where(eq(customerNotes.userId, sql.placeholder('userId')))
    .orderBy(desc(customerNotes.writtenAt), desc(customerNotes.id)),
)

export const insertNote = prepared(
  'insert_customer_note',
  (db, note: typeof customerNotes.$inferInsert) =>
    db.insert(customerNotes).values(placeholders(customerNotes, note)),
)

export async function listTagsOf(ctx: Context, userId: string): Promise<string[]> {
  return (await selectTags(ctx, { userId })).map(({ tag }) => tag)
}

const selectTags = prepared('select_customer_tags', (db) =>
  db
    .select({ tag: customerTags.tag })
    .from(customerTags)
    .where(eq(customerTags.userId, sql.placeholder('userId')))
    .orderBy(asc(customerTags.tag)),
)

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
  return (await selectTagsInUse(ctx, { limit })).map(({ tag }) => tag)
}

const selectTagsInUse = prepared('select_tags_in_use', (db) =>
  db
    .select({ tag: customerTags.tag })
    .from(customerTags)
    .groupBy(customerTags.tag)
    .orderBy(desc(count()), asc(customerTags.tag))
    .limit(sql.placeholder('limit')),
)

export async function deleteRecordOf(ctx: Context, userId: string): Promise<void> {
  await ctx.db.delete(customerNotes).where(eq(customerNotes.userId, userId))
  await ctx.db.delete(customerTags).where(eq(customerTags.userId, userId))
}
