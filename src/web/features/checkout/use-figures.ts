/** Prices and shipping fees of the draft, fetched when what they depend on changes; the latest answer wins. */
import { useEffect, useState } from 'react'

import type { ProductId } from '#domain/orders/order.ts'
import { KIT_PRICE_DEFAULT_YEN } from '#domain/orders/policy.ts'
import { isEuropeanUnion, JAPAN } from '#domain/shipping/country.ts'
import { methodsFor, type ShippingWord, wordOf } from '#domain/shipping/method.ts'
import { type Currency, fromYen, type Money, money } from '#shared/money.ts'
import { ok, type Result } from '#shared/result.ts'

import { type ApiProblem, callApi } from '../../api/client.ts'
import type { OrderDraft } from '../../draft/order-draft.ts'
import {
  type DraftLine,
  draftLines,
  type FeeSettings,
  type Figures,
  figuresOf,
  type Prices,
} from './checkout-figures.ts'

export type Fees = ReadonlyMap<ShippingWord, Result<Money, ApiProblem>>

export type FigureState = {
  figures: Figures | null
  pricesProblem: ApiProblem | null
  /** `null` while they are unknown or on their way. */
  fees: Fees | null
  areFeesAwaited: boolean
  /** Asks for every figure anew, after the server said that one has changed. */
  refresh: () => void
}

export function useFigures(draft: OrderDraft, settings: FeeSettings): FigureState {
  const [round, setRound] = useState(0)
  const lines = draftLines(draft)
  const priceKey = JSON.stringify({
    location: draft.location,
    productIds: lines.map(({ productId }) => productId),
    ...settings,
    round,
  } satisfies PriceQuestion)
  const prices = useLatest(priceKey, loadPrices)

  const { country, state } = draft.address
  const isPlaceKnown = !isEuropeanUnion(country) && (country !== JAPAN || state !== '')
  const question = { country, state: country === JAPAN ? state : '', lines, round }
  const feeKey =
    prices?.ok && isPlaceKnown
      ? JSON.stringify({ ...question, currency: prices.value.currency } satisfies FeeQuestion)
      : null
  const fees = useLatest(feeKey, loadFees)

  const fee = fees?.get(draft.shippingMethod)
  const figures = prices?.ok
    ? figuresOf(draft, { prices: prices.value, shipping: fee?.ok ? fee.value : null }, settings)
    : null
  const refresh = () => setRound((before) => before + 1)
  const pricesProblem = prices?.ok === false ? prices.error : null
  const areFeesAwaited = isPlaceKnown && fees === null && pricesProblem === null
  return { figures, pricesProblem, fees, areFeesAwaited, refresh }
}

type PriceQuestion = { location: string; productIds: ProductId[]; round: number } & FeeSettings
type PriceAnswer = { data: { active: boolean; unit_amount: number; currency: Currency }[] }

async function loadPrices(key: string, signal: AbortSignal): Promise<Result<Prices, ApiProblem>> {
  // Written by `useFigures` alone.
  const { location, productIds, currencyRate } = JSON.parse(key) as PriceQuestion
  const answers = await Promise.all(
    productIds.map((id) =>
      callApi<PriceAnswer>(`/v1/prices/${id}`, { query: { location }, signal }),
    ),
  )
  const units = new Map<ProductId, Money>()
  let currency: Currency = location === JAPAN ? 'jpy' : 'usd'
  for (const [at, productId] of productIds.entries()) {
    const answer = answers[at]
    if (!answer?.ok) return answer ?? noPrices
    const price = answer.value.data.find(({ active }) => active)
    if (price) currency = price.currency
    const unit = price ? money(price.unit_amount, price.currency) : null
    // Spec §9: the default price of the kit stands in when no active price is returned.
    const standIn = productId === 'kit' && fromYen(KIT_PRICE_DEFAULT_YEN, currency, currencyRate)
    if (unit || standIn) units.set(productId, unit || standIn || money(0, currency))
  }
  return units.size === productIds.length ? ok({ currency, units }) : noPrices
}

const noPrices: Result<Prices, ApiProblem> = {
  ok: false,
  error: { status: 404, code: 'prices_not_found', message: '', fields: [], details: {} },
}

type FeeQuestion = {
  country: string
  state: string
  lines: DraftLine[]
  currency: Currency
  round: number
}

/** Spec §7 call 19, for each method that is offered there. */
async function loadFees(key: string, signal: AbortSignal): Promise<Fees> {
  // Written by `useFigures` alone.
  const { country, state, lines, currency } = JSON.parse(key) as FeeQuestion
  const items = lines.map(({ productId, quantity }) => ({
    id: productId,
    type: 'product',
    quantity,
    currency,
  }))
  const fees = await Promise.all(
    methodsFor(country).map(async (method) => {
      const shippingMethod = wordOf(method)
      const answer = await callApi<{ data: { data: number } }>(
        '/v1/orders/calculate-shipping-fee',
        {
          method: 'PUT',
          body: { shippingMethod, shipping: { address: { country, state } }, items },
          signal,
        },
      )
      return [
        shippingMethod,
        answer.ok ? ok(money(answer.value.data.data, currency)) : answer,
      ] as const
    }),
  )
  return new Map(fees)
}

/** The answer to the present question, `null` while there is none. `load` must be a function that never changes. */
function useLatest<T>(
  key: string | null,
  load: (key: string, signal: AbortSignal) => Promise<T>,
): T | null {
  const [answer, setAnswer] = useState<{ key: string; value: T } | null>(null)

  useEffect(() => {
    if (key === null) return
    const controller = new AbortController()
    void load(key, controller.signal).then((value) => {
      if (!controller.signal.aborted) setAnswer({ key, value })
    })
    return () => controller.abort()
  }, [key, load])

  return answer !== null && answer.key === key ? answer.value : null
}
