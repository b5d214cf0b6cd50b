/** What the list of the stock can be narrowed to, and by what it is sorted. */
import type { Sort } from '#domain/sort.ts'

type StockRow = { onHand: number; reserved: number; isLow: boolean; waiting: number }

export const STOCK_FILTERS = {
  low: ({ isLow }: StockRow) => isLow,
  reserved: ({ reserved }: StockRow) => reserved > 0,
  out: ({ onHand, reserved }: StockRow) => onHand === reserved,
  waiting: ({ waiting }: StockRow) => waiting > 0,
  all: () => true,
} as const

export const STOCK_SORT_KEYS = ['scent', 'serial', 'onHand', 'reserved', 'free'] as const
export type StockSort = Sort<(typeof STOCK_SORT_KEYS)[number]>

/** As the shop shows them. */
export const STOCK_ORDER: StockSort = { key: 'scent', isDescending: false }

/** `stock` comes as the shop shows it. */
export function sortStock<Row extends StockRow & { serial: string }>(
  stock: readonly Row[],
  { key, isDescending }: StockSort,
): Row[] {
  const sorted = key === 'scent' ? [...stock] : stock.toSorted(COMPARED[key])
  return isDescending ? sorted.reverse() : sorted
}

const COMPARED = {
  serial: (one, other) => (one.serial < other.serial ? -1 : 1),
  onHand: (one, other) => one.onHand - other.onHand,
  reserved: (one, other) => one.reserved - other.reserved,
  free: (one, other) => one.onHand - one.reserved - (other.onHand - other.reserved),
} as const satisfies Record<
  Exclude<StockSort['key'], 'scent'>,
  (one: StockRow & { serial: string }, other: StockRow & { serial: string }) => number
>

export type StockFilter = keyof typeof STOCK_FILTERS

// `Object.keys` gives exactly the keys of this object.
export const STOCK_FILTER_NAMES = Object.keys(STOCK_FILTERS) as StockFilter[]

export const stockFilterOf = (input: string | null): StockFilter =>
  STOCK_FILTER_NAMES.find((name) => name === input) ?? 'reserved'
