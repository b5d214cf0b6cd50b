import { data, redirect } from 'react-router'

import { requireStaff } from '#web/features/admin/frame/guard.server.ts'
import { readStaffForm, unknownForm } from '#web/features/admin/frame/staff-action.server.ts'
import { loadPacking } from '#web/features/admin/orders/packing/packing.server.ts'
import { handlePackingAction } from '#web/features/admin/orders/packing/packing-action.server.ts'
import { PackingBoard } from '#web/features/admin/orders/packing/packing-page.tsx'
import { PasteForm } from '#web/features/admin/orders/packing/paste-form.tsx'
import { pageMeta } from '#web/site/page-meta.ts'

import type { Route } from './+types/orders-packing.ts'

export const meta = pageMeta((t) => ({ title: t('adminPacking.title'), isPrivate: true }))

export function loader({ context, url }: Route.LoaderArgs) {
  const { ctx } = requireStaff(context, 'order.ship')
  return loadPacking(ctx, url.searchParams)
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, form } = await readStaffForm({ context, request }, 'order.ship')
  const outcome = await handlePackingAction(ctx, form)
  if (outcome === null) return unknownForm()
  if ('batchId' in outcome) return redirect(`/admin/orders/batch/${outcome.batchId}`)
  const isRead = outcome.kind === 'board' && !outcome.code && !outcome.isInputEmpty
  return data(outcome, { status: isRead ? 200 : 422 })
}

export default function OrdersPacking({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PackingBoard
        packing={loaderData}
        answer={actionData?.kind === 'board' ? actionData : undefined}
      />
      <PasteForm answer={actionData?.kind === 'list' ? actionData : undefined} />
    </>
  )
}
