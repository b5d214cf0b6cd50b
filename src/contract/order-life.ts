/** Calls of an order's owner after placing it, and its status for the holder of a status link. Decisions, section 12. */
import { z } from '@hono/zod-openapi'

import { PRODUCT_IDS } from '#domain/orders/product.ts'

import {
  answer,
  dataOf,
  doubleDataOf,
  jsonBody,
  LocalizedName,
  Moment,
  refusals,
  route,
  TAGS,
  WITH_KEY,
  WITH_KEY_AND_TOKEN,
} from './envelope.ts'
import { LooseLine } from './fields.ts'
import { Account, ListedOrder, OrderNumber, OrderSummary, progress } from './order-shapes.ts'
import { OrderId } from './orders.ts'

/** Longer than any field of a bank. */
const PAYER_NAME_LENGTH_MAX = 100
const PayerName = LooseLine(PAYER_NAME_LENGTH_MAX, 'ミホン ハナ')

/** Content of a status link: no name, and of the address only the town. */
const OrderStatusAnswer = ListedOrder.omit({ orderId: true })
  .extend({
    recipient: z.string(),
    city: z.string(),
    country: z.string(),
    ...progress,
    bankTransfer: z
      .object({ deadline: Moment, payerReference: z.string(), account: Account })
      .nullable(),
  })
  .openapi('OrderStatus')

const ReorderAnswer = z
  .object({
    orderNumber: OrderNumber,
    items: z.array(z.object({ id: z.enum(PRODUCT_IDS), quantity: z.int() })),
    selectedCartridges: z.array(z.object({ serial: z.string(), quantity: z.int() })),
    chambers: z
      .array(z.string().nullable())
      .openapi({ description: 'The cartridge of each chamber, pack after pack' }),
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

export const declareTransferRoute = route('put', '/orders/{orderId}/transfer-declaration', {
  operationId: 'declareTransfer',
  tags: [TAGS.orders],
  security: WITH_KEY_AND_TOKEN,
  summary: 'Declare a bank transfer',
  description:
    'Under which name, if under another than the order’s. Nothing is taken as paid by it; reminders stop for a while.',
  request: {
    params: OrderId,
    body: jsonBody(z.strictObject({ payerName: PayerName }), {
      payerName: 'ミホン ハナ',
    }),
  },
  responses: { 200: answer(doubleDataOf(OrderSummary), 'Order') },
  ...refusals('not_found', 'order_state_refuses'),
})

export const cancelOrderRoute = route('post', '/orders/{orderId}/cancellation', {
  operationId: 'cancelOrder',
  tags: [TAGS.orders],
  security: WITH_KEY_AND_TOKEN,
  summary: 'Cancel your order',
  description: 'Only before any payment. Reserved goods become available again.',
  request: { params: OrderId },
  responses: { 200: answer(doubleDataOf(OrderSummary), 'Order') },
  ...refusals('card_unavailable', 'not_found', 'order_state_refuses'),
})

export const reorderRoute = route('get', '/orders/{orderId}/reorder', {
  operationId: 'viewReorder',
  tags: [TAGS.orders],
  security: WITH_KEY_AND_TOKEN,
  summary: 'See what can be ordered again',
  description:
    'Packs, cartridges and SDKs of an earlier order, as far as they are on sale; `missing` names the rest.',
  request: { params: OrderId },
  responses: { 200: answer(dataOf(ReorderAnswer), 'Reorder') },
  ...refusals('not_found'),
})

export const orderStatusRoute = route('get', '/order-status/{token}', {
  operationId: 'viewOrderStatus',
  tags: [TAGS.orders],
  security: WITH_KEY,
  summary: 'Read an order by its link',
  description: 'The signed link of an email is enough; no sign-in. It shows no names and expires.',
  request: { params: z.object({ token: z.string().max(100) }) },
  responses: { 200: answer(dataOf(OrderStatusAnswer), 'Order status') },
  ...refusals('link_expired', 'link_invalid'),
})

export type OrderStatusWire = z.infer<typeof OrderStatusAnswer>
export type ReorderWire = z.infer<typeof ReorderAnswer>
