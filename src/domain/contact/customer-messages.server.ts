import type { Context } from '#domain/context.ts'
import { awaitAll } from '#shared/await-all.ts'

import {
  type ContactNote,
  type ContactReply,
  listNotes,
  listReplies,
} from './console-store.server.ts'
import { type Contact, listContactsFrom } from './store.server.ts'

export type { Contact } from './store.server.ts'

/** The oldest reply and the newest note first. */
export type CustomerMessage = Contact & { replies: ContactReply[]; notes: ContactNote[] }

/** What was written to the company from an address, and what it was answered. The caller knows that it is the reader's own. */
export async function readMessagesFrom(ctx: Context, email: string): Promise<CustomerMessage[]> {
  const contacts = await listContactsFrom(ctx, email)
  const ids = contacts.map(({ id }) => id)
  const [replies, notes] = await awaitAll([listReplies(ctx, ids), listNotes(ctx, ids)])
  return contacts.map((contact) => ({
    ...contact,
    replies: replies.filter(({ contactId }) => contactId === contact.id),
    notes: notes.filter(({ contactId }) => contactId === contact.id),
  }))
}
