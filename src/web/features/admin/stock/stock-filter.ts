/** What the list of the shelf may be narrowed to. */
type StockRow = { onHand: number; reserved: number; isLow: boolean; waiting: number }

export const STOCK_FILTERS = {
  low: ({ isLow }: StockRow) => isLow,
  reserved: ({ reserved }: StockRow) => reserved > 0,
  out: ({ onHand, reserved }: StockRow) => onHand === reserved,
  waiting: ({ waiting }: StockRow) => waiting > 0,
  all: () => true,
} as const

export type StockFilter = keyof typeof STOCK_FILTERS

// `Object.keys` gives exactly the keys of this object.
export const STOCK_FILTER_NAMES = Object.keys(STOCK_FILTERS) as StockFilter[]

export const stockFilterOf = (input: string | null): StockFilter =>
  STOCK_FILTER_NAMES.find((name) => name === input) ?? 'reserved'
