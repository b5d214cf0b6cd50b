export const STOCK_ACTIONS = ['adjust_stock', 'receive_stock', 'set_lead_time'] as const
export type StockAction = (typeof STOCK_ACTIONS)[number]
