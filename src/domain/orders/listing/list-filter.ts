/** What the console's list of orders may be narrowed to, and how it is sorted. Decisions, section 12. */
import type { OrderStatus } from '../lifecycle.ts'

export const ORDER_SORTS = ['newest', 'oldest', 'deadline'] as const
export type OrderSort = (typeof ORDER_SORTS)[number]

export type OrderFilter = {
  /** `null` for every state. */
  statuses: readonly OrderStatus[] | null
  method: 'card' | 'bank_transfer' | null
  country: string | null
  currency: 'jpy' | 'usd' | null
  /** Days in Japan, both included. */
  from: string | null
  to: string | null
  needsAttention: boolean
  /** Not paid, and the day that the buyer was told is over. */
  isLate: boolean
  /** Of exactly this address; a search also finds longer ones that hold it. */
  email: string | null
  /** As it was typed; empty for no search. */
  search: string
}

export const NO_FILTER: OrderFilter = {
  ...{ statuses: null, method: null, country: null, currency: null, from: null, to: null },
  ...{ needsAttention: false, isLate: false, email: null, search: '' },
}

/** Nothing but what was typed narrows the list. */
export const isSearchAlone = (filter: OrderFilter): boolean =>
  Object.entries(filter).every(([name, value]) => name === 'search' || !value)

/** More are not counted: the list says "1,000+". */
export const ORDERS_COUNTED_MAX = 1_000
export const SEARCH_LENGTH_MAX = 100
