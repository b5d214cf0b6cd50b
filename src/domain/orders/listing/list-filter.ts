/** Filters and sort orders of the console's order list. Decisions, section 12. */
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
  /** Unpaid and past the deadline shown to the buyer. */
  isLate: boolean
  /** Exact e-mail address; the search also matches longer ones that contain it. */
  email: string | null
  /** As typed; empty for no search. */
  search: string
}

export const NO_FILTER: OrderFilter = {
  statuses: null,
  method: null,
  country: null,
  currency: null,
  from: null,
  to: null,
  needsAttention: false,
  isLate: false,
  email: null,
  search: '',
}

/** Whether the search is the only filter. */
export const isSearchAlone = (filter: OrderFilter): boolean =>
  Object.entries(filter).every(([name, value]) => name === 'search' || !value)

/** Counting stops here: the list then says "1,000+". */
export const ORDERS_COUNTED_MAX = 1_000
