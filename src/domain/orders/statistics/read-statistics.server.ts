/** Orders, money and buyers of a period, against the period before. Decisions, section 12. */
import { may } from '#domain/accounts/permission.ts'
import type { Context } from '#domain/context.ts'
import type { Currency } from '#shared/money.ts'
import { PERIOD_DAYS, type Period, spanOf, stepsOfUnits } from '#shared/period.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { countBuyers, countOrders, sumMoney } from './statistics-store.server.ts'

const COUNTRIES_MAX = 10

export type Totals = {
  placed: number
  buyers: number
  /** Of the buyers, those who had paid for an order before. */
  again: number
  money: Record<Currency, MoneyTotals>
}
type MoneyTotals = {
  /** Received less returned; may be negative. */
  takingsMinor: number
  returnedMinor: number
  /** Of the paid orders placed in the period; `null` without any. */
  averageMinor: number | null
}

export type OrderStatistics = {
  /** One entry per step, including empty ones. */
  steps: { step: string; placed: number; paid: number; takingsMinor: Record<Currency, number> }[]
  now: Totals
  before: Totals
  /** The most orders first. */
  countries: { country: string; placed: number; before: number }[]
}

export async function readOrderStatistics(
  ctx: Context,
  period: Period,
): Promise<Result<OrderStatistics, 'forbidden'>> {
  if (!may(ctx.actor, 'statistics.read')) return fail('forbidden')
  const span = spanOf(period, ctx.now)
  const [ordered, moved, buyers] = await Promise.all([
    countOrders(ctx, span),
    sumMoney(ctx, span),
    countBuyers(ctx, span),
  ])

  const totals = (
    isOf: (row: { unit: number }) => boolean,
    people: Pick<Totals, 'buyers' | 'again'>,
  ) => ({
    ...people,
    placed: sum(ordered.filter(isOf), 'placed'),
    money: byCurrency((currency) => {
      const placed = ordered.filter((row) => isOf(row) && row.currency === currency)
      const rows = moved.filter((row) => isOf(row) && row.currency === currency)
      const paid = sum(placed, 'paid')
      const returnedMinor = sum(rows, 'returnedMinor')
      return {
        returnedMinor,
        takingsMinor: sum(rows, 'receivedMinor') - returnedMinor,
        averageMinor: paid === 0 ? null : Math.round(sum(placed, 'paidMinor') / paid),
      }
    }),
  })
  const { previousBuyers, previousAgain, ...current } = buyers
  return ok({
    steps: stepsWith(stepsOfUnits(period, ctx.now), ordered, moved),
    now: totals(isCurrent, current),
    before: totals((row) => !isCurrent(row), { buyers: previousBuyers, again: previousAgain }),
    countries: countriesOf(ordered),
  })
}

export type ShortFigures = { placed: number; takingsMinor: Record<Currency, number> }

/** Of today and of the seven days up to now: what the first page of the console begins with. */
export async function readShortFigures(
  ctx: Context,
): Promise<Result<Record<'today' | 'week', ShortFigures>, 'forbidden'>> {
  if (!may(ctx.actor, 'statistics.read')) return fail('forbidden')
  const span = spanOf('week', ctx.now)
  const [ordered, moved] = await Promise.all([countOrders(ctx, span), sumMoney(ctx, span)])
  const figuresFrom = (first: number): ShortFigures => ({
    placed: sum(
      ordered.filter(({ unit }) => unit >= first),
      'placed',
    ),
    takingsMinor: byCurrency((currency) => {
      const rows = moved.filter((row) => row.unit >= first && row.currency === currency)
      return sum(rows, 'receivedMinor') - sum(rows, 'returnedMinor')
    }),
  })
  return ok({ today: figuresFrom(PERIOD_DAYS.week - 1), week: figuresFrom(0) })
}

const isCurrent = ({ unit }: { unit: number }): boolean => unit >= 0

function stepsWith(
  stepOfUnit: readonly string[],
  ordered: readonly { unit: number; placed: number; paid: number }[],
  moved: Awaited<ReturnType<typeof sumMoney>>,
): OrderStatistics['steps'] {
  const steps = new Map(
    stepOfUnit.map((step) => [
      step,
      { step, placed: 0, paid: 0, takingsMinor: { jpy: 0, usd: 0 } },
    ]),
  )
  const at = (unit: number) => steps.get(stepOfUnit[unit] ?? '')
  for (const { unit, placed, paid } of ordered) {
    const step = at(unit)
    if (step) Object.assign(step, { placed: step.placed + placed, paid: step.paid + paid })
  }
  for (const { unit, currency, receivedMinor, returnedMinor } of moved) {
    const step = at(unit)
    if (step) step.takingsMinor[currency] += receivedMinor - returnedMinor
  }
  return [...steps.values()]
}

function countriesOf(
  ordered: readonly { unit: number; country: string; placed: number }[],
): OrderStatistics['countries'] {
  const countries = new Map<string, OrderStatistics['countries'][number]>()
  for (const { country, placed, ...row } of ordered) {
    const known = countries.get(country) ?? { country, placed: 0, before: 0 }
    known[isCurrent(row) ? 'placed' : 'before'] += placed
    countries.set(country, known)
  }
  return [...countries.values()]
    .sort((one, other) => other.placed - one.placed || other.before - one.before)
    .slice(0, COUNTRIES_MAX)
}

const byCurrency = <Value>(amountsIn: (currency: Currency) => Value): Record<Currency, Value> => ({
  jpy: amountsIn('jpy'),
  usd: amountsIn('usd'),
})

const sum = <Name extends string>(rows: readonly Record<Name, number>[], name: Name): number =>
  rows.reduce((total, row) => total + row[name], 0)
