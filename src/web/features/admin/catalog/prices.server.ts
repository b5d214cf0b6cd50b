/** The actions of the page of prices: each reads its input and calls a use case. */
import { setPrices, withdrawPrice } from '#domain/catalog/prices/set-prices.server.ts'
import type { Context } from '#domain/context.ts'
import { momentAt } from '#shared/japan-minute.ts'
import { CURRENCIES, type Currency } from '#shared/money.ts'

import { type ActionDone, type ActionInput, actionErrors, outcomeOf } from '../forms/action.ts'
import type { GoodsErrors, GoodsFieldError } from '../forms/goods-errors.ts'
import { parseAmount } from '../forms/parse-amount.ts'
import type { CatalogAction } from './catalog-action.ts'

/** `verify` requires a recent one-time password. */
export async function setPricesIn(
  ctx: Context,
  input: ActionInput,
  verify: () => Promise<void>,
): Promise<ActionDone<CatalogAction> | GoodsErrors<CatalogAction>> {
  const action = 'set_prices'
  const { amounts, errors } = amountsIn(input)
  const startsAt = momentIn(input.startsAt ?? '')
  if (startsAt === 'unreadable') errors.push({ field: 'startsAt', code: 'moment' })
  if (startsAt === 'unreadable' || errors.length > 0)
    return actionErrors(action, input, { fieldErrors: errors })

  await verify()
  const { id: productId = '', revision = '' } = input
  const set = await setPrices(ctx, { productId, amounts, startsAt, revision })
  return outcomeOf(action, input, set)
}

export async function withdrawPriceIn(
  ctx: Context,
  input: ActionInput,
  verify: () => Promise<void>,
): Promise<ActionDone<CatalogAction> | GoodsErrors<CatalogAction>> {
  await verify()
  return outcomeOf('withdraw_price', input, await withdrawPrice(ctx, Number(input.priceId)))
}

/** An empty field leaves its currency as it is. */
function amountsIn(input: ActionInput): {
  amounts: Partial<Record<Currency, number>>
  errors: GoodsFieldError[]
} {
  const amounts: Partial<Record<Currency, number>> = {}
  const errors: GoodsFieldError[] = []
  for (const currency of CURRENCIES) {
    const text = input[currency] ?? ''
    if (text.trim() === '') continue
    const minor = parseAmount(text, currency)
    if (minor === null || minor === 0) errors.push({ field: currency, code: 'amount' })
    else amounts[currency] = minor
  }
  if (errors.length === 0 && Object.keys(amounts).length === 0) {
    errors.push({ field: CURRENCIES[0], code: 'missing' })
  }
  return { amounts, errors }
}

/** A moment in Japan as a browser's field writes it; `null` for now. */
function momentIn(text: string): Date | null | 'unreadable' {
  return text.trim() === '' ? null : (momentAt(text) ?? 'unreadable')
}
