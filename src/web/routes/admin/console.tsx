import { Outlet } from 'react-router'

import { ConsoleFrame } from '../../features/admin/console-frame.tsx'
import { requireStaff } from '../../features/admin/guard.server.ts'
import type { Route } from './+types/console.ts'

export const handle = { frame: 'none' }

export function loader({ context }: Route.LoaderArgs) {
  const { name, role } = requireStaff(context).staff
  return { name, role }
}

export default function Console({ loaderData }: Route.ComponentProps) {
  return (
    <ConsoleFrame {...loaderData}>
      <Outlet />
    </ConsoleFrame>
  )
}
