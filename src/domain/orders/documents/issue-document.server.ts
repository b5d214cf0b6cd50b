/** The facts of an order's document, for its owner or for staff. Decisions, section 12. */
import { may } from '#domain/accounts/permission.ts'
import type { Context } from '#domain/context.ts'
import {
  consumeRateLimit,
  type RateLimited,
} from '#domain/rate-limits/consume-rate-limit.server.ts'
import { JAPAN } from '#domain/shipping/country.ts'
import { addDays } from '#shared/add-time.ts'
import { money } from '#shared/money.ts'
import { pick } from '#shared/pick.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { payerNameOf } from '../bank-transfers/payer-name.ts'
import type { OrderView } from '../order-view.ts'
import { includedTax, type TaxLocation } from '../placing/totals.ts'
import { ESTIMATE_VALID_DAYS } from '../policy.ts'
import { buyerOf, organizationOf, recipientOf } from '../recipient.ts'
import { insertEvent, type Order } from '../store.server.ts'
import { findOrderView, viewCustomerOrder } from '../view-order.server.ts'
import {
  addresseeOf,
  type DocumentKind,
  documentExists,
  documentNumber,
  honorificOf,
  isBinding,
  type ReceiptAmounts,
  receiptAmounts,
} from './documents.ts'
import type { DocumentDelivery, DocumentRequest, OrderDocument } from './order-document.ts'

type StaffRefusal = { code: 'forbidden' | 'not_found' | 'document_unavailable' }
type IssueRefusal = { code: 'not_found' | 'document_unavailable' } | RateLimited

/** Timeline entry for an issued receipt; staff read it. */
const ISSUED = 'receipt_issued'

export async function issueDocument(
  ctx: Context,
  orderId: string,
  kind: DocumentKind,
  request: DocumentRequest,
): Promise<Result<OrderDocument, IssueRefusal>> {
  const found = await viewCustomerOrder(ctx, orderId)
  if (!found.ok) return fail({ code: found.error })

  const counted = await consumeRateLimit(ctx, 'document_account', found.value.order.userId)
  if (!counted.ok) return counted

  return issue(ctx, found.value, kind, request)
}

/** For a customer who requests it by e-mail or telephone. */
export async function issueDocumentAsStaff(
  ctx: Context,
  orderId: string,
  kind: DocumentKind,
  request: DocumentRequest,
): Promise<Result<OrderDocument, StaffRefusal>> {
  if (!may(ctx.actor, 'order.read_all')) return fail({ code: 'forbidden' })
  const view = await findOrderView(ctx, orderId)
  return view ? issue(ctx, view, kind, request) : fail({ code: 'not_found' })
}

async function issue(
  ctx: Context,
  view: OrderView,
  kind: DocumentKind,
  request: DocumentRequest,
): Promise<Result<OrderDocument, { code: 'document_unavailable' }>> {
  const receipt = receiptAmounts(view.order.totalMinor, view.ledger.balance)
  if (!documentExists(kind, { ...factsOf(view), retainedMinor: receipt.amountMinor }))
    return fail({ code: 'document_unavailable' })

  const document = documentOf(kind, view, request, receipt)
  return ok(kind === 'receipt' ? await noteIssue(ctx, view, document) : document)
}

const factsOf = ({ order }: OrderView) => ({
  status: order.status,
  paymentMethod: order.paymentMethod,
  hasShipped: order.shippedAt !== null,
})

export function documentOf(
  kind: DocumentKind,
  view: OrderView,
  request: DocumentRequest,
  receipt: ReceiptAmounts,
): OrderDocument {
  const { order } = view
  const issuedAt = dateOf(kind, view)
  const { addressee, honorific } = addressedTo(kind, order, request)
  return {
    kind,
    locale: request.locale,
    number: documentNumber(kind, order.number),
    orderNumber: order.number,
    issuedAt,
    isReissue: false,
    isBinding: isBinding(order.status),
    addressee,
    honorific,
    proviso: request.proviso,
    subject: request.subject,
    purchaseOrderNumber: order.purchaseOrderNumber,
    currency: order.currency,
    ...pick(view, 'lines', 'cartridges', 'packages', 'sdks'),
    amounts: amountsOf(order, kind === 'receipt' ? receipt.amountMinor : order.totalMinor),
    orderedAt: order.placedAt,
    validUntil: kind === 'estimate' ? addDays(issuedAt, ESTIMATE_VALID_DAYS) : null,
    payment: {
      method: order.paymentMethod,
      card: view.ledger.card,
      deadline: order.status === 'awaiting_transfer' ? order.bankDeadlineAt : null,
      payerName: order.paymentMethod === 'bank_transfer' ? payerNameOf(order) : null,
      paidAt: order.paidAt,
    },
    delivery: deliveryOf(order),
    receipt: kind === 'receipt' ? receipt : null,
    packing: null,
    company: view.company,
  }
}

