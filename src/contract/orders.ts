/** Orders on the wire. Spec §7 calls 16 to 19 and 21; decisions, section 8. */
import { z } from '@hono/zod-openapi'

import { ORDER_STATUSES } from '#domain/orders/lifecycle.ts'
import { CURRENCIES } from '#shared/money.ts'

import {
  Amount,
  answer,
  dataOf,
  doubleDataOf,
  idempotent,
  jsonBody,
  limited,
  listOf,
  refusals,
  route,
  TAGS,
  WITH_KEY_AND_TOKEN,
} from './envelope.ts'
import { EXAMPLE_ORDER } from './example-order.ts'
import { NewOrder } from './new-order.ts'
import { CONTENT_REFUSALS } from './order-prices.ts'
import {
  amounts,
  ListedOrder,
  OrderDetail,
  OrderNumber,
  OrderSummary,
  PAYMENT_SOURCES,
} from './order-shapes.ts'

export const OrderId = z.object({
  orderId: z.string().max(60).openapi({
    description: 'The `orderId` of an order of yours',
    format: 'uuid',
    example: '0b5f6c1e-8a70-4b5e-9d3c-2f1f8f6f7a10',
  }),
})

const PlacedOrder = z
  .object({
    orderId: z.uuid(),
    orderNumber: OrderNumber,
    currency: z.enum(CURRENCIES),
    ...amounts,
    totalChargeAmount: Amount('Everything together', 81_260),
  })
  .openapi('PlacedOrder')

const Payment = z.object({
  paymentId: z.string().openapi({ example: 'pi_3Sample' }),
  clientSecret: z.string().openapi({ example: 'pi_3Sample_secret_sample' }),
  status: z.string().openapi({
    description: 'As reported by the card processor',
    example: 'requires_payment_method',
  }),
})

export const placeOrderRoute = route('post', '/orders', {
  operationId: 'placeOrder',
  tags: [TAGS.orders],
  security: WITH_KEY_AND_TOKEN,
  summary: 'Place an order (call 16)',
  description:
    'The server computes every amount again and compares it with what was shown: `shippingAmount` and each `baseAmount`. One that differs is refused, and nothing is ordered. The goods are reserved; payment follows by card (call 17) or by bank transfer (call 21).',
  request: { headers: idempotent, body: jsonBody(NewOrder, EXAMPLE_ORDER) },
  responses: { 201: answer(doubleDataOf(PlacedOrder), 'Placed') },
  ...refusals(
    ...CONTENT_REFUSALS,
    'currency_mismatch',
    'forbidden',
    'idempotency_mismatch',
    'out_of_stock',
    'payment_method_not_offered',
    'price_changed',
    'request_invalid',
    'too_many_unpaid',
  ),
})

export const listOrdersRoute = route('get', '/orders', {
  operationId: 'listOrders',
  tags: [TAGS.orders],
  security: WITH_KEY_AND_TOKEN,
  summary: 'List your orders',
  description: 'Newest first.',
  request: { query: limited },
  responses: { 200: answer(listOf(ListedOrder), 'Orders') },
  ...refusals('forbidden'),
})

export const viewOrderRoute = route('get', '/orders/{orderId}', {
  operationId: 'viewOrder',
  tags: [TAGS.orders],
  security: WITH_KEY_AND_TOKEN,
  summary: 'Read your order',
  description: 'An order of someone else is 404, like one that does not exist.',
  request: { params: OrderId },
  responses: { 200: answer(dataOf(OrderDetail), 'Order') },
  ...refusals('not_found'),
})

export const startPaymentRoute = route('post', '/orders/{orderId}/payment-intent', {
  operationId: 'startCardPayment',
  tags: [TAGS.orders],
  security: WITH_KEY_AND_TOKEN,
  summary: 'Start the card payment of an order (call 17)',
  description:
    '`clientSecret` is for the card form in the buyer’s browser. An order has one payment: asked again, the answer is the same.',
  request: { params: OrderId, headers: idempotent },
  responses: { 200: answer(doubleDataOf(Payment), 'Payment') },
  ...refusals(
    'card_unavailable',
    'idempotency_mismatch',
    'not_found',
    'order_not_payable',
    'payment_method_differs',
    'request_invalid',
  ),
})

export const syncPaymentRoute = route('post', '/orders/{orderId}/settlement', {
  operationId: 'settleOrder',
  tags: [TAGS.orders],
  security: WITH_KEY_AND_TOKEN,
  summary: 'Check a card payment',
  description:
    'What a page asks when the bank has sent the buyer back. A paid order becomes `paid` here, or by itself a little later.',
  request: { params: OrderId },
  responses: {
    200: answer(
      doubleDataOf(
        z.object({
          orderId: z.uuid(),
          status: z.enum(ORDER_STATUSES),
          paymentStatus: z.string().nullable(),
          lastDecline: z.string().nullable(),
        }),
      ),
      'Order and payment as they are now',
    ),
  },
  ...refusals('card_unavailable', 'not_found'),
})

const sourceBody = z.strictObject({
  orderId: z.string().max(60).optional(),
  paymentSource: z.enum(PAYMENT_SOURCES),
})

export const changeSourceRoute = route('put', '/orders/{orderId}', {
  operationId: 'changePaymentSource',
  tags: [TAGS.orders],
  security: WITH_KEY_AND_TOKEN,
  summary: 'Change the payment method (call 18)',
  description: 'Until it is paid.',
  request: {
    params: OrderId,
    body: jsonBody(sourceBody, { paymentSource: 'bank' }),
  },
  responses: { 200: answer(doubleDataOf(OrderSummary), 'Order') },
  ...refusals('card_unavailable', 'not_found', 'payment_method_not_offered', 'source_locked'),
})

export const completeBankOrderRoute = route('put', '/orders/{orderId}/complete-bank-order', {
  operationId: 'completeBankOrder',
  tags: [TAGS.orders],
  security: WITH_KEY_AND_TOKEN,
  summary: 'Pay by bank transfer (call 21)',
  description:
    'An email states the account and the deadline; the goods stay reserved until then. `paymentSource` is `bank`.',
  request: {
    params: OrderId,
    headers: idempotent,
    body: jsonBody(sourceBody, { paymentSource: 'bank' }),
  },
  responses: { 200: answer(doubleDataOf(OrderSummary), 'Order') },
  ...refusals(
    'idempotency_mismatch',
    'not_found',
    'order_not_payable',
    'payment_method_differs',
    'request_invalid',
  ),
})

export const paymentMethodOf = { stripe: 'card', bank: 'bank_transfer' } as const
export const paymentSourceOf = { card: 'stripe', bank_transfer: 'bank' } as const

export type { ListedOrderWire, OrderDetailWire, OrderSummaryWire } from './order-shapes.ts'
export type PlacedOrderWire = z.infer<typeof PlacedOrder>
