/** What the owner of an order does after ordering, and how it stands for whoever holds its link. Decisions, section 12. */
import { createRoute, z } from '@hono/zod-openapi'

import { PRODUCT_IDS } from '#domain/orders/order.ts'
import { SHIPPING_WORDS } from '#domain/shipping/method.ts'
import { singleLine } from '#shared/typed-text.ts'

import { answer, commonQuery, dataOf, doubleDataOf, jsonBody, problems } from './envelope.ts'
import {
  Account,
  Items,
  ListedOrder,
  LocalizedName,
  OrderSummary,
  PaymentState,
  Timeline,
} from './order-shapes.ts'

/** Longer than any field of a bank. */
const PAYER_NAME_LENGTH_MAX = 100
const PayerName = singleLine(PAYER_NAME_LENGTH_MAX)
  .nullish()
  .transform((text) => text ?? '')

const common = z.strictObject(commonQuery)
const OrderId = z.object({ orderId: z.string().max(60) })

/** What a status link shows: nobody's name, and of the address no more than the town. */
const OrderStatusAnswer = ListedOrder.omit({ orderId: true })
  .extend({
    recipient: z.string(),
    city: z.string(),
    country: z.string(),
    shippingMethod: z.enum(SHIPPING_WORDS),
    trackingNumber: z.string().nullable(),
    items: Items,
    timeline: Timeline,
    payment: PaymentState,
    bankTransfer: z
      .object({ deadline: z.string(), payerReference: z.string(), account: Account })
      .nullable(),
  })
  .openapi('OrderStatus')

const ReorderAnswer = z
  .object({
    orderNumber: z.string(),
    items: z.array(z.object({ id: z.enum(PRODUCT_IDS), quantity: z.int() })),
    selectedCartridges: z.array(z.object({ serial: z.string(), quantity: z.int() })),
    selectedSDK: z.array(z.object({ slug: z.string(), quantity: z.int() })),
    deviceSerial: z.string(),
    missing: z.array(
      z.object({
        serial: z.string(),
        name: LocalizedName,
        quantity: z.int(),
        left: z.int(),
        why: z.enum(['not_sold', 'out_of_stock']),
      }),
    ),
  })
  .openapi('Reorder')

export const declareTransferRoute = createRoute({
  method: 'put',
  path: '/orders/{orderId}/transfer-declaration',
  summary: 'The buyer says that the transfer was made, and under which name if under another',
  request: {
    params: OrderId,
    query: common,
    body: jsonBody(z.strictObject({ payerName: PayerName })),
  },
  responses: { 200: answer(doubleDataOf(OrderSummary), 'Order'), ...problems },
})

export const cancelOrderRoute = createRoute({
  method: 'post',
  path: '/orders/{orderId}/cancellation',
  summary: 'Cancel one of one’s own orders, before anything was paid',
  request: { params: OrderId, query: common },
  responses: { 200: answer(doubleDataOf(OrderSummary), 'Order'), ...problems },
})

export const reorderRoute = createRoute({
  method: 'get',
  path: '/orders/{orderId}/reorder',
  summary: 'What of one of one’s own orders can be ordered again, and what cannot',
  request: { params: OrderId, query: common },
  responses: { 200: answer(dataOf(ReorderAnswer), 'Reorder'), ...problems },
})

export const orderStatusRoute = createRoute({
  method: 'get',
  path: '/order-status/{token}',
  summary: 'The state of an order by the signed link of a letter; needs no sign-in, and ends',
  request: { params: z.object({ token: z.string().max(100) }), query: common },
  responses: { 200: answer(dataOf(OrderStatusAnswer), 'Order status'), ...problems },
})

export type OrderStatusWire = z.infer<typeof OrderStatusAnswer>
export type ReorderWire = z.infer<typeof ReorderAnswer>
