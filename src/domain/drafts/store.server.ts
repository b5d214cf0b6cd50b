import { and, eq, sql } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'
import { prepared } from '#domain/prepared.server.ts'
import { deleteBefore, deleteBy } from '#domain/rows.server.ts'

import { DraftContent, type StoredDraft } from './draft.ts'
import { orderDrafts } from './table.server.ts'

/** Content of a former version that cannot be parsed counts as empty. */
export async function findDraft(ctx: Context, userId: string): Promise<StoredDraft | null> {
  const [row] = await selectDraft(ctx, { userId })
  if (row === undefined) return null

  const { version, savedAt } = row
  const content = DraftContent.safeParse(row.content).data ?? DraftContent.parse({})
  return { version, savedAt, content }
}

const selectDraft = prepared('select_draft', (db) =>
  db
    .select()
    .from(orderDrafts)
    .where(eq(orderDrafts.userId, sql.placeholder('userId'))),
)

/** `null` when another request inserted first. */
export async function insertDraft(
  ctx: Context,
  userId: string,
  { version, content }: Pick<StoredDraft, 'version' | 'content'>,
): Promise<number | null> {
  const [row] = await ctx.db
    .insert(orderDrafts)
    .values({ userId, version, content, savedAt: ctx.now })
    .onConflictDoNothing()
    .returning({ version: orderDrafts.version })
  return row?.version ?? null
}

/** `null` when the stored version differs. */
export async function replaceDraft(
  ctx: Context,
  userId: string,
  { version, content }: Pick<StoredDraft, 'version' | 'content'>,
): Promise<number | null> {
  const [row] = await ctx.db
    .update(orderDrafts)
    .set({ content, version: sql`${orderDrafts.version} + 1`, savedAt: ctx.now })
    .where(and(eq(orderDrafts.userId, userId), eq(orderDrafts.version, version)))
    .returning({ version: orderDrafts.version })
  return row?.version ?? null
}

export const removeDraft = deleteBy(orderDrafts, 'userId')

export const removeDraftsBefore = deleteBefore(orderDrafts, 'savedAt')
