/** Orders on the wire. Spec §7 calls 16 to 19 and 21; decisions, section 8. */
import { createRoute, z } from '@hono/zod-openapi'

import { hasPostalCodes } from '#domain/addresses/postal-code.ts'
import {
  AmountMinor,
  Country,
  CustomsCode,
  Kana,
  Notes,
  Phone,
  Quantity,
  Required,
} from '#domain/orders/order.ts'
import { SHIPPING_WORDS } from '#domain/shipping/method.ts'
import { CURRENCIES } from '#shared/money.ts'
import { Email, PersonName, singleLine } from '#shared/typed-text.ts'

import { answer, commonQuery, dataOf, doubleDataOf, jsonBody, problems } from './envelope.ts'
import { ListedOrder, OrderDetail, OrderSummary, PAYMENT_SOURCES } from './order-shapes.ts'

const optional = (max: number) =>
  singleLine(max)
    .nullish()
    .transform((text) => text ?? '')

const common = z.strictObject(commonQuery)
const OrderId = z.object({ orderId: z.string().max(60) })

export const Item = z.strictObject({
  id: z.string().max(60),
  type: z.string().max(40).optional(),
  name: z.string().max(200).optional(),
  quantity: Quantity,
  baseAmount: AmountMinor.nullish(),
  currency: z.enum(CURRENCIES).optional(),
})

const Address = z
  .strictObject({
    postal_code: optional(20),
    city: Required(100),
    country: Country,
    line1: Required(200),
    line2: optional(200),
    state: optional(100),
  })
  // Spec §5 asks for it; some countries have none, and nobody can be asked for what is not there.
  .refine(({ postal_code, country }) => postal_code !== '' || !hasPostalCodes(country), {
    path: ['postal_code'],
  })

/** Asked for at the page where the parcel goes to Korea; a program may leave it to the carrier. */
const GivenCustomsCode = z
  .string()
  .max(40)
  .nullish()
  .transform((typed) => typed?.trim() || null)
  .pipe(CustomsCode.nullable())

/** For a fee, country and prefecture are enough: it is shown before the address is complete. */
export const FeeAddress = z.object({ country: Country, state: optional(100) })

export const NewOrder = z
  .strictObject({
    location: Country.optional(),
    currency: z.enum(CURRENCIES),
    paymentSource: z.enum(PAYMENT_SOURCES),
    customer: z.strictObject({
      name: PersonName.refine((name) => name.length > 0),
      kana: Kana.nullish().transform((kana) => kana ?? ''),
      email: Email,
      phone: Phone,
      description: optional(200),
    }),
    selectedCartridges: z
      .array(z.strictObject({ serial: z.string().max(40), quantity: Quantity }))
      .max(200),
    selectedSDK: z
      .array(z.strictObject({ slug: z.string().max(60), quantity: Quantity.optional().default(1) }))
      .max(20)
      .optional()
      .default([]),
    shipping: z.strictObject({ address: Address, customsCode: GivenCustomsCode }),
    shippingMethod: z.enum(SHIPPING_WORDS),
    shippingAmount: AmountMinor,
    items: z.array(Item).min(1).max(10),
    orderNotes: Notes.optional().default(''),
    deviceSerial: optional(40),
  })
  .openapi('NewOrder')

const PlacedOrder = z
  .object({
    orderId: z.string(),
    orderNumber: z.string(),
    currency: z.enum(CURRENCIES),
    subtotalAmount: z.int(),
    shippingAmount: z.int(),
    applicationFee: z.int(),
    taxAmount: z.int(),
    totalChargeAmount: z.int(),
  })
  .openapi('PlacedOrder')

const Payment = z.object({
  paymentId: z.string(),
  clientSecret: z.string(),
  status: z.string(),
})

export const placeOrderRoute = createRoute({
  method: 'post',
  path: '/orders',
  summary: 'Place an order (call 16); takes an `Idempotency-Key`',
  request: { query: common, body: jsonBody(NewOrder) },
  responses: { 201: answer(doubleDataOf(PlacedOrder), 'Placed'), ...problems },
})

export const listOrdersRoute = createRoute({
  method: 'get',
  path: '/orders',
  summary: 'One’s own orders, newest first',
  request: { query: common },
  responses: { 200: answer(dataOf(z.array(ListedOrder)), 'Orders'), ...problems },
})

