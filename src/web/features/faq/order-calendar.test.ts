import { expect, test } from 'vitest'

import { orderCalendars } from './order-calendar.ts'

/** Noon in Japan. */
const at = (day: string) => new Date(`${day}T12:00+09:00`)

test('§1 delivery: an order of a Monday, to Japan and abroad', () => {
  const [home, abroad] = orderCalendars(at('2026-11-30'))
  expect(home?.steps).toEqual([
    { kind: 'order', from: '2026-11-30', to: '2026-11-30' },
    { kind: 'dispatch', from: '2026-12-07', to: '2026-12-07' },
    { kind: 'transfer', from: '2026-12-14', to: '2026-12-14' },
  ])
  expect(abroad?.steps).toEqual([
    { kind: 'order', from: '2026-11-30', to: '2026-11-30' },
    { kind: 'dispatch', from: '2026-12-07', to: '2026-12-07' },
    { kind: 'courier', from: '2026-12-03', to: '2026-12-10' },
    { kind: 'ems', from: '2026-12-07', to: '2026-12-21' },
    { kind: 'transfer', from: '2026-12-14', to: '2026-12-14' },
  ])
})

test('§1 delivery: the day is that of Japan, and holidays there are no business days', () => {
  // 23 December in London is 24 December in Japan; banks are closed from 31 December to 3 January.
  const [home] = orderCalendars(new Date('2026-12-23T15:00Z'))
  expect(home?.steps.map(({ from }) => from)).toEqual(['2026-12-24', '2026-12-31', '2027-01-07'])
  const [other] = orderCalendars(new Date('2026-12-23T14:59Z'))
  expect(other?.steps[0]?.from).toBe('2026-12-23')
})

test('§1 delivery: whole weeks from Monday to Sunday, with every step in them', () => {
  for (const day of ['2026-11-30', '2026-12-06', '2027-04-28']) {
    for (const { weeks, steps } of orderCalendars(at(day))) {
      const days = weeks.flat()
      expect(weeks.every((week) => week.length === 7)).toBe(true)
      expect(new Date(days[0]?.day ?? '').getUTCDay()).toBe(1)
      for (const { kind, from, to } of steps) {
        const marked = days.filter(({ marks }) => marks.some((mark) => mark.kind === kind))
        expect([marked.at(0)?.day, marked.at(-1)?.day]).toEqual([from, to])
        expect(marked[0]?.marks.find((mark) => mark.kind === kind)?.isFirst).toBe(true)
        expect(marked.at(-1)?.marks.find((mark) => mark.kind === kind)?.isLast).toBe(true)
      }
      expect(days.find((one) => one.day === day)?.marks[0]?.kind).toBe('order')
    }
  }
  // A holiday within a week.
  const [golden] = orderCalendars(at('2027-04-28'))
  expect(golden?.weeks.flat().find(({ day }) => day === '2027-04-29')?.isOpen).toBe(false)
})
