import { expect, test } from 'vitest'

import { ORDER_STATUSES } from '#domain/orders/lifecycle.ts'

import { isWebhookKind, kindOfStatus, TEST_KIND, WEBHOOK_KINDS } from './kinds.ts'

test('webhooks: partners can subscribe to every state of an order, and to stock', () => {
  for (const status of ORDER_STATUSES) expect(WEBHOOK_KINDS).toContain(kindOfStatus(status))
  expect(WEBHOOK_KINDS).toContain('order.placed')
  expect(WEBHOOK_KINDS).toContain('stock.changed')
  expect(new Set(WEBHOOK_KINDS).size).toBe(ORDER_STATUSES.length + 1)
})

test('webhooks: the test event and unknown events cannot be subscribed to', () => {
  expect(isWebhookKind('order.paid')).toBe(true)
  expect(isWebhookKind(TEST_KIND)).toBe(false)
  expect(isWebhookKind('order.created')).toBe(false)
})
