/** The state of the list of orders. All of its filters are in the address. */

import { ORDER_STATUSES, type OrderStatus } from '#domain/orders/lifecycle.ts'
import {
  NO_FILTER,
  ORDER_SORTS,
  type OrderFilter,
  type OrderSort,
} from '#domain/orders/listing/list-filter.ts'
import { SEARCH_LENGTH_MAX } from '#domain/orders/policy.ts'
import { isCountryCode } from '#domain/shipping/country.ts'
import { isIsoDay } from '#shared/iso-day.ts'
import { isCurrency } from '#shared/money.ts'
import { isUuid } from '#shared/uuid.ts'

/** The lists of the day. `attention` selects no state: it lists exceptions in any state. */
export const ORDER_TABS = {
  attention: 'in_need',
  confirm: 'paid',
  transfers: 'awaiting_transfer',
  ship: 'confirmed',
  shipped: 'shipped',
  refunds: 'refund_due',
  all: null,
} as const satisfies Record<string, OrderStatus | 'in_need' | null>

export type OrderTab = keyof typeof ORDER_TABS

// `Object.keys` gives exactly the keys of this object.
export const TAB_NAMES = Object.keys(ORDER_TABS) as OrderTab[]

export type ListAddress = {
  /** `null` where the list is none of the day's: a state without one. */
  tab: OrderTab | null
  filter: OrderFilter
  sort: OrderSort
  from: { side: 'after' | 'before'; id: string } | null
  /** Every order of the page is chosen. */
  isAllSelected: boolean
}

/** Without a query, exceptions first; when there are none, the day's list. A query searches in all orders. */
export function readAddress(search: URLSearchParams, needing: number): ListAddress {
  const input = search.get('status')
  const rest = readNarrowing(search)
  const status = ORDER_STATUSES.find((known) => known === input)
  const tab = status
    ? (TAB_NAMES.find((name) => ORDER_TABS[name] === status) ?? null)
    : tabOf(input, isNarrowed(rest), needing)
  const state = status ?? (tab && ORDER_TABS[tab])
  const statuses = state === null || state === 'in_need' ? null : [state]
  const sort = ORDER_SORTS.find((name) => name === search.get('sort')) ?? 'newest'
  return {
    tab,
    filter: { ...rest, statuses },
    sort,
    from: sideIn(search),
    isAllSelected: search.get('choose') === 'all',
  }
}

/** Anything but a state. */
export const isNarrowed = (filter: OrderFilter): boolean =>
  Object.entries(filter).some(([name, value]) => name !== 'statuses' && Boolean(value))

export function addressOf(
  { tab, filter, sort, from }: Pick<ListAddress, 'tab' | 'filter' | 'sort' | 'from'>,
  path = '/admin/orders',
): string {
  const state = tab ?? filter.statuses?.[0] ?? 'all'
  const said = new URLSearchParams([
    ['status', state],
    ...(filter.search ? [['q', filter.search]] : []),
    ...NARROWED_BY.flatMap((name) => (filter[name] ? [[name, filter[name]]] : [])),
    ...(filter.needsAttention ? [['need', '1']] : []),
    ...(filter.isLate ? [['late', '1']] : []),
    ...(sort === 'newest' ? [] : [['sort', sort]]),
    ...(from ? [[from.side, from.id]] : []),
  ])
  return `${path}?${said}`
}

export const filterPath = (tab: OrderTab): string => `/admin/orders?status=${tab}`

const NARROWED_BY = ['method', 'country', 'currency', 'from', 'to'] as const

function tabOf(input: string | null, isNarrow: boolean, needing: number): OrderTab {
  const tab = TAB_NAMES.find((name) => name === input)
  if (isNarrow) return tab && tab !== 'attention' ? tab : 'all'
  return tab ?? (needing > 0 ? 'attention' : 'confirm')
}

function readNarrowing(search: URLSearchParams): OrderFilter {
  const method = search.get('method')
  const country = search.get('country')
  const currency = search.get('currency')
  const input = (search.get('q') ?? '').replaceAll('\0', '').toWellFormed().trim()
  return {
    ...NO_FILTER,
    search: [...input].slice(0, SEARCH_LENGTH_MAX).join(''),
    method: method === 'card' || method === 'bank_transfer' ? method : null,
    country: country !== null && isCountryCode(country) ? country : null,
    currency: isCurrency(currency) ? currency : null,
    from: dayIn(search.get('from')),
    to: dayIn(search.get('to')),
    needsAttention: search.get('need') === '1',
    isLate: search.get('late') === '1',
  }
}

const dayIn = (input: string | null): string | null =>
  input !== null && isIsoDay(input) ? input : null

function sideIn(search: URLSearchParams): ListAddress['from'] {
  for (const side of ['after', 'before'] as const) {
    const id = search.get(side)
    if (id !== null && isUuid(id)) return { side, id }
  }
  return null
}
