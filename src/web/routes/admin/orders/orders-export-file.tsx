import { requireStaff } from '#web/features/admin/frame/guard.server.ts'
import { exportFile } from '#web/features/admin/orders/export/files.server.ts'

import type { Route } from './+types/orders-export-file.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  const { ctx, staff } = requireStaff(context, 'order.export')
  return exportFile(ctx, staff, url.searchParams)
}
