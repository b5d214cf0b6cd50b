/** The order as it is sent, and what the server's refusals mean for the page. Spec §7 call 16. */
import type { NewOrderWire } from '#contract/new-order.ts'
import type { PlacedOrderWire } from '#contract/orders.ts'
import { asksForCustomsCode } from '#domain/addresses/customs-code.ts'
import { type Money, money } from '#shared/money.ts'
import type { Result } from '#shared/result.ts'
import { type ApiProblem, callApi, isRefusal } from '#web/api/client.ts'
import { companyOf, recipientOf } from '#web/draft/buyer.ts'
import { changeDraft, type OrderDraft, readDraft } from '#web/draft/order-draft.ts'
import { whileOrdering } from '#web/draft/save-draft.ts'

import type { Figures } from '../checkout-figures.ts'
import { asksForKana, type CheckoutField } from '../fields/validation.ts'
import { deliveryTimeOf } from '../shipping/delivery-time.ts'
import type { CheckoutStep } from '../steps.ts'
import { sentAddress } from './profile-address.ts'

/** `null` while the server has not returned the total: an order without its shipping fee is invalid (spec §5). */
export function newOrderOf(draft: OrderDraft, figures: Figures): NewOrderWire | null {
  if (figures.total === null || figures.shipping === null) return null
  const { address } = draft
  const { company, department, purchaseOrderNumber } = companyOf(draft)
  const deliveryTime = deliveryTimeOf(draft)
  return {
    location: draft.location,
    currency: figures.currency,
    paymentSource: draft.paymentSource,
    customer: {
      name: draft.customerName,
      // Only for bank transfers; a value from an earlier choice is not sent.
      ...(asksForKana(draft) && { kana: draft.customerKana }),
      email: draft.customerEmail,
      phone: draft.customerPhone,
      description: company,
      department,
    },
    purchaseOrderNumber,
    selectedCartridges: draft.selectedCartridges,
    chambers: draft.wells,
    selectedSDK: draft.selectedSDK,
    shipping: {
      address: sentAddress(draft),
      recipient: recipientOf(draft),
      ...(deliveryTime && { deliveryTime }),
      ...(asksForCustomsCode(address.country) && { customsCode: draft.customsCode }),
    },
    shippingMethod: draft.shippingMethod,
    shippingAmount: figures.shipping.amountMinor,
    items: figures.lines.map(({ productId, quantity, unit }) => ({
      id: productId,
      type: 'product',
      quantity,
      baseAmount: unit.amountMinor,
      currency: unit.currency,
    })),
    orderNotes: draft.orderNotes,
    deviceSerial: draft.deviceSerial,
  }
}

/** Sends the order under the key of its content: however often it is sent, it is one order. */
export const placeOrder = (
  body: NewOrderWire,
  idempotencyKey: string,
): Promise<Result<PlacedOrderWire, ApiProblem>> =>
  whileOrdering(async () => {
    changeDraft({ sentKey: idempotencyKey })
    const answer = await callApi('POST /v1/orders', { body, idempotencyKey })
    const isCurrent = () => readDraft().idempotencyKey === idempotencyKey
    // The server stores a refusal under its key: the next attempt needs another one. After any other failure the order may be
    // placed, whatever the status says: a proxy's error page, or an answer that was cut off.
    if (!answer.ok && isRefusal(answer.error) && isCurrent()) {
      changeDraft({ idempotencyKey: crypto.randomUUID() })
    }
    if (!answer.ok) return answer

    const placed = answer.value.data.data
    // What was changed meanwhile is another order; this one is in the order history.
    if (isCurrent()) changeDraft({ placed, orderState: 'created' })
    return { ok: true, value: placed }
  })

export type PriceChange = {
  rows: { id: string; before: Money | null; now: Money }[]
}

/** The new amounts and those that were shown; `null` where the response lacks them. */
export function priceChangeOf(problem: ApiProblem, shown: Figures): PriceChange | null {
  if (problem.code !== 'price_changed') return null
  const { items, shippingAmount, applicationFee, totalChargeAmount } = problem.data
  const now = (minor: unknown) => (typeof minor === 'number' ? money(minor, shown.currency) : null)
  const rows = [
    ...pricesIn(items).map(({ id, baseAmount }) => ({
      id,
      before: shown.lines.find(({ productId }) => productId === id)?.unit ?? null,
      now: now(baseAmount),
    })),
    { id: 'shipping', before: shown.shipping, now: now(shippingAmount) },
    ...(applicationFee === 0 && shown.transactionFee.amountMinor === 0
      ? []
      : [{ id: 'fee', before: shown.transactionFee, now: now(applicationFee) }]),
    { id: 'total', before: shown.total, now: now(totalChargeAmount) },
  ]
  return {
    rows: rows.flatMap((row) => (row.now === null ? [] : [{ ...row, now: row.now }])),
  }
}

type Price = { id: string; baseAmount: number }

const pricesIn = (items: unknown): Price[] => (Array.isArray(items) ? items.filter(isPrice) : [])

function isPrice(item: unknown): item is Price {
  if (typeof item !== 'object' || item === null) return false
  const { id, baseAmount } = item as Record<string, unknown>
  return typeof id === 'string' && typeof baseAmount === 'number'
}

/** The step on which a refused field can be corrected; `null` for a field of no form. */
export function placeOfField(name: string): { step: CheckoutStep; field: CheckoutField } | null {
  return PLACES[name] ?? null
}

const customer = (field: CheckoutField) => ({ step: 'customer-details' as const, field })
const shipping = (field: CheckoutField) => ({ step: 'shipping-info' as const, field })

const PLACES: Readonly<Record<string, { step: CheckoutStep; field: CheckoutField }>> = {
  location: customer('location'),
  'customer.name': customer('name'),
  'customer.kana': { step: 'order-confirmation', field: 'kana' },
  'customer.email': customer('email'),
  'customer.phone': customer('phone'),
  'customer.description': customer('company'),
  'customer.department': customer('department'),
  purchaseOrderNumber: customer('purchase-order'),
  'shipping.recipient.name': shipping('recipient-name'),
  'shipping.recipient.company': shipping('recipient-company'),
  'shipping.recipient.department': shipping('recipient-department'),
  'shipping.recipient.phone': shipping('recipient-phone'),
  'shipping.deliveryTime': shipping('delivery-time'),
  'shipping.address.country': shipping('country'),
  'shipping.address.postal_code': shipping('postal-code'),
  'shipping.address.city': shipping('city'),
  'shipping.address.line1': shipping('line1'),
  'shipping.address.line2': shipping('line2'),
  'shipping.address.state': shipping('state'),
  'shipping.customsCode': shipping('customs-code'),
  shippingMethod: shipping('method'),
  shippingAmount: shipping('method'),
}
