import { useT } from '#i18n/use-t.ts'
import { requireStaff } from '#web/features/admin/frame/guard.server.ts'
import { answerOf, readStaffForm } from '#web/features/admin/frame/staff-action.server.ts'
import {
  handleNewBatchAction,
  loadNewBatch,
} from '#web/features/admin/orders/batch/batch-action.server.ts'
import { NewBatchForm } from '#web/features/admin/orders/batch/batch-form.tsx'
import { pageMeta } from '#web/site/page-meta.ts'

import type { Route } from './+types/orders-new-batch.ts'

export const meta = pageMeta((t) => ({ title: t('adminOrders.confirmTitle'), isPrivate: true }))

export async function loader({ context, url }: Route.LoaderArgs) {
  const { ctx } = requireStaff(context, 'order.confirm')
  return { batch: await loadNewBatch(ctx, url.searchParams.getAll('id')) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, form } = await readStaffForm({ context, request }, 'order.confirm')
  const outcome = await handleNewBatchAction(ctx, form)
  return answerOf(outcome, ({ batchId }) => `/admin/orders/batch/${batchId}`)
}

export default function OrdersNewBatch({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  return (
    <>
      <h1>{t('adminOrders.confirmTitle')}</h1>
      <NewBatchForm batch={actionData?.batch ?? loaderData.batch} errors={actionData} />
    </>
  )
}
