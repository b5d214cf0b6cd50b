/** What the next order of a customer begins with, on the wire. */
import { z } from '@hono/zod-openapi'

import type { OrderDefaults } from '#domain/orders/placing/order-defaults.server.ts'
import { SHIPPING_WORDS, wordOf } from '#domain/shipping/method.ts'

import { AddressAnswer, addressWire } from './addresses.ts'
import { answer, dataOf, refusals, route, TAGS, WITH_KEY_AND_TOKEN } from './envelope.ts'

const OrderDefaultsAnswer = z
  .object({
    customer: z.object({
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      company: z.string(),
      department: z.string(),
    }),
    location: z.string().openapi({ description: 'Country of residence; empty if it is not known' }),
    shipping: z
      .object({
        address: AddressAnswer,
        shippingMethod: z.enum(SHIPPING_WORDS),
      })
      .nullable()
      .openapi({ description: 'Of the profile, otherwise of the newest order' }),
    terms: z.object({
      version: z.string().openapi({ description: 'The day that names the terms of sale in force' }),
      isAccepted: z.boolean(),
    }),
  })
  .openapi('OrderDefaults')
export type OrderDefaultsWire = z.infer<typeof OrderDefaultsAnswer>

export const orderDefaultsRoute = route('get', '/order-defaults', {
  operationId: 'viewOrderDefaults',
  tags: [TAGS.orders],
  security: WITH_KEY_AND_TOKEN,
  summary: 'Read the defaults for your next order',
  description:
    'Name, address and shipping method from the profile and the newest order, and whether the terms of sale in force are accepted.',
  responses: { 200: answer(dataOf(OrderDefaultsAnswer), 'Defaults') },
  ...refusals('forbidden', 'not_found'),
})

export function orderDefaultsWire(defaults: OrderDefaults): { data: OrderDefaultsWire } {
  const { shipping, termsVersion, areTermsAccepted, location, ...customer } = defaults
  return {
    data: {
      customer,
      location,
      shipping: shipping && {
        address: addressWire(shipping.address),
        shippingMethod: wordOf(shipping.method),
      },
      terms: { version: termsVersion, isAccepted: areTermsAccepted },
    },
  }
}
