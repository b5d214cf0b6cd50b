/** Orders, money and buyers of a period, against the period before. Decisions, section 12. */
import { may } from '#domain/accounts/permission.ts'
import type { Context } from '#domain/context.ts'
import type { Currency } from '#shared/money.ts'
import { PERIOD_DAYS, type Period, type Step, spanOf } from '#shared/period.ts'
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
    isOf: (row: { step: number }) => boolean,
    people: Pick<Totals, 'buyers' | 'again'>,
  ) => ({
    ...people,
    placed: sum(ordered.filter(isOf), 'placed'),
    money: byCurrency((currency) => {
      const placed = ordered.filter((row) => isOf(row) && row.currency === currency)
      const rows = moved.filter((row) => isOf(row) && row.currency === currency)
      const paid = sum(placed, 'paid')
      return {
        returnedMinor: sum(rows, 'returnedMinor'),
        takingsMinor: takingsOf(rows, currency),
        averageMinor: paid === 0 ? null : Math.round(sum(placed, 'paidMinor') / paid),
      }
    }),
  })
  const { previousBuyers, previousAgain, ...current } = buyers
  return ok({
    steps: stepsWith(span.steps, ordered, moved),
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
      ordered.filter(({ step }) => step >= first),
      'placed',
    ),
    takingsMinor: byCurrency((currency) =>
      takingsOf(
        moved.filter(({ step }) => step >= first),
        currency,
      ),
    ),
  })
  return ok({ today: figuresFrom(PERIOD_DAYS.week - 1), week: figuresFrom(0) })
}

const isCurrent = ({ step }: { step: number }): boolean => step >= 0

function stepsWith(
  steps: readonly Step[],
  ordered: Awaited<ReturnType<typeof countOrders>>,
  moved: Awaited<ReturnType<typeof sumMoney>>,
): OrderStatistics['steps'] {
  return steps.map(({ name }, at) => {
    const placed = ordered.filter(({ step }) => step === at)
    const takings = moved.filter(({ step }) => step === at)
    return {
      step: name,
      placed: sum(placed, 'placed'),
      paid: sum(placed, 'paid'),
      takingsMinor: byCurrency((currency) => takingsOf(takings, currency)),
    }
  })
}

/** Received less returned. */
function takingsOf(moved: Awaited<ReturnType<typeof sumMoney>>, currency: Currency): number {
  const rows = moved.filter((row) => row.currency === currency)
  return sum(rows, 'receivedMinor') - sum(rows, 'returnedMinor')
}

function countriesOf(
  ordered: readonly { step: number; country: string; placed: number }[],
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
