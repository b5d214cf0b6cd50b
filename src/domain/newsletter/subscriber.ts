/** Subscribers as staff find them. */
import type { Sort } from '#domain/sort.ts'

export const SUBSCRIPTION_STATES = ['confirmed', 'pending', 'ended'] as const
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number]

export const SUBSCRIBER_SORT_KEYS = ['requested', 'email'] as const
export type SubscriberSort = Sort<(typeof SUBSCRIBER_SORT_KEYS)[number]>
export const NEWEST_SUBSCRIBERS: SubscriberSort = { key: 'requested', isDescending: true }

export type SubscriberFilter = {
  /** `null` for all. */
  state: SubscriptionState | null
  /** By default the newest request first. */
  sort?: SubscriberSort
  /** A part of the address, as it was typed; empty for no search. */
  search: string
}
