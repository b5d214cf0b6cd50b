/** The days of an order that is placed and paid today, by the rules of checkout: to Japan, and to other countries. */
import { isBusinessDay } from '#domain/calendar/business-days.ts'
import { dayAfter, weekdayOf } from '#domain/calendar/japanese-holidays.ts'
import { bankDeadlineOf } from '#domain/orders/bank-transfers/bank-deadline.ts'
import { expectedArrival } from '#domain/orders/expected-arrival.ts'
import { methodsFor, type ShippingMethod } from '#domain/shipping/method.ts'
import { dayInJapan, formatInJapan, startInJapan } from '#shared/japan-day.ts'
import type { Locale } from '#shared/locale.ts'
import type { Region } from '#web/prices/region.ts'

export type StepKind = 'order' | 'dispatch' | Exclude<ShippingMethod, 'domestic'> | 'transfer'

/** ISO days; both are the same where it is one day. */
export type Step = { kind: StepKind; from: string; to: string }

export type CalendarDay = { day: string; isOpen: boolean; marks: Mark[] }
export type Mark = { kind: StepKind; isFirst: boolean; isLast: boolean }

export type OrderCalendar = { region: Region; steps: Step[]; weeks: CalendarDay[][] }

/** Other countries differ in fees, not in methods. */
const COUNTRIES = { home: 'JP', abroad: 'KR' } as const satisfies Record<Region, string>
const DAYS_PER_WEEK = 7

export const orderCalendars = (now: Date): OrderCalendar[] => [
  calendarOf('home', now),
  calendarOf('abroad', now),
]

function calendarOf(region: Region, now: Date): OrderCalendar {
  const steps = stepsOf(COUNTRIES[region], now)
  return { region, steps, weeks: weeksOf(steps) }
}

function stepsOf(country: string, now: Date): Step[] {
  const today = dayInJapan(now)
  const [method, ...others] = methodsFor(country)
  const { dispatchedBy } = expectedArrival(method, today)
  return [
    oneDay('order', today),
    oneDay('dispatch', dispatchedBy),
    ...[method, ...others].flatMap((one) => arrivalBy(one, today)),
    oneDay('transfer', dayInJapan(bankDeadlineOf(now))),
  ]
}

const oneDay = (kind: StepKind, day: string): Step => ({ kind, from: day, to: day })

function arrivalBy(method: ShippingMethod, paidOn: string): Step[] {
  const { arrives } = expectedArrival(method, paidOn)
  return method === 'domestic' || arrives === null ? [] : [{ kind: method, ...arrives }]
}

/** Whole weeks, from the Monday before the first step to the Sunday after the last. */
function weeksOf(steps: readonly Step[]): CalendarDay[][] {
  const [first = ''] = steps.map(({ from }) => from).toSorted()
  const last =
    steps
      .map(({ to }) => to)
      .toSorted()
      .at(-1) ?? first
  const weeks: CalendarDay[][] = []
  for (let monday = mondayOf(first); monday <= last; monday = dayAfter(monday, DAYS_PER_WEEK)) {
    const days = Array.from({ length: DAYS_PER_WEEK }, (_, at) => dayAfter(monday, at))
    weeks.push(days.map((day) => dayOf(day, steps)))
  }
  return weeks
}

const mondayOf = (day: string): string => dayAfter(day, -((weekdayOf(day) + 6) % DAYS_PER_WEEK))

const dayOf = (day: string, steps: readonly Step[]): CalendarDay => ({
  day,
  isOpen: isBusinessDay(day),
  marks: steps
    .filter(({ from, to }) => from <= day && day <= to)
    .map(({ kind, from, to }) => ({ kind, isFirst: day === from, isLast: day === to })),
})

const A_MONDAY = '2024-01-01'

/** Their short names, Monday first. For loaders: browsers may abbreviate otherwise. */
export const weekdaysIn = (locale: Locale): string[] =>
  Array.from({ length: DAYS_PER_WEEK }, (_, at) =>
    formatInJapan(startInJapan(dayAfter(A_MONDAY, at)), locale, { weekday: 'short' }),
  )
