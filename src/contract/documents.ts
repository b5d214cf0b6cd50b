/** Estimates, confirmations, invoices, delivery notes and receipts, as PDF. Decisions, section 12. */
import { createRoute, z } from '@hono/zod-openapi'

import { DOCUMENT_KINDS, HONORIFICS } from '#domain/orders/documents.ts'
import type { EstimateRequest } from '#domain/orders/estimate-goods.server.ts'
import { Country, Quantity } from '#domain/orders/order.ts'
import type { PaperRequest } from '#domain/orders/paper.ts'
import { ADDRESSEE_LENGTH_MAX, PROVISO_LENGTH_MAX } from '#domain/orders/policy.ts'
import { JAPAN } from '#domain/shipping/country.ts'
import { SHIPPING_WORDS } from '#domain/shipping/method.ts'
import { LOCALES, type Locale } from '#shared/locale.ts'
import { singleLine } from '#shared/typed-text.ts'

import { commonQuery, jsonBody, problems } from './envelope.ts'
import { FeeAddress, Item } from './orders.ts'

const optional = (max: number) =>
  singleLine(max)
    .nullish()
    .transform((text) => text ?? '')

const Addressed = z.strictObject({
  addressee: optional(ADDRESSEE_LENGTH_MAX),
  honorific: z.enum(HONORIFICS).nullish(),
  proviso: optional(PROVISO_LENGTH_MAX),
  locale: z.enum(LOCALES).nullish(),
})

const Estimate = Addressed.extend({
  location: Country.optional(),
  shippingMethod: z.enum(SHIPPING_WORDS).optional(),
  shipping: z.strictObject({ address: z.strictObject(FeeAddress.shape) }).optional(),
  items: z.array(Item).min(1).max(10),
  selectedCartridges: z
    .array(z.strictObject({ serial: z.string().max(40), quantity: Quantity }))
    .max(200)
    .optional()
    .default([]),
  selectedSDK: z
    .array(z.strictObject({ slug: z.string().max(60), quantity: Quantity.optional().default(1) }))
    .max(20)
    .optional()
    .default([]),
})
  .refine(({ shippingMethod, shipping }) => !shippingMethod === !shipping, {
    path: ['shippingMethod'],
  })
  .openapi('NewEstimate')

const common = z.strictObject(commonQuery)

const pdf = {
  content: {
    'application/pdf': { schema: z.string().openapi({ format: 'binary' }) },
  },
  description: 'The document; `Content-Disposition` names its file',
}

export const issueDocumentRoute = createRoute({
  method: 'post',
  path: '/orders/{orderId}/documents/{kind}',
  summary: 'A document of one of one’s own orders. What the state of the order has not yet is 409',
  request: {
    params: z.object({ orderId: z.string().max(60), kind: z.enum(DOCUMENT_KINDS) }),
    query: common,
    body: jsonBody(Addressed),
  },
  responses: { 200: pdf, ...problems },
})

export const estimateRoute = createRoute({
  method: 'post',
  path: '/estimates',
  summary:
    'An estimate before ordering; nothing is ordered. Without `shipping` and `shippingMethod` it is without the shipping fee',
  request: { query: common, body: jsonBody(Estimate) },
  responses: { 200: pdf, ...problems },
})

export type AddressedWire = z.input<typeof Addressed>
export type EstimateWire = z.input<typeof Estimate>

export const paperRequestOf = (wire: z.infer<typeof Addressed>, locale: Locale): PaperRequest => ({
  locale: wire.locale ?? locale,
  addressee: wire.addressee,
  honorific: wire.honorific ?? null,
  proviso: wire.proviso,
})

export function estimateRequestOf(
  {
    items,
    shipping,
    shippingMethod,
    selectedCartridges,
    selectedSDK,
    ...wire
  }: z.infer<typeof Estimate>,
  locale: Locale,
): EstimateRequest {
  return {
    ...paperRequestOf(wire, locale),
    location: wire.location ?? shipping?.address.country ?? JAPAN,
    delivery: shipping && shippingMethod ? { ...shipping.address, word: shippingMethod } : null,
    lines: items.map(({ id, quantity }) => ({ productId: id, quantity })),
    picks: selectedCartridges,
    sdks: selectedSDK,
  }
}
