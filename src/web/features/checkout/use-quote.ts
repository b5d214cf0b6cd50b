/** The quote of the draft, requested again when its inputs change; the latest response wins. */
import { startTransition, useEffect, useState } from 'react'

import type { QuoteQuestionWire, QuoteWire } from '#contract/order-prices.ts'
import { isEuropeanUnion, JAPAN } from '#domain/shipping/country.ts'
import { methodsFor, type ShippingWord, wordOf } from '#domain/shipping/method.ts'
import { type Currency, type Money, money } from '#shared/money.ts'
import { ok, type Result } from '#shared/result.ts'
import { type ApiProblem, callApi } from '#web/api/client.ts'
import { isOwned, type OrderDraft } from '#web/draft/order-draft.ts'

import { draftLines, type Figures, figuresOf } from './checkout-figures.ts'

export type Fees = ReadonlyMap<ShippingWord, Result<Money, ApiProblem>>

export type QuoteState = {
  figures: Figures | null
  /** Why even the goods have no price. */
  pricesProblem: ApiProblem | null
  /** Why there is no total for the chosen destination and method. */
  totalProblem: ApiProblem | null
  /** `null` while they are unknown or on their way. */
  fees: Fees | null
  areFeesAwaited: boolean
  /** Loads every amount again, after the server said that one has changed. */
  refresh: () => void
}

export function useQuote(draft: OrderDraft): QuoteState {
  const [round, setRound] = useState(0)
  const { location, shippingMethod } = draft
  const items = draftLines(draft).map(({ productId, quantity }) => ({
    id: productId,
    type: 'product',
    quantity,
  }))
  const address = placeOf(draft)
  const isPriceable = isOwned(draft) && items.length > 0

  // The goods are asked for apart, so that their prices stay while another destination or method is tried.
  const goodsKey = keyOf(isPriceable && { round, body: { location, items } })
  const goods = useLatest(goodsKey, loadQuote)
  const shipping = address && { address }
  const wholeKey = keyOf(
    isPriceable && shipping && { round, body: { location, items, shippingMethod, shipping } },
  )
  const whole = useLatest(wholeKey, loadQuote)

  const currency = goods?.ok ? goods.value.currency : null
  const feeKey = keyOf(currency && shipping && { round, currency, body: { shipping, items } })
  const fees = useLatest(feeKey, loadFees)

  const fee = fees?.get(shippingMethod)
  const told = whole?.ok ? whole : goods
  const pricesProblem = goods?.ok === false ? goods.error : null
  return {
    figures: told?.ok ? figuresOf(told.value, fee?.ok ? fee.value : null) : null,
    pricesProblem,
    totalProblem: whole?.ok === false ? whole.error : null,
    fees,
    areFeesAwaited: address !== null && fees === null && pricesProblem === null,
    refresh: () => setRound((before) => before + 1),
  }
}

type Place = { country: string; state: string }

/** What a fee depends on; `null` while it is not known or where we do not send. */
function placeOf({ address: { country, state } }: OrderDraft): Place | null {
  if (isEuropeanUnion(country) || (country === JAPAN && state === '')) return null
  return { country, state: country === JAPAN ? state : '' }
}

/** `round` is part of every request, so that the same one can be repeated. */
type QuoteQuestion = { round: number; body: QuoteQuestionWire }
type FeeQuestion = {
  round: number
  currency: Currency
  body: { shipping: { address: Place }; items: QuoteQuestionWire['items'] }
}

const keyOf = (question: QuoteQuestion | FeeQuestion | false | null): string | null =>
  question ? JSON.stringify(question) : null

async function loadQuote(key: string, signal: AbortSignal): Promise<Result<QuoteWire, ApiProblem>> {
  // Written by `useFigures` alone.
  const { body } = JSON.parse(key) as QuoteQuestion
  const answer = await callApi('PUT /v1/orders/quote', {
    body,
    signal,
  })
  return answer.ok ? ok(answer.value.data.data) : answer
}

/** Spec §7 call 19, for each method that is offered there. */
async function loadFees(key: string, signal: AbortSignal): Promise<Fees> {
  // Written by `useFigures` alone.
  const { currency, body } = JSON.parse(key) as FeeQuestion
  const items = body.items.map((item) => ({ ...item, currency }))
  const fees = await Promise.all(
    methodsFor(body.shipping.address.country).map(async (method) => {
      const shippingMethod = wordOf(method)
      const answer = await callApi('PUT /v1/orders/calculate-shipping-fee', {
        body: { ...body, items, shippingMethod },
        signal,
      })
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
      // The whole tab is rendered again: in pieces, so that input in between is answered.
      if (!controller.signal.aborted) startTransition(() => setAnswer({ key, value }))
    })
    return () => controller.abort()
  }, [key, load])

  return answer !== null && answer.key === key ? answer.value : null
}
