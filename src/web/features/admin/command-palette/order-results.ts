import type { OrderStatus } from '#domain/orders/lifecycle.ts'

/** Orders that fit a question, with the question, so that a late answer is not taken for another one's. */
export type OrderResults = {
  asked: string
  orders: { id: string; number: string; customerName: string; status: OrderStatus }[]
}
