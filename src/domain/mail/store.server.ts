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
import { isOneOf } from '#domain/is-one-of.server.ts'
import { findBy } from '#domain/rows.server.ts'
import { pick } from '#shared/pick.ts'

import { emails } from './table.server.ts'

export type EmailRow = typeof emails.$inferSelect

export const findEmail = findBy(emails, 'id')

export const newestEmails = (ctx: Context, limit: number): Promise<EmailRow[]> =>
  ctx.db.select().from(emails).orderBy(desc(emails.createdAt), desc(emails.id)).limit(limit)

/** An e-mail without its contents, for lists. */
export type EmailListRow = Omit<EmailRow, 'payload' | 'text' | 'content'> & {
  /** `null` for e-mails about anything else. */
  orderId: string | null
}

const { payload: _payload, text: _text, content: _content, ...COLUMNS } = getTableColumns(emails)
const LINE = { ...COLUMNS, orderId: sql<string | null>`${emails.payload}->>'orderId'` }

/** Includes e-mails about parts of the entity: one about an order's refund is about the order, too. */
export const emailsAbout = (
  ctx: Context,
  entityId: string,
  limit: number,
): Promise<EmailListRow[]> =>
  ctx.db
    .select(LINE)
    .from(emails)
    .where(
      or(
        sql`${emails.payload}->>'orderId' = ${entityId}`,
        eq(emails.entityId, entityId),
        like(emails.entityId, `${escaped(entityId)}.%`),
      ),
    )
    .orderBy(desc(emails.createdAt), desc(emails.id))
    .limit(limit)

export const heldEmails = (ctx: Context, kind: string, entityIds: readonly string[]) =>
  ctx.db
    .select({ id: emails.id, entityId: emails.entityId, heldUntil: emails.heldUntil })
    .from(emails)
    .where(
      and(
        eq(emails.kind, kind),
        isOneOf(emails.entityId, entityIds),
        eq(emails.state, 'queued'),
        gt(emails.heldUntil, ctx.now),
      ),
    )

/** Escapes the wildcards of a LIKE pattern. */
const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&')

/** Failed, attempted without success at least once, or queued since before a moment. */
const isUndelivered = (waitingSince: Date): SQL | undefined =>
  or(
    eq(emails.state, 'failed'),
    and(
      eq(emails.state, 'queued'),
      or(gt(emails.attempts, 0), lte(emails.createdAt, waitingSince)),
    ),
  )

export const countUndelivered = (ctx: Context, waitingSince: Date): Promise<number> =>
  ctx.db.$count(emails, isUndelivered(waitingSince))

export type Undelivered = {
  queued: number
  failed: number
  /** Age of the oldest queued one; 0 when there is none. */
  oldestQueuedSeconds: number
}

export async function measureUndelivered(ctx: Context): Promise<Undelivered> {
  const isQueued = sql`${emails.state} = 'queued'`
  const [found] = await ctx.db
    .select({
      queued: sql<number>`count(*) filter (where ${isQueued})::int`,
      failed: sql<number>`count(*) filter (where ${emails.state} = 'failed')::int`,
      oldest: sql<Date | null>`min(${emails.createdAt}) filter (where ${isQueued})`.mapWith(
        emails.createdAt,
      ),
    })
    .from(emails)
    .where(ne(emails.state, 'sent'))
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
    .from(emails)
    .where(isUndelivered(waitingSince))
    .orderBy(desc(emails.createdAt), desc(emails.id))
    .limit(limit)

/** Locks the first sending until commit, so that concurrent resends wait. */
export async function lockFirstSending(
  ctx: Context,
  { kind, entityId }: Pick<EmailRow, 'kind' | 'entityId'>,
): Promise<void> {
  await ctx.db
    .select({ id: emails.id })
    .from(emails)
    .where(and(eq(emails.kind, kind), eq(emails.entityId, entityId)))
    .for('update')
}

/** The first sending of an e-mail and every resend, oldest first. */
export const sendingsOf = (
  ctx: Context,
  { kind, entityId }: Pick<EmailRow, 'kind' | 'entityId'>,
  again: string,
): Promise<EmailRow[]> =>
  ctx.db
    .select()
    .from(emails)
    .where(
      and(
        eq(emails.kind, kind),
        or(eq(emails.entityId, entityId), sql`starts_with(${emails.entityId}, ${again})`),
      ),
    )
    .orderBy(asc(emails.createdAt), asc(emails.id))

export type EmailSummary = Pick<EmailRow, 'kind' | 'subject' | 'createdAt' | 'sentAt'>

export const listEmailsTo = (ctx: Context, recipient: string) =>
  ctx.db
    .select(pick(emails, 'kind', 'subject', 'createdAt', 'sentAt'))
    .from(emails)
    .where(eq(emails.recipient, recipient))
    .orderBy(desc(emails.createdAt), desc(emails.id))

export async function deleteEmailsTo(
  ctx: Context,
  recipient: string,
  kinds: readonly string[],
): Promise<void> {
  await ctx.db
    .delete(emails)
    .where(and(eq(emails.recipient, recipient), inArray(emails.kind, [...kinds])))
}

export async function deleteSentEmailsTo(
  ctx: Context,
  recipient: string,
  kinds: readonly string[],
): Promise<void> {
  await ctx.db
    .delete(emails)
    .where(
      and(
        eq(emails.recipient, recipient),
        inArray(emails.kind, [...kinds]),
        ne(emails.state, 'queued'),
      ),
    )
}
