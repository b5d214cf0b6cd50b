import { data } from 'react-router'

import { statusOf } from '#contract/problems.ts'
import { viewBatch } from '#domain/orders/batches/view-batch.server.ts'
import { batchHeldUntil, undoBatch } from '#domain/orders/undoing/undo-batch.server.ts'
import { useT } from '#i18n/use-t.ts'
import { isUuid } from '#shared/uuid.ts'
import { requireStaff } from '#web/features/admin/frame/guard.server.ts'
import { readStaffForm, unknownForm } from '#web/features/admin/frame/staff-action.server.ts'
import { BatchPage } from '#web/features/admin/orders/batch/batch-page.tsx'
import { ActionLink } from '#web/features/admin/parts/action-link.tsx'
import { pageMeta } from '#web/site/page-meta.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'

import type { Route } from './+types/orders-batch.ts'

export const meta: Route.MetaFunction = pageMeta((t, { loaderData }) => ({
  title: t(`adminOrders.batch_${loaderData?.batch?.action ?? 'confirm'}`),
  isPrivate: true,
}))

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx } = requireStaff(context, 'order.read_all')
  const { batchId } = params
  const batch = isUuid(batchId) ? await viewBatch(ctx, batchId) : null
  if (!batch?.ok) return data({ batch: null }, { status: 404 })
  const heldUntil = batch.value.endedAt ? await batchHeldUntil(ctx, batch.value) : null
  return data({ batch: batch.value, heldUntil, now: ctx.now })
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { ctx, input } = await readStaffForm({ context, request }, 'order.read_all')
  if (input.intent !== 'undo_batch') return unknownForm()
  const undone = await undoBatch(ctx, params.batchId)
  if (undone.ok) return { undone: undone.value.undone, code: null }
  return data({ undone: 0, code: undone.error }, { status: statusOf[undone.error] })
}

export default function OrdersBatch({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  if (loaderData.batch) {
    const { batch, heldUntil, now } = loaderData
    return (
      <>
        <h1>{t(`adminOrders.batch_${batch.action}`)}</h1>
        <BatchPage batch={batch} heldUntil={heldUntil} now={now} answer={actionData} />
      </>
    )
  }
  return (
    <>
      <h1>{t('admin.orders')}</h1>
      <EmptyState title={t('adminOrders.batchMissing')}>
        <ActionLink to="/admin/orders">{t('admin.backToOrders')}</ActionLink>
      </EmptyState>
    </>
  )
}
