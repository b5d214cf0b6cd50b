/** Contact messages as staff search and list them. */
import { may } from '#domain/accounts/permission.ts'
import type { Context } from '#domain/context.ts'
import { fingerprintOf } from '#shared/fingerprint.server.ts'
import type { Page, PageRequest } from '#shared/page.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { isUuid } from '#shared/uuid.ts'

import {
  type ContactNote,
  type ContactReply,
  countByState,
  listContactRows,
  listNotes,
  listReplies,
} from './console-store.server.ts'
import { CONTACT_STATES, type ContactFilter, type ContactState } from './contact.ts'
import { SEARCH_LENGTH_MAX } from './policy.ts'
import { type Contact, findContactRow } from './store.server.ts'

export type MessagePage = Page<Contact> & { counts: Record<ContactState, number> }
export type Message = {
  contact: Contact
  /** The oldest first. */
  replies: ContactReply[]
  /** The newest first. */
  notes: ContactNote[]
  /** Revision of state, assignee and replies, for the form of a reply. */
  revision: string
}

/** By default the newest first. */
export async function listMessages(
  ctx: Context,
  wish: ContactFilter,
  page: PageRequest,
): Promise<Result<MessagePage, 'forbidden'>> {
  if (!may(ctx.actor, 'message.answer')) return fail('forbidden')
  const filter = { ...wish, search: wish.search.slice(0, SEARCH_LENGTH_MAX) }
  const found = await countByState(ctx, filter)
  const counts = { open: 0, answered: 0, closed: 0, ...found }
  const shown: readonly ContactState[] = filter.state === null ? CONTACT_STATES : [filter.state]
  const count = shown.reduce((sum, state) => sum + counts[state], 0)
  return ok({ items: await listContactRows(ctx, filter, page), count, counts, ...page })
}

export async function viewMessage(
  ctx: Context,
  id: string,
): Promise<Result<Message, 'forbidden' | 'not_found'>> {
  if (!may(ctx.actor, 'message.answer')) return fail('forbidden')
  const contact = isUuid(id) ? await findContactRow(ctx, id) : null
  if (!contact) return fail('not_found')
  const replies = await listReplies(ctx, [id])
  const notes = await listNotes(ctx, [id])
  return ok({ contact, replies, notes, revision: revisionOf(contact, replies) })
}

export const revisionOf = (
  { state, assignedTo }: Contact,
  replies: readonly ContactReply[],
): string => fingerprintOf({ state, assignedTo, replies: replies.map(({ id }) => id) })
