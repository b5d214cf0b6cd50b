/** The outbox as a queue: which rows are due, and whose they are. All times are those of the database. */
import {
  and,
  asc,
  eq,
  getTableColumns,
  isNotNull,
  isNull,
  lte,
  ne,
  type SQL,
  sql,
} from 'drizzle-orm'

import type { Context } from '#domain/context.ts'
import { isOneOf } from '#domain/is-one-of.server.ts'
import { placeholders, prepared } from '#domain/prepared.server.ts'

import { MAIL_ATTEMPTS_MAX, MAIL_LEASE_SECONDS, MAIL_RETRY_SECONDS_MAX } from './policy.ts'
import type { EmailRow } from './store.server.ts'
import { emails } from './table.server.ts'

/** `heldUntil` is when it may leave, for e-mails that staff can stop. It is due after `waitSeconds`. */
type NewEmail = Omit<typeof emails.$inferInsert, 'dueAt'> & {
  id: string
  isAwaited: boolean
  heldUntil: Date | null
}

type Storage = Pick<Context, 'db'>

/** Writes nothing when this e-mail already exists. */
export const insertEmail = prepared(
  'insert_email',
  (db, { waitSeconds: _, ...email }: NewEmail & { waitSeconds: number }) =>
    db
      .insert(emails)
      .values({ ...placeholders(emails, email), dueAt: inSeconds(sql.placeholder('waitSeconds')) })
      .onConflictDoNothing({ target: [emails.kind, emails.entityId] }),
)

const inSeconds = (seconds: unknown): SQL => sql`now() + ${seconds} * interval '1 second'`

/** The state is a literal for the sake of the index. */
const IS_QUEUED = sql`${emails.state} = 'queued'`
const IS_WAITING = and(IS_QUEUED, isNull(emails.takenBy))
const isDue = (isAwaited: unknown): SQL | undefined =>
  and(IS_WAITING, sql`${emails.isAwaited} = ${isAwaited}`, lte(emails.dueAt, sql`now()`))

/** Since when the one that has waited longest is due; `null` when none is due. */
export async function oldestDue(ctx: Context, isAwaited: boolean): Promise<Date | null> {
  const [first] = await selectOldestDue(ctx, { isAwaited })
  return first?.dueAt ?? null
}

const selectOldestDue = prepared('oldest_due_email', (db, _: { isAwaited: boolean }) =>
  db
    .select({ dueAt: emails.dueAt })
    .from(emails)
    .where(isDue(sql.placeholder('isAwaited')))
    .orderBy(asc(emails.dueAt))
    .limit(1),
)

/** Takes those that have been due for longest; processes that ask at the same moment take different ones. */
export const takeDue = prepared(
  'take_due_emails',
  (db, _: { isAwaited: boolean; takenBy: string; limit: number }) => {
    const due = db.$with('due').as(
      db
        .select({ id: emails.id })
        .from(emails)
        .where(isDue(sql.placeholder('isAwaited')))
        .orderBy(asc(emails.dueAt))
        .limit(sql.placeholder('limit'))
        .for('update', { skipLocked: true }),
    )
    return db
      .with(due)
      .update(emails)
      .set({
        takenBy: sql`${sql.placeholder('takenBy')}::uuid`,
        dueAt: inSeconds(MAIL_LEASE_SECONDS),
      })
      .from(due)
      .where(eq(emails.id, due.id))
      .returning(getTableColumns(emails))
  },
)

const isTakenBy = (takenBy: string, ids: readonly string[]): SQL | undefined =>
  and(IS_QUEUED, eq(emails.takenBy, takenBy), isOneOf(emails.id, ids))

/** Skips rows that are locked: what has them records what became of them, or decides about them. */
const unlocked = ({ db }: Storage, where: SQL | undefined) =>
  db
    .$with('unlocked')
    .as(db.select({ id: emails.id }).from(emails).where(where).for('update', { skipLocked: true }))

export async function renewTaken(
  ctx: Storage,
  takenBy: string,
  ids: readonly string[],
): Promise<void> {
  const found = unlocked(ctx, isTakenBy(takenBy, ids))
  await ctx.db
    .with(found)
    .update(emails)
    .set({ dueAt: inSeconds(MAIL_LEASE_SECONDS) })
    .from(found)
    .where(eq(emails.id, found.id))
}

/** For others to take at once. */
export async function releaseTaken(
  { db }: Storage,
  takenBy: string,
  ids: readonly string[],
): Promise<void> {
  await db.update(emails).set({ takenBy: null, dueAt: sql`now()` }).where(isTakenBy(takenBy, ids))
}

