/** Subscribers as staff find them. */
export const SUBSCRIPTION_STATES = ['confirmed', 'pending', 'ended'] as const
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number]

export type SubscriberFilter = {
  /** `null` for all. */
  state: SubscriptionState | null
  /** A part of the address, as it was typed; empty for no search. */
  search: string
}
