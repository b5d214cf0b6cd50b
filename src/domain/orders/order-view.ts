/** Orders as they are read, as types that any side may know. */

export type { PlacedOrder } from './placing/place-order.server.ts'
export type { GoodsQuote, Quote } from './placing/quote-order.server.ts'
export type { ReorderView } from './placing/reorder.server.ts'
export type { Order } from './store.server.ts'
export type { OrderView, StaffOrderView } from './view-order.server.ts'
