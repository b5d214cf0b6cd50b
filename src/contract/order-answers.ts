/** What calls about orders answer. The wrapping is a promise to existing clients; nothing inside repeats it. */
import { payerNameOf, payerReferenceOf } from '#domain/orders/bank-transfers/payer-name.ts'
import { orderCan } from '#domain/orders/lifecycle.ts'
import type { Order } from '#domain/orders/order.ts'
import type { OrderView } from '#domain/orders/order-view.ts'
import type { PlacedOrder } from '#domain/orders/placing/placed-order.ts'
import type { GoodsQuote, Quote } from '#domain/orders/placing/quote.ts'
import type { ReorderView } from '#domain/orders/placing/reorder.ts'
import { otherRecipientOf, recipientOf } from '#domain/orders/recipient.ts'
import { initialsOf } from '#domain/orders/status-link/initials.ts'
import { amountIn, isTimelineKind } from '#domain/orders/timeline.ts'
import { wordOf } from '#domain/shipping/method.ts'
import type { Money } from '#shared/money.ts'

import { addressWire } from './addresses.ts'
import type { OrderStatusWire, ReorderWire } from './order-life.ts'
import type { QuoteWire } from './order-prices.ts'
import {
  type ListedOrderWire,
  type OrderDetailWire,
  type OrderSummaryWire,
  paymentSourceOf,
} from './orders.ts'

const double = <T>(data: T) => ({ data: { data } })

export const placedOrderWire = (placed: PlacedOrder) =>
  double({
    orderId: placed.orderId,
    orderNumber: placed.number,
    currency: placed.total.currency,
    subtotalAmount: placed.subtotal.amountMinor,
    shippingAmount: placed.shippingFee.amountMinor,
    applicationFee: placed.transactionFee.amountMinor,
    taxAmount: placed.includedTax.amountMinor,
    totalChargeAmount: placed.total.amountMinor,
  })

export const feeWire = ({ amountMinor }: Money) => double(amountMinor)

export function quoteWire(quote: GoodsQuote | Quote): { data: { data: QuoteWire } } {
  const whole = 'total' in quote ? quote : null
  return double({
    currency: quote.subtotal.currency,
    items: quote.lines.map(({ productId, quantity, unit }) => ({
      id: productId,
      quantity,
      baseAmount: unit.amountMinor,
    })),
    subtotalAmount: quote.subtotal.amountMinor,
    shippingAmount: whole?.shippingFee.amountMinor ?? null,
    applicationFee: quote.transactionFee.amountMinor,
    taxAmount: whole?.includedTax.amountMinor ?? null,
    totalChargeAmount: whole?.total.amountMinor ?? null,
  })
}

const orderSummaryWire = (order: Order): OrderSummaryWire => ({
  orderId: order.id,
  orderNumber: order.number,
  status: order.status,
  paymentSource: paymentSourceOf[order.paymentMethod],
  currency: order.currency,
  totalChargeAmount: order.totalMinor,
  placedAt: order.placedAt.toISOString(),
})

export const listedOrderWire = ({
  order,
  cartridges,
}: {
  order: Order
  cartridges: OrderView['cartridges']
}): ListedOrderWire => ({ ...orderSummaryWire(order), selectedCartridges: cartridges })

export const changedOrderWire = (order: Order) => double(orderSummaryWire(order))

export const paymentWire = (payment: { intentId: string; clientSecret: string; status: string }) =>
  double({
    paymentId: payment.intentId,
    clientSecret: payment.clientSecret,
    status: payment.status,
  })

export const syncedPaymentWire = (
  order: Order,
  payment: { status: string; lastDecline: string | null } | null,
) =>
  double({
    orderId: order.id,
    status: order.status,
    paymentStatus: payment?.status ?? null,
    lastDecline: payment?.lastDecline ?? null,
  })

export const orderDetailWire = (view: OrderView): { data: OrderDetailWire } => {
  const { order } = view
  return {
    data: {
      ...orderSummaryWire(order),
      ...amountsWire(order),
      customer: {
        name: order.customerName,
        email: order.customerEmail,
        phone: order.customerPhone,
        description: order.customerCompany,
        department: order.customerDepartment,
      },
      shipping: {
        address: addressWire(order),
        recipient: otherRecipientOf(order),
        deliveryTime: order.deliveryTime,
      },
      ...progressWire(view),
      orderNotes: order.notes,
      purchaseOrderNumber: order.purchaseOrderNumber,
      termsVersion: order.termsVersion,
      deviceSerial: order.deviceSerial,
      needsPlateCartridges: order.needsPlateCartridges,
      selectedCartridges: view.cartridges,
      shippedAt: order.shippedAt?.toISOString() ?? null,
      deliveredAt: order.deliveredAt?.toISOString() ?? null,
      hasCustomsCode: order.customsCodeEncrypted !== null,
      paymentCard: view.ledger.card,
      bankTransfer: bankTransferWire(view),
    },
  }
}

