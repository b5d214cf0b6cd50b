/** Country of residence: asked once and used for currency, EU question, delivery country and form of the address. */
import { isCountryCode, isEuropeanUnion, JAPAN } from '#domain/shipping/country.ts'
import { defaultMethodFor, wordOf } from '#domain/shipping/method.ts'

import type { OrderDraft } from './order-draft.ts'

type Residence = Pick<OrderDraft, 'location' | 'isResidenceKnown'> &
  Partial<Pick<OrderDraft, 'address' | 'shippingMethod'>>

/** Until an address is typed, the goods go where the buyer lives. */
export function liveIn(location: string, { address }: Pick<OrderDraft, 'address'>): Residence {
  const residence = { location, isResidenceKnown: true }
  if (hasAddress(address) || isEuropeanUnion(location)) return residence

  const state = location === JAPAN && address.country === JAPAN ? address.state : ''
  return {
    ...residence,
    address: { ...address, country: location, state },
    shippingMethod: wordOf(defaultMethodFor(location)),
  }
}

type Unanswered = Pick<OrderDraft, 'address' | 'isResidenceKnown'>

/** The country that the account knows; `null` where it knows none, or where one was chosen here. */
export const knownResidence = (location: string, draft: Unanswered): Residence | null =>
  draft.isResidenceKnown || !isCountryCode(location) ? null : liveIn(location, draft)

/** Whether an address was typed; a state alone is not one. */
export const hasAddress = ({ postalCode, city, line1 }: OrderDraft['address']): boolean =>
  [postalCode, city, line1].some((text) => text !== '')
