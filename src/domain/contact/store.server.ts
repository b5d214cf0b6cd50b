import { and, asc, desc, eq, gte } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'
import { findBy, listBy } from '#domain/rows.server.ts'

import type { ContactMessage } from './contact.ts'
import { contacts } from './table.server.ts'

export type Contact = typeof contacts.$inferSelect

export async function insertContact(
  ctx: Context,
  message: ContactMessage,
  isVerified: boolean,
): Promise<Contact> {
  const [row] = await ctx.db
    .insert(contacts)
    .values({
      ...message,
      locale: ctx.locale,
      isVerified,
      state: 'open',
      createdAt: ctx.now,
    })
    .returning()
  if (!row) throw new Error('A contact was not written')
  return row
}

export const findContactRow = findBy(contacts, 'id')

/** The newest message with the same content, not older than `since`. */
export async function findSameContact(
  ctx: Context,
  message: ContactMessage,
  since: Date,
): Promise<Contact | null> {
  const { topic, name, email, company, subject, message: text } = message
  const [row] = await ctx.db
    .select()
    .from(contacts)
    .where(
      and(
        eq(contacts.email, email),
        eq(contacts.topic, topic),
        eq(contacts.name, name),
        eq(contacts.company, company),
        eq(contacts.subject, subject),
        eq(contacts.message, text),
        gte(contacts.createdAt, since),
      ),
    )
    .orderBy(desc(contacts.createdAt), desc(contacts.id))
    .limit(1)
  return row ?? null
}

export const listContactsFrom = listBy(
  contacts,
  'email',
  desc(contacts.createdAt),
  desc(contacts.id),
)

/** The one that waits longest first. */
export const listOpenContacts = (ctx: Context, limit: number): Promise<Contact[]> =>
  ctx.db
    .select()
    .from(contacts)
    .where(eq(contacts.state, 'open'))
    .orderBy(asc(contacts.createdAt), asc(contacts.id))
    .limit(limit)

export const countOpenContacts = (ctx: Context): Promise<number> =>
  ctx.db.$count(contacts, eq(contacts.state, 'open'))
