import { Outlet } from 'react-router'

import { CommandPalette } from '#web/features/admin/command-palette/command-palette.tsx'
import { ConsoleFrame } from '#web/features/admin/frame/console-frame.tsx'
import { requireAnyStaff } from '#web/features/admin/frame/guard.server.ts'
import { visibleSections } from '#web/features/admin/frame/visible-sections.server.ts'
import { countSections } from '#web/features/admin/today/section-counts.server.ts'

import type { Route } from './+types/console.ts'

export const handle = { frame: 'none' }

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, staff, overrides } = requireAnyStaff(context)
  const { name, role, theme } = staff
  return {
    name,
    role,
    theme,
    overrides,
    sections: visibleSections(ctx.actor),
    counts: await countSections(ctx),
    now: ctx.now,
  }
}

export default function Console({ loaderData }: Route.ComponentProps) {
  return (
    <ConsoleFrame {...loaderData} palette={<CommandPalette sections={loaderData.sections} />}>
      <Outlet />
    </ConsoleFrame>
  )
}
