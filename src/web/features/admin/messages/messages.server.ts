/** What the pages of messages show, and what their forms do. */
import { randomUUID } from 'node:crypto'

import { listNamesOfUsers } from '#domain/accounts/staff/staff-list.server.ts'
import { answerMessage, moveMessage } from '#domain/contact/answer-message.server.ts'
import { CONTACT_STATES, CONTACT_TOPICS, type ContactFilter } from '#domain/contact/contact.ts'
import { listMessages, type Message, viewMessage } from '#domain/contact/list-messages.server.ts'
import type { Context } from '#domain/context.ts'
import { type ListedEmail, listEmailsAbout } from '#domain/mail/list-emails.server.ts'
import { NO_FILTER } from '#domain/orders/listing/list-filter.ts'
import { searchOrders } from '#domain/orders/listing/search-orders.server.ts'
import type { Order } from '#domain/orders/order.ts'
import { metaOf, pageNumberIn } from '#shared/page.ts'
import type { Result } from '#shared/result.ts'

import {
  type ActionDone,
  type ActionInput,
  actionErrors,
  findAction,
  outcomeOf,
  readInput,
} from '../forms/action.ts'
import { unwrap } from '../frame/unwrap.server.ts'
import { MESSAGE_ACTIONS, type MessageAction, type MessageErrors } from './message-action.ts'

const ROWS = 25
const ORDERS_SHOWN = 5

/** Without a word, what waits for an answer. */
export async function loadMessages(ctx: Context, search: URLSearchParams) {
  const asked = search.get('state')
  const filter: ContactFilter = {
    state: asked === 'all' ? null : (CONTACT_STATES.find((it) => it === asked) ?? 'open'),
    topic: CONTACT_TOPICS.find((it) => it === search.get('topic')) ?? null,
    search: search.get('q')?.trim() ?? '',
  }
  const page = { number: pageNumberIn(search.get('page')) ?? 1, size: ROWS }
  const { items, counts, ...found } = unwrap(await listMessages(ctx, filter, page))
  return { filter, contacts: items, counts, meta: metaOf(found) }
}

export type MessageDetail = Message & {
  emails: ListedEmail[]
  /** Of the same address, the newest first. */
  orders: Pick<Order, 'id' | 'number' | 'status' | 'placedAt'>[]
  namesById: Record<string, string | null>
  /** For the next reply. */
  replyId: string
}

/** `null` when there is no such message. */
export async function loadMessage(ctx: Context, id: string): Promise<MessageDetail | null> {
  const found = await viewMessage(ctx, id)
  if (!found.ok) return null

  const { contact, replies } = found.value
  const wish = { sort: 'newest', from: null, size: ORDERS_SHOWN } as const
  // The search is answered by its index; the address itself then leaves out longer ones that hold it.
  const { email } = contact
  const orders = unwrap(await searchOrders(ctx, { ...NO_FILTER, search: email, email }, wish))
  const ids = [...new Set(replies.map(({ writtenBy }) => writtenBy))]
  return {
    ...found.value,
    emails: unwrap(await listEmailsAbout(ctx, contact.id)),
    orders: orders.items.map(({ id, number, status, placedAt }) => {
      return { id, number, status, placedAt }
    }),
    namesById: Object.fromEntries(unwrap(await listNamesOfUsers(ctx, ids))),
    replyId: randomUUID(),
  }
}

/** `null` for a form that is none of ours. */
export async function handleMessageAction(
  ctx: Context,
  contactId: string,
  form: FormData,
): Promise<ActionDone<MessageAction> | MessageErrors | null> {
  const input = readInput(form)
  const action = findAction(MESSAGE_ACTIONS, input.intent)
  if (!action) return null
  const result = await run(ctx, contactId, { action, input })
  if (result.ok || result.error !== 'request_invalid' || action !== 'answer_message')
    return outcomeOf(action, input, result)
  const code = input.text?.trim() ? 'invalid' : 'missing'
  return actionErrors(action, input, { fieldErrors: [{ field: 'text', code }] })
}

function run(
  ctx: Context,
  contactId: string,
  { action, input }: { action: MessageAction; input: ActionInput },
): Promise<Result<null, string>> {
  const { revision = '', text = '', replyId = '' } = input
  switch (action) {
    case 'answer_message':
      return answerMessage(ctx, { contactId, text, replyId, revision })
    case 'close_message':
      return moveMessage(ctx, contactId, { state: 'closed', revision })
    case 'reopen_message':
      return moveMessage(ctx, contactId, { state: 'open', revision })
  }
}
