/** The customer data sent to the browser: only what the page shows. */
import type { CustomerAccount } from '#domain/accounts/profile/customer-account.server.ts'
import type { DraftContent } from '#domain/drafts/draft.ts'
import type { CustomerView } from '#domain/personal-data/view-customer.server.ts'

const EMAILS_SHOWN_MAX = 30

type AccountView = Omit<CustomerAccount, 'sessions' | 'terms'> & {
  /** Which terms were accepted last. */
  accepted: { version: string; acceptedAt: Date } | null
}

type Draft = CustomerView['draft']
type DraftView = Pick<
  DraftContent,
  'kits' | 'refills' | 'selectedCartridges' | 'customerName' | 'orderNotes'
> & { savedAt: Date }

type Order = CustomerView['orders'][number]
type OrderView = Pick<
  Order,
  'id' | 'number' | 'placedAt' | 'status' | 'reviewReason' | 'totalMinor' | 'currency'
>

type Message = CustomerView['messages'][number]
type MessageView = Pick<Message, 'id' | 'subject' | 'message' | 'createdAt' | 'state' | 'locale'>

type News = CustomerView['newsletter']
type NewsletterView = Pick<NonNullable<News>, 'state' | 'requestedAt' | 'confirmedAt' | 'endedAt'>

export type CustomerPageView = Pick<CustomerView, 'orderCount' | 'emails' | 'hasOpenBusiness'> & {
  account: AccountView
  draft: DraftView | null
  orders: OrderView[]
  messages: MessageView[]
  newsletter: NewsletterView | null
}

export function customerView(customer: CustomerView): CustomerPageView {
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

function accountOf({ sessions: _, terms, ...account }: CustomerAccount): AccountView {
  const [last] = terms
  return {
    ...account,
    accepted: last ? { version: last.version, acceptedAt: last.acceptedAt } : null,
  }
}

function draftOf(draft: Draft): DraftView | null {
  if (!draft) return null
  const { kits, refills, selectedCartridges, customerName, orderNotes } = draft.content
  return { kits, refills, selectedCartridges, customerName, orderNotes, savedAt: draft.savedAt }
}

function orderOf(order: Order): OrderView {
  const { id, number, placedAt, status, reviewReason, totalMinor, currency } = order
  return { id, number, placedAt, status, reviewReason, totalMinor, currency }
}

function messageOf({ id, subject, message, createdAt, state, locale }: Message): MessageView {
  return { id, subject, message, createdAt, state, locale }
}

function newsOf(news: News): NewsletterView | null {
  if (!news) return null
  const { state, requestedAt, confirmedAt, endedAt } = news
  return { state, requestedAt, confirmedAt, endedAt }
}
