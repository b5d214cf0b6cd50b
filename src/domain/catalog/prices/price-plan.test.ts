import { expect, test } from 'vitest'

import { type PriceRow, pricePlan } from './price-plan.ts'

const NOW = new Date('2026-11-02T01:00:00Z')
const row = (id: number, startsAt: string, currency: 'jpy' | 'usd' = 'jpy'): PriceRow => ({
  id,
  productId: 'kit',
  currency,
  unitAmount: id * 100,
  startsAt: new Date(startsAt),
})

test('the newest price that has begun counts, to the very moment', () => {
  const rows = [row(1, '2020-01-01T00:00:00Z'), row(2, '2026-11-02T01:00:00Z')]
  expect(pricePlan(rows, NOW).current.jpy?.id).toBe(2)
  expect(pricePlan(rows, new Date(NOW.getTime() - 1)).current.jpy?.id).toBe(1)
  expect(pricePlan([], NOW)).toEqual({ current: { jpy: null, usd: null }, planned: [], past: [] })
})

test('of two prices that begin at one moment the later word counts', () => {
  const rows = [row(8, '2026-11-02T00:00:00Z'), row(9, '2026-11-02T00:00:00Z')]
  expect(pricePlan(rows, NOW).current.jpy?.id).toBe(9)
  expect(pricePlan(rows, NOW).past.map(({ id }) => id)).toEqual([8])
})

test('each currency has its own price, and planned prices are listed soonest first', () => {
  const rows = [
    ...[row(1, '2020-01-01T00:00:00Z'), row(2, '2026-12-01T00:00:00Z')],
    ...[row(3, '2020-01-01T00:00:00Z', 'usd'), row(4, '2026-11-20T00:00:00Z', 'usd')],
  ]
  const { current, planned, past } = pricePlan(rows, NOW)
  expect([current.jpy?.id, current.usd?.id]).toEqual([1, 3])
  expect(planned.map(({ id }) => id)).toEqual([4, 2])
  expect(past).toEqual([])
})