const INTERRUPTED = 'interrupted: the process or its database ended while the e-mail was sent'

/** Pauses double, and differ from each other. `attempts`: those that have failed. */
const retryAt = (attempts: SQL): SQL =>
  inSeconds(
    sql`least(${MAIL_RETRY_SECONDS_MAX}::int, 2 ^ least(16, ${attempts}) / 2 * (1 + random()))`,
  )

/**
 * Releases what processes held that are gone: `exceptBy` asks for those whose time has passed and spares its own,
 * `null` for all. An interruption counts as an attempt and is repeated at once; after a second one in a row the e-mail
 * itself may be what ends the process, and waits as after any failure.
 */
export async function releaseInterrupted(ctx: Storage, exceptBy: string | null): Promise<void> {
  const isGone =
    exceptBy === null
      ? isNotNull(emails.takenBy)
      : and(ne(emails.takenBy, exceptBy), lte(emails.dueAt, sql`now()`))
  const found = unlocked(ctx, and(IS_QUEUED, isGone))
  const attempts = sql`${emails.attempts} + 1`
  await ctx.db
    .with(found)
    .update(emails)
    .set({
      takenBy: null,
      attempts,
      lastError: INTERRUPTED,
      state: sql`case when ${attempts} < ${MAIL_ATTEMPTS_MAX} then 'queued' else 'failed' end`,
      dueAt: sql`case when ${emails.lastError} = ${INTERRUPTED} then ${retryAt(attempts)} else now() end`,
    })
    .from(found)
    .where(eq(emails.id, found.id))
}

/**
 * Writes what became of e-mails that a process holds, by one statement; of those that it has lost meanwhile, only that
 * they were sent. Only an emptied payload is written.
 */
export async function recordTaken(
  ctx: Storage,
  takenBy: string,
  rows: readonly EmailRow[],
): Promise<void> {
  if (rows.length === 0) return
  const column = (value: (row: EmailRow) => unknown) => sql.param(rows.map(value))
  await ctx.db.execute(sql`
    update ${emails} set
      state = now.state, attempts = now.attempts, subject = now.subject, text = now.text,
      content = now.content, last_error = now.last_error, sent_at = now.sent_at, taken_by = null,
      due_at = case when now.state = 'queued' then ${retryAt(sql`now.attempts`)} else ${emails.dueAt} end,
      payload = case when now.is_emptied then '{}'::jsonb else ${emails.payload} end
    from unnest(
      ${column(({ id }) => id)}::uuid[], ${column(({ state }) => state)}::text[],
      ${column(({ attempts }) => attempts)}::int[], ${column(({ subject }) => subject)}::text[],
      ${column(({ text }) => text)}::text[], ${column(contentOf)}::json[],
      ${column(({ lastError }) => lastError)}::text[],
      ${column(({ sentAt }) => sentAt)}::timestamptz[], ${column(isEmptied)}::boolean[]
    ) as now (id, state, attempts, subject, text, content, last_error, sent_at, is_emptied)
    where ${emails.id} = now.id and ${emails.state} = 'queued'
      and (${emails.takenBy} = ${takenBy} or now.state = 'sent')`)
}

const contentOf = ({ content }: EmailRow): string | null =>
  content === null ? null : JSON.stringify(content)

const isEmptied = ({ payload }: EmailRow): boolean => Object.keys(payload as object).length === 0

/** So that the same step can cause it again; `false` once it was taken. */
export async function deleteWaiting({ db }: Storage, id: string): Promise<boolean> {
  const deleted = await db.delete(emails).where(isUntried(id)).returning({ id: emails.id })
  return deleted.length > 0
}

/** `false` once it was taken. */
export async function withdrawWaiting({ db }: Storage, id: string): Promise<boolean> {
  const withdrawn = await db
    .update(emails)
    .set({ state: 'withdrawn', heldUntil: null })
    .where(isUntried(id))
    .returning({ id: emails.id })
  return withdrawn.length > 0
}

const isUntried = (id: string): SQL | undefined =>
  and(eq(emails.id, id), IS_WAITING, eq(emails.attempts, 0))

/** To be sent now, with all attempts before it. */
export async function queueAgain({ db }: Storage, id: string, recipient: string): Promise<void> {
  await db
    .update(emails)
    .set({ state: 'queued', attempts: 0, heldUntil: null, recipient, dueAt: sql`now()` })
    .where(eq(emails.id, id))
}
