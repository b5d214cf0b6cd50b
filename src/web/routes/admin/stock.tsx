import { listHeldStock } from '#domain/orders/list-held-stock.server.ts'
import { useT } from '#i18n/use-t.ts'

import { FilterLinks } from '../../features/admin/filter-links.tsx'
import { requireStaff } from '../../features/admin/guard.server.ts'
import {
  STOCK_FILTER_NAMES,
  STOCK_FILTERS,
  stockFilterOf,
} from '../../features/admin/stock-filter.ts'
import { StockTable } from '../../features/admin/stock-table.tsx'
import { pageMeta } from '../../page-meta.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { Route } from './+types/stock.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('admin.stock'), isPrivate: true }))

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx } = requireStaff(context)
  const shelf = await listHeldStock(ctx)
  if (!shelf.ok) throw new Error('staff may read what orders hold')
  return {
    shelf: shelf.value,
    filter: stockFilterOf(new URL(request.url).searchParams.get('show')),
  }
}

export default function Stock({ loaderData: { shelf, filter } }: Route.ComponentProps) {
  const t = useT()
  const shown = shelf.filter(STOCK_FILTERS[filter])

  return (
    <>
      <h1>{t('admin.stock')}</h1>
      <p>{t('admin.stockText')}</p>
      <FilterLinks
        label={t('admin.stockFilters')}
        active={filter}
        choices={STOCK_FILTER_NAMES.map((name) => ({
          name,
          to: `/admin/stock?show=${name}`,
          label: t(`admin.stock_${name}`),
          count: shelf.filter(STOCK_FILTERS[name]).length,
        }))}
      />
      {shown.length > 0 ? (
        <StockTable shelf={shown} caption={t(`admin.stock_${filter}`)} />
      ) : (
        <EmptyState title={t('admin.stockEmpty')} />
      )}
    </>
  )
}
