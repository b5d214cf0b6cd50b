/** The customer data sent to the browser: only what the page shows. */
import type { CustomerAccount } from '#domain/accounts/profile/customer-account.server.ts'
import type { Address } from '#domain/addresses/address.ts'
import type { DraftContent } from '#domain/drafts/draft.ts'
import type { CustomerView } from '#domain/personal-data/view-customer.server.ts'

import type { StaffNote } from '../parts/staff-notes.tsx'

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

type BuyerView = { name: string; phone: string; company: string; address: Address }

type RecordView = Omit<CustomerView['record'], 'notes'> & { notes: readonly StaffNote[] }

type Message = CustomerView['messages'][number]
type MessageView = Pick<Message, 'id' | 'subject' | 'message' | 'createdAt' | 'state' | 'locale'>

type News = CustomerView['newsletter']
type NewsletterView = Pick<NonNullable<News>, 'state' | 'requestedAt' | 'confirmedAt' | 'endedAt'>

export type CustomerPageView = Pick<
  CustomerView,
  'orderCount' | 'spend' | 'emails' | 'hasOpenBusiness'
> & {
  account: AccountView
  /** What the newest order says of its buyer; `null` without an order. */
  newest: BuyerView | null
  record: RecordView
  draft: DraftView | null
  orders: OrderView[]
  messages: MessageView[]
  newsletter: NewsletterView | null
}

export function customerView(
  customer: CustomerView,
  notes: readonly StaffNote[],
): CustomerPageView {
  const { orderCount, spend, hasOpenBusiness, record } = customer
  const [newest] = customer.orders
  return {
    orderCount,
    spend,
    hasOpenBusiness,
    account: accountOf(customer.account),
    newest: newest ? buyerOf(newest) : null,
    record: { ...record, notes },
    draft: draftOf(customer.draft),
    orders: customer.orders.map(orderOf),
    emails: customer.emails.slice(0, EMAILS_SHOWN_MAX),
    messages: customer.messages.map(messageOf),
    newsletter: newsOf(customer.newsletter),
  }
}

function buyerOf(order: Order): BuyerView {
  const { customerName: name, customerPhone: phone, customerCompany: company } = order
  const { country, postalCode, state, city, line1, line2 } = order
  return { name, phone, company, address: { country, postalCode, state, city, line1, line2 } }
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