/** A reissued document keeps the date of the event it documents. */
function dateOf(kind: DocumentKind, { order, events, ledger }: OrderView): Date {
  const at = (event: string) => events.findLast(({ kind }) => kind === event)?.at
  switch (kind) {
    case 'estimate':
      return order.placedAt
    case 'confirmation':
      return at('confirmed') ?? order.placedAt
    case 'invoice':
      return at('awaiting_transfer') ?? order.placedAt
    case 'delivery-note':
      return order.shippedAt ?? order.placedAt
    case 'receipt': {
      const moments = ledger.movements.map((movement) => movement.at.getTime())
      const paidAt = (order.paidAt ?? order.placedAt).getTime()
      return new Date(hasReturned(ledger.balance) ? Math.max(paidAt, ...moments) : paidAt)
    }
  }
}

const hasReturned = (balance: { refundedMinor: number; disputedMinor: number }): boolean =>
  balance.refundedMinor > 0 || balance.disputedMinor > 0

/** The delivery note goes with the parcel; everything else stays with the buyer. */
function addressedTo(
  kind: DocumentKind,
  order: Order,
  request: DocumentRequest,
): Pick<OrderDocument, 'addressee' | 'honorific'> {
  const known = kind === 'delivery-note' ? recipientOf(order) : buyerOf(order)
  return {
    addressee: request.addressee || addresseeOf(known),
    honorific: request.honorific ?? honorificOf(known),
  }
}

/** The tax included in the document's amount; for a receipt, in the amount we retain. */
function amountsOf(order: Order, aboutMinor: number): OrderDocument['amounts'] {
  const taxLocation: TaxLocation = order.country === JAPAN ? 'domestic' : 'export'
  return {
    subtotalMinor: order.subtotalMinor,
    shipping: { feeMinor: order.shippingMinor, method: order.shippingMethod, taxLocation },
    transactionFeeMinor: order.transactionFeeMinor,
    totalMinor: order.totalMinor,
    includedTaxMinor: includedTax(money(aboutMinor, order.currency), taxLocation).amountMinor,
  }
}

function deliveryOf(order: Order): DocumentDelivery {
  const recipient = recipientOf(order)
  return {
    address: order,
    recipient: { name: recipient.name, company: organizationOf(recipient) },
    ...pick(order, 'deliveryTime', 'shippedAt', 'trackingNumbers'),
  }
}

/**
 * An unchanged receipt may be downloaded again under the same number. With another addressee or
 * amount it is a reissue and says so.
 */
async function noteIssue(
  ctx: Context,
  { order, events }: OrderView,
  document: OrderDocument,
): Promise<OrderDocument> {
  const issue = {
    ...pick(document, 'addressee', 'honorific', 'proviso'),
    receiptMinor: document.receipt?.amountMinor ?? 0,
  }
  const isSame = (detail: unknown): boolean =>
    Object.entries(issue).every(([key, value]) => valueIn(detail, key) === value)
  const [first, ...later] = events.filter(({ kind }) => kind === ISSUED)

  const isKnown = [first, ...later].some((event) => event && isSame(event.detail))
  if (!isKnown) await insertEvent(ctx, { orderId: order.id, kind: ISSUED, detail: issue })
  return { ...document, isReissue: first !== undefined && !isSame(first.detail) }
}

const valueIn = (detail: unknown, key: string): unknown =>
  typeof detail === 'object' && detail !== null ? new Map(Object.entries(detail)).get(key) : null
