/** Messages as the console lists them, and what was answered. */
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'
import { insertInto, insertOnce, listAmong, lockBy, updateBy } from '#domain/rows.server.ts'
import { containsInput } from '#domain/text-search.server.ts'
import type { PageRequest } from '#shared/page.ts'
import { offsetOf } from '#shared/page.ts'

import { type ContactFilter, type ContactState, NEWEST_MESSAGES } from './contact.ts'
import type { Contact } from './store.server.ts'
import { contactNotes, contactReplies, contacts } from './table.server.ts'

export type ContactNote = typeof contactNotes.$inferSelect
export type ContactReply = typeof contactReplies.$inferSelect

/** Name, address, company and subject as the database normalises them; only searches read the column. */
const WORDS = sql`${contacts}.search_words`

const whereOf = ({ state, topic, assignedTo, search }: ContactFilter): SQL | undefined =>
  and(
    state === null ? undefined : eq(contacts.state, state),
    topic === null ? undefined : eq(contacts.topic, topic),
    assignedTo ? eq(contacts.assignedTo, assignedTo) : undefined,
    containsInput(WORDS, search),
  )

export const listContactRows = (
  ctx: Context,
  filter: ContactFilter,
  page: PageRequest,
): Promise<Contact[]> => {
  const direction = (filter.sort ?? NEWEST_MESSAGES).isDescending ? desc : asc
  return ctx.db
    .select()
    .from(contacts)
    .where(whereOf(filter))
    .orderBy(direction(contacts.createdAt), direction(contacts.id))
    .limit(page.size)
    .offset(offsetOf(page))
}

/** How many there are in each state, of what else the list is narrowed to. */
export async function countByState(
  ctx: Context,
  filter: Omit<ContactFilter, 'state'>,
): Promise<Partial<Record<ContactState, number>>> {
  const rows = await ctx.db
    .select({ state: contacts.state, of: count() })
    .from(contacts)
    .where(whereOf({ ...filter, state: null }))
    .groupBy(contacts.state)
  return Object.fromEntries(rows.map(({ state, of }) => [state, of]))
}

export const lockContact = lockBy(contacts, 'id')

export const updateContact = updateBy(contacts, 'id')

export const insertNote = insertInto(contactNotes)

/** On several messages, the newest first. */
export const listNotes = listAmong(
  contactNotes,
  'contactId',
  desc(contactNotes.writtenAt),
  desc(contactNotes.id),
)

/** `null` when this reply exists already. */
export const insertReply = insertOnce(contactReplies)

export async function deleteReply(ctx: Context, id: string): Promise<string | null> {
  const [row] = await ctx.db
    .delete(contactReplies)
    .where(eq(contactReplies.id, id))
    .returning({ text: contactReplies.text })
  return row?.text ?? null
}

/** To several messages, the oldest first. */
export const listReplies = listAmong(
  contactReplies,
  'contactId',
  asc(contactReplies.writtenAt),
  asc(contactReplies.id),
)