export const viewOrderRoute = createRoute({
  method: 'get',
  path: '/orders/{orderId}',
  summary: 'One of one’s own orders',
  request: { params: OrderId, query: common },
  responses: { 200: answer(dataOf(OrderDetail), 'Order'), ...problems },
})

export const startPaymentRoute = createRoute({
  method: 'post',
  path: '/orders/{orderId}/payment-intent',
  summary: 'The card payment of an order (call 17): one an order, however often asked',
  request: { params: OrderId, query: common },
  responses: { 200: answer(doubleDataOf(Payment), 'Payment'), ...problems },
})

export const settleRoute = createRoute({
  method: 'post',
  path: '/orders/{orderId}/settlement',
  summary:
    'Look at the card payment now: what the return page asks after the bank sent the buyer back',
  request: { params: OrderId, query: common },
  responses: {
    200: answer(
      doubleDataOf(
        z.object({
          orderId: z.string(),
          status: z.string(),
          paymentStatus: z.string().nullable(),
          lastDecline: z.string().nullable(),
        }),
      ),
      'Order and payment as they are now',
    ),
    ...problems,
  },
})

const sourceBody = z.strictObject({
  orderId: z.string().max(60).optional(),
  paymentSource: z.enum(PAYMENT_SOURCES),
})

export const changeSourceRoute = createRoute({
  method: 'put',
  path: '/orders/{orderId}',
  summary: 'Change the payment source, until paid (call 18)',
  request: { params: OrderId, query: common, body: jsonBody(sourceBody) },
  responses: { 200: answer(doubleDataOf(OrderSummary), 'Order'), ...problems },
})

export const shippingFeeRoute = createRoute({
  method: 'put',
  path: '/orders/calculate-shipping-fee',
  summary: 'The shipping fee in minor units of the items’ currency (call 19)',
  request: {
    query: common,
    body: jsonBody(
      z.strictObject({
        shippingMethod: z.enum(SHIPPING_WORDS),
        shipping: z.object({ address: FeeAddress }),
        items: z.array(Item).min(1).max(10),
      }),
    ),
  },
  responses: { 200: answer(doubleDataOf(z.int()), 'Fee'), ...problems },
})

const QuoteQuestion = z
  .strictObject({
    location: Country.optional(),
    shippingMethod: z.enum(SHIPPING_WORDS).optional(),
    shipping: z.strictObject({ address: z.strictObject(FeeAddress.shape) }).optional(),
    items: z.array(Item).min(1).max(10),
  })
  .refine(({ shippingMethod, shipping }) => !shippingMethod === !shipping, {
    path: ['shippingMethod'],
  })

const Quote = z
  .object({
    currency: z.enum(CURRENCIES),
    items: z.array(z.object({ id: z.string(), quantity: z.int(), baseAmount: z.int() })),
    subtotalAmount: z.int(),
    shippingAmount: z.int().nullable(),
    applicationFee: z.int(),
    taxAmount: z.int().nullable(),
    totalChargeAmount: z.int().nullable(),
  })
  .openapi('Quote')

export const quoteRoute = createRoute({
  method: 'put',
  path: '/orders/quote',
  summary:
    'What an order would cost; nothing is ordered. Without `shipping` and `shippingMethod` what depends on them is null',
  request: { query: common, body: jsonBody(QuoteQuestion) },
  responses: { 200: answer(doubleDataOf(Quote), 'Quote'), ...problems },
})

export const completeBankOrderRoute = createRoute({
  method: 'put',
  path: '/orders/{orderId}/complete-bank-order',
  summary: 'The buyer will pay by bank transfer (call 21)',
  request: { params: OrderId, query: common, body: jsonBody(sourceBody) },
  responses: { 200: answer(doubleDataOf(OrderSummary), 'Order'), ...problems },
})

export const paymentMethodOf = { stripe: 'card', bank: 'bank_transfer' } as const
export const paymentSourceOf = { card: 'stripe', bank_transfer: 'bank' } as const

export type { ListedOrderWire, OrderDetailWire, OrderSummaryWire } from './order-shapes.ts'
export type PlacedOrderWire = z.infer<typeof PlacedOrder>
export type QuoteQuestionWire = z.input<typeof QuoteQuestion>
export type QuoteWire = z.infer<typeof Quote>
export type NewOrderWire = z.input<typeof NewOrder>
