/** Orders on the wire. Spec §7 calls 16 to 19 and 21; decisions, section 8. */
import { createRoute, z } from '@hono/zod-openapi'

import { hasPostalCodes } from '#domain/addresses/postal-code.ts'
import { ORDER_STATUSES } from '#domain/orders/lifecycle.ts'
import { CustomsCode, Kana, LINE_LENGTH_MAX, Notes, Quantity } from '#domain/orders/order.ts'
import { SHIPPING_WORDS } from '#domain/shipping/method.ts'
import { CURRENCIES } from '#shared/money.ts'

import {
  Amount,
  answer,
  commonQuery,
  dataOf,
  doubleDataOf,
  idempotent,
  jsonBody,
  refusals,
  TAGS,
  WITH_KEY_AND_TOKEN,
} from './envelope.ts'
import { EXAMPLE_ORDER } from './example-order.ts'
import { Country, Email, Line, LooseLine, Name, Phone, ShownAmount } from './fields.ts'
import {
  ListedOrder,
  OrderDetail,
  OrderNumber,
  OrderSummary,
  PAYMENT_SOURCES,
} from './order-shapes.ts'

const common = z.strictObject(commonQuery)
export const OrderId = z.object({
  orderId: z
    .string()
    .max(60)
    .openapi({ description: 'The `orderId` of one’s own order', format: 'uuid' }),
})

export const Item = z.strictObject({
  id: z.string().max(60).openapi({ description: '`kit` or `refill-pack`', example: 'kit' }),
  type: z.string().max(40).optional().openapi({ description: 'Accepted and ignored.' }),
  name: z.string().max(200).optional().openapi({ description: 'Accepted and ignored.' }),
  quantity: Quantity.meta({ example: 1 }),
  baseAmount: ShownAmount('Price of one as it was shown; checked when given', 80_000).nullish(),
  currency: z.enum(CURRENCIES).optional(),
})

const Address = z
  .strictObject({
    postal_code: LooseLine(LINE_LENGTH_MAX.postalCode, '104-0061'),
    city: Line(LINE_LENGTH_MAX.city, '中央区'),
    country: Country,
    line1: Line(LINE_LENGTH_MAX.line1, '見本町1-2-3'),
    line2: LooseLine(LINE_LENGTH_MAX.line2, '見本ビル 4階'),
    state: LooseLine(LINE_LENGTH_MAX.state, '東京都'),
  })
  // Required by spec §5, but some countries have none.
  .refine(({ postal_code, country }) => postal_code !== '' || !hasPostalCodes(country), {
    path: ['postal_code'],
  })

/** The page requires it for parcels to Korea; an API client may leave it to the carrier. */
const GivenCustomsCode = z
  .string()
  .max(40)
  .nullish()
  .transform((input) => input?.trim() || null)
  .pipe(CustomsCode.nullable())
  .openapi({ description: 'For parcels to Korea: P and 12 digits', example: null })

export const NewOrder = z
  .strictObject({
    location: Country.optional(),
    currency: z.enum(CURRENCIES),
    paymentSource: z.enum(PAYMENT_SOURCES),
    customer: z.strictObject({
      name: Name.refine((name) => name.length > 0).openapi({ minLength: 1 }),
      kana: Kana.nullish()
        .transform((kana) => kana ?? '')
        .openapi({ maxLength: 100, description: 'How the name reads', example: 'ミホン ハナ' }),
      email: Email,
      phone: Phone,
      description: LooseLine(LINE_LENGTH_MAX.company, '見本株式会社').openapi({
        description: 'Company',
      }),
    }),
    selectedCartridges: z
      .array(
        z.strictObject({
          serial: z.string().max(40).openapi({ example: 'AC-CI01' }),
          quantity: Quantity,
        }),
      )
      .max(200),
    selectedSDK: z
      .array(z.strictObject({ slug: z.string().max(60), quantity: Quantity.optional().default(1) }))
      .max(20)
      .optional()
      .default([]),
    shipping: z.strictObject({ address: Address, customsCode: GivenCustomsCode }),
    shippingMethod: z.enum(SHIPPING_WORDS),
    shippingAmount: ShownAmount('The shipping fee as it was shown', 1260),
    items: z.array(Item).min(1).max(10),
    orderNotes: Notes.optional().default(''),
    deviceSerial: LooseLine(40).openapi({
      description: 'Serial number of the device the cartridges are for',
      example: null,
    }),
  })
  .openapi('NewOrder')

const PlacedOrder = z
  .object({
    orderId: z.uuid(),
    orderNumber: OrderNumber,
    currency: z.enum(CURRENCIES),
    subtotalAmount: Amount('The goods', 80_000),
    shippingAmount: Amount('The shipping fee', 1260),
    applicationFee: Amount('The fee for the payment', 0),
    taxAmount: Amount('Consumption tax, contained in the total', 7387),
    totalChargeAmount: Amount('Everything together', 81_260),
  })
  .openapi('PlacedOrder')

