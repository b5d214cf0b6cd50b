/** Orders as they are read, as types that any side may know. */

export type { PlacedOrder } from './place-order.server.ts'
export type { GoodsQuote, Quote } from './quote-order.server.ts'
export type { ReorderView } from './reorder.server.ts'
export type { Order } from './store.server.ts'
export type { OrderView, StaffOrderView } from './view-order.server.ts'
