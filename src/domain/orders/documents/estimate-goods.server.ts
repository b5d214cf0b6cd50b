/** Estimate without an order or an account, priced by the server like an order. Decisions, section 12. */
import { createHash } from 'node:crypto'

import {
  checkSelection,
  type Pick,
  packageCount,
  type SelectionRefusal,
} from '#domain/cart/packaging.ts'
import { findOrderables, type UnknownGoods } from '#domain/catalog/find-orderables.server.ts'
import { listNames } from '#domain/catalog/list-names.server.ts'
import type { Context } from '#domain/context.ts'
import {
  consumeRateLimit,
  type RateLimited,
} from '#domain/rate-limits/consume-rate-limit.server.ts'
import { findSettingsBelow } from '#domain/settings/read-settings.server.ts'
import { isEuropeanUnion, JAPAN } from '#domain/shipping/country.ts'
import type { ShippingWord } from '#domain/shipping/method.ts'
import { addDays } from '#shared/add-time.ts'
import { dayInJapan } from '#shared/japan-day.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import type { GoodsQuote, Quote } from '../placing/quote.ts'
import { type QuoteRefusal, quoteGoods, quoteOrder } from '../placing/quote-order.server.ts'
import { ESTIMATE_VALID_DAYS } from '../policy.ts'
import { documentNumber } from './documents.ts'
import type { DocumentRequest, OrderDocument } from './order-document.ts'

export type EstimateRequest = DocumentRequest & {
  /** Alpha-2. */
  location: string
  /** `null` while the destination is unknown. */
  delivery: { country: string; state: string; word: ShippingWord } | null
  lines: { productId: string; quantity: number }[]
  picks: Pick[]
  sdks: { slug: string; quantity: number }[]
}

export type EstimateRefusal = { code: QuoteRefusal } | SelectionRefusal | UnknownGoods | RateLimited

/** `address` is the client's network address. */
export async function estimateGoods(
  ctx: Context,
  request: EstimateRequest,
  address: string,
): Promise<Result<OrderDocument, EstimateRefusal>> {
  const counted = await consumeRateLimit(ctx, 'estimate_address', address)
  if (!counted.ok) return counted
  const checked = await checkGoods(ctx, request)
  if (!checked.ok) return checked
  const quote = await quoteFor(ctx, request)
  if (!quote.ok) return fail({ code: quote.error })
  return ok(await documentOf(ctx, request, quote.value))
}

/** Scents may be undecided: an estimate needs packages, not cartridges. */
async function checkGoods(
  ctx: Context,
  { location, delivery, lines, picks, sdks }: EstimateRequest,
): Promise<Result<null, EstimateRefusal>> {
  if (isEuropeanUnion(location) || (delivery && isEuropeanUnion(delivery.country)))
    return fail({ code: 'eu_resident' })

  const selection = checkSelection(packageCount(lines), picks, packageCount(sdks))
  if (!selection.ok && selection.error.code !== 'no_products_selected') return selection
  return findOrderables(ctx, { picks, sdks })
}

const quoteFor = (
  ctx: Context,
  { location, delivery, lines }: EstimateRequest,
): Promise<Result<GoodsQuote | Quote, QuoteRefusal>> =>
  delivery
    ? quoteOrder(ctx, { location, lines, ...delivery })
    : quoteGoods(ctx, { location, lines })

async function documentOf(
  ctx: Context,
  request: EstimateRequest,
  quote: GoodsQuote | Quote,
): Promise<OrderDocument> {
  const { locale, addressee, proviso, subject, picks, sdks } = request
  const names = await listNames(ctx, {
    productIds: quote.lines.map(({ productId }) => productId),
    serials: picks.map(({ serial }) => serial),
    slugs: sdks.map(({ slug }) => slug),
  })
  return {
    kind: 'estimate',
    locale,
    number: estimateNumber(ctx, request, quote),
    orderNumber: null,
    issuedAt: ctx.now,
    isReissue: false,
    isBinding: false,
    addressee,
    honorific: request.honorific ?? 'person',
    proviso,
    subject,
    purchaseOrderNumber: '',
    currency: quote.subtotal.currency,
    lines: quote.lines.map(({ productId, quantity, unit }) => ({
      productId,
      name: names.products.get(productId) ?? nameOf(productId),
      quantity,
      unitMinor: unit.amountMinor,
    })),
    cartridges: picks.map(({ serial, quantity }) => ({
      serial,
      name: names.cartridges.get(serial)?.name ?? nameOf(serial),
      kind: names.cartridges.get(serial)?.kind ?? 'custom',
      quantity,
    })),
    packages: [],
    sdks: sdks.map(({ slug, quantity }) => ({
      name: names.sdks.get(slug) ?? nameOf(slug),
      quantity,
    })),
    amounts: amountsOf(request, quote),
    orderedAt: null,
    validUntil: addDays(ctx.now, ESTIMATE_VALID_DAYS),
    payment: { method: null, card: null, deadline: null, payerName: null, paidAt: null },
    delivery: null,
    receipt: null,
    packing: null,
    company: await findSettingsBelow(ctx, 'company.'),
  }
}

const nameOf = (code: string) => ({ en: code, ja: null, ko: null })

function amountsOf(
  { delivery }: EstimateRequest,
  quote: GoodsQuote | Quote,
): OrderDocument['amounts'] {
  const goods = {
    subtotalMinor: quote.subtotal.amountMinor,
    transactionFeeMinor: quote.transactionFee.amountMinor,
  }
  if (!('total' in quote) || !delivery) {
    const totalMinor = goods.subtotalMinor + goods.transactionFeeMinor
    return { ...goods, shipping: null, totalMinor, includedTaxMinor: null }
  }
  return {
    ...goods,
    shipping: {
      feeMinor: quote.shippingFee.amountMinor,
      method: quote.method,
      taxLocation: delivery.country === JAPAN ? 'domestic' : 'export',
    },
    totalMinor: quote.total.amountMinor,
    includedTaxMinor: quote.includedTax.amountMinor,
  }
}

/** No row is stored, so the number is a digest of the content: the same request on the same day gives the same document. */
function estimateNumber(
  ctx: Context,
  { locale: _, ...content }: EstimateRequest,
  quote: GoodsQuote | Quote,
): string {
  const day = dayInJapan(ctx.now)
  const digest = createHash('sha256')
    .update(JSON.stringify([day, content, quote]))
    .digest('hex')
  return documentNumber(
    'estimate',
    `${day.replaceAll('-', '')}-${digest.slice(0, 5).toUpperCase()}`,
  )
}
