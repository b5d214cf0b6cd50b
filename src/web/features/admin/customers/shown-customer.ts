/** What the browser is sent of a customer: what their page shows, and nothing else of all that is kept. */
import type { CustomerAccount } from '#domain/accounts/profile/customer-account.server.ts'
import type { DraftContent } from '#domain/drafts/draft.ts'
import type { CustomerView } from '#domain/own-data/view-customer.server.ts'

const EMAILS_SHOWN_MAX = 30

type ShownAccount = Omit<CustomerAccount, 'sessions' | 'terms'> & {
  /** Which terms were accepted last. */
  accepted: { version: string; acceptedAt: Date } | null
}

type Draft = CustomerView['draft']
type ShownDraft = Pick<
  DraftContent,
  'kits' | 'refills' | 'selectedCartridges' | 'customerName' | 'orderNotes'
> & { savedAt: Date }

type Order = CustomerView['orders'][number]
type ShownOrder = Pick<
  Order,
  'id' | 'number' | 'placedAt' | 'status' | 'reviewReason' | 'totalMinor' | 'currency'
>

type Message = CustomerView['messages'][number]
type ShownMessage = Pick<Message, 'id' | 'subject' | 'message' | 'createdAt' | 'state' | 'locale'>

type News = CustomerView['newsletter']
type ShownNews = Pick<NonNullable<News>, 'state' | 'askedAt' | 'confirmedAt' | 'endedAt'>

export type ShownCustomer = Pick<CustomerView, 'orderCount' | 'emails' | 'hasOpenBusiness'> & {
  account: ShownAccount
  draft: ShownDraft | null
  orders: ShownOrder[]
  messages: ShownMessage[]
  newsletter: ShownNews | null
}

export function shownCustomer(customer: CustomerView): ShownCustomer {
  const { orderCount, hasOpenBusiness } = customer
  return {
    ...{ orderCount, hasOpenBusiness },
    account: accountOf(customer.account),
    draft: draftOf(customer.draft),
    orders: customer.orders.map(orderOf),
    emails: customer.emails.slice(0, EMAILS_SHOWN_MAX),
    messages: customer.messages.map(messageOf),
    newsletter: newsOf(customer.newsletter),
  }
}

function accountOf({ sessions: _, terms, ...account }: CustomerAccount): ShownAccount {
  const [last] = terms
  return {
    ...account,
    accepted: last ? { version: last.version, acceptedAt: last.acceptedAt } : null,
  }
}

function draftOf(draft: Draft): ShownDraft | null {
  if (!draft) return null
  const { kits, refills, selectedCartridges, customerName, orderNotes } = draft.content
  return { kits, refills, selectedCartridges, customerName, orderNotes, savedAt: draft.savedAt }
}

function orderOf(order: Order): ShownOrder {
  const { id, number, placedAt, status, reviewReason, totalMinor, currency } = order
  return { id, number, placedAt, status, reviewReason, totalMinor, currency }
}

function messageOf({ id, subject, message, createdAt, state, locale }: Message): ShownMessage {
  return { id, subject, message, createdAt, state, locale }
}

function newsOf(news: News): ShownNews | null {
  if (!news) return null
  const { state, askedAt, confirmedAt, endedAt } = news
  return { state, askedAt, confirmedAt, endedAt }
}
