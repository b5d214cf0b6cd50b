import { redirect } from 'react-router'

import { revokeStaffSession } from '#domain/accounts/staff/staff-session.server.ts'
import { appContext } from '#web/context.ts'
import { findAction } from '#web/features/admin/forms/action.ts'
import { assertSameOrigin, requireAnyStaff } from '#web/features/admin/frame/guard.server.ts'
import { SECTIONS } from '#web/features/admin/frame/sections.ts'
import { visibleSections } from '#web/features/admin/frame/visible-sections.server.ts'
import { INCIDENT_ACTIONS } from '#web/features/admin/incidents/incidents.ts'
import { endedCookie } from '#web/features/admin/sign-in/session-cookie.server.ts'
import { loadToday } from '#web/features/admin/today/today.server.ts'
import { TodayPage } from '#web/features/admin/today/today-page.tsx'
import { pageMeta } from '#web/site/page-meta.ts'

import type { Route } from './+types/today.ts'

export const meta = pageMeta((t) => ({ title: t('adminFrame.area_today'), isPrivate: true }))

export async function loader({ context, url }: Route.LoaderArgs) {
  const { ctx } = requireAnyStaff(context)
  // A role without orders begins with its first area.
  const [start] = visibleSections(ctx.actor)
  if (start && start !== 'today') throw redirect(SECTIONS[start].path)

  const done = url.searchParams.get('done')
  const { isProduction } = context.get(appContext).site
  return {
    today: await loadToday(ctx),
    done: findAction(INCIDENT_ACTIONS, done),
    now: ctx.now,
    isProduction,
  }
}

/** Signs out. */
export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, site, staff } = context.get(appContext)
  assertSameOrigin(request, site.url)
  if (staff.token !== null) await revokeStaffSession(ctx, staff.token)
  return redirect('/admin/sign-in', { headers: { 'Set-Cookie': endedCookie(staff.cookieName) } })
}

export default function Start({ loaderData }: Route.ComponentProps) {
  return <TodayPage {...loaderData} />
}
