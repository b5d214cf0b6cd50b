import { requireStaff } from '../../features/admin/guard.server.ts'
import { labelFile } from '../../features/admin/orders/files.server.ts'
import type { Route } from './+types/orders-labels-file.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, staff } = requireStaff(context)
  return labelFile(ctx, staff, new URL(request.url).searchParams)
}
