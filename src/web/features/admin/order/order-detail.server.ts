import { z } from 'zod'

import { may, type Permission } from '#domain/accounts/permission.ts'
import { listNamesOfUsers } from '#domain/accounts/staff/staff-list.server.ts'
import type { Context } from '#domain/context.ts'
import { listEmailsAbout, readEmail } from '#domain/mail/list-emails.server.ts'
import { findBankFeeLimits } from '#domain/orders/bank-transfers/bank-fee.server.ts'
import {
  type DocumentKind,
  documentsOf,
  receiptAmounts,
} from '#domain/orders/documents/documents.ts'
import { findEditable } from '#domain/orders/editing/edit-order.server.ts'
import type { StaffOrderView } from '#domain/orders/order-view.ts'
import { isOverdueRefund } from '#domain/orders/refunds/overdue-refund.ts'
import { refundLeftFor } from '#domain/orders/refunds/refund-limit.server.ts'
import { viewOrderAsStaff } from '#domain/orders/view-order.server.ts'
import { findPaymentPage } from '#domain/payments/card-payment.server.ts'
import { listRowsOfOrder } from '#domain/statements/view-statements.server.ts'
import { dayInJapan } from '#shared/japan-day.ts'
import { pick } from '#shared/pick.ts'
import { isUuid } from '#shared/uuid.ts'

import { unwrap } from '../frame/unwrap.server.ts'
import { loadCustomerCard } from '../parts/customer-card.server.ts'
import { type OpenOrderForm, ORDER_ACTIONS, type OrderAction } from './order-action.ts'

/** The permission that an action needs. The page offers only what its reader may do. */
const PERMISSION_FOR = {
  record_transfer: 'order.record_transfer',
  confirm: 'order.confirm',
  ship: 'order.ship',
  deliver: 'order.ship',
  cancel: 'order.cancel',
  review: 'order.review',
  extend_deadline: 'order.extend',
  request_refund: 'order.refund',
  retry_refund: 'order.refund',
  withdraw_refund: 'order.refund',
  record_refund: 'order.refund',
  open_replacement: 'order.ship',
  ship_replacement: 'order.ship',
  cancel_replacement: 'order.ship',
  resend_email: 'mail.resend',
  undo: 'order.read_all',
} as const satisfies Record<OrderAction, Permission>

const DescriptionList = z.object({
  trackingNumber: z.string().optional().catch(undefined),
  receivedOn: z.string().optional().catch(undefined),
  reason: z.string().optional().catch(undefined),
  amountMinor: z.int().optional().catch(undefined),
  feeMinor: z.int().optional().catch(undefined),
  payerName: z.string().optional().catch(undefined),
  /** Of a refund. */
  items: z
    .array(z.object({ code: z.string(), quantity: z.int() }))
    .optional()
    .catch(undefined),
  emailKind: z.string().optional().catch(undefined),
  /** Of a note. */
  text: z.string().optional().catch(undefined),
  /** What was edited, by the field. */
  fields: z.array(z.string()).optional().catch(undefined),
  before: z.record(z.string(), z.string()).optional().catch(undefined),
  after: z.record(z.string(), z.string()).optional().catch(undefined),
  /** Of a receipt. */
  addressee: z.string().optional().catch(undefined),
  recipient: z.string().optional().catch(undefined),
  /** The new end of a deadline. */
  to: z.iso.datetime().optional().catch(undefined),
})
export type DescriptionList = z.infer<typeof DescriptionList>

export type OrderDetail = NonNullable<Awaited<ReturnType<typeof loadOrderDetail>>>

/** Everything of one order; `null` when there is none. Only after `requireStaff`. What is sealed stays here. */
export async function loadOrderDetail(ctx: Context, orderId: string) {
  if (!isUuid(orderId)) return null
  const found = await viewOrderAsStaff(ctx, orderId)
  if (!found.ok) return null

  const editable = await findEditable(ctx, orderId)
  if (!editable.ok) return null

  const { company: _, events, order, ...view } = found.value
  const ids = new Set([
    ...events.flatMap(({ actorId }) => actorId ?? []),
    ...view.transfers.map(({ recordedBy }) => recordedBy),
    ...view.ledger.refunds.flatMap(({ requestedBy }) => requestedBy ?? []),
    ...view.replacements.map(({ openedBy }) => openedBy),
  ])
  const names = await listNamesOfUsers(ctx, [...ids])
  const rows = await listRowsOfOrder(ctx, orderId)
  return {
    ...view,
    order: { ...order, customsCodeEncrypted: null },
    hasCustomsCode: order.customsCodeEncrypted !== null,
    editable: editable.value,
    documents: documentKindsOf(found.value),
    events: events.map(({ detail, ...event }) => ({
      ...event,
      facts: DescriptionList.parse(detail),
    })),
    /** Of those who worked on it, by their ids; `null` for a closed account. */
    namesById: names.ok ? Object.fromEntries(names.value) : {},
    /** The rows of bank statements that it was paid with. */
    paidBy: rows.ok
      ? rows.value.map((row) => pick(row, 'id', 'line', 'day', 'amountMinor', 'payer'))
      : [],
    /** Of its card payment at the processor; `null` where there is none. */
    paymentPage: await findPaymentPage(ctx, orderId),
    /** What staff may book as a bank's fee. */
    feeLimits: await findBankFeeLimits(ctx),
    /** What the reader may still refund, where their role has a limit. */
    refundLeftMinor: await refundLeftFor(ctx, order, view.ledger),
    /** `null` for an account of staff. */
    customer: await loadCustomerCard(ctx, { userId: order.userId }),
    /** Ids of card refunds that should have gone by now. */
    overdueRefunds: view.ledger.refunds
      .filter((refund) => isOverdueRefund(refund, ctx.now))
      .map(({ id }) => id),
    today: dayInJapan(ctx.now),
    /** What the reader may do with an order. */
    permitted: new Set(ORDER_ACTIONS.filter((action) => may(ctx.actor, PERMISSION_FOR[action]))),
  }
}

const documentKindsOf = ({ order, ledger }: StaffOrderView): DocumentKind[] =>
  documentsOf({
    status: order.status,
    paymentMethod: order.paymentMethod,
    hasShipped: order.shippedAt !== null,
    retainedMinor: receiptAmounts(order.totalMinor, ledger.balance).amountMinor,
  })

export type OrderEmails = Awaited<ReturnType<typeof loadOrderEmails>>

/** The order's e-mails, the newest first, and the one that is open, as it was sent. Only after `requireStaff`. */
export async function loadOrderEmails(ctx: Context, orderId: string, ask: OpenOrderForm | null) {
  const lines = unwrap(await listEmailsAbout(ctx, orderId))
  const mayAccess = ask?.action === 'email' && lines.some(({ id }) => id === ask.id)
  const read = mayAccess ? await readEmail(ctx, ask.id) : null
  return { lines, open: read?.ok ? pick(read.value, 'id', 'subject', 'text') : null }
}
