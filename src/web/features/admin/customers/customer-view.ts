/** The customer data sent to the browser: only what the page shows. */
import type { CustomerView } from '#domain/personal-data/view-customer.server.ts'
import { pick } from '#shared/pick.ts'

import type { StaffNote } from '../parts/staff-notes.tsx'

const EMAILS_SHOWN_MAX = 30

type Order = CustomerView['orders'][number]

export type CustomerPageView = ReturnType<typeof customerView>

export function customerView(customer: CustomerView, notes: readonly StaffNote[]) {
  const [newest] = customer.orders
  return {
    ...pick(customer, 'orderCount', 'spend', 'hasOpenBusiness'),
    account: accountOf(customer.account),
    /** What the newest order says of its buyer; `null` without an order. */
    newest: newest ? buyerOf(newest) : null,
    record: { ...customer.record, notes },
    draft: customer.draft && draftOf(customer.draft),
    orders: customer.orders.map((order) =>
      pick(order, 'id', 'number', 'placedAt', 'status', 'reviewReason', 'totalMinor', 'currency'),
    ),
    emails: customer.emails.slice(0, EMAILS_SHOWN_MAX),
    messages: customer.messages.map((message) =>
      pick(message, 'id', 'subject', 'message', 'createdAt', 'state', 'locale'),
    ),
    newsletter:
      customer.newsletter &&
      pick(customer.newsletter, 'state', 'requestedAt', 'confirmedAt', 'endedAt'),
  }
}

const buyerOf = (order: Order) => ({
  name: order.customerName,
  phone: order.customerPhone,
  company: order.customerCompany,
  address: pick(order, 'country', 'postalCode', 'state', 'city', 'line1', 'line2'),
})

function accountOf({ sessions: _, terms, ...account }: CustomerView['account']) {
  const [last] = terms
  /** Which terms were accepted last. */
  return { ...account, accepted: last ? pick(last, 'version', 'acceptedAt') : null }
}

const draftOf = ({ content, savedAt }: NonNullable<CustomerView['draft']>) => ({
  ...pick(content, 'kits', 'refills', 'selectedCartridges', 'customerName', 'orderNotes'),
  savedAt,
})
