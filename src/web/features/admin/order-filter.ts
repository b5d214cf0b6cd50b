/** What the list of orders may be narrowed to. The first is what staff should do first. */
import type { OrderStatus } from '#domain/orders/lifecycle.ts'

/** `attention` asks for no state: whatever is wrong, wherever the order stands. */
export const ORDER_FILTERS = {
  attention: 'in_need',
  confirm: ['paid'],
  transfers: ['awaiting_transfer'],
  ship: ['confirmed'],
  shipped: ['shipped'],
  refunds: ['refund_due'],
  all: null,
} as const satisfies Record<string, readonly OrderStatus[] | 'in_need' | null>

export type OrderFilter = keyof typeof ORDER_FILTERS

// `Object.keys` gives exactly the keys of this object.
export const FILTER_NAMES = Object.keys(ORDER_FILTERS) as OrderFilter[]

/** Without a word, exceptions first; when there are none, the day's work. */
export const filterOf = (typed: string | null, needing: number): OrderFilter =>
  FILTER_NAMES.find((name) => name === typed) ?? (needing > 0 ? 'attention' : 'confirm')

export const filterPath = (filter: OrderFilter, page = 1): string =>
  `/admin/orders?status=${filter}${page > 1 ? `&page=${page}` : ''}`
