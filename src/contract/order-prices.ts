/** What things and their sending cost, before anything is ordered, on the wire. Spec §7 call 19; decisions, section 8. */
import { z } from '@hono/zod-openapi'

import { SHIPPING_WORDS } from '#domain/shipping/method.ts'
import { CURRENCIES } from '#shared/money.ts'

import {
  Amount,
  answer,
  doubleDataOf,
  jsonBody,
  refusals,
  route,
  TAGS,
  WITH_KEY_AND_TOKEN,
} from './envelope.ts'
import { EXAMPLE_DELIVERY } from './example-order.ts'
import { Country, LooseLine } from './fields.ts'
import { OrderedItems } from './new-order.ts'

/** For a fee, country and prefecture are enough: it is shown before the address is complete. */
const FeeAddress = z.object({ country: Country, state: LooseLine(100, '東京都') })

const FEE_REFUSALS = [
  'country_unavailable',
  'eu_resident',
  'product_unknown',
  'shipping_method_not_offered',
  'shipping_not_found',
] as const
const PRICE_REFUSALS = [...FEE_REFUSALS, 'prices_not_found', 'product_not_sold'] as const
/** Of calls that say which cartridges and SDKs come along. */
export const CONTENT_REFUSALS = [
  ...PRICE_REFUSALS,
  'cartridge_duplicated',
  'cartridge_unknown',
  'no_products_selected',
  'quantity_exceeded',
  'sdk_exceeded',
  'sdk_unknown',
] as const

export const shippingFeeRoute = route('put', '/orders/calculate-shipping-fee', {
  operationId: 'calculateShippingFee',
  tags: [TAGS.pricing],
  security: WITH_KEY_AND_TOKEN,
  summary: 'Calculate the shipping fee (call 19)',
  description:
    'An integer in minor units of the items’ currency. Country and prefecture are enough.',
  request: {
    body: jsonBody(
      z.strictObject({
        shippingMethod: z.enum(SHIPPING_WORDS),
        shipping: z.object({ address: FeeAddress }),
        items: OrderedItems,
      }),
      EXAMPLE_DELIVERY,
    ),
  },
  responses: { 200: answer(doubleDataOf(z.int()), 'Fee', { data: { data: 1260 } }) },
  ...refusals(...FEE_REFUSALS),
})

/** What goes into a price: until it is known where and how the goods travel, only theirs. */
export const PricedGoods = z.strictObject({
  location: Country.optional(),
  shippingMethod: z.enum(SHIPPING_WORDS).optional(),
  shipping: z.strictObject({ address: z.strictObject(FeeAddress.shape) }).optional(),
  items: OrderedItems,
})

/** Place and way come together or not at all. */
export const hasPlaceWithWay = ({ shippingMethod, shipping }: z.infer<typeof PricedGoods>) =>
  !shippingMethod === !shipping

const QuoteQuestion = PricedGoods.refine(hasPlaceWithWay, { path: ['shippingMethod'] })

const Quote = z
  .object({
    currency: z.enum(CURRENCIES),
    items: z.array(
      z.object({
        id: z.string().openapi({ example: 'kit' }),
        quantity: z.int(),
        baseAmount: Amount('Price of one', 80_000),
      }),
    ),
    subtotalAmount: Amount('The goods', 80_000),
    shippingAmount: Amount('The shipping fee', 1260).nullable(),
    applicationFee: Amount('The fee for the payment', 0),
    taxAmount: Amount('Consumption tax, contained in the total', 7387).nullable(),
    totalChargeAmount: Amount('Everything together', 81_260).nullable(),
  })
  .openapi('Quote')

export const quoteRoute = route('put', '/orders/quote', {
  operationId: 'quoteOrder',
  tags: [TAGS.pricing],
  security: WITH_KEY_AND_TOKEN,
  summary: 'Quote an order',
  description:
    'Nothing is ordered. Without `shipping` and `shippingMethod` the amounts that depend on them are null.',
  request: {
    body: jsonBody(QuoteQuestion, { location: 'Japan', ...EXAMPLE_DELIVERY }),
  },
  responses: { 200: answer(doubleDataOf(Quote), 'Quote') },
  ...refusals(...PRICE_REFUSALS),
})

export type QuoteQuestionWire = z.input<typeof QuoteQuestion>
export type QuoteWire = z.infer<typeof Quote>