const Payment = z.object({
  paymentId: z.string().openapi({ example: 'pi_3Sample' }),
  clientSecret: z.string().openapi({ example: 'pi_3Sample_secret_sample' }),
  status: z
    .string()
    .openapi({ description: 'As the card processor says', example: 'requires_payment_method' }),
})

export const placeOrderRoute = createRoute({
  method: 'post',
  path: '/orders',
  operationId: 'placeOrder',
  tags: [TAGS.orders],
  security: WITH_KEY_AND_TOKEN,
  summary: 'Place an order (call 16)',
  description:
    'The server computes every amount anew and compares it with what was shown: `shippingAmount` and each `baseAmount`. One that differs is refused, and nothing is ordered. The goods are reserved; payment follows by card (call 17) or by bank transfer (call 21).',
  request: { query: common, headers: idempotent, body: jsonBody(NewOrder, EXAMPLE_ORDER) },
  responses: { 201: answer(doubleDataOf(PlacedOrder), 'Placed') },
  ...refusals(
    'cartridge_duplicated',
    'cartridge_unknown',
    'country_unavailable',
    'currency_mismatch',
    'eu_resident',
    'forbidden',
    'idempotency_mismatch',
    'no_products_selected',
    'out_of_stock',
    'payment_method_not_offered',
    'price_changed',
    'prices_not_found',
    'product_not_sold',
    'product_unknown',
    'quantity_exceeded',
    'request_invalid',
    'sdk_exceeded',
    'sdk_unknown',
    'shipping_method_not_offered',
    'shipping_not_found',
  ),
})

export const listOrdersRoute = createRoute({
  method: 'get',
  path: '/orders',
  operationId: 'listOrders',
  tags: [TAGS.orders],
  security: WITH_KEY_AND_TOKEN,
  summary: 'List one’s orders',
  description: 'Newest first.',
  request: { query: common },
  responses: { 200: answer(dataOf(z.array(ListedOrder)), 'Orders') },
  ...refusals('forbidden'),
})

export const viewOrderRoute = createRoute({
  method: 'get',
  path: '/orders/{orderId}',
  operationId: 'viewOrder',
  tags: [TAGS.orders],
  security: WITH_KEY_AND_TOKEN,
  summary: 'Read one’s order',
  description: 'An order of somebody else is 404, as one that does not exist.',
  request: { params: OrderId, query: common },
  responses: { 200: answer(dataOf(OrderDetail), 'Order') },
  ...refusals('not_found'),
})

export const startPaymentRoute = createRoute({
  method: 'post',
  path: '/orders/{orderId}/payment-intent',
  operationId: 'startCardPayment',
  tags: [TAGS.orders],
  security: WITH_KEY_AND_TOKEN,
  summary: 'Start the card payment of an order (call 17)',
  description:
    '`clientSecret` is for the card form in the buyer’s browser. An order has one payment: asked again, the answer is the same.',
  request: { params: OrderId, query: common, headers: idempotent },
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

export const syncPaymentRoute = createRoute({
  method: 'post',
  path: '/orders/{orderId}/settlement',
  operationId: 'settleOrder',
  tags: [TAGS.orders],
  security: WITH_KEY_AND_TOKEN,
  summary: 'Look at the card payment now',
  description:
    'What a page asks when the bank has sent the buyer back. A paid order becomes `paid` here, or by itself a little later.',
  request: { params: OrderId, query: common },
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

export const changeSourceRoute = createRoute({
  method: 'put',
  path: '/orders/{orderId}',
  operationId: 'changePaymentSource',
  tags: [TAGS.orders],
  security: WITH_KEY_AND_TOKEN,
  summary: 'Change how an order is paid (call 18)',
  description: 'Until it is paid.',
  request: {
    params: OrderId,
    query: common,
    body: jsonBody(sourceBody, { paymentSource: 'bank' }),
  },
  responses: { 200: answer(doubleDataOf(OrderSummary), 'Order') },
  ...refusals('card_unavailable', 'not_found', 'payment_method_not_offered', 'source_locked'),
})

export const completeBankOrderRoute = createRoute({
  method: 'put',
  path: '/orders/{orderId}/complete-bank-order',
  operationId: 'completeBankOrder',
  tags: [TAGS.orders],
  security: WITH_KEY_AND_TOKEN,
  summary: 'Choose to pay by bank transfer (call 21)',
  description:
    'A letter tells the account and the deadline; the goods stay reserved until then. `paymentSource` is `bank`.',
  request: {
    params: OrderId,
    query: common,
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
export type NewOrderWire = z.input<typeof NewOrder>
