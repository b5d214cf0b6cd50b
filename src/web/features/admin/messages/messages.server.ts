/** What the pages of messages show, and what their forms do. */
import { randomUUID } from 'node:crypto'

import { listColleagues, listNamesOfUsers } from '#domain/accounts/staff/staff-list.server.ts'
import { answerMessage, moveMessage } from '#domain/contact/answer-message.server.ts'
import {
  CONTACT_STATES,
  CONTACT_TOPICS,
  type ContactFilter,
  NEWEST_MESSAGES,
} from '#domain/contact/contact.ts'
import { assignMessage, noteMessage } from '#domain/contact/handle-message.server.ts'
import { listMessages, type Message, viewMessage } from '#domain/contact/list-messages.server.ts'
import { listSavedReplies } from '#domain/contact/saved-replies.server.ts'
import { fillPlaceholders, textFor } from '#domain/contact/saved-reply.ts'
import { undoReply } from '#domain/contact/undo-reply.server.ts'
import type { Context } from '#domain/context.ts'
import { listEmailsAbout } from '#domain/mail/list-emails.server.ts'
import { listOrdersByNumber } from '#domain/orders/batches/select-orders.server.ts'
import { NO_FILTER } from '#domain/orders/listing/list-filter.ts'
import { searchOrders } from '#domain/orders/listing/search-orders.server.ts'
import { splitAtOrderNumbers } from '#domain/orders/order-number.ts'
import { parseSort } from '#domain/sort.ts'
import type { Locale } from '#shared/locale.ts'
import { metaOf, pageNumberIn } from '#shared/page.ts'
import { pick } from '#shared/pick.ts'
import type { Result } from '#shared/result.ts'
import { isUuid } from '#shared/uuid.ts'

import {
  type ActionDone,
  type ActionInput,
  actionErrors,
  findAction,
  textOutcome,
} from '../forms/action.ts'
import { unwrap } from '../frame/unwrap.server.ts'
import { loadCustomerCard, withAuthors } from '../parts/customer-card.server.ts'
import {
  MESSAGE_ACTIONS,
  type MessageAction,
  type MessageErrors,
  type UndoneReply,
} from './message-action.ts'

const ROWS = 25
const ORDERS_SHOWN = 5

/** Without a word, what waits for an answer. */
export async function loadMessages(ctx: Context, search: URLSearchParams) {
  const asked = search.get('state')
  const filter: ContactFilter = {
    state: asked === 'all' ? null : (CONTACT_STATES.find((it) => it === asked) ?? 'open'),
    topic: CONTACT_TOPICS.find((it) => it === search.get('topic')) ?? null,
    assignedTo: isUuid(search.get('assigned') ?? '') ? search.get('assigned') : null,
    sort: parseSort(search.get('sort'), ['received'], NEWEST_MESSAGES),
    search: search.get('q')?.trim() ?? '',
  }
  const page = { number: pageNumberIn(search.get('page')) ?? 1, size: ROWS }
  const { items, counts, ...found } = unwrap(await listMessages(ctx, filter, page))
  const colleagues = unwrap(await listColleagues(ctx))
  return { filter, contacts: items, counts, colleagues, meta: metaOf(found) }
}

/** A saved reply as a message is offered it; `locale` is that of its text. */
export type OfferedReply = { id: string; name: string; text: string; locale: Locale }

export type MessageDetail = NonNullable<Awaited<ReturnType<typeof loadMessage>>>

