import { expect, test } from 'vitest'

import { canBecome, ORDER_STATUSES } from '#domain/orders/lifecycle.ts'

import { upcomingOf } from './upcoming.ts'

test('Decisions, section 7: what is still to come is a way that the order may go', () => {
  for (const status of ORDER_STATUSES) {
    let from = status
    for (const next of upcomingOf(status)) {
      expect(canBecome(from, next), `${from} to ${next}`).toBe(true)
      from = next
    }
  }
})

test('an order on its way ends with its delivery; one that has ended has nothing before it', () => {
  for (const status of ['created', 'awaiting_transfer', 'paid', 'confirmed', 'shipped']) {
    expect(upcomingOf(status).at(-1)).toBe('delivered')
  }
  for (const status of ['delivered', 'canceled', 'abandoned', 'lapsed', 'refund_due', 'refunded']) {
    expect(upcomingOf(status)).toEqual([])
  }
  expect(upcomingOf('a_state_of_tomorrow')).toEqual([])
})
