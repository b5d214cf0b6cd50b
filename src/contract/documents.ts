/** Estimates, confirmations, invoices, delivery notes and receipts, as PDF. Decisions, section 12. */
import { z } from '@hono/zod-openapi'

import { DOCUMENT_KINDS, HONORIFICS } from '#domain/orders/documents/documents.ts'
import type { EstimateRequest } from '#domain/orders/documents/estimate-goods.server.ts'
import { Addressee, type DocumentRequest } from '#domain/orders/documents/order-document.ts'
import { PROVISO_LENGTH_MAX } from '#domain/orders/policy.ts'
import { JAPAN } from '#domain/shipping/country.ts'
import { LOCALES, type Locale } from '#shared/locale.ts'

import { jsonBody, refusals, route, TAGS, WITH_KEY, WITH_KEY_AND_TOKEN } from './envelope.ts'
import { EXAMPLE_DELIVERY, EXAMPLE_PICKS } from './example-order.ts'
import { LooseLine } from './fields.ts'
import { SelectedCartridges, SelectedSdks } from './new-order.ts'
import { CONTENT_REFUSALS, hasPlaceWithWay, PricedGoods } from './order-prices.ts'
import { OrderId } from './orders.ts'

const Addressed = z.strictObject({
  addressee: Addressee.nullish()
    .transform((text) => text ?? '')
    .openapi({
      description:
        'To whom it is made out, in up to three lines; without it, the customer, and for a delivery note the recipient',
      example: '見本株式会社\n研究開発部',
    }),
  honorific: z
    .enum(HONORIFICS)
    .nullish()
    .openapi({ description: 'How the addressee is addressed', example: 'organization' }),
  proviso: LooseLine(PROVISO_LENGTH_MAX).openapi({
    description: 'What a receipt is for, in your own words',
    example: null,
  }),
  subject: LooseLine(PROVISO_LENGTH_MAX).openapi({
    description: 'What an estimate is about; without it, the products',
    example: null,
  }),
  locale: z.enum(LOCALES).nullish().openapi({ description: 'Language of the document' }),
})

const Estimate = Addressed.extend({
  ...PricedGoods.shape,
  selectedCartridges: SelectedCartridges.optional().default([]),
  selectedSDK: SelectedSdks,
})
  .refine(hasPlaceWithWay, { path: ['shippingMethod'] })
  .openapi('NewEstimate')

const pdf = {
  content: {
    'application/pdf': { schema: z.string().openapi({ format: 'binary' }) },
  },
  description: 'The document; `Content-Disposition` names its file',
}

export const issueDocumentRoute = route('post', '/orders/{orderId}/documents/{kind}', {
  operationId: 'issueDocument',
  tags: [TAGS.documents],
  security: WITH_KEY_AND_TOKEN,
  summary: 'Get a document for your order',
  description:
    'Estimate, confirmation, invoice, delivery note or receipt, as a PDF. What the state of the order does not have yet is 409.',
  request: {
    params: OrderId.extend({ kind: z.enum(DOCUMENT_KINDS).openapi({ example: 'invoice' }) }),
    body: jsonBody(Addressed, { addressee: '見本株式会社', honorific: 'organization' }),
  },
  responses: { 200: pdf },
  ...refusals('document_unavailable', 'not_found'),
})

export const estimateRoute = route('post', '/estimates', {
  operationId: 'makeEstimate',
  tags: [TAGS.documents],
  security: WITH_KEY,
  summary: 'Get an estimate before ordering',
  description:
    'As a PDF; nothing is ordered or reserved. Without `shipping` and `shippingMethod` it is without the shipping fee.',
  request: {
    body: jsonBody(Estimate, {
      addressee: '見本株式会社',
      honorific: 'organization',
      ...EXAMPLE_DELIVERY,
      selectedCartridges: EXAMPLE_PICKS,
    }),
  },
  responses: { 200: pdf },
  ...refusals(...CONTENT_REFUSALS),
})

export type AddressedWire = z.input<typeof Addressed>
export type EstimateWire = z.input<typeof Estimate>

export const documentRequestOf = (
  wire: z.infer<typeof Addressed>,
  locale: Locale,
): DocumentRequest => ({
  locale: wire.locale ?? locale,
  addressee: wire.addressee,
  honorific: wire.honorific ?? null,
  proviso: wire.proviso,
  subject: wire.subject,
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
    ...documentRequestOf(wire, locale),
    location: wire.location ?? shipping?.address.country ?? JAPAN,
    delivery: shipping && shippingMethod ? { ...shipping.address, word: shippingMethod } : null,
    lines: items.map(({ id, quantity }) => ({ productId: id, quantity })),
    picks: selectedCartridges,
    sdks: selectedSDK,
  }
}
