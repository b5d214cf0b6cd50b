import { requireStaff } from '../../features/admin/guard.server.ts'
import { exportFile } from '../../features/admin/orders/files.server.ts'
import type { Route } from './+types/orders-export-file.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, staff } = requireStaff(context)
  return exportFile(ctx, staff, new URL(request.url).searchParams)
}
