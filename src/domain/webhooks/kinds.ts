/** What partners can be told of. Those of orders follow from the states an order can have, so that none is forgotten. */
import { ORDER_STATUSES, type OrderStatus } from '#domain/orders/lifecycle.ts'

export type OrderKind = `order.${Exclude<OrderStatus, 'created'> | 'placed'}`

/** An order enters each of its states once; the first is told as what the customer did. */
export const kindOfStatus = (status: OrderStatus): OrderKind =>
  status === 'created' ? 'order.placed' : `order.${status}`

export const STOCK_CHANGED = 'stock.changed'

export const WEBHOOK_KINDS = [...ORDER_STATUSES.map(kindOfStatus), STOCK_CHANGED] as const
export type WebhookKind = (typeof WEBHOOK_KINDS)[number]

/** Sent to one endpoint when staff ask for it; nobody subscribes to it. */
export const TEST_KIND = 'endpoint.test'

export const isWebhookKind = (text: string): text is WebhookKind =>
  WEBHOOK_KINDS.some((kind) => kind === text)
