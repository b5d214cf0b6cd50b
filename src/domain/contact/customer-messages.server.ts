import type { Context } from '#domain/context.ts'

import { type ContactReply, listReplies } from './console-store.server.ts'
import { type Contact, listContactsFrom } from './store.server.ts'

export type { Contact } from './store.server.ts'

/** The oldest reply first. */
export type CustomerMessage = Contact & { replies: ContactReply[] }

/** What was written to the company from an address, and what it was answered. The caller knows that it is the reader's own. */
export async function readMessagesFrom(ctx: Context, email: string): Promise<CustomerMessage[]> {
  const contacts = await listContactsFrom(ctx, email)
  const replies = await listReplies(
    ctx,
    contacts.map(({ id }) => id),
  )
  return contacts.map((contact) => ({
    ...contact,
    replies: replies.filter(({ contactId }) => contactId === contact.id),
  }))
}
