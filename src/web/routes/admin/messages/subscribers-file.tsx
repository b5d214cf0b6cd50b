import { requireStaff } from '#web/features/admin/frame/guard.server.ts'
import { subscribersFile } from '#web/features/admin/messages/subscribers.server.ts'

import type { Route } from './+types/subscribers-file.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { ctx, staff } = requireStaff(context, 'subscriber.read')
  return subscribersFile(ctx, staff)
}
