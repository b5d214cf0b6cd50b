import { and, desc, eq, gte, lt, or, sql } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'
import { deleteBefore, deleteBy } from '#domain/rows.server.ts'

import { accessEntries } from './table.server.ts'

type NewAccess = Omit<typeof accessEntries.$inferInsert, 'firstAt' | 'lastAt' | 'count'>
export type AccessEntry = typeof accessEntries.$inferSelect

/** One statement, so that concurrent events are both counted. */
export async function upsertAccess(
  ctx: Context,
  entry: NewAccess,
  writing: 'each' | 'counted' | 'once',
): Promise<void> {
  const insert = ctx.db
    .insert(accessEntries)
    .values({ ...entry, firstAt: ctx.now, lastAt: ctx.now })
  if (writing === 'counted') {
    await insert.onConflictDoUpdate({
      target: accessEntries.slot,
      set: {
        count: sql`${accessEntries.count} + 1`,
        lastAt: sql`greatest(${accessEntries.lastAt}, excluded.last_at)`,
        client: sql`excluded.client`,
      },
    })
  } else await insert.onConflictDoNothing({ target: accessEntries.slot })
}

export type AccessFilter = {
  accountId?: string | undefined
  action?: AccessEntry['action'] | undefined
  from?: Date | undefined
  until?: Date | undefined
  /** Older than this entry. */
  before?: { at: Date; id: number } | undefined
}

/** Newest first. */
export const listAccessRows = (
  ctx: Context,
  { accountId, action, from, until, before }: AccessFilter,
  limit: number,
): Promise<AccessEntry[]> =>
  ctx.db
    .select()
    .from(accessEntries)
    .where(
      and(
        accountId ? eq(accessEntries.accountId, accountId) : undefined,
        action ? eq(accessEntries.action, action) : undefined,
        from && gte(accessEntries.lastAt, from),
        until && lt(accessEntries.firstAt, until),
        before &&
          or(
            lt(accessEntries.lastAt, before.at),
            and(eq(accessEntries.lastAt, before.at), lt(accessEntries.id, before.id)),
          ),
      ),
    )
    .orderBy(desc(accessEntries.lastAt), desc(accessEntries.id))
    .limit(limit)

export const deleteAccessBefore = deleteBefore(accessEntries, 'lastAt')

export const deleteAccessOf = deleteBy(accessEntries, 'accountId')
