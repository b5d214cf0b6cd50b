import { data } from 'react-router'

import { activityFile } from '#web/features/admin/audit/activity-file.server.ts'
import { requireStaff } from '#web/features/admin/frame/guard.server.ts'

import type { Route } from './+types/audit-file.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { ctx } = requireStaff(context, 'audit.read')
  const file = await activityFile(ctx, url.searchParams)
  if (!file) throw data({ code: 'forbidden' }, { status: 403 })
  return file
}
