import { data, redirect } from 'react-router'

import { isBatchAction } from '#domain/orders/batches/batch.ts'
import { useT } from '#i18n/use-t.ts'
import { readForm, requireStaff } from '#web/features/admin/frame/guard.server.ts'
import {
  handleNewBatchAction,
  loadNewBatch,
} from '#web/features/admin/orders/batch/batch-action.server.ts'
import { NewBatchForm } from '#web/features/admin/orders/batch/batch-form.tsx'
import { PasteForm } from '#web/features/admin/orders/batch/paste-form.tsx'
import { pageMeta } from '#web/site/page-meta.ts'
import { ButtonLink } from '#web/ui/button.tsx'

import type { Route } from './+types/orders-new-batch.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: t(`adminOrders.${args.loaderData?.batch.action ?? 'confirm'}Title`),
    isPrivate: true,
  }))

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx } = requireStaff(context)
  const { searchParams } = new URL(request.url)
  const asked = searchParams.get('do')
  const action = isBatchAction(asked) ? asked : 'confirm'
  const ids = searchParams.getAll('id')
  return {
    batch: await loadNewBatch(ctx, action, ids),
    isPasting: action === 'ship' && ids.length === 0,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, site } = requireStaff(context)
  const outcome = await handleNewBatchAction(ctx, await readForm(request, site.url))
  if (outcome === null) throw data(null, { status: 422 })
  if ('batchId' in outcome) return redirect(`/admin/orders/batch/${outcome.batchId}`)
  const isRead = outcome.kind === 'batch' && !outcome.code && !outcome.isInputEmpty
  return data(outcome, { status: isRead ? 200 : 422 })
}

export default function OrdersNewBatch({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const answer = actionData?.kind === 'batch' ? actionData : undefined
  const batch = answer?.batch ?? loaderData.batch
  const isPasting = !answer && (loaderData.isPasting || actionData?.kind === 'list')

  return (
    <>
      <h1>{t(`adminOrders.${isPasting ? 'ship' : batch.action}Title`)}</h1>
      {isPasting ? (
        <PasteForm answer={actionData?.kind === 'list' ? actionData : undefined} />
      ) : (
        <NewBatchForm batch={batch} answer={answer} />
      )}
      <p>
        <ButtonLink to="/admin/orders" variant="outline" size="small">
          {t('adminOrders.leave')}
        </ButtonLink>
      </p>
    </>
  )
}
