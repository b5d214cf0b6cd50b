/** The figures of a period, each with the period before and the change. */
import type { OrderStatistics, Totals } from '#domain/orders/statistics/read-statistics.server.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { type Currency, formatMoney, money } from '#shared/money.ts'

import css from './statistics.module.css'

type Props = { orders: OrderStatistics; currencies: readonly Currency[] }

type Figure = {
  label: string
  /** `null` where there is nothing to count. */
  valueIn: (totals: Totals) => number | null
  format: (value: number) => string
}

export function PeriodTotals({ orders: { now, before }, currencies }: Props) {
  const t = useT()
  const changes = new Intl.NumberFormat(useLocale(), {
    style: 'percent',
    signDisplay: 'exceptZero',
  })
  return (
    <dl className={css.totals}>
      {useFigures(currencies).map(({ label, valueIn, format }) => {
        const [is, was] = [valueIn(now), valueIn(before)]
        const textOf = (value: number | null) => (value === null ? '–' : format(value))
        const change = is !== null && was ? ` (${changes.format((is - was) / Math.abs(was))})` : ''
        return (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={css.total}>{textOf(is)}</dd>
            <dd className={css.before}>
              {t('adminToday.before', { value: textOf(was) }) + change}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

function useFigures(currencies: readonly Currency[]): Figure[] {
  const t = useT()
  const locale = useLocale()
  const numbers = new Intl.NumberFormat(locale)
  const shares = new Intl.NumberFormat(locale, { style: 'percent' })
  return [
    {
      label: t('adminToday.ordersPlaced'),
      valueIn: ({ placed }) => placed,
      format: (value) => numbers.format(value),
    },
    ...currencies.flatMap((currency): Figure[] => {
      const format = (amount: number) => formatMoney(money(amount, currency), locale)
      const about = { currency: t(`adminToday.in_${currency}`) }
      return [
        {
          label: t('adminToday.takings', about),
          valueIn: (totals) => totals.money[currency].takingsMinor,
          format,
        },
        {
          label: t('adminToday.returned', about),
          valueIn: (totals) => totals.money[currency].returnedMinor,
          format,
        },
        {
          label: t('adminToday.average', about),
          valueIn: (totals) => totals.money[currency].averageMinor,
          format,
        },
      ]
    }),
    {
      label: t('adminToday.repeatBuyers'),
      valueIn: ({ buyers, again }) => (buyers === 0 ? null : again / buyers),
      format: (value) => shares.format(value),
    },
  ]
}
