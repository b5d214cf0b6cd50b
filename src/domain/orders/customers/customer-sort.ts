/** By what the console's list of customers is sorted. */
import type { Sort } from '#domain/sort.ts'

/** When the account was opened, the last order, or the number of orders. */
export const CUSTOMER_SORT_KEYS = ['since', 'last', 'orders'] as const
export type CustomerSort = Sort<(typeof CUSTOMER_SORT_KEYS)[number]>

export const NEWEST_CUSTOMERS: CustomerSort = { key: 'since', isDescending: true }
