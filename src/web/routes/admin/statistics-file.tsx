import { requireStaff } from '#web/features/admin/frame/guard.server.ts'
import { periodFrom } from '#web/features/admin/statistics/period-from.ts'
import { statisticsFile } from '#web/features/admin/statistics/statistics-file.server.ts'

import type { Route } from './+types/statistics-file.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  return statisticsFile(requireStaff(context, 'statistics.read').ctx, periodFrom(request))
}
