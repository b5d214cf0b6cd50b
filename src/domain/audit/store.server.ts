import { and, desc, eq, getTableColumns, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'

import type { Context } from '#domain/context.ts'

import { AUDIT_TEXT_SHOWN_MAX } from './policy.ts'
import { auditEntries } from './table.server.ts'

type NewEntry = typeof auditEntries.$inferInsert

export async function insertEntry(ctx: Context, entry: NewEntry): Promise<void> {
  await ctx.db.insert(auditEntries).values(entry)
}

export type AuditEntry = typeof auditEntries.$inferSelect
/** `isCut`: its texts are shortened. */
export type ListedEntry = AuditEntry & { isCut: boolean }

export type AuditFilter = {
  /** The actor or the target person. */
  personId?: string | undefined
  action?: string | undefined
  /** Without an id: all of the type. */
  target?: { type: string; id: string | null } | undefined
  /** From (inclusive) and until (exclusive). */
  from?: Date | undefined
  until?: Date | undefined
  /** Older than this entry. */
  before?: number | undefined
  /** Only this entry, unshortened. */
  entry?: number | undefined
}

/** Concurrent entries may be committed slightly out of order. */
const OUT_OF_TURN = sql.raw("interval '1 hour'")

/** Ids follow the time of writing: finds a past day by id range instead of scanning. */
const numberedSince = (from: Date): SQL =>
  sql`${auditEntries.id} > coalesce((select e.id from audit_entries e
    where e.at < ${from.toISOString()}::timestamptz - ${OUT_OF_TURN} order by e.at desc limit 1), 0)`

const numberedUntil = (until: Date): SQL =>
  sql`${auditEntries.id} < coalesce((select e.id from audit_entries e
    where e.at > ${until.toISOString()}::timestamptz + ${OUT_OF_TURN} order by e.at limit 1), 9223372036854775807)`

/** Newest first by id. */
export function findEntries(
  ctx: Context,
  { personId, action, target, from, until, before, entry }: AuditFilter,
  limit: number,
): Promise<ListedEntry[]> {
  const { actorId, targetType, targetId, at, id } = auditEntries
  const given = entry === undefined ? CUT : { detail: auditEntries.detail, isCut: WHOLE }
  const others = and(
    action ? eq(auditEntries.action, action) : undefined,
    target ? eq(targetType, target.type) : undefined,
    target?.id ? eq(targetId, target.id) : undefined,
    from && and(gte(at, from), numberedSince(from)),
    until && and(lt(at, until), numberedUntil(until)),
    before === undefined ? undefined : lt(id, before),
    entry === undefined ? undefined : eq(id, entry),
  )
  const newest = (which: SQL | undefined) =>
    ctx.db
      .select({ id })
      .from(auditEntries)
      .where(and(which, others))
      .orderBy(desc(id))
      .limit(limit)
  // A union of two indexed queries: one combined condition would scan the whole log.
  const aboutPerson = (person: string) => {
    const done = newest(eq(actorId, person))
    const met = newest(and(eq(targetType, 'person'), eq(targetId, person)))
    return unionAll(done, met)
  }
  const numbers = personId ? aboutPerson(personId) : newest(undefined)
  return (
    ctx.db
      .select({ ...getTableColumns(auditEntries), ...given })
      .from(auditEntries)
      // By their ids, so that only shown entries are shortened.
      .where(sql`${id} = any(array(${numbers}))`)
      .orderBy(desc(id))
      .limit(limit)
  )
}

const WHOLE = sql<boolean>`false`
const DEPTH_MAX = 3
const SHOWN = sql.raw(String(AUDIT_TEXT_SHOWN_MAX))

/** Shortens long texts in SQL, so that fifty deleted articles are not transferred whole. */
function cut(value: SQL, depth: number): SQL {
  const within = sql.raw(`within_${depth}`)
  const shortened = sql`to_jsonb(left(${value} #>> '{}', ${SHOWN}) || '…')`
  const parts =
    depth === 0
      ? shortened
      : sql`(select jsonb_object_agg(${within}.key, ${cut(sql`${within}.value`, depth - 1)})
          from jsonb_each(${value}) as ${within})`
  const isShort = sql`length(${value}::text) <= ${SHOWN}
    or (jsonb_typeof(${value}) = 'string' and length(${value} #>> '{}') <= ${SHOWN})`
  return sql`case when ${isShort} then ${value}
    when jsonb_typeof(${value}) = 'object' then ${parts} else ${shortened} end`
}

const BEFORE = sql`${auditEntries.detail} -> 'before'`
const AFTER = sql`${auditEntries.detail} -> 'after'`
const onlyIn = (side: SQL, other: SQL): SQL =>
  sql`(select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(${side})
    where value is distinct from (${other}) -> key)`

/** Drops equal fields: two long texts that differ late would look alike after shortening. */
const CHANGED = sql`select case
    when jsonb_typeof(${BEFORE}) = 'object' and jsonb_typeof(${AFTER}) = 'object'
    then ${auditEntries.detail} || jsonb_build_object(
      'before', ${onlyIn(BEFORE, AFTER)}, 'after', ${onlyIn(AFTER, BEFORE)})
    else ${auditEntries.detail} end as whole offset 0`
const SHORT = cut(sql`changed.whole`, DEPTH_MAX)
const CUT = {
  detail: sql<unknown>`(select ${SHORT} from (${CHANGED}) as changed)`,
  isCut: sql<boolean>`(select ${SHORT} <> changed.whole from (${CHANGED}) as changed)`,
}

/** The newest of some actions that were done to one target. */
export const newestOf = (
  ctx: Context,
  target: { type: string; id: string },
  { actions, limit }: { actions: readonly string[]; limit: number },
): Promise<AuditEntry[]> =>
  ctx.db
    .select()
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.targetType, target.type),
        eq(auditEntries.targetId, target.id),
        inArray(auditEntries.action, [...actions]),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(limit)

/** The id of any entry with this person as staff actor. */
export async function findEntryOfStaff(ctx: Context, userId: string): Promise<number | null> {
  const [row] = await ctx.db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(and(eq(auditEntries.actorId, userId), eq(auditEntries.actorKind, 'staff')))
    .limit(1)
  return row?.id ?? null
}
