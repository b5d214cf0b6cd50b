/** How the shop does: orders, money, the way to an order, pages and scents; as pictures and as numbers. */
import type { OrderStatistics } from '#domain/orders/statistics/read-statistics.server.ts'
import type { ViewStatistics } from '#domain/visits/read-views.server.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { textIn } from '#shared/locale.ts'
import { type Currency, formatMoney, money } from '#shared/money.ts'
import { PERIODS, type Period } from '#shared/period.ts'
import { ScentName } from '#web/scents/scent-name.tsx'
import { secondName } from '#web/scents/second-name.ts'

import { FilterLinks } from '../parts/filter-links.tsx'
import { BarChart } from './bar-chart.tsx'
import { BarTable } from './bar-table.tsx'
import css from './statistics.module.css'
import { stepName } from './step-name.ts'

type Props = { period: Period; orders: OrderStatistics; visits: ViewStatistics }

export function StatisticsPage({ period, orders, visits }: Props) {
  const t = useT()
  return (
    <>
      <h1>{t('adminFrame.area_statistics')}</h1>
      <FilterLinks
        label={t('adminToday.period')}
        active={period}
        choices={PERIODS.map((name) => ({
          name,
          to: `/admin/statistics?period=${name}`,
          label: t(`adminToday.period_${name}`),
        }))}
      />
      <div className={css.cards}>
        <Orders period={period} orders={orders} />
        <Views period={period} visits={visits} />
        <Money period={period} currency="jpy" orders={orders} />
        <Money period={period} currency="usd" orders={orders} />
        <Funnel orders={orders} visits={visits} />
        <Pages visits={visits} />
        <Scents orders={orders} />
      </div>
      <p className={css.text}>{t('adminToday.statisticsText')}</p>
    </>
  )
}

function Orders({ period, orders: { orders } }: Pick<Props, 'period' | 'orders'>) {
  const t = useT()
  const { steps, format } = useSteps(period, orders)
  const placed = orders.map((one) => one.placed)
  return (
    <BarChart
      title={t('adminToday.ordersPlaced')}
      sum={t('admin.orderCount', { count: sumOf(placed) })}
      steps={steps}
      stepName={t(`adminToday.step_${period}`)}
      series={[
        { name: t('adminToday.placed'), values: placed },
        { name: t('adminToday.paidOfThem'), values: orders.map(({ paid }) => paid) },
      ]}
      format={format}
    />
  )
}

function Views({ period, visits: { views } }: Pick<Props, 'period' | 'visits'>) {
  const t = useT()
  const { steps, format } = useSteps(period, views)
  const values = views.map((one) => one.views)
  return (
    <BarChart
      title={t('adminToday.pageViews')}
      sum={t('adminToday.views', { count: sumOf(values) })}
      steps={steps}
      stepName={t(`adminToday.step_${period}`)}
      series={[{ name: t('adminToday.opened'), values }]}
      format={format}
    />
  )
}

function Money({ period, currency, orders }: Omit<Props, 'visits'> & { currency: Currency }) {
  const t = useT()
  const locale = useLocale()
  const { steps } = useSteps(period, orders.money[currency])
  const values = orders.money[currency].map(({ amountMinor }) => amountMinor)
  const format = (amountMinor: number) => formatMoney(money(amountMinor, currency), locale)
  return (
    <BarChart
      title={t(`adminToday.money_${currency}`)}
      sum={format(sumOf(values))}
      steps={steps}
      stepName={t(`adminToday.step_${period}`)}
      series={[{ name: t('adminToday.received'), values }]}
      format={format}
    />
  )
}

/** Openings are compared with those of the step before: one person may open a page twice. */
function Funnel({ orders: { orders }, visits: { checkout } }: Omit<Props, 'period'>) {
  const t = useT()
  const locale = useLocale()
  const placed = sumOf(orders.map((one) => one.placed))
  const steps = [
    ...checkout.map(({ step, views }) => ({ step, value: views })),
    { step: 'placed' as const, value: placed },
  ]
  const share = new Intl.NumberFormat(locale, { style: 'percent' })
  return (
    <BarTable
      title={t('adminToday.funnel')}
      text={t('adminToday.funnelText')}
      columns={{
        label: t('adminToday.funnelStep'),
        value: t('adminToday.opened'),
        about: t('adminToday.ofStepBefore'),
      }}
      rows={steps.map(({ step, value }, position) => {
        const before = steps[position - 1]?.value ?? 0
        return {
          key: step,
          label: t(`adminToday.funnel_${step}`),
          value,
          about: before > 0 ? share.format(value / before) : '',
        }
      })}
      empty={t('adminToday.noViews')}
      format={useNumbers()}
    />
  )
}

function Pages({ visits: { pages } }: Pick<Props, 'visits'>) {
  const t = useT()
  return (
    <BarTable
      title={t('adminToday.pages')}
      columns={{ label: t('adminToday.page'), value: t('adminToday.opened') }}
      rows={pages.map(({ page, views }) => ({
        key: page,
        label: <span className="code">{page}</span>,
        value: views,
      }))}
      empty={t('adminToday.noViews')}
      format={useNumbers()}
    />
  )
}

function Scents({ orders: { scents } }: Pick<Props, 'orders'>) {
  const t = useT()
  const locale = useLocale()
  return (
    <BarTable
      title={t('adminToday.scents')}
      text={t('adminToday.scentsText')}
      columns={{ label: t('admin.scent'), value: t('adminToday.cartridges') }}
      rows={scents.map(({ serial, name, kind, quantity }) => ({
        key: serial,
        label: (
          <ScentName
            serial={serial}
            kind={kind}
            name={textIn(name, locale)}
            second={secondName(name, locale)}
          />
        ),
        value: quantity,
      }))}
      empty={t('adminToday.noScents')}
      format={useNumbers()}
    />
  )
}

function useSteps(period: Period, rows: readonly { step: string }[]) {
  const locale = useLocale()
  return { steps: rows.map(({ step }) => stepName(step, period, locale)), format: useNumbers() }
}

function useNumbers(): (value: number) => string {
  const locale = useLocale()
  const numbers = new Intl.NumberFormat(locale)
  return (value) => numbers.format(value)
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0)
