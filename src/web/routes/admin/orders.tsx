import { useT } from '#i18n/use-t.ts'

import { FilterLinks } from '../../features/admin/filter-links.tsx'
import { requireStaff } from '../../features/admin/guard.server.ts'
import { ZoneNote } from '../../features/admin/moment.tsx'
import { filterOf, filterPath } from '../../features/admin/order-filter.ts'
import { loadOrderList } from '../../features/admin/order-list.server.ts'
import { OrdersTable } from '../../features/admin/orders-table.tsx'
import { pageMeta } from '../../page-meta.ts'
import { usePaginationWords } from '../../part-words.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import type { Route } from './+types/orders.ts'

const PAGE_MAX = 100_000

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('admin.orders'), isPrivate: true }))

export function loader({ context, request }: Route.LoaderArgs) {
  const { ctx } = requireStaff(context)
  const { searchParams } = new URL(request.url)
  return loadOrderList(ctx, {
    filter: filterOf(searchParams.get('status')),
    page: pageOf(searchParams.get('page')),
  })
}

export default function Orders({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const { filter, rows, meta, counts } = loaderData
  const words = usePaginationWords(meta)

  return (
    <>
      <h1>{t('admin.orders')}</h1>
      <FilterLinks active={filter} counts={counts} />
      {rows.length > 0 ? (
        <OrdersTable rows={rows} caption={t(`admin.filter_${filter}`)} />
      ) : (
        <EmptyState
          title={t('admin.emptyTitle')}
          text={meta.count > 0 ? t('admin.emptyPage') : t(`admin.emptyText_${filter}`)}
        >
          {(filter !== 'all' || meta.count > 0) && (
            <ButtonLink to={filterPath('all')} variant="outline" size="small">
              {t('admin.showAll')}
            </ButtonLink>
          )}
        </EmptyState>
      )}
      <Pagination meta={meta} hrefOf={(page) => filterPath(filter, page)} words={words} />
      <ZoneNote />
    </>
  )
}

const pageOf = (typed: string | null): number => {
  const page = Number(typed ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= PAGE_MAX ? page : 1
}
