import { expect, test } from 'vitest'

import { deadlineOf } from './deadline.ts'

const PAID = new Date('2026-11-10T03:00:00Z')
const order = { status: 'paid', paidAt: PAID, bankDeadlineAt: null } as const

test('§1 shipped within a week: a paid order is due seven days after payment', () => {
  const deadline = deadlineOf(order, PAID)
  expect(deadline).toMatchObject({ kind: 'confirm', at: new Date('2026-11-17T03:00:00Z') })
  expect(deadlineOf({ ...order, status: 'confirmed' }, PAID)?.kind).toBe('ship')
})

test('the last day is a day in Japan', () => {
  const isLastDay = (now: string) => deadlineOf(order, new Date(now))?.isLastDay
  expect(isLastDay('2026-11-16T14:59:59Z')).toBe(false)
  expect(isLastDay('2026-11-16T15:00:00Z')).toBe(true)
  expect(isLastDay('2026-11-20T00:00:00Z')).toBe(true)
})

test('a transfer is awaited until the date given to the customer', () => {
  const at = new Date('2026-11-24T14:59:59.999Z')
  const awaiting = { status: 'awaiting_transfer', paidAt: null, bankDeadlineAt: at } as const
  expect(deadlineOf(awaiting, PAID)).toEqual({ kind: 'transfer', at, isLastDay: false })
})

test('nothing is due for an order that is over', () => {
  expect(deadlineOf({ ...order, status: 'shipped' }, PAID)).toBeNull()
  expect(deadlineOf({ ...order, status: 'canceled', paidAt: null }, PAID)).toBeNull()
})
