/** What the page of saved replies shows, and what its forms do. */
import { randomUUID } from 'node:crypto'

import {
  deleteSavedReply,
  listSavedReplies,
  saveReply,
} from '#domain/contact/saved-replies.server.ts'
import { SavedReply } from '#domain/contact/saved-reply.ts'
import type { Context } from '#domain/context.ts'

import {
  type ActionDone,
  type ActionInput,
  actionErrors,
  findAction,
  openFormFromUrl,
  outcomeOf,
  parseAction,
} from '../forms/action.ts'
import { unwrap } from '../frame/unwrap.server.ts'
import {
  SAVED_REPLY_ACTIONS,
  SAVED_REPLY_FIELDS,
  type SavedReplyAction,
  type SavedReplyErrors,
} from './message-action.ts'

export async function loadSavedReplies(ctx: Context, search: URLSearchParams) {
  return {
    replies: unwrap(await listSavedReplies(ctx)),
    opened: openFormFromUrl(SAVED_REPLY_ACTIONS, search),
    done: findAction(SAVED_REPLY_ACTIONS, search.get('done')),
    /** For the next new one. */
    newId: randomUUID(),
  }
}

/** `null` for a form that is none of ours. */
export async function handleSavedReplyAction(
  ctx: Context,
  input: ActionInput,
): Promise<ActionDone<SavedReplyAction> | SavedReplyErrors | null> {
  const action = findAction(SAVED_REPLY_ACTIONS, input.intent)
  if (!action) return null

  const { id = '', revision = '', name = '', ja = '', en = '', ko = '' } = input
  if (action === 'delete_reply') {
    return outcomeOf(action, input, await deleteSavedReply(ctx, { id, revision }))
  }
  const read = parseAction(SavedReply, { name, ja, en, ko }, SAVED_REPLY_FIELDS)
  if (!read.ok) return actionErrors(action, input, read.error)
  return outcomeOf(action, input, await saveReply(ctx, { id, revision, reply: read.value }))
}
