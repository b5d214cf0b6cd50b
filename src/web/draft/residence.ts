/** Country of residence: asked once and used for currency, EU question, delivery country and form of the address. */
import { isEuropeanUnion, JAPAN } from '#domain/shipping/country.ts'
import { defaultMethodFor, wordOf } from '#domain/shipping/method.ts'

import type { OrderDraft } from './order-draft.ts'

type Residence = Pick<OrderDraft, 'location' | 'isResidenceKnown'> &
  Partial<Pick<OrderDraft, 'address' | 'shippingMethod'>>

/** Until an address is typed, the goods go where the buyer lives. */
export function liveIn(location: string, { address }: Pick<OrderDraft, 'address'>): Residence {
  const residence = { location, isResidenceKnown: true }
  const hasInput = [address.postalCode, address.city, address.line1].some((text) => text !== '')
  if (hasInput || isEuropeanUnion(location)) return residence

  const state = location === JAPAN && address.country === JAPAN ? address.state : ''
  return {
    ...residence,
    address: { ...address, country: location, state },
    shippingMethod: wordOf(defaultMethodFor(location)),
  }
}
