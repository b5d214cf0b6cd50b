import { requireStaff } from '#web/features/admin/frame/guard.server.ts'
import { restockAlertsFile } from '#web/features/admin/messages/restock-alerts.server.ts'

import type { Route } from './+types/restock-alerts-file.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { ctx, staff } = requireStaff(context, 'subscriber.read')
  return restockAlertsFile(ctx, staff)
}
