import { redirect } from 'react-router'

import { endStaffSession } from '#domain/accounts/staff-session.server.ts'

import { appContext } from '../../context.ts'
import { assertSameOrigin, requireStaff } from '../../features/admin/guard.server.ts'
import { endedCookie } from '../../features/admin/session-cookie.server.ts'
import type { Route } from './+types/start.ts'

/** The console opens on its first work area. */
export function loader({ context }: Route.LoaderArgs) {
  requireStaff(context)
  return redirect('/admin/orders')
}

/** Signs out. */
export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, site, staff } = context.get(appContext)
  assertSameOrigin(request, site.url)
  if (staff.token !== null) await endStaffSession(ctx, staff.token)
  return redirect('/admin/sign-in', { headers: { 'Set-Cookie': endedCookie(staff.cookieName) } })
}

export default function Start() {
  return null
}
