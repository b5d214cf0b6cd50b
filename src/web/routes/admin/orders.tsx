import { useT } from '#i18n/use-t.ts'

import { AttentionTable } from '../../features/admin/attention-table.tsx'
import { FilterLinks } from '../../features/admin/filter-links.tsx'
import { requireStaff } from '../../features/admin/guard.server.ts'
import { ZoneNote } from '../../features/admin/moment.tsx'
import { FILTER_NAMES, filterPath } from '../../features/admin/order-filter.ts'
import { loadOrderList } from '../../features/admin/order-list.server.ts'
import { OrdersTable } from '../../features/admin/orders-table.tsx'
import { PaymentDifferences } from '../../features/admin/payment-differences.tsx'
import { UndeliveredLetters } from '../../features/admin/undelivered-letters.tsx'
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
    typed: searchParams.get('status'),
    page: pageOf(searchParams.get('page')),
  })
}

export default function Orders({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const { filter, attention, rows, meta, counts } = loaderData
  const words = usePaginationWords(meta)
  const count = attention ? counts.attention : meta.count

  return (
    <>
      <h1>{t('admin.orders')}</h1>
      <FilterLinks
        label={t('admin.filters')}
        active={filter}
        choices={FILTER_NAMES.map((name) => ({
          name,
          to: filterPath(name),
          label: t(`admin.filter_${name}`),
          count: counts[name],
        }))}
      />
      {rows.length > 0 && <OrdersTable rows={rows} caption={t(`admin.filter_${filter}`)} />}
      {attention && attention.rows.length > 0 && (
        <AttentionTable rows={attention.rows} now={attention.now} />
      )}
      {rows.length === 0 && (!attention || count === 0) && (
        <EmptyState
          title={t('admin.emptyTitle')}
          text={count > 0 ? t('admin.emptyPage') : t(`admin.emptyText_${filter}`)}
        >
          {(filter !== 'all' || count > 0) && (
            <ButtonLink to={filterPath('all')} variant="outline" size="small">
              {t('admin.showAll')}
            </ButtonLink>
          )}
        </EmptyState>
      )}
      <Pagination meta={meta} hrefOf={(page) => filterPath(filter, page)} words={words} />
      {attention && attention.differences.length > 0 && (
        <PaymentDifferences differences={attention.differences} />
      )}
      {attention && attention.letters.length > 0 && (
        <UndeliveredLetters letters={attention.letters} />
      )}
      <ZoneNote />
    </>
  )
}

const pageOf = (typed: string | null): number => {
  const page = Number(typed ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= PAGE_MAX ? page : 1
}
