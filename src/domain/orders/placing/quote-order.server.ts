/** What an order costs: priced by the server alone. Spec §9 "Order total", decisions section 5. */

import { packageCount } from '#domain/cart/packaging.ts'
import { currencyOf } from '#domain/catalog/prices/find-prices.server.ts'
import type { Context } from '#domain/context.ts'
import { findSettings } from '#domain/settings/read-settings.server.ts'
import { isEuropeanUnion, JAPAN } from '#domain/shipping/country.ts'
import { type FeeRefusal, findShippingFee } from '#domain/shipping/find-fee.server.ts'
import type { ShippingMethod, ShippingWord } from '#domain/shipping/method.ts'
import { isAmong } from '#shared/is-among.ts'
import { type Currency, fromYen, type Money } from '#shared/money.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { PRODUCT_IDS, type ProductId } from '../product.ts'
import { findPackages } from './find-packages.server.ts'
import type { GoodsQuote, Quote, QuotedLine } from './quote.ts'
import { includedTax, orderTotal, subtotalOf } from './totals.ts'

type GoodsRefusal = 'prices_not_found' | 'product_not_sold' | 'product_unknown'

export type QuoteRefusal = FeeRefusal | GoodsRefusal

export type QuoteRequest = {
  location: string
  country: string
  state: string
  word: ShippingWord
  lines: readonly { productId: string; quantity: number }[]
}

/** EU residents get no total, because they cannot order. Spec §5. */
export async function quoteOrder(
  ctx: Context,
  request: QuoteRequest,
): Promise<Result<Quote, QuoteRefusal>> {
  if (isEuropeanUnion(request.location)) return fail('eu_resident')
  const goods = await quoteGoods(ctx, request)
  if (!goods.ok) return goods
  const fee = await quoteShipping(ctx, request, currencyOf(request.location))
  if (!fee.ok) return fee

  const { lines, transactionFee } = goods.value
  const total = orderTotal(lines, { shippingFee: fee.value.fee, transactionFee })
  return ok({
    ...goods.value,
    method: fee.value.method,
    shippingFee: fee.value.fee,
    includedTax: includedTax(total, request.country === JAPAN ? 'domestic' : 'export'),
    total,
  })
}

/** The part of a quote that is independent of the destination. */
export async function quoteGoods(
  ctx: Context,
  request: Pick<QuoteRequest, 'location' | 'lines'>,
): Promise<Result<GoodsQuote, GoodsRefusal>> {
  const currency = currencyOf(request.location)
  const lines = await quoteLines(ctx, request.lines, currency)
  if (!lines.ok) return lines

  const rates = await findSettings(ctx, ['currency_rate', 'transaction_fee_jpy'])
  const rate = Number(rates.currency_rate)
  const transactionFee = fromYen(Number(rates.transaction_fee_jpy), currency, rate)
  return ok({ lines: lines.value, subtotal: subtotalOf(lines.value), transactionFee })
}

/** The fee in the buyer's currency, and the shipping method for that country. */
export async function quoteShipping(
  ctx: Context,
  request: Omit<QuoteRequest, 'location'>,
  currency: Currency,
): Promise<Result<{ fee: Money; method: ShippingMethod }, FeeRefusal | 'product_unknown'>> {
  if (!request.lines.every(({ productId }) => isProductId(productId)))
    return fail('product_unknown')

  const { country, state, word } = request
  const ofProduct = (id: ProductId) =>
    packageCount(request.lines.filter(({ productId }) => productId === id))
  const packages = { kit: ofProduct('kit'), refill: ofProduct('refill-pack') }
  const found = await findShippingFee(ctx, { destination: { country, state }, word, packages })
  if (!found.ok) return found

  const { currency_rate } = await findSettings(ctx, ['currency_rate'])
  const fee = fromYen(found.value.yen, currency, Number(currency_rate))
  return ok({ fee, method: found.value.method })
}

async function quoteLines(
  ctx: Context,
  lines: QuoteRequest['lines'],
  currency: Currency,
): Promise<Result<QuotedLine[], GoodsRefusal>> {
  const packages = await findPackages(ctx, currency)
  const quoted: QuotedLine[] = []
  for (const { productId, quantity } of lines) {
    if (!isProductId(productId)) return fail('product_unknown')
    const { isSold, price: unit } = packages[productId]
    if (!isSold) return fail('product_not_sold')
    if (!unit) return fail('prices_not_found')
    quoted.push({ productId, quantity, unit })
  }
  return ok(quoted)
}

const isProductId = isAmong(PRODUCT_IDS)