/** `null` when there is no such message. */
export async function loadMessage(ctx: Context, id: string) {
  const found = await viewMessage(ctx, id)
  if (!found.ok) return null

  const { contact, replies, notes } = found.value
  const customer = await loadCustomerCard(ctx, { email: contact.email })
  const ids = [...new Set(replies.map(({ writtenBy }) => writtenBy))]
  const orderIds = await orderIdsIn(ctx, `${contact.subject}\n${contact.message}`)
  const [order = null] = Object.keys(orderIds)
  return {
    ...found.value,
    notes: await withAuthors(ctx, notes),
    emails: unwrap(await listEmailsAbout(ctx, contact.id)),
    /** Of the account that has verified the address; `null` where there is none. */
    customer,
    /** Without an account: of the same address, the newest first. */
    orders: customer ? [] : await ordersOf(ctx, contact.email),
    /** Of the orders that the message names, by their numbers. */
    orderIds,
    namesById: Object.fromEntries(unwrap(await listNamesOfUsers(ctx, ids))),
    colleagues: unwrap(await listColleagues(ctx)),
    /** For the next reply. */
    replyId: randomUUID(),
    savedReplies: await repliesFor(ctx, contact, order),
  }
}

/** The saved replies for this writer: in their language where there is one, with what is known filled in. */
async function repliesFor(
  ctx: Context,
  { locale, name }: Message['contact'],
  order: string | null,
): Promise<OfferedReply[]> {
  return unwrap(await listSavedReplies(ctx)).map(({ id, name: title, ...texts }) => {
    const found = textFor(texts, locale)
    const text = fillPlaceholders(found.text, { name, order })
    return { id, name: title, text, locale: found.locale }
  })
}

/** The search is answered by its index; the address itself then leaves out longer ones that hold it. */
async function ordersOf(ctx: Context, email: string) {
  const wish = { sort: 'newest', from: null, size: ORDERS_SHOWN } as const
  const orders = unwrap(await searchOrders(ctx, { ...NO_FILTER, search: email, email }, wish))
  return orders.items.map((order) => pick(order, 'id', 'number', 'status', 'placedAt'))
}

async function orderIdsIn(ctx: Context, text: string): Promise<Record<string, string>> {
  const numbers = new Set(splitAtOrderNumbers(text).flatMap(({ number }) => number ?? []))
  const orders = unwrap(await listOrdersByNumber(ctx, [...numbers]))
  return Object.fromEntries(orders.map(({ id, number }) => [number, id]))
}

/** A reply that was taken back returns to its form. */
type MessageOutcome = ActionDone<MessageAction> | MessageErrors | UndoneReply

/** `null` for a form that is none of ours. */
export async function handleMessageAction(
  ctx: Context,
  contactId: string,
  input: ActionInput,
): Promise<MessageOutcome | null> {
  const action = findAction(MESSAGE_ACTIONS, input.intent)
  if (!action) return null
  if (action === 'undo_answer') return undoAnswer(ctx, contactId, input)
  const result = await run(ctx, contactId, { action, input })
  return textOutcome(action, { input, field: FIELDS[action], result })
}

async function undoAnswer(
  ctx: Context,
  contactId: string,
  input: ActionInput,
): Promise<MessageOutcome> {
  const undone = await undoReply(ctx, contactId, input.id ?? '')
  if (!undone.ok) return actionErrors('undo_answer', input, { code: undone.error })
  return { kind: 'undone', text: undone.value }
}

/** What a form fills in; nothing is typed to close or reopen a message. */
const FIELDS = {
  answer_message: 'text',
  note_message: 'note',
  assign_message: 'assignedTo',
  undo_answer: '',
  close_message: '',
  reopen_message: '',
} as const satisfies Record<MessageAction, string>

function run(
  ctx: Context,
  contactId: string,
  { action, input }: { action: Exclude<MessageAction, 'undo_answer'>; input: ActionInput },
): Promise<Result<null, string>> {
  const { revision = '', text = '', replyId = '' } = input
  switch (action) {
    case 'answer_message':
      return answerMessage(ctx, { contactId, text, replyId, revision })
    case 'close_message':
      return moveMessage(ctx, contactId, { state: 'closed', revision })
    case 'reopen_message':
      return moveMessage(ctx, contactId, { state: 'open', revision })
    case 'note_message':
      return noteMessage(ctx, contactId, input.note ?? '')
    case 'assign_message':
      return assignMessage(ctx, contactId, { assignedTo: input.assignedTo || null, revision })
  }
}
