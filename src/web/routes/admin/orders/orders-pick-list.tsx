import { useT } from '#i18n/use-t.ts'
import { requireStaff } from '#web/features/admin/frame/guard.server.ts'
import { loadLabels } from '#web/features/admin/orders/labels/labels.server.ts'
import { loadPickList } from '#web/features/admin/orders/packing/pick-list.server.ts'
import { PickListPage } from '#web/features/admin/orders/packing/pick-list-page.tsx'
import { ActionLink } from '#web/features/admin/parts/action-link.tsx'
import { pageMeta } from '#web/site/page-meta.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'

import type { Route } from './+types/orders-pick-list.ts'

export const meta = pageMeta((t) => ({ title: t('adminPacking.pickList'), isPrivate: true }))

export async function loader({ context, url }: Route.LoaderArgs) {
  const { ctx } = requireStaff(context, 'order.ship')
  const ids = url.searchParams.getAll('id')
  const { labels } = await loadLabels(ctx, { ids, takesSent: false })
  return { ...(await loadPickList(ctx, ids)), labels }
}

export default function OrdersPickList({ loaderData }: Route.ComponentProps) {
  const t = useT()
  return (
    <>
      <h1>{t('adminPacking.pickList')}</h1>
      {loaderData.orders.length > 0 ? (
        <PickListPage {...loaderData} />
      ) : (
        <EmptyState title={t('adminOrders.labelsNone')}>
          <ActionLink to="/admin/orders/packing">{t('adminPacking.back')}</ActionLink>
        </EmptyState>
      )}
    </>
  )
}
