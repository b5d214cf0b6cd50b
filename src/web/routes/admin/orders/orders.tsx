import { useT } from '#i18n/use-t.ts'
import { UndeliveredEmails } from '#web/features/admin/emails/undelivered-emails.tsx'
import { requireStaff } from '#web/features/admin/frame/guard.server.ts'
import { BatchList } from '#web/features/admin/orders/batch/batch-list.tsx'
import { AttentionTable } from '#web/features/admin/orders/list/attention-table.tsx'
import { countText } from '#web/features/admin/orders/list/count-text.ts'
import { filterPath, TAB_NAMES } from '#web/features/admin/orders/list/order-filter.ts'
import { loadOrderList, type OrderList } from '#web/features/admin/orders/list/order-list.server.ts'
import { FoundHead, FoundOrders } from '#web/features/admin/orders/list/order-results.tsx'
import { PaymentDiscrepancies } from '#web/features/admin/orders/list/payment-discrepancies.tsx'
import { SearchForm } from '#web/features/admin/orders/list/search-form.tsx'
import { ActionLink } from '#web/features/admin/parts/action-link.tsx'
import { ZoneNote } from '#web/features/admin/parts/date-time.tsx'
import { FilterLinks } from '#web/features/admin/parts/filter-links.tsx'
import { ListPages } from '#web/features/admin/parts/list-pages.tsx'
import layout from '#web/features/admin/parts/page.module.css'
import { pageMeta } from '#web/site/page-meta.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'

import type { Route } from './+types/orders.ts'

export const meta = pageMeta((t) => ({ title: t('admin.orders'), isPrivate: true }))

export function loader({ context, url }: Route.LoaderArgs) {
  const { ctx } = requireStaff(context, 'order.read_all')
  return loadOrderList(ctx, url.searchParams)
}

export default function Orders({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const { address, attention, rows, page, counts, batches, countries, mayExport, mayFulfil } =
    loaderData

  return (
    <>
      <div className={layout.head}>
        <h1>{t('admin.orders')}</h1>
        <FilterLinks
          label={t('admin.filters')}
          active={address.tab}
          choices={TAB_NAMES.map((name) => ({
            name,
            to: filterPath(name),
            label: t(`admin.filter_${name}`),
            count: countText(counts[name]),
          }))}
        />
      </div>
      <div className={layout.tools}>
        <SearchForm address={address} countries={countries} />
        {!attention && (
          <FoundHead address={address} page={page} mayExport={mayExport} mayFulfil={mayFulfil} />
        )}
      </div>
      {attention ? (
        <OrdersNeedingAttention attention={attention} count={counts.attention.count} />
      ) : (
        <FoundOrders
          address={address}
          rows={rows}
          page={page}
          mayFulfil={mayFulfil}
          isAny={counts.all.count > 0}
        />
      )}
      <BatchList batches={batches} />
      <ZoneNote />
    </>
  )
}

type Needing = { attention: NonNullable<OrderList['attention']>; count: number }

function OrdersNeedingAttention({ attention: { rows, meta, ...others }, count }: Needing) {
  const t = useT()
  return (
    <>
      {rows.length > 0 && <AttentionTable rows={rows} now={others.now} />}
      {count === 0 && (
        <EmptyState title={t('admin.emptyTitle')} text={t('admin.emptyText_attention')}>
          <ActionLink to={filterPath('all')}>{t('admin.showAll')}</ActionLink>
        </EmptyState>
      )}
      <ListPages meta={meta} hrefOf={(number) => `${filterPath('attention')}&page=${number}`} />
      {others.discrepancies.length > 0 && (
        <PaymentDiscrepancies discrepancies={others.discrepancies} />
      )}
      {others.emails.length > 0 && <UndeliveredEmails emails={others.emails} />}
    </>
  )
}
