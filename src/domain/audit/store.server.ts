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
/** `isCut`: its texts are longer than they are given here. */
export type ListedEntry = AuditEntry & { isCut: boolean }

export type AuditFilter = {
  /** Who did it, or to whom it was done. */
  personId?: string | undefined
  action?: string | undefined
  /** All of a kind without an id. */
  target?: { type: string; id: string | null } | undefined
  /** From this moment on, and before that one. */
  from?: Date | undefined
  until?: Date | undefined
  /** Older than this entry. */
  before?: number | undefined
  /** This one alone, whole. */
  entry?: number | undefined
}

/** Entries of one moment may be written a little out of turn. */
const OUT_OF_TURN = sql.raw("interval '1 hour'")

/** Entries are numbered as they are written: a day long ago is found by its numbers, not walked to. */
const numberedSince = (from: Date): SQL =>
  sql`${auditEntries.id} > coalesce((select e.id from audit_entries e
    where e.at < ${from.toISOString()}::timestamptz - ${OUT_OF_TURN} order by e.at desc limit 1), 0)`

const numberedUntil = (until: Date): SQL =>
  sql`${auditEntries.id} < coalesce((select e.id from audit_entries e
    where e.at > ${until.toISOString()}::timestamptz + ${OUT_OF_TURN} order by e.at limit 1), 9223372036854775807)`

/** The newest first: entries are numbered as they are written. Found by their numbers, and only then opened. */
export async function findEntries(
  ctx: Context,
  filter: AuditFilter,
  limit: number,
): Promise<ListedEntry[]> {
  const numbers = (await findNumbers(ctx, filter, limit)).map(({ id }) => id)
  const given = filter.entry === undefined ? CUT : { detail: auditEntries.detail, isCut: WHOLE }
  return ctx.db
    .select({ ...getTableColumns(auditEntries), ...given })
    .from(auditEntries)
    .where(inArray(auditEntries.id, numbers))
    .orderBy(desc(auditEntries.id))
}

function findNumbers(
  ctx: Context,
  { personId, action, target, from, until, before, entry }: AuditFilter,
  limit: number,
): Promise<{ id: number }[]> {
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
  // Two lists, each along its own index: asked at once, the log would be walked to its end.
  const aboutPerson = (person: string) => {
    const done = newest(eq(actorId, person))
    const met = newest(and(eq(targetType, 'person'), eq(targetId, person)))
    return unionAll(done, met)
  }
  return (
    ctx.db
      .select({ ...getTableColumns(auditEntries), ...given })
      .from(auditEntries)
      // Found by their numbers first: shortening what they say is left to the few that are shown.
      .where(sql`${id} = any(array(${personId ? aboutPerson(personId) : newest(undefined)}))`)
      .orderBy(desc(id))
      .limit(limit)
  )
}

const WHOLE = sql<boolean>`false`
const DEPTH_MAX = 3
const SHOWN = sql.raw(String(AUDIT_TEXT_SHOWN_MAX))

/** Long texts shortened where they stand, so that fifty removed articles are not read whole for one line each. */
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

/** Without what is the same on both sides: two long texts that differ far below look alike once they are cut. */
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

/** The number of any entry about what this person did as staff. */
export async function findEntryOfStaff(ctx: Context, userId: string): Promise<number | null> {
  const [row] = await ctx.db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(and(eq(auditEntries.actorId, userId), eq(auditEntries.actorKind, 'staff')))
    .limit(1)
  return row?.id ?? null
}
