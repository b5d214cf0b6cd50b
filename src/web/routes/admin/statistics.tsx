import { listStockDays } from '#domain/catalog/stock/list-stock-days.server.ts'
import { readOrderStatistics } from '#domain/orders/statistics/read-statistics.server.ts'
import { readViewStatistics } from '#domain/visits/read-views.server.ts'
import { requireStaff } from '#web/features/admin/frame/guard.server.ts'
import { unwrap } from '#web/features/admin/frame/unwrap.server.ts'
import { periodFrom } from '#web/features/admin/statistics/period-from.ts'
import { StatisticsPage } from '#web/features/admin/statistics/statistics-page.tsx'
import { pageMeta } from '#web/site/page-meta.ts'

import type { Route } from './+types/statistics.ts'

export const meta = pageMeta((t) => ({ title: t('adminFrame.area_statistics'), isPrivate: true }))

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx } = requireStaff(context, 'statistics.read')
  const period = periodFrom(request)
  const [orders, stock, visits] = await Promise.all([
    readOrderStatistics(ctx, period),
    listStockDays(ctx),
    readViewStatistics(ctx, period),
  ])
  return { period, orders: unwrap(orders), stock: unwrap(stock), visits: unwrap(visits) }
}

export default function Figures({ loaderData }: Route.ComponentProps) {
  return <StatisticsPage {...loaderData} />
}
