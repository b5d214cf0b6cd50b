/** Unit prices for the visitor's location: yen come with the page, others by the price call. Spec §7 call 20. */

import { useEffect, useState } from 'react'

import type { Calls } from '#client/calls.gen.ts'
import type { ProductId } from '#domain/orders/product.ts'
import { JAPAN } from '#domain/shipping/country.ts'
import { type Money, money } from '#shared/money.ts'

import { callApi } from '../../api/client.ts'
import type { Builder } from './builder.ts'

/** `null` for what is not on sale in that place. */
export type UnitPrices = Record<ProductId, Money | null>

type Priced = {
  /** `null` until the server has answered for this location. */
  prices: UnitPrices | null
  /** A problem code: no price, or no answer. Spec §8 "Order". */
  problem: 'prices_not_found' | 'prices_fetch_failed' | null
  retry: () => void
}

type Answer = { location: string; prices: UnitPrices | null; problem: Priced['problem'] }

export function usePrices(location: string, { yen, sold }: Pick<Builder, 'yen' | 'sold'>): Priced {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [attempts, setAttempts] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again for the same location.
  useEffect(() => {
    if (location === JAPAN) return
    const abandon = new AbortController()
    void fetchPrices(location, abandon.signal).then((fetched) => {
      if (!abandon.signal.aborted) setAnswer(fetched)
    })
    return () => abandon.abort()
  }, [location, attempts])

  const retry = () => {
    setAnswer(null)
    setAttempts((before) => before + 1)
  }
  if (location === JAPAN) return { prices: yen, problem: null, retry }
  if (answer?.location !== location) return { prices: null, problem: null, retry }
  // Where nothing is sold, a price that is missing is not an error.
  const isAnySold = Object.values(sold).some(Boolean)
  const isMissed = answer.problem !== 'prices_not_found' || isAnySold
  return { prices: answer.prices, problem: isMissed ? answer.problem : null, retry }
}

type PriceAnswer = Calls['GET /v1/prices/{productId}']['answer']

async function fetchPrices(location: string, signal: AbortSignal): Promise<Answer> {
  const ask = (productId: ProductId) =>
    callApi('GET /v1/prices/{productId}', { path: { productId }, query: { location }, signal })
  const [kit, refill] = await Promise.all([ask('kit'), ask('refill-pack')])
  if (!kit.ok || !refill.ok) return { location, prices: null, problem: 'prices_fetch_failed' }

  const prices = { kit: firstActive(kit.value), 'refill-pack': firstActive(refill.value) }
  const isPriced = prices.kit !== null || prices['refill-pack'] !== null
  return { location, prices, problem: isPriced ? null : 'prices_not_found' }
}

function firstActive({ data }: PriceAnswer): Money | null {
  const price = data.find(({ active }) => active)
  return price ? money(price.unit_amount, price.currency) : null
}
