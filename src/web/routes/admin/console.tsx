import { Outlet } from 'react-router'

import { areasOffered } from '#web/features/admin/frame/areas-offered.server.ts'
import { ConsoleFrame } from '#web/features/admin/frame/console-frame.tsx'
import { requireStaff } from '#web/features/admin/frame/guard.server.ts'
import { Palette } from '#web/features/admin/palette/palette.tsx'
import { countAreas } from '#web/features/admin/today/area-counts.server.ts'

import type { Route } from './+types/console.ts'

export const handle = { frame: 'none' }

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, staff, overrides } = requireStaff(context)
  const { name, role } = staff
  return { name, role, overrides, areas: areasOffered(ctx.actor), counts: await countAreas(ctx) }
}

export default function Console({ loaderData }: Route.ComponentProps) {
  return (
    <ConsoleFrame {...loaderData} palette={<Palette areas={loaderData.areas} />}>
      <Outlet />
    </ConsoleFrame>
  )
}
