/** How the shop does: totals against the period before, then by step, country, scent, page and way to an order. */
import type { StockDays } from '#domain/catalog/stock/list-stock-days.server.ts'
import { SALES_RATE_DAYS } from '#domain/catalog/stock/stock-reasons.ts'
import type { OrderStatistics } from '#domain/orders/statistics/read-statistics.server.ts'
import { countryName } from '#domain/shipping/country-names.ts'
import type { ViewStatistics } from '#domain/visits/read-views.server.ts'
import { useAmount, useLocale, useT } from '#i18n/use-t.ts'
import { textIn } from '#shared/locale.ts'
import type { Currency } from '#shared/money.ts'
import { PERIODS, type Period } from '#shared/period.ts'
import { ScentName } from '#web/scents/scent-name.tsx'
import { secondName } from '#web/scents/second-name.ts'

import { FilterLinks } from '../parts/filter-links.tsx'
import page from '../parts/page.module.css'
import { BarChart } from './bar-chart.tsx'
import { BarTable } from './bar-table.tsx'
import { PeriodTotals } from './period-totals.tsx'
import css from './statistics.module.css'
import { stepName } from './step-name.ts'

type Props = {
  period: Period
  orders: OrderStatistics
  stock: StockDays[]
  visits: ViewStatistics
}

export function StatisticsPage({ period, orders, stock, visits }: Props) {
  const t = useT()
  const currencies = shownCurrencies(orders)
  // A chart of nothing looks broken; the lists say that there is nothing.
  const isViewed = visits.views.length > 1 && visits.views.some(({ views }) => views > 0)
  return (
    <>
      <div className={page.head}>
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
        <a href={`/admin/statistics.csv?period=${period}`} download className={page.actions}>
          {t('adminToday.statisticsFile')}
        </a>
      </div>
      <PeriodTotals orders={orders} currencies={currencies} />
      <div className={page.evenColumns}>
        <div className={page.column}>
          <Orders period={period} orders={orders} />
          {currencies.map((currency) => (
            <Money key={currency} period={period} currency={currency} orders={orders} />
          ))}
          <Countries orders={orders} />
          <Scents stock={stock} />
        </div>
        <div className={page.column}>
          {isViewed && <Views period={period} visits={visits} />}
          <Funnel orders={orders} visits={visits} />
          <Pages visits={visits} />
        </div>
      </div>
      <p className={css.text}>{t('adminToday.statisticsText')}</p>
    </>
  )
}

function Orders({ period, orders }: Pick<Props, 'period' | 'orders'>) {
  const t = useT()
  const { steps, format } = useSteps(period, orders.steps)
  return (
    <BarChart
      title={t('adminToday.ordersPlaced')}
      sum={t('admin.orderCount', { count: orders.now.placed })}
      steps={steps}
      stepName={t(`adminToday.step_${period}`)}
      series={[
        { name: t('adminToday.placed'), values: orders.steps.map(({ placed }) => placed) },
        { name: t('adminToday.paidOfThem'), values: orders.steps.map(({ paid }) => paid) },
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

function Money({
  period,
  currency,
  orders,
}: Pick<Props, 'period' | 'orders'> & { currency: Currency }) {
  const t = useT()
  const { steps } = useSteps(period, orders.steps)
  const values = orders.steps.map(({ takingsMinor }) => takingsMinor[currency])
  const format = useAmount(currency)
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
function Funnel({ orders, visits: { checkout } }: Pick<Props, 'orders' | 'visits'>) {
  const t = useT()
  const locale = useLocale()
  const isSeen = checkout.some(({ views }) => views > 0)
  const steps = [
    ...checkout.map(({ step, views }) => ({ step, value: views })),
    { step: 'placed' as const, value: orders.now.placed },
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
      rows={(isSeen ? steps : []).map(({ step, value }, position) => {
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

function Countries({ orders: { countries } }: Pick<Props, 'orders'>) {
  const t = useT()
  const locale = useLocale()
  const format = useNumbers()
  return (
    <BarTable
      title={t('adminToday.countries')}
      columns={{
        label: t('adminToday.country'),
        value: t('adminToday.placed'),
        about: t('adminToday.periodBefore'),
      }}
      rows={countries.map(({ country, placed, before }) => ({
        key: country,
        label: countryName(country, locale),
        value: placed,
        about: format(before),
      }))}
      empty={t('adminToday.noOrders')}
      format={format}
    />
  )
}

function Scents({ stock }: Pick<Props, 'stock'>) {
  const t = useT()
  const locale = useLocale()
  return (
    <BarTable
      title={t('adminToday.scents')}
      text={t('adminToday.scentsText', { days: SALES_RATE_DAYS })}
      columns={{
        label: t('admin.scent'),
        value: t('adminToday.shipped'),
        about: t('adminToday.stockLasts'),
      }}
      rows={stock.map(({ serial, name, kind, shippedLately, daysLeft }) => ({
        key: serial,
        label: (
          <ScentName
            serial={serial}
            kind={kind}
            name={textIn(name, locale)}
            second={secondName(name, locale)}
          />
        ),
        value: shippedLately,
        about: t('adminToday.days', { count: daysLeft }),
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

const shownCurrencies = ({ now, before }: OrderStatistics): Currency[] => {
  const isUsed = (currency: Currency) =>
    [now, before].some(({ money }) => {
      const { takingsMinor, returnedMinor, averageMinor } = money[currency]
      return takingsMinor !== 0 || returnedMinor !== 0 || averageMinor !== null
    })
  return isUsed('usd') ? ['jpy', 'usd'] : ['jpy']
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0)
