import { redirect } from 'react-router'

import { findAction } from '#web/features/admin/forms/action.ts'
import { requireStaff } from '#web/features/admin/frame/guard.server.ts'
import { readStaffForm, unknownForm } from '#web/features/admin/frame/staff-action.server.ts'
import { RESTOCK_ALERT_ACTIONS } from '#web/features/admin/messages/message-action.ts'
import { RESTOCK_ALERTS_PATH } from '#web/features/admin/messages/message-paths.ts'
import { loadRestockAlerts } from '#web/features/admin/messages/restock-alerts.server.ts'
import { RestockAlertsPage } from '#web/features/admin/messages/restock-alerts-page.tsx'
import { pageMeta } from '#web/site/page-meta.ts'

import type { Route } from './+types/restock-alerts.ts'

export const meta = pageMeta((t) => ({ title: t('adminMessages.restockAlerts'), isPrivate: true }))

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { ctx } = requireStaff(context, 'subscriber.read')
  return {
    ...(await loadRestockAlerts(ctx, searchParams)),
    isExporting: findAction(RESTOCK_ALERT_ACTIONS, searchParams.get('form')) !== null,
    isDone: findAction(RESTOCK_ALERT_ACTIONS, searchParams.get('done')) !== null,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { input, verify } = await readStaffForm({ context, request }, 'subscriber.read')
  const action = findAction(RESTOCK_ALERT_ACTIONS, input.intent)
  if (!action) return unknownForm()
  await verify(action)
  return redirect(`${RESTOCK_ALERTS_PATH}?done=${action}`)
}

export default function RestockAlerts({ loaderData }: Route.ComponentProps) {
  return <RestockAlertsPage {...loaderData} />
}
