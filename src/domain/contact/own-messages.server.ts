import type { Context } from '#domain/context.ts'

import { type Contact, listContactsFrom } from './store.server.ts'

export type { Contact } from './store.server.ts'

/** What was written to the company from an address. The caller knows that it is the reader's own. */
export const readMessagesFrom = (ctx: Context, email: string): Promise<Contact[]> =>
  listContactsFrom(ctx, email)