/** The holder of the link sees the order's status and no personal data. */
export function orderStatusWire(view: OrderView): { data: OrderStatusWire } {
  const { order } = view
  const { orderId: _, ...summary } = orderSummaryWire(order)
  return {
    data: {
      ...summary,
      selectedCartridges: view.cartridges,
      recipient: initialsOf(recipientOf(order).name),
      city: order.city,
      country: order.country,
      ...progressWire(view),
      bankTransfer: transferWire(view),
    },
  }
}

export const reorderWire = (reorder: ReorderView): { data: ReorderWire } => ({
  data: {
    orderNumber: reorder.number,
    items: reorder.lines.map(({ productId, quantity }) => ({ id: productId, quantity })),
    selectedCartridges: reorder.picks,
    chambers: reorder.chambers,
    selectedSDK: reorder.sdks,
    deviceSerial: reorder.deviceSerial,
    missing: reorder.missing,
  },
})

const progressWire = (view: OrderView) => ({
  shippingMethod: wordOf(view.order.shippingMethod),
  trackingNumber: view.order.trackingNumbers[0] ?? null,
  parcels: view.parcels,
  replacements: replacementsWire(view),
  items: itemsWire(view),
  packages: packagesWire(view),
  selectedSDK: view.sdks,
  timeline: timelineWire(view),
  payment: paymentStateWire(view),
})

const replacementsWire = ({ replacements, lines, cartridges }: OrderView) => {
  const names = new Map([
    ...lines.map(({ productId, name }) => [productId, name] as const),
    ...cartridges.map(({ serial, name }) => [serial, name] as const),
  ])
  return replacements.map(({ number, state, items, parcels, openedAt, closedAt }) => ({
    replacementNumber: number,
    status: state,
    items: items.map(({ code, quantity }) => ({
      id: code,
      name: names.get(code) ?? { en: code, ja: null, ko: null },
      quantity,
    })),
    parcels,
    openedAt: openedAt.toISOString(),
    shippedAt: state === 'shipped' ? (closedAt?.toISOString() ?? null) : null,
  }))
}

const packagesWire = ({ packages }: OrderView) =>
  packages.map(({ productId, ...packed }) => ({ id: productId, ...packed }))

const itemsWire = ({ order, lines }: OrderView) =>
  lines.map(({ productId, unitMinor, ...line }) => ({
    ...line,
    id: productId,
    baseAmount: unitMinor,
    currency: order.currency,
  }))

const timelineWire = ({ events }: OrderView) =>
  events.flatMap(({ at, kind, detail }) => {
    if (!isTimelineKind(kind)) return []
    const amount = amountIn(detail)
    return [{ at: at.toISOString(), kind, ...(amount !== null && { amount }) }]
  })

/** A refund that failed is tried again by staff: to the buyer it is still on its way. */
function paymentStateWire({ order, ledger }: OrderView): OrderDetailWire['payment'] {
  const { balance, refunds } = ledger
  return {
    receivedAmount: balance.receivedMinor,
    missingAmount: orderCan.bePaid(order) ? balance.missingMinor : 0,
    refundedAmount: balance.refundedMinor,
    refunds: refunds
      .filter(({ state }) => state !== 'withdrawn')
      .map(({ amountMinor, method, state, requestedAt, finishedAt }) => ({
        amount: amountMinor,
        method: paymentSourceOf[method],
        state: state === 'succeeded' ? ('succeeded' as const) : ('requested' as const),
        at: (finishedAt ?? requestedAt).toISOString(),
      })),
  }
}

const amountsWire = (order: Order) => ({
  subtotalAmount: order.subtotalMinor,
  shippingAmount: order.shippingMinor,
  applicationFee: order.transactionFeeMinor,
  taxAmount: order.includedTaxMinor,
})

/** Only while a transfer is open; the customer sees the payment deadline only (decisions, section 7). */
function transferWire({ order, company }: OrderView): OrderStatusWire['bankTransfer'] {
  if (order.status !== 'awaiting_transfer' || !order.bankDeadlineAt) return null
  if (order.paymentMethod !== 'bank_transfer') return null

  const account = Object.entries(company).filter(([key]) => key.startsWith('bank_'))
  return {
    deadline: order.bankDeadlineAt.toISOString(),
    payerReference: payerReferenceOf(order),
    account: { ...Object.fromEntries(account), bank_account_holder_address: company.address ?? '' },
  }
}

function bankTransferWire(view: OrderView): OrderDetailWire['bankTransfer'] {
  const transfer = transferWire(view)
  const { order } = view
  return (
    transfer && {
      ...transfer,
      payerName: payerNameOf(order),
      declaredAt: order.transferDeclaredAt?.toISOString() ?? null,
      declaredPayerName: order.payerName,
    }
  )
}
