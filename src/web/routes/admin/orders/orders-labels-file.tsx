import { requireStaff } from '#web/features/admin/frame/guard.server.ts'
import { labelFile } from '#web/features/admin/orders/export/files.server.ts'

import type { Route } from './+types/orders-labels-file.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  const { ctx, staff } = requireStaff(context, 'order.ship')
  return labelFile(ctx, staff, url.searchParams)
}
