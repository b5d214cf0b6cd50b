import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  like,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'

import type { Context } from '#domain/context.ts'

import { mails } from './table.server.ts'

export type EmailRow = typeof mails.$inferSelect

/** The new row's id, `null` when this e-mail was already written. */
export async function insertEmail(
  ctx: Context,
  mail: typeof mails.$inferInsert,
): Promise<string | null> {
  const [row] = await ctx.db
    .insert(mails)
    .values(mail)
    .onConflictDoNothing({ target: [mails.kind, mails.subjectId] })
    .returning({ id: mails.id })
  return row?.id ?? null
}

export async function findEmail(ctx: Context, id: string): Promise<EmailRow | null> {
  const [row] = await ctx.db.select().from(mails).where(eq(mails.id, id))
  return row ?? null
}

export async function updateEmail(
  ctx: Context,
  id: string,
  change: Partial<typeof mails.$inferInsert>,
): Promise<void> {
  await ctx.db.update(mails).set(change).where(eq(mails.id, id))
}

export const newestEmails = (ctx: Context, limit: number): Promise<EmailRow[]> =>
  ctx.db.select().from(mails).orderBy(desc(mails.createdAt), desc(mails.id)).limit(limit)

/** An e-mail without its contents, for lists. */
export type EmailListRow = Omit<EmailRow, 'payload' | 'text' | 'html'> & {
  /** `null` for e-mails about anything else. */
  orderId: string | null
}

const { payload: _payload, text: _text, html: _html, ...COLUMNS } = getTableColumns(mails)
const LINE = { ...COLUMNS, orderId: sql<string | null>`${mails.payload}->>'orderId'` }

/** Whatever an e-mail's own subject is: one about an order's refund is about the order too. */
export const emailsAbout = (
  ctx: Context,
  subjectId: string,
  limit: number,
): Promise<EmailListRow[]> =>
  ctx.db
    .select(LINE)
    .from(mails)
    .where(
      or(
        sql`${mails.payload}->>'orderId' = ${subjectId}`,
        eq(mails.subjectId, subjectId),
        like(mails.subjectId, `${escaped(subjectId)}.%`),
      ),
    )
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(limit)

/** What a pattern would take for any sign. */
const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&')

/** Given up, tried at least once in vain, or waiting since before a moment. */
const isUndelivered = (waitingSince: Date): SQL | undefined =>
  or(
    eq(mails.state, 'failed'),
    and(eq(mails.state, 'queued'), or(gt(mails.attempts, 0), lte(mails.createdAt, waitingSince))),
  )

export const countUndelivered = (ctx: Context, waitingSince: Date): Promise<number> =>
  ctx.db.$count(mails, isUndelivered(waitingSince))

export type Undelivered = {
  queued: number
  failed: number
  /** Of the oldest that waits; 0 when none does. */
  oldestQueuedSeconds: number
}

export async function measureUndelivered(ctx: Context): Promise<Undelivered> {
  const isQueued = sql`${mails.state} = 'queued'`
  const [found] = await ctx.db
    .select({
      queued: sql<number>`count(*) filter (where ${isQueued})::int`,
      failed: sql<number>`count(*) filter (where ${mails.state} = 'failed')::int`,
      oldest: sql<Date | null>`min(${mails.createdAt}) filter (where ${isQueued})`.mapWith(
        mails.createdAt,
      ),
    })
    .from(mails)
    .where(ne(mails.state, 'sent'))
  const { queued = 0, failed = 0, oldest = null } = found ?? {}
  const waitedMs = oldest === null ? 0 : ctx.now.getTime() - oldest.getTime()
  return { queued, failed, oldestQueuedSeconds: Math.max(0, waitedMs / 1000) }
}

export const undeliveredEmails = (
  ctx: Context,
  waitingSince: Date,
  limit: number,
): Promise<EmailListRow[]> =>
  ctx.db
    .select(LINE)
    .from(mails)
    .where(isUndelivered(waitingSince))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(limit)

/** The first sending, held by the caller's transaction: whoever sends the e-mail anew waits here. */
export async function lockFirstSending(
  ctx: Context,
  { kind, subjectId }: Pick<EmailRow, 'kind' | 'subjectId'>,
): Promise<void> {
  await ctx.db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.kind, kind), eq(mails.subjectId, subjectId)))
    .for('update')
}

/** The first sending of an e-mail and every later one, the oldest first. */
export const sendingsOf = (
  ctx: Context,
  { kind, subjectId }: Pick<EmailRow, 'kind' | 'subjectId'>,
  again: string,
): Promise<EmailRow[]> =>
  ctx.db
    .select()
    .from(mails)
    .where(
      and(
        eq(mails.kind, kind),
        or(eq(mails.subjectId, subjectId), sql`starts_with(${mails.subjectId}, ${again})`),
      ),
    )
    .orderBy(asc(mails.createdAt), asc(mails.id))

export const listEmailsTo = (ctx: Context, recipient: string) =>
  ctx.db
    .select({
      kind: mails.kind,
      subject: mails.subject,
      createdAt: mails.createdAt,
      sentAt: mails.sentAt,
    })
    .from(mails)
    .where(eq(mails.recipient, recipient))
    .orderBy(desc(mails.createdAt), desc(mails.id))

export async function deleteEmailsTo(
  ctx: Context,
  recipient: string,
  kinds: readonly string[],
): Promise<void> {
  await ctx.db
    .delete(mails)
    .where(and(eq(mails.recipient, recipient), inArray(mails.kind, [...kinds])))
}

export async function deleteSentEmailsTo(
  ctx: Context,
  recipient: string,
  kinds: readonly string[],
): Promise<void> {
  await ctx.db
    .delete(mails)
    .where(
      and(
        eq(mails.recipient, recipient),
        inArray(mails.kind, [...kinds]),
        ne(mails.state, 'queued'),
      ),
    )
}
