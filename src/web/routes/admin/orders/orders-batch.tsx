import { data } from 'react-router'

import { viewBatch } from '#domain/orders/batches/view-batch.server.ts'
import { useT } from '#i18n/use-t.ts'
import { isUuid } from '#shared/uuid.ts'
import { requireStaff } from '#web/features/admin/frame/guard.server.ts'
import { BatchPage } from '#web/features/admin/orders/batch/batch-page.tsx'
import { pageMeta } from '#web/site/page-meta.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

import type { Route } from './+types/orders-batch.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: t(`adminOrders.batch_${args.loaderData?.batch?.action ?? 'confirm'}`),
    isPrivate: true,
  }))

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx } = requireStaff(context, 'order.read_all')
  const batch = isUuid(params.batchId) ? await viewBatch(ctx, params.batchId) : null
  if (!batch?.ok) return data({ batch: null }, { status: 404 })
  return data({ batch: batch.value })
}

export default function OrdersBatch({ loaderData: { batch } }: Route.ComponentProps) {
  const t = useT()
  if (batch) {
    return (
      <>
        <h1>{t(`adminOrders.batch_${batch.action}`)}</h1>
        <BatchPage batch={batch} />
      </>
    )
  }
  return (
    <>
      <h1>{t('admin.orders')}</h1>
      <EmptyState title={t('adminOrders.batchMissing')}>
        <ButtonLink to="/admin/orders" variant="outline" size="small">
          {t('admin.backToOrders')}
        </ButtonLink>
      </EmptyState>
    </>
  )
}
