import { pageNumberIn } from '#shared/page.ts'
import { findAction } from '#web/features/admin/forms/action.ts'
import { requireStaff } from '#web/features/admin/frame/guard.server.ts'
import { answerOf, readStaffForm } from '#web/features/admin/frame/staff-action.server.ts'
import {
  handleIncidentAction,
  loadIncidents,
} from '#web/features/admin/incidents/incidents.server.ts'
import {
  BACK,
  INCIDENT_ACTIONS,
  incidentFilterOf,
} from '#web/features/admin/incidents/incidents.ts'
import { IncidentsPage } from '#web/features/admin/incidents/incidents-page.tsx'
import { pageMeta } from '#web/site/page-meta.ts'

import type { Route } from './+types/incidents.ts'

export const meta = pageMeta((t) => ({ title: t('adminFrame.area_incidents'), isPrivate: true }))

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { ctx } = requireStaff(context, 'incident.read')
  const filter = incidentFilterOf(searchParams.get('show'))
  const page = pageNumberIn(searchParams.get('page')) ?? 1
  return {
    ...(await loadIncidents(ctx, { filter, page })),
    done: findAction(INCIDENT_ACTIONS, searchParams.get('done')),
    asked: searchParams.get('drop'),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, input } = await readStaffForm({ context, request }, 'incident.read')
  const back = input.from === 'today' ? BACK.today : BACK.incidents
  return answerOf(await handleIncidentAction(ctx, input), ({ done }) => `${back}?done=${done}`)
}

export default function Incidents({ loaderData, actionData }: Route.ComponentProps) {
  return <IncidentsPage {...loaderData} errors={actionData} />
}
