/** Event types of webhooks. Order events derive from the order states, so that none is missing. */
import { ORDER_STATUSES, type OrderStatus } from '#domain/orders/lifecycle.ts'
import { isAmong } from '#shared/is-among.ts'

export type OrderKind = `order.${Exclude<OrderStatus, 'created'> | 'placed'}`

/** An order enters each state once; the first event is named after the customer's action. */
export const kindOfStatus = (status: OrderStatus): OrderKind =>
  status === 'created' ? 'order.placed' : `order.${status}`

export const STOCK_CHANGED = 'stock.changed'

export const WEBHOOK_KINDS = [...ORDER_STATUSES.map(kindOfStatus), STOCK_CHANGED] as const
export type WebhookKind = (typeof WEBHOOK_KINDS)[number]

/** Sent to one endpoint on request of staff; it needs no subscription. */
export const TEST_KIND = 'endpoint.test'

export const isWebhookKind = isAmong(WEBHOOK_KINDS)
