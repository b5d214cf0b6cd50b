import { and, desc, eq, gte, inArray, lt, or } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'

import { auditEntries } from './table.server.ts'

type NewEntry = typeof auditEntries.$inferInsert

export async function insertEntry(ctx: Context, entry: NewEntry): Promise<void> {
  await ctx.db.insert(auditEntries).values(entry)
}

export type AuditEntry = typeof auditEntries.$inferSelect

export type AuditFilter = {
  /** Who did it, or to whom it was done. */
  personId?: string | undefined
  action?: string | undefined
  /** All of a kind without an id. */
  subject?: { kind: string; id: string | null } | undefined
  /** From this moment on, and before that one. */
  from?: Date | undefined
  until?: Date | undefined
  /** Older than this entry. */
  before?: number | undefined
}

/** The newest first: entries are numbered as they are written. */
export function findEntries(
  ctx: Context,
  { personId, action, subject, from, until, before }: AuditFilter,
  limit: number,
): Promise<AuditEntry[]> {
  const { actorId, subjectKind, subjectId, at, id } = auditEntries
  const isAboutPerson = (person: string) =>
    or(eq(actorId, person), and(eq(subjectKind, 'person'), eq(subjectId, person)))
  return ctx.db
    .select()
    .from(auditEntries)
    .where(
      and(
        personId ? isAboutPerson(personId) : undefined,
        action ? eq(auditEntries.action, action) : undefined,
        subject ? eq(subjectKind, subject.kind) : undefined,
        subject?.id ? eq(subjectId, subject.id) : undefined,
        from && gte(at, from),
        until && lt(at, until),
        before === undefined ? undefined : lt(id, before),
      ),
    )
    .orderBy(desc(id))
    .limit(limit)
}

/** The newest of some actions that were done to one subject. */
export const newestOf = (
  ctx: Context,
  subject: { kind: string; id: string },
  { actions, limit }: { actions: readonly string[]; limit: number },
): Promise<AuditEntry[]> =>
  ctx.db
    .select()
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subjectKind, subject.kind),
        eq(auditEntries.subjectId, subject.id),
        inArray(auditEntries.action, [...actions]),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(limit)
